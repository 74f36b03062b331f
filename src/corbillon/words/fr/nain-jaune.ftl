game-nain-jaune = Nain jaune
game-nain-jaune-blurb = Des suites de cartes et cinq cases, de trois à huit joueurs.
preset-nain-jaune-seed = le livre
preset-nain-jaune-family = en famille : les cases se prennent d’elles-mêmes, un jeton la carte
preset-nain-jaune-leaflet = la notice d’un fabricant : plus basse carte d’abord, dame de cœur et roi de pique
amount-nain-jaune = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
 }
pot-nain-jaune-TD = la case du dix
    .in = dans la case du dix
    .out = dans la case du dix
    .short = dix
pot-nain-jaune-JC = la case du valet
    .in = dans la case du valet
    .out = dans la case du valet
    .short = valet
pot-nain-jaune-QS = la case de la dame
    .in = dans la case de la dame
    .out = dans la case de la dame
    .short = dame
pot-nain-jaune-QH = la case de la dame
    .in = dans la case de la dame
    .out = dans la case de la dame
    .short = dame
pot-nain-jaune-KH = la case du roi
    .in = dans la case du roi
    .out = dans la case du roi
    .short = roi
pot-nain-jaune-KS = la case du roi
    .in = dans la case du roi
    .out = dans la case du roi
    .short = roi
pot-nain-jaune-7D = le Nain jaune
    .in = sur le Nain jaune
    .out = sur le Nain jaune
    .short = nain

reason-N8 = la mise
reason-N18 = la belle carte, annoncée
reason-N19 = { $card }, carte oubliée
reason-N21 = les cartes restées en main
reason-N22 = { $card }, en main à la fin
reason-N24 = l’opéra
reason-N29 = une part du tableau

switch-nain-jaune-players2 = À deux joueurs
    .false = non
    .true = oui
switch-nain-jaune-board_cards = Belles cartes
    .classic = 10♦ V♣ D♠ R♥ 7♦
    .QH_KS = 10♦ V♣ D♥ R♠ 7♦
switch-nain-jaune-start_jetons = Jetons au départ
    .number = { $n } chacun
switch-nain-jaune-stake_unit = Mises
    .number = { $n ->
        [1] de 1 à 5 jetons
       *[other] de 1 à 5 jetons, × { $n }
     }
switch-nain-jaune-opener = Qui ouvre
    .dealers_neighbour = le joueur après le donneur
    .dealer = le donneur
switch-nain-jaune-first_card = Première carte
    .free = au choix
    .lowest = sa plus basse
switch-nain-jaune-passing = Continuer
    .seed = on finit sa série, on suit à son gré
    .free = à son gré
    .forced = qui peut doit
switch-nain-jaune-restart = Nouvelle suite
    .free = par la carte de son choix
    .skip_missing = au-dessus du rang manquant
switch-nain-jaune-announce = On prend une case
    .explicit = en l’annonçant
    .auto = d’office
switch-nain-jaune-forget_penalty = Oubli
    .stays = la mise reste
    .forgetter_doubles = l’oublieux la double
switch-nain-jaune-pay = Cartes restées en main
    .points = à leurs points
    .cards = un jeton chacune
    .faces10 = figures 10, autres 1
switch-nain-jaune-held_card = Belle carte en main
    .double_box = double sa case
    .pay_winner = se paie au gagnant
switch-nain-jaune-opera = Opéra
    .no_opponent_card = avant toute autre carte
    .own_first_turn = en une seule série
switch-nain-jaune-opera_pays = L’opéra se paie
    .single = simple
    .double = double
switch-nain-jaune-shortfall = Qui ne peut payer
    .partial = paie ce qu’il a
    .debt = doit le reste
switch-nain-jaune-leftover = Jetons restés au tableau
    .unclaimed = à personne
    .split = partagés
switch-nain-jaune-end = La partie finit
    .ruin = par une ruine
    .rounds = { $n ->
        [1] après 1 donne
       *[other] après { $n } donnes
     }

figure-stake = mise
figure-stake-unit = unité de mise
figure-box = dans la case
figure-balance = tout ce qu’a le payeur
figure-cards-left = cartes restées
figure-card-left = { $card }
figure-opera = opéra, double
figure-board = au tableau
figure-from-other-boxes = déjà d’autres cases
