# La table dessinée.

ui-title = { $game } · { $preset } · donne { $deal }{ $of ->
    [0] { "" }
    [-1] { " " }(prolongation)
   *[other] { " " }sur { $of }
 }
ui-next-right = on joue vers la droite ↺
ui-next-left = on joue vers la gauche ↻
ui-keys-table = h aide   ? conseil   w pourquoi   l dernier   r règles   +/− allure   q partir
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
    ?  un conseil, avec ses raisons   h ou F1  aide
    w  les paiements de la donne, comptés
    l  dernière levée   r  règles
    v  après une donne : la revoir
    + −  allure des autres   F2 chandelle ou jour   F3 carte seule d’office
    Page ↑ ↓  le journal   q  partir ; la partie est gardée
    Une carte pâle est une carte que la règle refuse : choisissez-la, l’article vous est dit.
ui-why-title = Les paiements de la donne
ui-last-title = Dernière levée
ui-rules-title = Règles
ui-rules-card = cette table
ui-settled-title = Donne { $deal } : le règlement
ui-ended-title = La partie est finie
ui-settled-keys = Entrée donne suivante   v revue   w pourquoi   r règles   q partir
ui-ended-keys = Entrée une autre partie   v revue   w pourquoi   r règles   q partir
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
ui-bot-ecolier = l’Écolier
    .about = Il débute et se trompe souvent : de quoi apprendre sans crainte.
ui-bot-bourgeois = le Bourgeois
    .about = Il suit les bons conseils de chaque jeu, ni plus ni moins.
ui-bot-abbe = l’Abbé
    .about = Il réfléchit un moment aux cartes qu’il ne voit pas.
ui-bot-chevalier = le Chevalier
    .about = Il pèse chaque carte, et laisse peu au hasard.
ui-bot-marquise = la Marquise
    .about = Elle voit plus loin que tous les autres : la plus forte.
ui-level = { $name }. { $about }
ui-levels-title = Du plus doux au plus fort
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

# Conseils et revues.

ui-hint-title = Conseil
ui-thinking = Un moment, on y songe …
ui-no-thought = Il n’en est rien venu ; demandez encore.
ui-close-keys = Échap fermer
ui-review-title = Donne { $deal }, revue
ui-reviewing = Un moment, on revoit la donne …
ui-review-keys = ↑↓ choix   ←→ lire   Entrée rejouer de là   o les jeux   Échap fermer
ui-review-worst = les plus coûteux
ui-review-all = tous, dans leur ordre
ui-review-laid = Sur le tapis
ui-review-hidden = o montre les jeux des autres
ui-aside-table = rejouée à part : { $title }
ui-aside-title = Donne { $deal }, rejouée à part : rien n’en compte
ui-aside-keys = Entrée retour à la revue   w pourquoi   r règles
