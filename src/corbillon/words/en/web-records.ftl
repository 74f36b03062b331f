# The chapters of the books, where the switches have their place.

chapter-zinzolin-A = The table and the counters
chapter-zinzolin-C = The exchange
chapter-zinzolin-D = Declarations
chapter-zinzolin-G = The Equinoxes
chapter-zinzolin-I = Length and result
chapter-nain-jaune-A = What you need, and how to begin
chapter-nain-jaune-B = The stakes and the deal
chapter-nain-jaune-C = The play
chapter-nain-jaune-D = The end of a round
chapter-nain-jaune-E = The next round, and the end of the game
chapter-reversis-A = Equipment, seats, stakes
chapter-reversis-B = Deal and exchange
chapter-reversis-C = The play
chapter-reversis-D = Placed, forced, led
chapter-reversis-E = The Aces
chapter-reversis-F = The quinola
chapter-reversis-G = The partie
chapter-reversis-H = The reversis
chapter-reversis-I = The espagnolette
chapter-reversis-K = Length and end

# What happens around a table.

player-unnamed = Player { $n }
told-seated = { $who ->
    [you] You sit down.
   *[other] { $name } sits down.
 }
told-left = { $who ->
    [you] You leave your seat to a bot.
   *[other] { $name } leaves the seat to a bot.
 }
told-covered = { $why ->
    [owner] The owner of the table calls a bot: it plays for { $who ->
        [you] you
       *[other] { $name }
     }.
    [time] Time ran out too often: a bot plays for { $who ->
        [you] you
       *[other] { $name }
     }.
   *[grace] { $who ->
        [you] You were away: a bot plays for you.
       *[other] { $name } is away: a bot plays the seat.
     }
 }
told-returned = { $who ->
    [you] You take your seat back.
   *[other] { $name } is back.
 }
told-timed-out = { $who ->
    [you] Your time ran out: a bot plays this once for you.
   *[other] The time of { $name } ran out: a bot plays this once.
 }
told-take-back-asked = { $who ->
    [you] You ask to take your last action back.
   *[other] { $name } asks to take the last action back.
 }
told-take-back-refused = { $who ->
    [you] You do not agree: what is played stays played.
   *[other] { $name } does not agree: what is played stays played.
 }
told-taken-back = { $n ->
    [one] An action is taken back.
   *[other] { $n } actions are taken back.
 } { $who ->
    [you] It is your turn again.
   *[other] It is the turn of { $name } again.
 }
told-said = { $who ->
    [you] You say: { $words }
   *[other] { $name } says: { $words }
 }
told-committed = The server is bound to its share of the shuffle of deal { $deal }.
told-revealed = The shuffle of deal { $deal } lies open: anybody can check it.
told-arranged = The owner has changed the arrangements of the table.
told-rematched = Another match begins at a new table.
told-closed = The table is closed.
phrase-hello = Good evening to all!
phrase-well-played = Well played!
phrase-thanks = Thank you.
phrase-one-moment = One moment, please.
phrase-back = Here I am again.
phrase-your-turn = It is your turn.
phrase-sorry = I am sorry.
phrase-bravo = Bravo!
phrase-bad-luck = Bad luck!
phrase-goodbye = Goodbye, and thank you for the game.

# The rule books.

ask-failed = The server has not answered.
books-what = Three books of rules, each with its sources. Where the books differ, the article has a switch, and a table chooses.
books-fair = How the cards are shuffled
book-notes = How to read the sources
book-notes-main = “SEED” is the main text of each book: wherever it speaks clearly, the book follows it.
book-notes-others = The other short names, as ENC, HOY or 1902, are the works listed under “Sources” at the head of the book.
book-notes-silent = “SEED is silent” says that the main text leaves the point open. The book then follows another work, which it names, or the plainest reading.
book-notes-none = A value marked as a convenience, as a usage, or without a source is in no book that was read: people play so.
book-notes-program = “In the program” says why something of an article has no place at a table of this server.
book-contents = Contents
book-table = Table
book-switch = Choice: { $name }
book-default = (as a rule)
book-here = at this table
book-here-value = Here: { $value }.
book-marked = What is in force at this table is marked.
book-back = Back to the table

# The ledger.

ledger-title = The ledger
ledger-of = Which payments
ledger-this-deal = deal { $deal }
ledger-match = the whole match
ledger-accounts = By account
ledger-account = Account
ledger-before = before
ledger-received = received
ledger-given = paid
ledger-gain = gain
ledger-after = after
ledger-all = All together
ledger-sum = { $n ->
    [0] 0: whatever one gave, another got
   *[other] { $sum }: something is wrong here
 }
ledger-causes = By cause
ledger-cause = { $n ->
    [one] 1 payment
   *[other] { $n } payments
 }, { $amount }
ledger-none = No payment yet.
ledger-payments = { $n ->
    [0] No payment
    [one] The payment
   *[other] The { $n } payments
 }
ledger-deal = deal
ledger-from = from
ledger-to = to
ledger-amount = amount
ledger-why = why
ledger-reckoned = reckoned

# Records.

records-what = A record holds a match from its first card to its last payment. Open one to walk through it; it stays on this server, at an address that can be passed on.
records-file = A record in a file
records-drop = Drop a record here, or
records-choose = Choose a file
records-paste = Or paste it here:
records-open = Open it
records-no-json = This is no record: it cannot be read as JSON.
records-refused = { $code ->
    [bad_format] This is no record of the format corbillon/1, or a part of it is missing.
    [bad_rule] This record has rules that are not known here.
    [bad_deal] In this record the cards are not dealt as they should be.
    [bad_card] In this record there is a card that is none.
    [deal_over] This record goes on after the end.
    [too_many] That is more than this server takes at once. Try again in a while.
    [too_large] This record is too large.
   *[other] This record breaks the rules of its game.
 }
records-several = { $n ->
    [one] 1 record is open
   *[other] { $n } records are open
 }
records-nth = Record { $n }
records-recent = Opened last
records-one = { $game }, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
 }
records-kept = This list stays in this browser.
record-title = { $game }, deal { $deal }
record-about = Who played, by which rules, and how it ended: { $deals ->
    [one] 1 deal finished
   *[other] { $deals } deals finished
 }
record-rules = The rule book
record-rank = rank { $rank }
record-none = There is no such record on this server.
record-others = Open another
record-empty = No deal is in this record.

# A deal, walked through.

replay-no-deal = This deal cannot be opened: it is not there, or not finished.
replay-open-hand = The hand of { $name } open
replay-cover = cover
replay-uncover = show
replay-all-open = All hands open
replay-log = The deal in words
replay-by-clock = (time had run out: a bot played)
replay-article = Article { $article }
replay-deal = Deal
replay-deal-before = Deal before
replay-deal-after = Next deal
replay-seat = Seen from
replay-first = The beginning (Home)
replay-trick-before = One trick or run back ([)
replay-before = One step back (←)
replay-after = One step on (→)
replay-trick-after = One trick or run on (])
replay-last = The end (End)
replay-slider = Step
replay-where = Step { $step } of { $of }: { $what }
replay-step = { $step }/{ $of }
replay-link = Link to this step
replay-copied = Copied
replay-address = The address of this step:
replay-keys = Keys: ← → by step, [ ] by trick or run, Home and End.
replay-file = This record
replay-download = Download the record

# Is a deal what it claims to be?

check-title = Is this deal honest?
check-what = Whether it is can be computed again from what the record holds.
check-how = How that is done
check-button = Check deal { $deal }
check-verdict = { $state ->
    [held] Deal { $deal } is what it claims to be: every check held.
    [failed] Deal { $deal } is not what it claims to be.
   *[absent] Deal { $deal }: what could be checked held; something is missing for the rest.
 }
check-commitment = The commitment
    .held = The secret that was opened after the deal is the one to which the server had bound itself before.
    .failed = The secret that was opened is not the one to which the server had bound itself.
    .absent = The record does not say to what the server had bound itself.
check-pack = The shuffle
    .held = From the secret and from what the seats threw in these very cards follow, one by one.
    .failed = From the secret and from what the seats threw in other cards follow.
    .absent = The record does not say how its cards were shuffled.
check-replay = The rules
    .held = The rules allow every action, and every payment follows from them.
    .failed = The rules refuse something in this deal.
    .absent = There is nothing to play again.
check-bots = The bots
    .held = Each action of a bot was asked again, from nothing but what its seat could see, and is the same.
    .failed = A bot answers something else from what its seat could see.
    .absent = The record does not say what the bots did, or by which chance.
check-version = Played with corbillon { $version }.

# A fault.

fault-button = Report a fault
fault-title = Report a fault
fault-what = This makes a file with the record, its rules, the version and the place where you are. It goes nowhere by itself: send it to whoever looks after this table.
fault-text = What is wrong, and what should be?
fault-where = Deal { $deal }, step { $step }.
fault-save = Make the file

# Nobody shuffles the cards.

fair-lead = At a table of this server the cards are shuffled by all who sit there. Nobody can choose them: no player, and not the server either. Afterwards anybody can compute it again.
fair-how = How a deal comes about
fair-how-1 = Before anything else the server thinks of a secret number and publishes its seal: a kind of lock that only this number opens. From then on it cannot exchange it.
fair-how-2 = Then each seat throws in a number of its own, which nobody knew until then. Your browser does that for you when you say that you are ready.
fair-how-3 = The order of the cards follows from the secret and from all those numbers together, by a published recipe. The server can deal it, and no longer change it.
fair-how-4 = When the deal is over the secret and the numbers are opened. Everybody can see that the seal was that of the secret, and that these cards follow from them.
fair-proves = What this proves
fair-proves-text = The server chose its secret before it knew any number of yours, and nobody at the table knew the secret when throwing in a number. So nobody could aim at a pack, as soon as one of you threw in a number that the others could not guess.
fair-not = What it does not prove
fair-not-text = The server knows the cards while they are played: it has to, to deal them. Where nobody at the table throws in a number, the pack rests on the server alone. And a server in league with the player whose number comes last could let that player aim it.
fair-bots = The bots do not look at your cards
fair-bots-text = A bot chooses from what its own seat sees and from a chance that belongs to the deal, and from nothing else. So each of its choices can be asked again afterwards, with nothing but its own hand and what lay open before everybody; it must answer the same. Whether a bot plays well or badly never touches the deal.
fair-page = Check it on the page
fair-page-text = Open a finished deal, of your table or of any record, and choose “Check this deal”. Each of four checks is told in words: the seal, the shuffle, the rules, the bots.
fair-open = Open a record
fair-hand = Check it yourself
fair-hand-text = Those who do not want to believe this server can compute everything at home. Download the record of the match, install the program, and run it; it needs no network:
fair-hand-line = The second line asks all bots again, too. The recipe of the shuffle is written down so exactly that it can be written again in any language; it uses nothing but SHA-256 and HMAC.
