game-zinzolin-blurb = Douze plis sans atout ; faites-en six de suite, ou aucun.
balance-in-fiches = { $rest ->
    [0] { $amount } ({ $sign }{ $fiches } { $fiches ->
        [one] gros jeton
       *[other] gros jetons
    })
   *[other] { $amount } ({ $sign }{ $fiches } { $fiches ->
        [one] gros jeton
       *[other] gros jetons
    } { $rest })
 }
pot-zinzolin-basket = la corbeille
    .in = à la corbeille
    .out = dans la corbeille
    .short = corbeille
pot-zinzolin-rocambole = la cagnotte du donneur
    .in = à la cagnotte du donneur
    .out = de la cagnotte du donneur
    .short = cagnotte
reason-Z10 = le gros jeton du donneur
reason-Z35 = { $card }, défaussé
reason-Z36 = { $card }, dans son propre pli
reason-Z39 = la première moitié
reason-Z40 = les plis faits après la première moitié
reason-Z41 = le grand chelem
reason-Z42 = la seconde moitié, après la première d’un autre
reason-Z43 = la seconde moitié, la première n’étant à personne
reason-Z45 = aucun pli
reason-Z47 = aucun pli, comme un autre
reason-Z51 = ce que tient la corbeille à la fin
reason-Z52 = la dernière cagnotte du donneur
figure-fiche = jetons d’un gros jeton
figure-run = { $tricks ->
    [one] un pli de suite depuis le septième
   *[other] { $tricks } plis de suite depuis le septième
 }
figure-second-equinox = seconde moitié
figure-rocambole = cagnotte du donneur
figure-winners = joueurs sans pli
figure-basket = corbeille
figure-left-in-basket = resté dans la corbeille
switch-zinzolin-start_fiches = Jetons au départ
    .number = { $n } gros jetons et 8 petits
    .net = tous partent de zéro
switch-zinzolin-declare_when = On montre les brelans
    .first_turn = à son premier tour
    .opening_phase = tous avant l’entame
switch-zinzolin-second_equinox_alone = Seconde moitié seule
    .basket_plus_4 = corbeille et 4 de chacun
    .basket_only = corbeille seule
    .nothing = rien
switch-zinzolin-end_test = La prolongation finit
    .basket_empty = corbeille vide
    .contingent_won = dès qu’elle est gagnée
switch-zinzolin-overtime_cap = Prolongation
    .null = sans limite
    .number = { $n ->
        [0] aucune
        [1] 1 donne au plus
       *[other] { $n } donnes au plus
     }
switch-zinzolin-final_rocambole = Dernière cagnotte
    .split_all = partagée entre tous
    .last_basket_winner = au dernier gagnant de la corbeille
    .dealers_take_back = reprise par les donneurs
