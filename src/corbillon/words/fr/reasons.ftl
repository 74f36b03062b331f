# Les raisons d’une carte. Un fait est ce que fait une carte, ou une parole : « le roi de pique gagne … ».

fact-zinzolin-first-equinox = gagne le premier Équinoxe
fact-zinzolin-second-equinox = gagne le second Équinoxe
fact-zinzolin-vole = fait la Vole
fact-zinzolin-first-to = laisse le premier Équinoxe à { $name }
fact-zinzolin-second-to = laisse le second Équinoxe à { $name }
fact-zinzolin-breaks-first = rompt le premier Équinoxe d’un autre
fact-zinzolin-breaks-second = rompt le second Équinoxe d’un autre
fact-zinzolin-rocambole = gagne la Rocambole
fact-zinzolin-rocambole-shared = gagne la moitié de la Rocambole
fact-zinzolin-rocambole-to = laisse la Rocambole à { $name }
fact-zinzolin-placed = place { $theCard } sous la carte d’un autre
    .itself = va sous la carte d’un autre
fact-zinzolin-thrown = fait jeter un { $rank ->
    [ace] as
    [two] deux
   *[three] trois
 } sur une autre couleur
    .itself = est jeté sur une autre couleur
fact-zinzolin-gorged = fait gorger un { $rank ->
    [ace] as
    [two] deux
   *[three] trois
 }
    .itself = est gorgé
fact-zinzolin-pays = coûte { $amount } ou plus pour les sigisbés des autres
fact-zinzolin-shows = fait payer un Triangle ou un Quarré
fact-zinzolin-runs = fait payer des levées après le premier Équinoxe
fact-zinzolin-pays-run = oblige à payer les levées d’un autre après son premier Équinoxe
fact-zinzolin-takes = fait cette levée

fact-nain-jaune-takes-box = prend { $box }
fact-nain-jaune-holds-card = laisse { $theCard } en main jusqu’à la fin
fact-nain-jaune-forgets = perd { $box }, faute de l’annoncer
fact-nain-jaune-loses-box = laisse { $box } à un autre
fact-nain-jaune-goes-out = gagne le tour
fact-nain-jaune-out-before = laisse { $name } gagner le tour
fact-nain-jaune-opera = fait opéra
fact-nain-jaune-opera-of-another = laisse un autre faire opéra
fact-nain-jaune-ruined = mène à ne pouvoir tout payer
fact-nain-jaune-left = laisse en main des cartes pour { $amount } ou plus
fact-nain-jaune-keeps = garde la main pour la carte d’après

fact-reversis-places-quinola = place le quinola sur une levée que fait { $name }
fact-reversis-quinola-forced = fait forcer le quinola par { $name }
fact-reversis-places-late = place le quinola trop tard pour la remise
fact-reversis-leads-quinola = oblige à jouer le quinola d’entrée
fact-reversis-forces-quinola = force le quinola d’un autre
fact-reversis-takes-quinola = ramasse le quinola qu’un autre place
fact-reversis-ace-placed = place { $theCard }
    .itself = se place
fact-reversis-ace-forced = laisse forcer { $theCard }
    .itself = se fait forcer
fact-reversis-forces-ace = force { $theCard } d’un autre
fact-reversis-takes-ace = ramasse un as qu’un autre place
fact-reversis-wins-remise = gagne la remise
fact-reversis-pays-remise = paie la remise
fact-reversis-wins-partie = gagne la partie
fact-reversis-loses-partie = perd la partie
fact-reversis-makes-reversis = fait le reversis
fact-reversis-reversis-of-another = laisse un autre faire le reversis
fact-reversis-breaks-reversis = rompt le reversis d’un autre
fact-reversis-reversis-broken = entreprend un reversis qui sera rompu
fact-reversis-uses-right = use du droit de l’espagnolette
fact-reversis-right-fails = fait manquer l’espagnolette
fact-reversis-no-point = mène à ne faire aucun point
fact-reversis-many-points = mène à dix points ou plus
fact-reversis-last-trick = fait la dernière levée
fact-reversis-takes = fait cette levée

# Ce que l’on peut faire, comme sujet de ces phrases.

deed-lay = { $theCard }
    .with = avec { $theCard }
deed-silently = { $theCard }, sans rien dire,
    .with = avec { $theCard }, sans rien dire
deed-claim = { $theCard } « qui prend »
    .with = avec { $theCard } « qui prend »
deed-aside = écarter { $theCard }
    .with = en écartant { $theCard }
deed-keep = garder son jeu
    .with = en gardant son jeu
deed-show = montrer les { $ranks }
    .with = en montrant les { $ranks }
deed-done = ne rien montrer de plus
    .with = en ne montrant rien de plus
deed-pass = passer
    .with = en passant
deed-stop = s’arrêter
    .with = en s’arrêtant
deed-undertake = entreprendre le reversis
    .with = en entreprenant le reversis
deed-silent = se taire
    .with = en se taisant

why-reason = { $first } { $fact } { $p ->
    [100] à coup sûr
    [0] moins d’une fois sur cent
   *[other] dans { $p } % des donnes possibles
 }, { $q ->
    [-1] jamais
    [100] presque toujours
    [0] moins d’une fois sur cent
   *[other] contre { $q } %
 } { $second } ({ $articles }).

# Le conseil et la revue.

hint-best = { $best } : { $gain } en moyenne.
hint-against = { $best } : { $gain } en moyenne, contre { $less } { $other }.
hint-alike = Les essais n’en distinguent pas les autres choix.
hint-forced = Il n’y a pas de choix : { $deed }.
review-title = { $game } : les choix joués par { $name }, revus
review-worlds = Chaque choix est essayé dans { $worlds ->
    [1] une donne possible, tirée
   *[other] { $worlds } donnes possibles, tirées
 } de ce qui se savait alors à cette place ; des robots jouent la suite. Ce qui suit ± est le double de l’erreur type.
review-deal = Donne { $deal }
review-luck = Résultat : { $result } = { $luck } (± { $error }) de chance, ce que valaient les cartes aux mains des robots, et { $play } de jeu.
review-lost = Perdu par ses choix : { $amount }.
review-none = Aucun choix n’a rien coûté que l’on puisse mesurer.
review-worst = Les choix les plus coûteux
review-all = Tous les choix
review-incomplete = La revue a été arrêtée avant sa fin.
review-cost = Levée { $trick }, { $deed } : { $judgement }, { $loss } perdus ; mieux valait { $best }.
review-cost-run = Carte { $ply }, { $deed } : { $judgement }, { $loss } perdus ; mieux valait { $best }.
review-cost-before = Avant la première carte, { $deed } : { $judgement }, { $loss } perdus ; mieux valait { $best }.
review-column-when = levée
review-column-when-run = carte
review-column-played = joué
review-column-values = ce que vaut chaque choix
review-column-loss = perte
review-column-judgement = avis
review-before = avant
review-progress = On revoit
judgement-forced = forcé
judgement-best = bien
judgement-slight = peu de chose
judgement-mistake = faute
judgement-blunder = grosse faute
why-no-reason = Les essais n’en montrent pas de cause à elle seule.
plot-standing = Les comptes
plot-losses = Ce qu’ont coûté les choix joués par { $name }
plot-actions = actions, dans leur ordre
plot-no-matplotlib = Il manque matplotlib pour dessiner : pip install corbillon[plots]
