# Avant la première donne et après chaque donne.

card-seats = { $n } joueurs{ $bots ->
    [0] { "" }
    [one] , dont un robot
   *[other] , dont { $bots } robots
 }
card-length = { $of ->
    [0] jusqu’à la ruine d’un joueur
    [one] une donne
   *[other] { $of } donnes
 }
card-clock = { $move } s par coup, { $first } s pour le premier, { $bank } s de réserve
card-no-clock = sans pendule
card-changed = Ce qui change ici
card-paid = Ce qui se paie
card-book = Le livre entier, avec ce qui vaut à cette table
waiting-seats = Autour de la table
waiting-you = vous
waiting-free = un robot ; place libre
waiting-ready = prêt
waiting-not-ready = lit encore
waiting-bots = Les robots sont prêts : la donne commence quand vous voulez.
waiting-invite = Inviter quelqu’un
invite-line = Qui suit ce lien prend la place d’un robot, maintenant ou en pleine partie.
invite-which = Adresse de cet appareil
invite-share = Partager
invite-code = Code à lire avec un téléphone : { $link }
settle-waiting = Entre deux donnes
settle-gains = Ce que chacun a gagné
settle-player = joueur
settle-gain = gain
settle-points = points faits
settle-balance = en tout
settle-open = Toutes les cartes
settle-hands-way = Les jeux
settle-as-played = comme ils furent joués
settle-as-dealt = comme ils furent donnés
settle-talon = Talon
settle-aside = Mises à l’écart
settle-left = restée en main
settle-left-hint = Les cartes soulignées sont restées en main.
settle-zero = Ce que l’un a payé, un autre l’a reçu : la somme est nulle.
settle-ledger = Tous les comptes
settle-match = La partie jusqu’ici
settle-curve = { $deals ->
    [one] Les comptes après une donne
   *[other] Les comptes après { $deals } donnes
 } : { $summary }
settle-figures = La même chose en chiffres
settle-start = début
settle-walk = Parcourir la partie
settle-download = Télécharger le relevé
story-of = D’où vient ce qui est là : { $name }
story-all = tous
story-other = avec
story-then = alors
story-before = avant
story-now = maintenant
story-from = de { $name }
story-to = à { $name }
story-none = Aucun paiement encore.
proof-seal = Le sceau que ce navigateur a vu
    .same = C’est celui qui fut publié avant la donne : calculé ici même, du secret ouvert.
    .other = Le secret ouvert n’est pas celui du sceau que ce navigateur avait vu.
    .unknown = Ce navigateur n’a pas vu le sceau avant la donne, ou ne peut le calculer.
proof-share = Ce que ce navigateur a apporté
    .same = Votre part de hasard est entrée dans le mélange, telle qu’elle fut envoyée.
    .other = Votre part de hasard n’est pas celle qui fut envoyée.
    .unknown = Ce navigateur n’a pas gardé de part de hasard pour cette donne.
proof-hands = Les jeux, calculés par ce navigateur
    .same = Du secret et de toutes les parts de hasard suivent exactement ces jeux : recalculé ici même, sans croire personne.
    .other = Du secret et de toutes les parts de hasard suivent d’autres jeux.
    .unknown = Ce navigateur ne peut faire ce calcul sur cette page ; le serveur le fait ci-dessus.
