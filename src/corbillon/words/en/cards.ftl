# Cards and amounts.

card = { $rank ->
    [ace] ace
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
   *[king] king
 } of { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
 }
the-card = the { card }
rank = { $rank ->
    [ace] ace
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
   *[king] king
 }
ranks = { $rank ->
    [ace] aces
    [two] twos
    [three] threes
    [four] fours
    [five] fives
    [six] sixes
    [seven] sevens
    [eight] eights
    [nine] nines
    [ten] tens
    [jack] jacks
    [queen] queens
   *[king] kings
 }
suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
 }
suit-held = { $suit ->
    [S] Spades
    [H] Hearts
    [D] Diamonds
   *[C] Clubs
 }: { $ranks }
rank-letters = A 2 3 4 5 6 7 8 9 10 J Q K
list-and = { $first } and { $last }
list-suits = { $first }; { $last }
cards-count = { $n ->
    [0] no card
    [one] 1 card
   *[other] { $n } cards
 }
tricks-count = { $n ->
    [0] no trick
    [one] 1 trick
   *[other] { $n } tricks
 }
nothing = nothing
name-you = you

# Words that a player may type, besides the notation of the record.

typed-rank-A = ace, aces, a, 1
typed-rank-2 = two, twos, 2
typed-rank-3 = three, threes, 3
typed-rank-4 = four, 4
typed-rank-5 = five, 5
typed-rank-6 = six, 6
typed-rank-7 = seven, 7
typed-rank-8 = eight, 8
typed-rank-9 = nine, 9
typed-rank-T = ten, 10, t
typed-rank-J = jack, knave, j
typed-rank-Q = queen, q
typed-rank-K = king, k
typed-suit-S = spades, spade, s, ♠
typed-suit-H = hearts, heart, h, ♥
typed-suit-D = diamonds, diamond, d, ♦
typed-suit-C = clubs, club, c, ♣
typed-fillers = the, of, a, an, my, card, please
typed-lay = lay, play, lead
typed-aside = x, put aside, discard, exchange, throw
typed-show = show, declare
typed-takes = takes, take
typed-dwarf = yellow dwarf, dwarf, lindor
typed-keep = keep, k, keep my hand, no exchange
typed-done = done, no more, nothing more
typed-pass = pass, p
typed-stop = stop
typed-undertake = undertake, i undertake
typed-silent = silent, silence
typed-command-hand = hand, h, cards
typed-command-table = table
typed-command-trick = trick, run
typed-command-chips = chips, points
typed-command-last = last
typed-command-legal = legal, moves
typed-command-rule = rule, rules, article
typed-command-why = why, w
typed-command-help = help
typed-command-quit = quit, exit, q
typed-command-scores = scores, score, ranking
