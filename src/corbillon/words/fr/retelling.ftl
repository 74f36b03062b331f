# Une donne racontée, jeux ouverts.
retold-player = Joueur { $seat }
retold-deal = Donne { $deal }. Donneur : { $name }.
retold-hand = { $name } reçoit { $hand }.
retold-talon = Talon, du dessus : { $cards }.
retold-card = { $name } { $card }
retold-trick = Levée { $number } : { $cards }. Elle est à { $name }.
retold-run = { $name } : { $cards }.
retold-in-progress = La donne est en cours : c’est à { $name } de jouer.
retold-balance = { $account } : { $balance }
retold-exchanged = { $name } écarte { $aside } et prend { $drawn }.
retold-aside = { $name } écarte { $aside }.

# Le livre des règles.
rules-no-home = pas de code : dessiné seulement, ou ne peut arriver
rules-no-difference = { $one } et { $other } sont les mêmes règles.
