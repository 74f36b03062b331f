# Playing at the table: what is asked, what may be done.

turn-own = Your turn: { $what }.
ask-card = play a card
ask-run = open a run
ask-show = play a card, or show what you have
ask-open-show = show what you have, or finish
ask-exchange = put a card aside, or keep your hand
ask-aside = put a card aside
ask-follow = go on with the run, or pass
ask-pass = you can only pass
ask-going-on = go on with your run
ask-go-on = go on with the run, or stop
ask-stop = you can only stop
ask-undertake = will you undertake the reversis?
do-keep = Keep my hand
do-pass = Pass
do-stop = Stop
do-done = Nothing more to show
do-undertake = Undertake the reversis
do-silent = Say nothing
do-show = Show the { $ranks }
do-aside = Put aside: { $card }
do-takes = { $card } takes!
do-lay = Play: { $card }
do-lay-silent = { $card }, saying nothing
do-renounce = Renounce by right: { $card }
do-short = { $deed ->
    [aside] Put aside
    [takes] takes!
    [silent] saying nothing
    [renounce] Renounce by right
   *[lay] Play
 }
do-lower = Take back
do-claim = { $card }… takes!
raised-second = { $card }: once more to play it.
raised-ways = { $card }: once more lays it without a word; the star, or the ! key, takes the box.
raised-renounce = You can follow suit. Renounce by the espagnolette’s right, with { $theCard }?
not-yet = It is not your turn yet.
prepared = { $card }: ready for your turn.
prepared-no-more = { $card } is no longer prepared.
why-allowed = { $card }: nothing forbids it.
forced = In a moment, by itself: { $deed }. Escape to stop it.
forced-wait = No, wait

hand-card = { $card }{ $belle ->
    [yes] , board card
   *[no] { "" }
 }{ $advised ->
    [yes] , suggested
   *[no] { "" }
 }{ $state ->
    [legal] , allowed
    [refused] , refused
   *[waiting] { "" }
 }{ $held ->
    [raised] , raised
    [prepared] , prepared
    [sent] , played
   *[no] { "" }
 }
bubble-without = “without { $rank }”
bubble-again = “and I begin again”
bubble-takes = “{ $belle ->
    [dwarf] yellow dwarf takes!
   *[other] { $rank } takes!
 }”
bubble-out = “I am out!”
bubble-undertake = “I undertake the reversis”
hand-belle = board card

# Time, presence, a silent server.

time-left = Only { $seconds } seconds left.
presence-bot = bot
presence-covered = a bot plays instead
presence-away = away since { $since }
presence-gone = gone since { $since }
notice-turn = { $game }: it is your turn.
tab-turn = Your turn! { $game }
connection-lost = The server does not answer; the table will come back by itself.
connection-back = The table is back.
table-no_table = There is no table at this address.
table-closed = This table is closed.
table-not_yours = This seat is not yours.
table-home = Back to the home page
wish-refused = { $code ->
    [stale] The table had moved on meanwhile: look, and play again.
    [not_your_turn] It is not your turn.
    [not_now] This is not the moment.
    [not_yours] That is not yours.
    [bad_name] This name looks too much like another, or cannot be written.
    [seat_taken] This seat is taken.
    [closed] The table is closed.
    [deal_over] The deal is over.
    [too_many] Too much in so short a time; wait a little.
    [bad_format] That cannot be written so.
   *[other] The server refuses ({ $code }).
 }

# The parts of the page.

region-strip = The match
region-cloth = The table
region-hand = Your hand
region-actions = What you may do
region-log = The log
region-tools = Tools of the table
strip-deal = deal { $deal }{ $of ->
    [0] { "" }
    [-1] , overtime
   *[other] { " " }of { $of }
 }
strip-gathering = before the first deal
tool-log = Log
tool-trick = Last trick
tool-since = Since my card
tool-ledger = Accounts
tool-rules = Rules
tool-phrases = Speak
tool-menu = The table
tool-answer = Answer
article-link = Article { $article }
log-empty = Nothing yet.
last-hidden = At this table a finished trick is not shown again.

# Before, between and after the deals.

next-first = Begin
next-deal = Next deal
next-waiting = Waiting for { $names }.
next-ready = You are ready.
match-over = The match is over.
rematch-ask = Another match
rematch-go = Go to the new table

# Taking back, coming back.

take-back = Take my card back
take-back-asks = { $name } asks to take a card back.
take-back-awaits = Your request awaits the answer of { $names }.
take-back-agree = Agree
take-back-refuse = Refuse
covered-own = A bot plays in your place.
covered-return = Take my seat back

# Several at one device.

pass-device = Pass the device to { $name }.
pass-hidden = The hand is covered.
pass-uncover = It is me, { $name }

# Speaking.

phrases-title = Speak to the table
phrases-write = A word
phrases-send = Say
phrases-none = Ready-made phrases only, here.

# The table and its owner.

menu-title = The table
menu-players = The players
menu-mute = Do not show what { $name } says
menu-call-bot = Call a bot for { $name }
menu-own = My seat
menu-show-hand = Spectators see my hand
menu-leave = Leave the table…
menu-leave-sure = Leave, and let a bot have my seat
menu-leave-not = Stay
menu-leave-hint = To come back later just close the page: your seat waits for you.
menu-owner = For the owner of the table
menu-listed = The table is listed
menu-free-text = Free text is allowed
menu-pace = Bots answer
    .p0 = at once
    .p1 = quickly
    .p2 = unhurriedly
    .p3 = slowly
menu-watching = Spectators
    .off = none
    .seat = with the eyes of a player who agrees
    .late = everything, one deal late
menu-close = Close the table…
menu-close-sure = Close it for everybody
menu-record = Download the record
menu-another = Another player at this device
menu-another-hint = The hand is covered between turns, and the device goes from hand to hand.
seat-name = Name
seat-take = Take the seat of { $name }
watch-title = You watch the table.
watch-sit = Take a seat
watch-eyes = Watch with { $name }
watch-eyes-now = You see the hand of { $name }.
watch-stop = Stop watching this hand
watch-late = At this table spectators see each deal when it is over.
watch-newest = See deal { $deal }, just finished
watch-off = At this table spectators see no hand.
