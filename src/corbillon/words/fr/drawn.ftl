# La table dessinée.

ui-title = { $game } · { $preset } · donne { $deal }{ $of ->
    [0] { "" }
    [-1] { " " }(prolongation)
   *[other] { " " }sur { $of }
 }
ui-next-right = on joue vers la droite ↺
ui-next-left = on joue vers la gauche ↻
ui-keys-table = h aide   w pourquoi   l dernier   r règles   +/− allure   F2 jour   q partir
ui-your-turn = À vous : { $what }.
ui-seat-cards = { $n ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $n } cartes
 }
ui-seat-tricks = { $n ->
    [0] 0 levée
    [1] 1 levée
   *[other] { $n } levées
 }
ui-seat-points = { $n } pts
ui-taken = (points faits : { $n })
ui-dealer = donne
ui-pass = passe
ui-kept = garde
ui-exchanged = écarte
ui-without = « sans { $rank } »
ui-again = « je recommence »
ui-takes = « qui prend ! »
ui-out = « fini ! »
ui-trick-line = { $number }. { $cards } → { $name }
ui-run-line = { $name } : { $cards }
ui-word-keep = garder
ui-word-pass = passer
ui-word-stop = arrêter
ui-word-done = plus rien
ui-word-undertake = entreprendre
ui-word-silent = se taire
ui-word-show = montrer les { $ranks }
ui-word-takes = { $card } qui prend !
ui-aside-hint = choisissez la carte à écarter, ou gardez
ui-aside-only = choisissez la carte à mettre de côté
ui-pace = Allure des autres : { $pace ->
    [0] aussitôt
    [1] vive
    [2] posée
   *[3] lente
 }.
ui-alone-on = Une carte seule permise se joue désormais d’elle-même.
ui-alone-off = Les cartes seules permises sont de nouveau à vous.
ui-page-keys = ↑↓ dérouler   Échap fermer
ui-help-title = Aide
ui-help =
    ← →  choisir une carte, Entrée  la jouer
    1 … 9, 0, lettres  la carte de ce signe
    souris  cliquer une carte, ou un mot sous les cartes
    k  garder   p  passer   s  arrêter   n  plus rien
    d  montrer un Triangle ou un Quarré
    !  poser la belle carte choisie et prendre sa case
    u  entreprendre le reversis   t  se taire
    w ou ?  les paiements de la donne, comptés
    l  dernière levée   r  règles   h  aide
    + −  allure des autres   F2 chandelle ou jour   F3 carte seule d’office
    Page ↑ ↓  le journal   q  partir ; la partie est gardée
    Une carte pâle est une carte que la règle refuse : choisissez-la, l’article vous est dit.
ui-why-title = Les paiements de la donne
ui-last-title = Dernière levée
ui-rules-title = Règles
ui-rules-card = cette table
ui-settled-title = Donne { $deal } : le règlement
ui-ended-title = La partie est finie
ui-settled-keys = Entrée donne suivante   w pourquoi   r règles   q partir
ui-ended-keys = Entrée une autre partie   w pourquoi   r règles   q partir
ui-aside = à l’écart
ui-leave-title = Quitter la table ?
ui-leave = La partie est gardée et peut reprendre :
ui-leave-keys = Entrée partir   Échap continuer

# L’accueil.

ui-start-title = Corbillon
ui-start-sub = trois jeux de cartes des XVIIe et XVIIIe siècles
ui-start-keys = ↑↓ choisir   ←→ changer   Entrée jouer   F2 jour   q partir
ui-row-play = Jouer
ui-row-resume = Reprendre
ui-row-game = Jeu
ui-row-preset = Règles
ui-row-seats = Joueurs
ui-row-bots = Contre
ui-row-lang = Langue
ui-row-pace = Allure
ui-lang-fr = français
ui-lang-en = English
ui-bot-thumb = des robots de bon sens
ui-bot-random = des robots au hasard
ui-bot-lowest = des robots qui jouent bas
ui-pace-0 = aussitôt
ui-pace-1 = vive
ui-pace-2 = posée
ui-pace-3 = lente
ui-resume-value = { $game }, donne { $deal }, { $when }
ui-card-title = Les règles de la table
ui-card-plain = comme { $preset }, sans rien changer
ui-clash = Ces variantes ne vont pas ensemble : { $why }
