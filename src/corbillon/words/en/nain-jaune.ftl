game-nain-jaune = Nain jaune
game-nain-jaune-blurb = Runs of cards and five boxes, for three to eight.
preset-nain-jaune-seed = the book
preset-nain-jaune-family = in the family: boxes taken by themselves, a jeton a card
preset-nain-jaune-leaflet = a publisher’s leaflet: lowest card first, queen of hearts and king of spades
amount-nain-jaune = { $n ->
    [one] 1 jeton
   *[other] { $n } jetons
 }
pot-nain-jaune-TD = the box of the ten
    .in = into the box of the ten
    .out = from the box of the ten
    .short = ten
pot-nain-jaune-JC = the box of the jack
    .in = into the box of the jack
    .out = from the box of the jack
    .short = jack
pot-nain-jaune-QS = the box of the queen
    .in = into the box of the queen
    .out = from the box of the queen
    .short = queen
pot-nain-jaune-QH = the box of the queen
    .in = into the box of the queen
    .out = from the box of the queen
    .short = queen
pot-nain-jaune-KH = the box of the king
    .in = into the box of the king
    .out = from the box of the king
    .short = king
pot-nain-jaune-KS = the box of the king
    .in = into the box of the king
    .out = from the box of the king
    .short = king
pot-nain-jaune-7D = the Yellow Dwarf
    .in = into the Yellow Dwarf
    .out = from the Yellow Dwarf
    .short = dwarf

reason-N8 = the stake
reason-N18 = the board card, announced
reason-N19 = { $card }, forgotten
reason-N21 = the cards left in hand
reason-N22 = { $card }, left in hand
reason-N24 = the opéra
reason-N29 = a share of the board

switch-nain-jaune-players2 = Two players
    .false = no
    .true = yes
switch-nain-jaune-board_cards = Board cards
    .classic = 10♦ J♣ Q♠ K♥ 7♦
    .QH_KS = 10♦ J♣ Q♥ K♠ 7♦
switch-nain-jaune-start_jetons = Jetons at the start
    .number = { $n } each
switch-nain-jaune-stake_unit = Stakes
    .number = { $n ->
        [one] 1 to 5 jetons
       *[other] 1 to 5 jetons, × { $n }
     }
switch-nain-jaune-opener = Who opens
    .dealers_neighbour = the player after the dealer
    .dealer = the dealer
switch-nain-jaune-first_card = First card
    .free = any
    .lowest = one’s lowest
switch-nain-jaune-passing = Going on
    .seed = who began must, who follows may
    .free = as one likes
    .forced = who can must
switch-nain-jaune-restart = New run
    .free = with any card
    .skip_missing = above the missing rank
switch-nain-jaune-announce = A box is taken
    .explicit = when announced
    .auto = by itself
switch-nain-jaune-forget_penalty = Forgetting
    .stays = the stake stays
    .forgetter_doubles = the forgetter doubles it
switch-nain-jaune-pay = Cards left cost
    .points = their points
    .cards = a jeton each
    .faces10 = 10 a court card, 1 the others
switch-nain-jaune-held_card = Board card left in hand
    .double_box = doubles its box
    .pay_winner = is paid to the winner
switch-nain-jaune-opera = Opéra
    .no_opponent_card = before any other card
    .own_first_turn = in one series
switch-nain-jaune-opera_pays = Opéra pays
    .single = single
    .double = double
switch-nain-jaune-shortfall = Who cannot pay
    .partial = pays what he has
    .debt = owes the rest
switch-nain-jaune-leftover = Jetons left on the board
    .unclaimed = nobody’s
    .split = shared
switch-nain-jaune-end = The match ends
    .ruin = with a ruin
    .rounds = { $n ->
        [one] after 1 deal
       *[other] after { $n } deals
     }

figure-stake = stake
figure-stake-unit = unit of the stakes
figure-box = in the box
figure-balance = all that the payer has
figure-cards-left = cards left
figure-card-left = { $card }
figure-opera = opéra, double
figure-board = on the board
figure-from-other-boxes = already from other boxes
