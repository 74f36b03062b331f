game-zinzolin = Zinzolin
game-zinzolin-blurb = Twelve tricks without trump; take six in a row, or none.
preset-zinzolin-seed = the book of 1769
preset-zinzolin-short = a short match: one single round and the double one
amount-zinzolin = { $n ->
    [one] 1 jeton
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
pot-zinzolin-basket = the basket
    .in = into the basket
    .out = from the basket
    .short = basket
pot-zinzolin-rocambole = the Rocambole
    .in = into the Rocambole
    .out = from the Rocambole
    .short = Rocambole

reason-Z8 = the ante
reason-Z10 = the dealer’s fiche
reason-Z24 = { $ranks } shown
reason-Z34 = { $card }, which followed suit
reason-Z35 = { $card }, thrown on another suit
reason-Z36 = { $card }, gorged
reason-Z39 = the first Equinox
reason-Z40 = the tricks after the first Equinox
reason-Z41 = the Vole
reason-Z42 = the second Equinox, after another’s first
reason-Z43 = the second Equinox, the first being nobody’s
reason-Z45 = no trick
reason-Z47 = no trick, as one other
reason-Z51 = what lies in the basket at the end
reason-Z52 = the last Rocambole

figure-fiche = jetons of a fiche
figure-double-round = double round
figure-sigisbe = { $card }
figure-run = { $tricks ->
    [one] 1 trick taken on from the seventh
   *[other] { $tricks } tricks taken on from the seventh
 }
figure-second-equinox = second Equinox
figure-rocambole = Rocambole
figure-winners = players without a trick
figure-basket = basket
figure-players = players
figure-cards-shown = { $rank } shown
figure-worth-each = worth of each
figure-left-in-basket = left in the basket
figure-remainder = remainder
figure-put-in = put in by this player

switch-zinzolin-start_fiches = Box of fiches
    .number = { $n } fiches and 8 jetons
    .net = all start from nothing
switch-zinzolin-debt = Debts
    .allowed = allowed
    .ruin_ends_game = a ruin ends the match
switch-zinzolin-declined_peek = Card declined
    .off = stays unseen
    .on = may be looked at
switch-zinzolin-declare_when = Triangles are shown
    .first_turn = at one’s first turn
    .opening_phase = all before the first lead
switch-zinzolin-declare = Showing
    .optional = as one likes
    .automatic = done for everybody
switch-zinzolin-second_equinox_alone = Second Equinox alone
    .basket_plus_4 = basket and 4 from each
    .basket_only = basket only
    .nothing = nothing
switch-zinzolin-rounds = Rounds
    .number = { $n ->
        [0] the double one only
        [one] 1 single, 1 double
       *[other] { $n } single, 1 double
     }
switch-zinzolin-double_round = The double round doubles
    .everything = everything
    .stakes_only = stakes only
switch-zinzolin-end_test = Overtime ends
    .basket_empty = when the basket is empty
    .contingent_won = once it is won
switch-zinzolin-overtime_cap = Overtime
    .null = without limit
    .number = { $n ->
        [0] none
        [one] 1 deal at most
       *[other] { $n } deals at most
     }
switch-zinzolin-final_rocambole = Last Rocambole
    .split_all = split among all
    .last_basket_winner = to the last basket winner
    .dealers_take_back = back to the dealers
