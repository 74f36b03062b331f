# Home, the settings of a table, the open tables.

room-hero = Three games once played by candlelight
room-hero-line = Zinzolin, Nain jaune and Reversis, each by its book. Against robots or with friends, without an account, and every chip tells you why it moves.
room-games = The games
room-play-now = Play now
room-play-now-at = Play now: { $game }
room-opening = The table is opening…
room-own-table = A table of my own
room-own-table-at = A table of my own: { $game }
room-rule-book = The book
room-rule-book-at = The book: { $game }
room-players = { $apart ->
    [yes] { $least } to { $most } players
   *[no] { $most } players
 }
room-players-or = { $span }, or { $others }
room-at-once = { $preset }, { $seats } players, { $bot }
room-at-once-change = Change
room-again = your last game
room-zinzolin-year = 1769
room-zinzolin-line = Take six tricks in a row, or none at all. In between, it is the aces, twos and threes that make people pay.
room-zinzolin-drawing = A small basket full of chips, before an ace, a two and a three.
room-nain-jaune-year = about 1760
room-nain-jaune-line = Ranks climb one by one, “queen takes” empties her box, and the first to be out is paid by everybody.
room-nain-jaune-drawing = The board of five boxes, the dwarf in the middle.
room-reversis-year = about 1600
room-reversis-line = The game upside down: every trick is a burden and the jack of hearts a danger, except to whoever dares to take them all.
room-reversis-drawing = The jack of hearts thrown on a trick of spades.

# The name.

room-name = Your name
room-name-is = You are { $name }
room-name-lent = This name is lent to you; take your own if you like.
room-name-change = Change name
room-name-save = Keep
room-name-cancel = Cancel
room-name-kept = You are { $name } from now on.
room-name-hint = 1 to 24 characters.

# One’s tables, the open tables, the records.

room-mine-running = { $count ->
    [one] A match is waiting for you
   *[other] { $count } matches are waiting for you
 }
room-mine-older = Your finished matches
room-go-back = Go back
room-go-back-at = Go back to the table of { $game } with { $who }
room-look-again = Look again
room-look-again-at = Look again at the table of { $game } with { $who }
room-with-bots = robots
room-state = { $phase ->
    [gathering] sitting down
    [over] the match is over
    [closed] closed
   *[playing] deal { $deal }{ $of ->
        [0] {""}
       *[other] { " " }of { $of }
     }
 }
room-lobby = Open tables
room-lobby-line = Tables whose owner wishes company.
room-lobby-count = { $count ->
    [0] No open table.
    [one] One open table.
   *[other] { $count } open tables.
 }
room-lobby-all = All the open tables
room-lobby-empty = Nobody is waiting just now. Open a table: it will appear here, and robots hold the seats until somebody comes.
room-lobby-open = Open a table of { $game }
room-lobby-lost = The server does not answer; the list may be old.
room-lobby-seats = { $count ->
    [0] no free seat
    [one] one free seat
   *[other] { $count } free seats
 }
room-seated = Seated: { $who }
room-seated-nobody = Nobody is seated, only robots.
room-deviations = { $count ->
    [0] nothing changed
    [one] one point changed
   *[other] { $count } points changed
 }
room-clocked = with a clock
room-unclocked = no clock
room-sit = Sit down
room-sit-at = Sit down at the table of { $game } with { $who }
room-watch = Watch
room-watch-at = Watch the table of { $game } with { $who }
room-records = Replay a match
room-records-line = Open the record of a match and walk through it trick by trick, with all hands hidden or shown.
room-records-open = Open a record

# The settings of a table.

room-new = A table of { $game }
room-new-line = Choose, open, then send the link. What you leave alone is as in the book.
room-not-a-game = There is no game of this name.
room-section-rules = By which book
room-section-length = Length of the match
room-section-company = Who plays
room-section-time = Pace
room-section-table = At the table
room-section-look = What is seen
room-section-points = The points of the book
room-points-line = Each point bears the number of its article. The rarer ones are folded away.
room-preset-zinzolin-seed = The book of 1769
    .line = Twenty single deals and four double ones, as the author had them printed in Amsterdam: a long evening.
room-preset-zinzolin-short = A short match
    .line = The same book, in four single deals and four double ones.
room-preset-nain-jaune-seed = The book
    .line = Boxes are taken by saying so, and cards left in hand are paid at their points.
room-preset-nain-jaune-family = With the family
    .line = Boxes are taken by themselves and each card left costs one jeton; from the age of five.
room-preset-nain-jaune-leaflet = A maker’s leaflet
    .line = One opens with one’s lowest card, on a board with the queen of hearts and the king of spades.
room-preset-reversis-seed = The book
    .line = The rules of this site, two rounds of four deals.
room-preset-reversis-hague1785 = The Hague, 1785
    .line = The rules of the amateurs of The Hague: who does not exchange may look at the card that is left.
room-preset-reversis-nineteenth = The nineteenth century
    .line = As Pierer and the Spanish have it: a reversis is worth five times as much.
room-preset-reversis-hoyle = After Hoyle
    .line = The English manner, the strictest about aces and about the exchange.
room-seats = Number of players
    .needs = With { $seats } players: { $switch }.
room-bots = The robots
room-bot-ecolier = Schoolboy
    .line = A beginner, often mistaken: to learn from without fear.
room-bot-bourgeois = Burgher
    .line = Follows the good advice of each game, no more and no less.
room-bot-abbe = Abbé
    .line = Thinks for a moment about the cards that are out of sight.
room-bot-chevalier = Chevalier
    .line = Weighs every card, and leaves little to chance.
room-bot-marquise = Marquise
    .line = Sees further than all the others: the strongest.
room-bot-random = scatterbrained robots
    .line = They play any card that is allowed.
room-bot-lowest = cautious robots
    .line = They always play their smallest card.
room-bot-thumb = sensible robots
    .line = They follow the good advice of each game.
room-pace = Pace of the robots
    .pace-0 = at once
    .pace-1 = quick
    .pace-2 = unhurried
    .pace-3 = slow
room-clock = Clock
    .none = none
    .some = a clock
    .hint = Friends do without. When the time and the bank are used up, a robot plays that move, and only that one.
room-clock-move = Seconds for a move
room-clock-first = Seconds for the first card of a deal
room-clock-bank = Seconds in the bank for the whole match
room-bounds = From { $least } to { $most }.
room-bounds-least = At least { $least }.
room-listed = Show this table among the open tables
    .hint = Otherwise people only come by your link.
room-watching = Spectators
    .off = nobody
    .seat = one player’s hand, if that player agrees
    .late = everything, one deal late
room-free-text = Allow free writing
    .hint = Otherwise people talk in ready-made phrases, each in their own language.
room-take-back = Taking back
    .never = never
    .unrevealed = while nothing hidden has been shown
    .practice = always, alone against robots
    .hint = The other players have to agree.
room-grace = Leave a moment to say “takes” after the card
    .hint = As long as nobody has made the next move (article { $article }).
    .idle = Of no use here: boxes are taken by themselves.
room-direction = Play goes
    .book = as in the book
    .right = to the right
    .left = to the left
    .hint = This is only a drawing: the order of the players is the same.
room-vocabulary = Words of the table
    .own = as each player likes
    .historic = of the old books
    .modern = modern
room-last-trick = The last trick may be looked at again
room-other-number = another number
    .label = { $switch }: which number
room-search = Search the points
room-search-found = { $count ->
    [0] Nothing of the kind.
    [one] One point.
   *[other] { $count } points.
 }
room-search-clear = Show all
room-rarer = { $count ->
    [one] One rarer point
   *[other] { $count } rarer points
 }{ $changed ->
    [0] {""}
    [one] , one of them changed
   *[other] , { $changed } of them changed
 }
room-changed = changed
room-article = Article { $article }
room-article-at = Article { $article }: { $switch }
room-book-says = What the book says
room-book-says-of = What the book says: { $switch }
room-card = The table in short
room-card-of = { $game } · { $preset }
room-card-plain = Nothing is changed.
room-card-fact = { $what }: { $value }
room-card-changes = What is changed
room-card-was = instead of: { $value }
room-card-back = As before
room-card-back-at = As before: { $switch }, { $value }
room-card-back-all = Put all back: { $preset }
room-card-back-done = { $switch }: { $value }, again.
room-card-back-all-done = All is again as in: { $preset }.
room-card-summary = { $count ->
    [0] nothing is changed
    [one] one point changed
   *[other] { $count } points changed
 }
room-open = Open the table
room-kept = These settings will be offered to you next time.
room-as-new = Start from the book
room-as-new-done = All is as in the book.
room-share = Share these settings
room-share-line = Whoever follows this link finds these settings, ready to open a table.
room-share-address = Link
room-share-copy = Copy
room-share-copied = The link is copied.
room-share-not-copied = The browser does not let us copy; the link is selected, copy it.
room-shared = These settings come from a link.
room-strange = This in the link was not understood: { $what }.

# What is refused.

room-refused = The table could not be opened
room-refused-clash = These do not go together: { $what }.
room-quoted = “{ $what }”
room-refused-article = Article { $article } wants it so.
room-refused-rule = One of these choices is not allowed: { $why }
room-refused-bounds = A number is missing or beyond what is possible.
room-refused-many = Too many tables are open, or too quickly. Close one, or wait a moment.
room-refused-name = This name is not possible: a name has 1 to 24 characters that can be seen, and none that cannot.
room-refused-name-taken = Your name looks too much like that of a player at this table. Change it, then come back.
room-refused-taken = Somebody has just sat down there. The table has no free seat left.
room-refused-gone = This table is closed.
room-refused-unreachable = The server does not answer. Try again.
room-refused-else = The server refuses: { $why }
room-try-again = Try again
