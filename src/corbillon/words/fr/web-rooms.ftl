# L’accueil, les réglages d’une table, les tables ouvertes.

room-hero = Trois jeux qu’on jouait aux chandelles
room-hero-line = Le Zinzolin, le Nain jaune et le Reversis, chacun par son livre. Contre des robots ou avec des amis, sans compte, et chaque jeton vous dit pourquoi il bouge.
room-games = Les jeux
room-play-now = Jouer tout de suite
room-play-now-at = Jouer tout de suite : { $game }
room-opening = La table s’ouvre…
room-own-table = Une table à moi
room-own-table-at = Une table à moi : { $game }
room-rule-book = Le livre
room-rule-book-at = Le livre : { $game }
room-players = { $apart ->
    [yes] de { $least } à { $most } joueurs
   *[no] { $most } joueurs
 }
room-players-or = { $span }, ou { $others }
room-at-once = { $preset }, { $seats } joueurs, { $bot }
room-at-once-change = Changer
room-again = votre dernier jeu
room-zinzolin-year = 1769
room-zinzolin-line = Faites six levées de suite, ou pas une seule. Entre les deux, ce sont les as, les deux et les trois qui font payer.
room-zinzolin-drawing = Un petit panier plein de jetons, devant un as, un deux et un trois.
room-nain-jaune-year = vers 1760
room-nain-jaune-line = On monte d’un rang à l’autre, « dame qui prend » vide sa case, et le premier sans carte est payé par tous.
room-nain-jaune-drawing = Le tableau de cinq cases, le nain au milieu.
room-reversis-year = vers 1600
room-reversis-line = Le jeu à l’envers : chaque levée est une charge et le valet de cœur un péril, sauf pour qui ose les faire toutes.
room-reversis-drawing = Le valet de cœur jeté sur une levée de piques.

# Le nom.

room-name = Votre nom
room-name-is = Vous êtes { $name }
room-name-lent = Ce nom vous est prêté ; prenez le vôtre si vous voulez.
room-name-change = Changer de nom
room-name-save = Garder
room-name-cancel = Renoncer
room-name-kept = Vous êtes désormais { $name }.
room-name-hint = De 1 à 24 signes.

# Ses tables, les tables ouvertes, les relevés.

room-mine-running = { $count ->
    [one] Une partie vous attend
   *[other] { $count } parties vous attendent
 }
room-mine-older = Vos parties finies
room-go-back = Reprendre
room-go-back-at = Reprendre la table de { $game } avec { $who }
room-look-again = Revoir
room-look-again-at = Revoir la table de { $game } avec { $who }
room-with-bots = des robots
room-state = { $phase ->
    [gathering] on s’installe
    [over] la partie est finie
    [closed] fermée
   *[playing] donne { $deal }{ $of ->
        [0] {""}
       *[other] { " " }sur { $of }
     }
 }
room-lobby = Tables ouvertes
room-lobby-line = Des tables dont le maître souhaite compagnie.
room-lobby-count = { $count ->
    [0] Aucune table ouverte.
    [one] Une table ouverte.
   *[other] { $count } tables ouvertes.
 }
room-lobby-all = Toutes les tables ouvertes
room-lobby-empty = Personne n’attend pour le moment. Ouvrez une table : elle paraîtra ici, et des robots tiennent les places jusqu’à ce qu’on vienne.
room-lobby-open = Ouvrir une table de { $game }
room-lobby-lost = Le serveur ne répond pas ; la liste peut dater.
room-lobby-seats = { $count ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $count } places libres
 }
room-seated = Y sont : { $who }
room-seated-nobody = Personne n’est assis, que des robots.
room-deviations = { $count ->
    [0] sans rien changer
    [one] un point changé
   *[other] { $count } points changés
 }
room-clocked = à la pendule
room-unclocked = sans pendule
room-sit = S’asseoir
room-sit-at = S’asseoir à la table de { $game } avec { $who }
room-watch = Regarder
room-watch-at = Regarder la table de { $game } avec { $who }
room-records = Rejouer une partie
room-records-line = Ouvrez le relevé d’une partie et parcourez-la levée par levée, toutes mains cachées ou montrées.
room-records-open = Ouvrir un relevé

# Les réglages d’une table.

room-new = Une table de { $game }
room-new-line = Choisissez, ouvrez, puis envoyez le lien. Ce que vous ne touchez pas est comme dans le livre.
room-not-a-game = Il n’y a pas de jeu de ce nom.
room-section-rules = D’après quel livre
room-section-length = Longueur de la partie
room-section-company = Qui joue
room-section-time = Rythme
room-section-table = À la table
room-section-look = Ce qui se voit
room-section-points = Les points du livre
room-points-line = Chaque point porte le numéro de son article. Les plus rares sont repliés.
room-preset-zinzolin-seed = Le livre de 1769
    .line = Vingt coups simples et quatre doubles, comme l’auteur les fit imprimer à Amsterdam : une longue soirée.
room-preset-zinzolin-short = Une partie courte
    .line = Le même livre, en quatre coups simples et quatre doubles.
room-preset-nain-jaune-seed = Le livre
    .line = Les cases se prennent en l’annonçant, les cartes restées se paient à leurs points.
room-preset-nain-jaune-family = En famille
    .line = Les cases se prennent d’elles-mêmes et chaque carte restée coûte un jeton ; dès cinq ans.
room-preset-nain-jaune-leaflet = La notice d’un fabricant
    .line = On ouvre par sa plus basse carte, sur un tableau à dame de cœur et roi de pique.
room-preset-reversis-seed = Le livre
    .line = La règle de ce site, deux tours de quatre donnes.
room-preset-reversis-hague1785 = La Haye, 1785
    .line = La règle des amateurs de La Haye : qui n’échange pas peut regarder la carte qu’il laisse.
room-preset-reversis-nineteenth = Le dix-neuvième siècle
    .line = Comme on le lit chez Pierer et les Espagnols : un reversis y vaut cinq fois plus.
room-preset-reversis-hoyle = D’après Hoyle
    .line = La manière anglaise, la plus sévère sur les as et sur l’échange.
room-seats = Nombre de joueurs
    .needs = À { $seats } joueurs : { $switch }.
room-bots = Les robots
room-bot-ecolier = l’Écolier
    .line = Il débute et se trompe souvent : de quoi apprendre sans crainte.
room-bot-bourgeois = le Bourgeois
    .line = Il suit les bons conseils de chaque jeu, ni plus ni moins.
room-bot-abbe = l’Abbé
    .line = Il réfléchit un moment aux cartes qu’il ne voit pas.
room-bot-chevalier = le Chevalier
    .line = Il pèse chaque carte, et laisse peu au hasard.
room-bot-marquise = la Marquise
    .line = Elle voit plus loin que tous les autres : la plus forte.
room-bot-random = robots étourdis
    .line = Ils jouent n’importe quelle carte permise.
room-bot-lowest = robots prudents
    .line = Ils jouent toujours leur plus petite carte.
room-bot-thumb = robots de bon sens
    .line = Ils suivent les bons conseils de chaque jeu.
room-pace = Allure des robots
    .pace-0 = aussitôt
    .pace-1 = vive
    .pace-2 = posée
    .pace-3 = lente
room-clock = Pendule
    .none = aucune
    .some = une pendule
    .hint = Entre amis on s’en passe. Quand le temps et la réserve sont épuisés, un robot joue ce coup, et ce coup seulement.
room-clock-move = Secondes par coup
room-clock-first = Secondes pour la première carte d’une donne
room-clock-bank = Secondes de réserve pour toute la partie
room-bounds = De { $least } à { $most }.
room-bounds-least = Au moins { $least }.
room-listed = Montrer cette table parmi les tables ouvertes
    .hint = Sans cela, on n’y vient que par votre lien.
room-watching = Spectateurs
    .off = personne
    .seat = le jeu d’un joueur, s’il le veut bien
    .late = tout, une donne plus tard
room-free-text = Permettre d’écrire librement
    .hint = Sinon l’on se parle par des phrases toutes faites, dans la langue de chacun.
room-take-back = Reprendre un coup
    .never = jamais
    .unrevealed = tant que rien de caché n’a paru
    .practice = toujours, seul contre des robots
    .hint = Les autres joueurs doivent y consentir.
room-grace = Laisser un instant pour dire « qui prend » après la carte
    .hint = Tant que personne n’a fait le geste suivant (article { $article }).
    .idle = Sans objet ici : les cases se prennent d’elles-mêmes.
room-direction = Le jeu tourne
    .book = comme dans le livre
    .right = vers la droite
    .left = vers la gauche
    .hint = Ce n’est qu’un dessin : l’ordre des joueurs est le même.
room-vocabulary = Mots de la table
    .own = au goût de chacun
    .historic = des vieux livres
    .modern = modernes
room-last-trick = La dernière levée peut se revoir
room-other-number = un autre nombre
    .label = { $switch } : quel nombre
room-search = Chercher dans les points
room-search-found = { $count ->
    [0] Rien de tel.
    [one] Un point.
   *[other] { $count } points.
 }
room-search-clear = Tout revoir
room-rarer = { $count ->
    [one] Un point plus rare
   *[other] { $count } points plus rares
 }{ $changed ->
    [0] {""}
    [one] , dont un changé
   *[other] , dont { $changed } changés
 }
room-changed = changé
room-article = Article { $article }
room-article-at = Article { $article } : { $switch }
room-book-says = Ce qu’en dit le livre
room-book-says-of = Ce qu’en dit le livre : { $switch }
room-card = La table en bref
room-card-of = { $game } · { $preset }
room-card-plain = Rien n’est changé.
room-card-fact = { $what } : { $value }
room-card-changes = Ce qui change
room-card-was = au lieu de : { $value }
room-card-back = Comme avant
room-card-back-at = Comme avant : { $switch }, { $value }
room-card-back-all = Tout remettre : { $preset }
room-card-back-done = { $switch } : { $value }, de nouveau.
room-card-back-all-done = Tout est de nouveau comme dans : { $preset }.
room-card-summary = { $count ->
    [0] rien n’est changé
    [one] un point changé
   *[other] { $count } points changés
 }
room-open = Ouvrir la table
room-kept = Ces réglages vous seront proposés la prochaine fois.
room-as-new = Repartir du livre
room-as-new-done = Tout est comme dans le livre.
room-share = Partager ces réglages
room-share-line = Qui suit ce lien trouve ces réglages, prêts à ouvrir une table.
room-share-address = Lien
room-share-copy = Copier
room-share-copied = Le lien est copié.
room-share-not-copied = Le navigateur ne laisse pas copier ; le lien est choisi, copiez-le.
room-shared = Ces réglages viennent d’un lien.
room-strange = Du lien, ceci n’a pas été compris : { $what }.

# Ce qui est refusé.

room-refused = La table n’a pu s’ouvrir
room-refused-clash = Ceci ne va pas ensemble : { $what }.
room-quoted = « { $what } »
room-refused-article = C’est l’article { $article } qui le veut.
room-refused-rule = Un de ces choix n’est pas permis : { $why }
room-refused-bounds = Un nombre manque ou dépasse ce qui se peut.
room-refused-many = Trop de tables sont ouvertes, ou trop vite. Fermez-en une, ou attendez un instant.
room-refused-name = Ce nom ne se peut pas : un nom a de 1 à 24 signes que l’on voit, sans signe invisible.
room-refused-name-taken = Votre nom ressemble trop à celui d’un joueur de cette table. Changez-en, puis revenez.
room-refused-taken = On vient de s’asseoir là. La table n’a plus de place libre.
room-refused-gone = Cette table est fermée.
room-refused-unreachable = Le serveur ne répond pas. Essayez encore.
room-refused-else = Le serveur refuse : { $why }
room-try-again = Essayer encore
