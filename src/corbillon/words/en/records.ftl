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
