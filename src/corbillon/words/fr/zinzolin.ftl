game-zinzolin = Zinzolin
game-zinzolin-blurb = Douze levées sans atout ; faites-en six de suite, ou aucune.
preset-zinzolin-seed = le livre de 1769
preset-zinzolin-short = une partie courte : un tour simple et le tour double
amount-zinzolin = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
 }
balance-in-fiches = { $rest ->
    [0] { $amount } ({ $sign }{ $fiches } { $fiches ->
        [one] fiche
       *[other] fiches
    })
   *[other] { $amount } ({ $sign }{ $fiches } { $fiches ->
        [one] fiche
       *[other] fiches
    } { $rest })
 }
pot-zinzolin-basket = le corbillon
    .in = au corbillon
    .out = dans le corbillon
    .short = corbillon
pot-zinzolin-rocambole = la Rocambole
    .in = à la Rocambole
    .out = de la Rocambole
    .short = Rocambole

reason-Z8 = la mise
reason-Z10 = la fiche du donneur
reason-Z24 = des { $ranks } montrés
reason-Z34 = { $card }, fourni
reason-Z35 = { $card }, jeté sur une autre couleur
reason-Z36 = { $card }, gorgé
reason-Z39 = le premier Équinoxe
reason-Z40 = les levées faites après le premier Équinoxe
reason-Z41 = la Vole
reason-Z42 = le second Équinoxe, après le premier d’un autre
reason-Z43 = le second Équinoxe, le premier n’étant à personne
reason-Z45 = aucune levée
reason-Z47 = aucune levée, comme un autre
reason-Z51 = ce que tient le corbillon à la fin
reason-Z52 = la dernière Rocambole

figure-fiche = jetons d’une fiche
figure-double-round = tour double
figure-sigisbe = { $card }
figure-run = { $tricks ->
    [one] une levée de suite depuis la septième
   *[other] { $tricks } levées de suite depuis la septième
 }
figure-second-equinox = second Équinoxe
figure-rocambole = Rocambole
figure-winners = joueurs sans levée
figure-basket = corbillon
figure-players = joueurs
figure-cards-shown = { $rank } montrés
figure-worth-each = prix de chacun
figure-left-in-basket = resté au corbillon
figure-remainder = reste
figure-put-in = mis par ce joueur

switch-zinzolin-start_fiches = Boîte de fiches
    .number = { $n } fiches et 8 jetons
    .net = tous partent de zéro
switch-zinzolin-debt = Dettes
    .allowed = permises
    .ruin_ends_game = une ruine finit la partie
switch-zinzolin-declined_peek = Carte laissée
    .off = reste inconnue
    .on = peut être regardée
switch-zinzolin-declare_when = On montre les Triangles
    .first_turn = à son premier tour
    .opening_phase = tous avant l’entame
switch-zinzolin-declare = Montrer
    .optional = à volonté
    .automatic = se fait pour chacun
switch-zinzolin-second_equinox_alone = Second Équinoxe seul
    .basket_plus_4 = corbillon et 4 de chacun
    .basket_only = corbillon seul
    .nothing = rien
switch-zinzolin-rounds = Tours
    .number = { $n ->
        [0] le double seulement
        [1] 1 simple, 1 double
       *[other] { $n } simples, 1 double
     }
switch-zinzolin-double_round = Le tour double double
    .everything = tout
    .stakes_only = les mises seulement
switch-zinzolin-end_test = La prolongation finit
    .basket_empty = corbillon vide
    .contingent_won = dès qu’il est gagné
switch-zinzolin-overtime_cap = Prolongation
    .null = sans limite
    .number = { $n ->
        [0] aucune
        [1] 1 coup au plus
       *[other] { $n } coups au plus
     }
switch-zinzolin-final_rocambole = Dernière Rocambole
    .split_all = partagée entre tous
    .last_basket_winner = au dernier gagnant du corbillon
    .dealers_take_back = reprise par les donneurs
