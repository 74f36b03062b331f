# A deal retold, all hands open.
retold-player = Player { $seat }
retold-deal = Deal { $deal }. Dealer: { $name }.
retold-hand = { $name } is dealt { $hand }.
retold-talon = Talon, from the top: { $cards }.
retold-card = { $name } { $card }
retold-trick = Trick { $number }: { $cards }. { $name } takes it.
retold-run = { $name }: { $cards }.
retold-in-progress = The deal is in progress: { $name } is to play.
retold-balance = { $account }: { $balance }
retold-exchanged = { $name } puts { $aside } aside and takes { $drawn }.
retold-aside = { $name } puts { $aside } aside.

# The rule book.
rules-no-home = no code: drawn only, or cannot occur
rules-no-difference = { $one } and { $other } are the same rules.
