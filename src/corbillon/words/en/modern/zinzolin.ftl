amount-zinzolin = { $n ->
    [one] 1 chip
   *[other] { $n } chips
 }
balance-in-fiches = { $rest ->
    [0] { $amount } ({ $sign }{ $fiches } large)
   *[other] { $amount } ({ $sign }{ $fiches } large, { $rest } small)
 }
pot-zinzolin-basket = the pool
    .in = into the pool
    .out = from the pool
    .short = pool
pot-zinzolin-rocambole = the dealer’s pool
    .in = into the dealer’s pool
    .out = from the dealer’s pool
    .short = dealer’s pool
reason-Z10 = the dealer’s large chip
reason-Z35 = { $card }, discarded
reason-Z36 = { $card }, in its own trick
reason-Z39 = the first half
reason-Z40 = the tricks after the first half
reason-Z41 = the grand slam
reason-Z42 = the second half, after another’s first
reason-Z43 = the second half, the first being nobody’s
reason-Z51 = what lies in the pool at the end
reason-Z52 = the last dealer’s pool
figure-fiche = chips of a large chip
figure-second-equinox = second half
figure-rocambole = dealer’s pool
figure-basket = pool
figure-left-in-basket = left in the pool
switch-zinzolin-start_fiches = Chips at the start
    .number = { $n } large and 8 small
    .net = all start from nothing
switch-zinzolin-declare_when = Three of a kind is shown
    .first_turn = at one’s first turn
    .opening_phase = by all before the first lead
switch-zinzolin-second_equinox_alone = Second half alone
    .basket_plus_4 = pool and 4 from each
    .basket_only = pool only
    .nothing = nothing
switch-zinzolin-end_test = Overtime ends
    .basket_empty = when the pool is empty
    .contingent_won = once it is won
switch-zinzolin-final_rocambole = Last dealer’s pool
    .split_all = split among all
    .last_basket_winner = to the last pool winner
    .dealers_take_back = back to the dealers
