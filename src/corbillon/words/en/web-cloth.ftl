# The cloth: seats, stakes, cards on the table.

cloth-direction = { $direction ->
    [left] Play goes to the left.
   *[right] Play goes to the right.
 }
cloth-stack = { $name }: { $balance }.
cloth-explain = How did this come to be?
cloth-bot = bot, { $bot ->
    [ecolier] Schoolboy
    [bourgeois] Burgher
    [abbe] Abbé
    [chevalier] Chevalier
    [marquise] Marquise
    [thumb] by rules of thumb
    [random] at random
    [lowest] plays low
   *[other] { $bot }
 }
cloth-level-ecolier = Schoolboy
cloth-level-bourgeois = Burgher
cloth-level-abbe = Abbé
cloth-level-chevalier = Chevalier
cloth-level-marquise = Marquise
cloth-level-thumb = by thumb
cloth-level-random = at random
cloth-level-lowest = plays low
cloth-here = here
cloth-turn = { $who ->
    [you] your turn
   *[other] to play
 }
cloth-clock = time left: { $time }
cloth-bank = bank { $time }
cloth-points = { $n ->
    [0] 0 pts
    [1] 1 pt
   *[other] { $n } pts
 }
cloth-shown = shown: { $cards }
cloth-open-hand = Hand: { $name }
cloth-mark-dealer = deals
cloth-mark-leads = leads
cloth-mark-opens = opened
cloth-mark-exchanged = exchanged
cloth-mark-kept = keeps
cloth-mark-first-equinox = 1st Equinox
cloth-mark-second-equinox = 2nd Equinox
cloth-mark-vole = the Vole
cloth-mark-undertaker = undertakes the reversis
cloth-mark-espagnolette = espagnolette
cloth-mark-own-espagnolette = espagnolette: { $right ->
    [yes] you may renounce
    [used] right used
   *[lost] right lost
 }
cloth-mark-pending = { $n } pending
cloth-pending = Pending: { $n }
cloth-trick = { $n ->
    [0] The trick: no card
    [one] The trick: one card
   *[other] The trick: { $n } cards
 }
cloth-run = { $n ->
    [0] The run: no card
    [one] The run: one card
   *[other] The run: { $n } cards
 }
cloth-laid-by = { $card }, { $name }
cloth-taken = { $who ->
    [you] It is yours
   *[other] It goes to { $name }
 }
cloth-talon = { $n ->
    [0] talon empty
   *[other] talon: { $n }
 }
cloth-aside = four set aside
cloth-aside-so-far = set aside: { $n }
cloth-double = double round
cloth-board = The board
cloth-box = { $fate ->
    [open] to be taken
    [taken] taken
    [forgotten] forgotten
   *[doubled] doubled
 }
cloth-wanted = is asked for
cloth-opens = { $who ->
    [you] You open a run.
   *[other] { $name } opens a run.
 }
