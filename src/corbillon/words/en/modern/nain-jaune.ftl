preset-nain-jaune-family = in the family: boxes taken by themselves, a chip a card
amount-nain-jaune = { $n ->
    [one] 1 chip
   *[other] { $n } chips
 }
reason-N24 = the clean sweep
switch-nain-jaune-start_jetons = Chips at the start
    .number = { $n } each
switch-nain-jaune-stake_unit = Stakes
    .number = { $n ->
        [one] 1 to 5 chips
       *[other] 1 to 5 chips, × { $n }
     }
switch-nain-jaune-pay = Cards left cost
    .points = their points
    .cards = a chip each
    .faces10 = 10 a court card, 1 the others
switch-nain-jaune-opera = Clean sweep
    .no_opponent_card = before any other card
    .own_first_turn = in one series
switch-nain-jaune-opera_pays = Clean sweep pays
    .single = single
    .double = double
switch-nain-jaune-leftover = Chips left on the board
    .unclaimed = nobody’s
    .split = shared
figure-opera = clean sweep, double
