# The drawn table.

ui-title = { $game } · { $preset } · deal { $deal }{ $of ->
    [0] { "" }
    [-1] { " " }(overtime)
   *[other] { " " }of { $of }
 }
ui-next-right = play goes to the right ↺
ui-next-left = play goes to the left ↻
ui-keys-table = h help   ? hint   w why   l last   r rules   +/− pace   q leave
ui-your-turn = Your turn: { $what }.
ui-seat-cards = { $n ->
    [0] no card
    [one] 1 card
   *[other] { $n } cards
 }
ui-seat-tricks = { $n ->
    [0] 0 tricks
    [one] 1 trick
   *[other] { $n } tricks
 }
ui-seat-points = { $n } pts
ui-taken = (points taken: { $n })
ui-dealer = deals
ui-pass = passes
ui-kept = keeps
ui-exchanged = exchanges
ui-without = “without { $rank }”
ui-again = “I start again”
ui-takes = “takes!”
ui-out = “out!”
ui-trick-line = { $number }. { $cards } → { $name }
ui-run-line = { $name }: { $cards }
ui-word-keep = keep
ui-word-pass = pass
ui-word-stop = stop
ui-word-done = nothing more
ui-word-undertake = undertake
ui-word-silent = stay silent
ui-word-show = show the { $ranks }
ui-word-takes = { $card } takes!
ui-aside-hint = choose the card to exchange, or keep
ui-aside-only = choose the card to put aside
ui-pace = Pace of the others: { $pace ->
    [0] at once
    [1] quick
    [2] walking
   *[3] slow
 }.
ui-alone-on = A lone card is now played by itself.
ui-alone-off = Lone cards are yours to play again.
ui-page-keys = ↑↓ scroll   Esc close
ui-help-title = Help
ui-help =
    ← →  choose a card, Enter  play it
    1 … 9, 0, letters  the card with that sign
    mouse  click a card, or a word below the cards
    k  keep   p  pass   s  stop   n  nothing more
    d  show a Triangle or a Quarré
    !  lay the chosen board card and take its box
    u  undertake the reversis   t  stay silent
    ?  a hint, with its reasons   h or F1  help
    w  the payments of this deal, reckoned
    l  last trick   r  rules
    v  after a deal: look back upon it
    + −  pace of the others   F2 candle or day   F3 lone cards by themselves
    Page ↑ ↓  the log   q  leave; the match is kept
    A dim card is one that the rules refuse: choose it, and the article is told.
ui-why-title = The payments of this deal
ui-last-title = Last trick
ui-rules-title = Rules
ui-rules-card = this table
ui-settled-title = Deal { $deal } is settled
ui-ended-title = The match is over
ui-settled-keys = Enter next deal   v review   w why   r rules   q leave
ui-ended-keys = Enter a new match   v review   w why   r rules   q leave
ui-aside = put aside
ui-leave-title = Leave the table?
ui-leave = The match is kept and can be resumed:
ui-leave-keys = Enter leave   Esc go on playing

# The start.

ui-start-title = Corbillon
ui-start-sub = three card games of the 17th and 18th centuries
ui-start-keys = ↑↓ choose   ←→ change   Enter play   F2 light   q leave
ui-row-play = Play
ui-row-resume = Resume
ui-row-game = Game
ui-row-preset = Rules
ui-row-seats = Players
ui-row-bots = Against
ui-row-lang = Language
ui-row-pace = Pace
ui-lang-fr = français
ui-lang-en = English
ui-bot-ecolier = the Schoolboy
    .about = A beginner, often mistaken: to learn from without fear.
ui-bot-bourgeois = the Burgher
    .about = Follows the good advice of each game, no more and no less.
ui-bot-abbe = the Abbé
    .about = Thinks for a moment about the cards that are out of sight.
ui-bot-chevalier = the Chevalier
    .about = Weighs every card, and leaves little to chance.
ui-bot-marquise = the Marquise
    .about = Sees further than all the others: the strongest.
ui-level = { $name }. { $about }
ui-levels-title = From the gentlest
ui-bot-thumb = rule-of-thumb bots
ui-bot-random = bots at random
ui-bot-lowest = bots that play low
ui-pace-0 = at once
ui-pace-1 = quick
ui-pace-2 = walking
ui-pace-3 = slow
ui-resume-value = { $game }, deal { $deal }, { $when }
ui-card-title = Rules of the table
ui-card-plain = as in { $preset }, nothing changed
ui-clash = These switches do not go together: { $why }

# Hints and reviews.

ui-hint-title = Hint
ui-thinking = One moment, this is being thought over …
ui-no-thought = Nothing came of thinking; ask again.
ui-close-keys = Esc close
ui-review-title = Deal { $deal } reviewed
ui-reviewing = One moment, the deal is being looked back upon …
ui-review-keys = ↑↓ choose   ←→ read   Enter play again from here   o hands   Esc close
ui-review-worst = the dearest
ui-review-all = all, in their order
ui-review-laid = On the table
ui-review-hidden = o shows the hands of the others
ui-aside-table = again, aside: { $title }
ui-aside-title = Deal { $deal }, played again aside: nothing of it counts
ui-aside-keys = Enter back to the review   w why   r rules
