# Les chapitres des livres, où les variantes ont leur place.

chapter-zinzolin-A = La table et les jetons
chapter-zinzolin-C = L’écart
chapter-zinzolin-D = Les annonces
chapter-zinzolin-G = Les Équinoxes
chapter-zinzolin-I = La durée et le résultat
chapter-nain-jaune-A = Le matériel et l’entrée en jeu
chapter-nain-jaune-B = Les mises et la donne
chapter-nain-jaune-C = Le jeu
chapter-nain-jaune-D = La fin du tour
chapter-nain-jaune-E = Le tour suivant et la fin de la partie
chapter-reversis-A = Le matériel, les places, les mises
chapter-reversis-B = La donne et l’échange
chapter-reversis-C = Le jeu de la carte
chapter-reversis-D = Placer, forcer, jouer d’entrée
chapter-reversis-E = Les as
chapter-reversis-F = Le quinola
chapter-reversis-G = La partie
chapter-reversis-H = Le reversis
chapter-reversis-I = L’espagnolette
chapter-reversis-K = La durée et la fin

# Ce qui se passe autour d’une table.

player-unnamed = Joueur { $n }
told-seated = { $who ->
    [you] Vous prenez place.
   *[other] { $name } prend place.
 }
told-left = { $who ->
    [you] Vous laissez votre place à un robot.
   *[other] { $name } laisse sa place à un robot.
 }
told-covered = { $why ->
    [owner] Le maître de la table appelle un robot : il joue pour { $who ->
        [you] vous
       *[other] { $name }
     }.
    [time] Le temps a manqué trop souvent : un robot joue pour { $who ->
        [you] vous
       *[other] { $name }
     }.
   *[grace] { $who ->
        [you] Vous étiez au loin : un robot joue pour vous.
       *[other] { $name } est au loin : un robot tient sa place.
     }
 }
told-returned = { $who ->
    [you] Vous reprenez votre place.
   *[other] { $name } est de retour.
 }
told-timed-out = { $who ->
    [you] Votre temps est écoulé : un robot joue ce coup pour vous.
   *[other] Le temps de { $name } est écoulé : un robot joue ce coup.
 }
told-take-back-asked = { $who ->
    [you] Vous demandez à reprendre votre coup.
   *[other] { $name } demande à reprendre son coup.
 }
told-take-back-refused = { $who ->
    [you] Vous n’êtes pas d’accord : ce qui est joué reste joué.
   *[other] { $name } n’est pas d’accord : ce qui est joué reste joué.
 }
told-taken-back = { $n ->
    [1] Un coup est repris.
   *[other] { $n } coups sont repris.
 } { $who ->
    [you] C’est de nouveau à vous.
   *[other] C’est de nouveau à { $name }.
 }
told-said = { $who ->
    [you] Vous dites : { $words }
   *[other] { $name } dit : { $words }
 }
told-committed = Le serveur est lié à sa part du mélange de la donne { $deal }.
told-revealed = Le mélange de la donne { $deal } est ouvert : chacun peut le vérifier.
told-arranged = Le maître de la table en a changé les arrangements.
told-rematched = Une autre partie commence à une nouvelle table.
told-closed = La table est fermée.
phrase-hello = Bonsoir à tous !
phrase-well-played = Bien joué !
phrase-thanks = Merci.
phrase-one-moment = Un instant, je vous prie.
phrase-back = Me revoici.
phrase-your-turn = C’est à vous.
phrase-sorry = Pardonnez-moi.
phrase-bravo = Bravo !
phrase-bad-luck = Pas de chance !
phrase-goodbye = Au revoir, et merci de la partie.
