# Today’s words, where the old books have others.

noticed-opera = { $who ->
    [you] Clean sweep! You win all that is on the board.
   *[other] Clean sweep! { $name } wins all that is on the board.
 }
noticed-first-equinox = { $who ->
    [you] You win the first half: tricks 1 to 6.
   *[other] { $name } wins the first half: tricks 1 to 6.
 }
noticed-second-equinox = { $who ->
    [you] You win the second half: tricks 7 to 12.
   *[other] { $name } wins the second half: tricks 7 to 12.
 }
noticed-vole = { $who ->
    [you] Grand slam! You have taken all twelve tricks.
   *[other] Grand slam! { $name } has taken all twelve tricks.
 }
noticed-broken = { $who ->
    [you] You stop the reversis.
   *[other] { $name } stops the reversis.
 }
refusal-not_now-Z25 = the time to show three or four of a kind is before your first card
refusal-not_now-R16 = the jack of hearts may not be put aside now
