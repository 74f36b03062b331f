# Le tapis : les places, les enjeux, les cartes posées.

cloth-direction = { $direction ->
    [left] On joue vers la gauche.
   *[right] On joue vers la droite.
 }
cloth-stack = { $name } : { $balance }.
cloth-explain = D’où cela vient-il ?
cloth-bot = robot, { $bot ->
    [ecolier] l’Écolier
    [bourgeois] le Bourgeois
    [abbe] l’Abbé
    [chevalier] le Chevalier
    [marquise] la Marquise
    [thumb] de bon sens
    [random] au hasard
    [lowest] qui joue bas
   *[other] { $bot }
 }
cloth-level-ecolier = l’Écolier
cloth-level-bourgeois = le Bourgeois
cloth-level-abbe = l’Abbé
cloth-level-chevalier = le Chevalier
cloth-level-marquise = la Marquise
cloth-level-thumb = de bon sens
cloth-level-random = au hasard
cloth-level-lowest = joue bas
cloth-here = présent
cloth-turn = { $who ->
    [you] à vous
   *[other] joue
 }
cloth-clock = temps qui reste : { $time }
cloth-bank = réserve { $time }
cloth-points = { $n ->
    [0] 0 pt
    [1] 1 pt
   *[other] { $n } pts
 }
cloth-shown = montré : { $cards }
cloth-open-hand = Le jeu : { $name }
cloth-mark-dealer = donne
cloth-mark-leads = entame
cloth-mark-opens = a ouvert
cloth-mark-exchanged = a écarté
cloth-mark-kept = garde son jeu
cloth-mark-first-equinox = 1er Équinoxe
cloth-mark-second-equinox = 2d Équinoxe
cloth-mark-vole = la Vole
cloth-mark-undertaker = entreprend le reversis
cloth-mark-espagnolette = espagnolette
cloth-mark-own-espagnolette = espagnolette : { $right ->
    [yes] vous pouvez renoncer
    [used] droit usé
   *[lost] droit perdu
 }
cloth-mark-pending = { $n } en suspens
cloth-pending = En suspens : { $n }
cloth-trick = { $n ->
    [0] La levée : aucune carte
    [one] La levée : une carte
   *[other] La levée : { $n } cartes
 }
cloth-run = { $n ->
    [0] La suite : aucune carte
    [one] La suite : une carte
   *[other] La suite : { $n } cartes
 }
cloth-laid-by = { $card }, { $name }
cloth-taken = { $who ->
    [you] Elle est à vous
   *[other] Elle est à { $name }
 }
cloth-talon = { $n ->
    [0] talon vide
   *[other] talon : { $n }
 }
cloth-aside = quatre à l’écart
cloth-aside-so-far = à l’écart : { $n }
cloth-double = tour double
cloth-board = Le tableau
cloth-box = { $fate ->
    [open] à prendre
    [taken] prise
    [forgotten] oubliée
   *[doubled] doublée
 }
cloth-wanted = on demande
cloth-opens = { $who ->
    [you] À vous d’ouvrir une suite.
   *[other] { $name } ouvre une suite.
 }
