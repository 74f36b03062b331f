# Before the first deal and after every deal.

card-seats = { $n } players{ $bots ->
    [0] { "" }
    [one] , one of them a bot
   *[other] , { $bots } of them bots
 }
card-length = { $of ->
    [0] until somebody is ruined
    [one] one deal
   *[other] { $of } deals
 }
card-clock = { $move } s a move, { $first } s for the first, { $bank } s in the bank
card-no-clock = no clock
card-changed = What is different here
card-paid = What is paid
card-book = The whole book, with what holds at this table
waiting-seats = Around the table
waiting-you = you
waiting-free = a bot; free seat
waiting-ready = ready
waiting-not-ready = still reading
waiting-bots = The bots are ready: the deal begins when you like.
waiting-invite = Invite somebody
invite-line = Whoever follows this link takes the seat of a bot, now or in the middle of the match.
invite-which = Address of this device
invite-share = Share
invite-code = Code to be read with a phone: { $link }
settle-waiting = Between two deals
settle-gains = What each has won
settle-player = player
settle-gain = gain
settle-points = points made
settle-balance = in all
settle-open = All the cards
settle-hands-way = The hands
settle-as-played = as they were played
settle-as-dealt = as they were dealt
settle-talon = Talon
settle-aside = Set aside
settle-left = left in hand
settle-left-hint = Underlined cards were left in hand.
settle-zero = What one paid another received: the sum is nothing.
settle-ledger = The whole ledger
settle-match = The match so far
settle-curve = { $deals ->
    [one] The accounts after one deal
   *[other] The accounts after { $deals } deals
 }: { $summary }
settle-figures = The same in figures
settle-start = start
settle-walk = Walk through the match
settle-download = Download the record
story-of = How this came to be: { $name }
story-all = all
story-other = with
story-then = then
story-before = before
story-now = now
story-from = from { $name }
story-to = to { $name }
story-none = No payment yet.
proof-seal = The seal that this browser saw
    .same = It is the one published before the deal: reckoned right here from the opened secret.
    .other = The opened secret is not that of the seal which this browser saw.
    .unknown = This browser did not see the seal before the deal, or cannot reckon it.
proof-share = What this browser brought
    .same = Your share of chance went into the shuffle as it was sent.
    .other = Your share of chance is not the one that was sent.
    .unknown = This browser kept no share of chance for this deal.
proof-hands = The hands, reckoned by this browser
    .same = Exactly these hands follow from the secret and all shares of chance: reckoned right here, believing nobody.
    .other = Other hands follow from the secret and the shares of chance.
    .unknown = This browser cannot reckon it on this page; the server does so above.
