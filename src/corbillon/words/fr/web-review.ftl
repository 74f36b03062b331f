# Le conseil au moment de jouer, la revue d’une donne, la donne rejouée.

tool-hint = Conseil
hint-thinking = On réfléchit pour vous…
hint-not-turn = Le conseil vient quand c’est à vous.
hint-not-alone = On ne conseille qu’un joueur seul avec des robots.
hint-failed = Le conseil n’est pas venu. Demandez-le encore.
hint-worlds = { $worlds ->
    [1] Essayé dans une donne possible, tirée de ce que vous savez.
   *[other] Essayé dans { $worlds } donnes possibles, tirées de ce que vous savez.
 }
hint-more = { $n ->
    [1] Une autre raison
   *[other] { $n } autres raisons
 }
hint-advised = { $deed }, conseillé
review-open = { $who ->
    [you] Revoir mes choix
   *[other] Revoir les choix de { $name }
 }
review-section = Ce qu’ont valu les choix
review-what = Chaque choix est jugé par ce qui se savait alors à cette place, et comparé à toutes les autres cartes permises.
review-dialog = Revue de la donne
review-thinking = On revoit la donne, choix par choix. Cela prend quelques secondes…
review-none-here = Cette donne ne peut être revue : elle n’est pas là, ou pas finie.
review-whole = La donne en entier
review-lost-own = Perdu par vos choix : { $amount }.
review-nothing = Il n’y avait rien à choisir dans cette donne.
review-nth = Choix { $n } sur { $of } : { $when }
review-before-this = Le choix d’avant (←)
review-after-this = Le choix d’après (→)
review-at-before = avant la première carte
review-at-trick = levée { $n }
review-at-card = carte { $n }
review-good = { $deed } : rien de mieux, pour autant que les essais le disent.
review-by-bot = Un robot jouait à votre place.
review-choice = choix
review-worth = ce qu’il vaut
review-behind = perte
review-played = joué
review-best = le meilleur
review-lay = Sur la table
review-hand = { $who ->
    [you] Votre jeu
   *[other] Le jeu de { $name }
 }
review-others = Montrer les jeux des autres
review-again = Rejouer d’ici
review-again-line = Les mêmes cartes, les mêmes robots, à une table pour vous seul.
review-course = Gagné ou perdu dans la donne : { $standing }. Choix coûteux : { $losses }.
review-losses = vos pertes
review-losses-of = pertes
again-strip = donne { $deal }, rejouée
again-table = une donne rejouée
again-no-shuffle = Cette donne était rejouée : ses cartes ne viennent d’aucun mélange.
