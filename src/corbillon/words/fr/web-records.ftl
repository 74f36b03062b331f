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

# Les livres des règles.

ask-failed = Le serveur n’a pas répondu.
books-what = Trois livres de règles, chacun avec ses sources. Où les livres diffèrent, l’article a une variante, et la table choisit.
books-fair = Comment les cartes sont mêlées
book-notes = Comment lire les sources
book-notes-main = « SEED » est le texte principal de chaque livre : partout où il parle clairement, le livre le suit.
book-notes-others = Les autres sigles, comme ENC, HOY ou 1902, sont les ouvrages énumérés sous « Sources », en tête du livre.
book-notes-silent = « SEED muet » dit que le texte principal laisse la chose ouverte. Le livre suit alors un autre ouvrage, qu’il nomme, ou la lecture la plus simple.
book-notes-none = Une valeur dite commodité, usage, « sans source » ou « sans livre » ne vient d’aucun livre lu : on joue ainsi.
book-notes-program = « Dans le programme » dit pourquoi une chose de l’article n’a pas lieu aux tables de ce serveur.
book-contents = Sommaire
book-table = Tableau
book-switch = Variante : { $name }
book-default = (d’ordinaire)
book-here = à cette table
book-here-value = Ici : { $value }.
book-marked = Ce qui vaut à cette table est marqué.
book-back = Retour à la table

# Le grand livre.

ledger-title = Les comptes
ledger-of = Quels paiements
ledger-this-deal = la donne { $deal }
ledger-match = toute la partie
ledger-accounts = Par compte
ledger-account = Compte
ledger-before = avant
ledger-received = reçu
ledger-given = payé
ledger-gain = gain
ledger-after = après
ledger-all = Tous ensemble
ledger-sum = { $n ->
    [0] 0 : ce que l’un a donné, un autre l’a reçu
   *[other] { $sum } : quelque chose ne va pas ici
 }
ledger-causes = Par cause
ledger-cause = { $n ->
    [1] 1 paiement
   *[other] { $n } paiements
 }, { $amount }
ledger-none = Aucun paiement encore.
ledger-payments = { $n ->
    [0] Aucun paiement
    [1] Le paiement
   *[other] Les { $n } paiements
 }
ledger-deal = donne
ledger-from = de
ledger-to = à
ledger-amount = somme
ledger-why = pourquoi
ledger-reckoned = calcul

# Les relevés.

records-what = Un relevé contient une partie, de la première carte au dernier paiement. Ouvrez-en un pour le parcourir ; il reste sur ce serveur, à une adresse que l’on peut transmettre.
records-file = Un relevé dans un fichier
records-drop = Déposez un relevé ici, ou
records-choose = Choisir un fichier
records-paste = Ou collez-le ici :
records-open = L’ouvrir
records-no-json = Ce n’est pas un relevé : cela ne se lit pas comme du JSON.
records-refused = { $code ->
    [bad_format] Ce n’est pas un relevé au format corbillon/1, ou il en manque une partie.
    [bad_rule] Ce relevé a des règles que l’on ne connaît pas ici.
    [bad_deal] Dans ce relevé les cartes ne sont pas distribuées comme il faut.
    [bad_card] Dans ce relevé une carte n’en est pas une.
    [deal_over] Ce relevé continue après la fin.
    [too_many] C’est plus que ce serveur n’en prend à la fois. Réessayez dans un moment.
    [too_large] Ce relevé est trop grand.
   *[other] Ce relevé enfreint les règles de son jeu.
 }
records-several = { $n ->
    [1] 1 relevé est ouvert
   *[other] { $n } relevés sont ouverts
 }
records-nth = Relevé { $n }
records-recent = Ouverts en dernier
records-one = { $game }, { $deals ->
    [1] 1 donne
   *[other] { $deals } donnes
 }
records-kept = Cette liste reste dans ce navigateur.
record-title = { $game }, donne { $deal }
record-about = Qui a joué, par quelles règles, et comment cela a fini : { $deals ->
    [0] aucune donne finie
    [1] 1 donne finie
   *[other] { $deals } donnes finies
 }
record-rules = Le livre des règles
record-rank = rang { $rank }
record-none = Il n’y a pas de tel relevé sur ce serveur.
record-others = En ouvrir un autre
record-empty = Il n’y a aucune donne dans ce relevé.

# Une donne, parcourue.

replay-no-deal = Cette donne ne peut s’ouvrir : elle n’est pas là, ou pas finie.
replay-open-hand = Jeu de { $name } ouvert
replay-cover = couvrir
replay-uncover = montrer
replay-all-open = Tous les jeux ouverts
replay-log = La donne en mots
replay-by-clock = (le temps était écoulé : un robot a joué)
replay-article = Article { $article }
replay-deal = Donne
replay-deal-before = Donne précédente
replay-deal-after = Donne suivante
replay-seat = Vue de la place de
replay-first = Au début (Origine)
replay-trick-before = Une levée ou une suite en arrière ([)
replay-before = Un pas en arrière (←)
replay-after = Un pas en avant (→)
replay-trick-after = Une levée ou une suite en avant (])
replay-last = À la fin (Fin)
replay-slider = Pas
replay-where = Pas { $step } sur { $of } : { $what }
replay-step = { $step }/{ $of }
replay-link = Lien vers ce pas
replay-copied = Copié
replay-address = L’adresse de ce pas :
replay-keys = Touches : ← → pas à pas, [ ] par levée ou suite, Origine et Fin.
replay-file = Ce relevé
replay-download = Télécharger le relevé

# Une donne est-elle ce qu’elle prétend ?

check-title = Cette donne est-elle honnête ?
check-what = Cela se recalcule d’après ce que contient le relevé.
check-how = Comment cela se fait
check-button = Vérifier la donne { $deal }
check-verdict = { $state ->
    [held] La donne { $deal } est ce qu’elle prétend : toutes les preuves tiennent.
    [failed] La donne { $deal } n’est pas ce qu’elle prétend.
   *[absent] Donne { $deal } : ce qui pouvait se vérifier tient ; il manque de quoi vérifier le reste.
 }
check-commitment = L’engagement
    .held = Le secret ouvert après la donne est bien celui auquel le serveur s’était lié avant.
    .failed = Le secret ouvert n’est pas celui auquel le serveur s’était lié.
    .absent = Le relevé ne dit pas à quoi le serveur s’était lié.
check-pack = Le mélange
    .held = Du secret et de ce que les places ont apporté suivent exactement ces cartes, une à une.
    .failed = Du secret et de ce que les places ont apporté suivent d’autres cartes.
    .absent = Le relevé ne dit pas comment ses cartes ont été mêlées.
check-replay = Les règles
    .held = Les règles permettent chaque coup, et chaque paiement en découle.
    .failed = Les règles refusent quelque chose dans cette donne.
    .absent = Il n’y a rien à rejouer.
check-bots = Les robots
    .held = Chaque coup d’un robot a été redemandé, d’après cela seul que sa place pouvait voir, et c’est le même.
    .failed = Un robot répond autre chose d’après ce que sa place pouvait voir.
    .absent = Le relevé ne dit pas ce que les robots ont fait, ou par quel hasard.
check-version = Joué avec corbillon { $version }.

# Une faute.

fault-button = Signaler une faute
fault-title = Signaler une faute
fault-what = Ceci fait un fichier avec le relevé, ses règles, la version et l’endroit où vous êtes. Il ne part pas tout seul : envoyez-le à qui s’occupe de cette table.
fault-text = Qu’est-ce qui est faux, et que faudrait-il ?
fault-where = Donne { $deal }, pas { $step }.
fault-save = Faire le fichier

# Personne ne mêle les cartes.

fair-lead = À une table de ce serveur, les cartes sont mêlées par tous ceux qui y sont assis. Personne ne peut les choisir : aucun joueur, et pas le serveur non plus. Après coup, chacun peut tout recalculer.
fair-how = Comment naît une donne
fair-how-1 = Avant toute chose, le serveur pense un nombre secret et en publie le sceau : une sorte de serrure que ce nombre seul ouvre. Dès lors il ne peut plus en changer.
fair-how-2 = Puis chaque place apporte un nombre à elle, que personne ne connaissait jusque-là. Votre navigateur le fait pour vous quand vous vous dites prêt.
fair-how-3 = L’ordre des cartes découle du secret et de tous ces nombres ensemble, par une recette publiée. Le serveur peut les distribuer, il ne peut plus les changer.
fair-how-4 = La donne finie, le secret et les nombres sont ouverts. Chacun peut voir que le sceau était celui du secret, et que ces cartes en découlent.
fair-proves = Ce que cela prouve
fair-proves-text = Le serveur a choisi son secret avant de connaître aucun de vos nombres, et personne à la table ne connaissait le secret en apportant le sien. Nul ne pouvait donc viser un jeu de cartes, dès que l’un de vous a apporté un nombre que les autres ne pouvaient deviner.
fair-not = Ce que cela ne prouve pas
fair-not-text = Le serveur connaît les cartes pendant qu’on les joue : il le faut bien, pour les distribuer. Où personne à la table n’apporte de nombre, les cartes ne tiennent qu’au serveur. Et un serveur complice du joueur dont le nombre vient le dernier pourrait le laisser viser.
fair-bots = Les robots ne regardent pas vos cartes
fair-bots-text = Un robot choisit d’après ce que voit sa propre place et d’après un hasard qui appartient à la donne, et d’après rien d’autre. Chacun de ses choix peut donc être redemandé après coup, avec sa seule main et ce qui était ouvert devant tous ; il doit répondre la même chose. Qu’un robot joue bien ou mal ne touche jamais à la donne.
fair-page = Vérifier sur la page
fair-page-text = Ouvrez une donne finie, de votre table ou de n’importe quel relevé, et choisissez « Vérifier la donne ». Chacune des quatre preuves est dite en mots : le sceau, le mélange, les règles, les robots.
fair-open = Ouvrir un relevé
fair-hand = Vérifier soi-même
fair-hand-text = Qui ne veut pas croire ce serveur peut tout calculer chez soi. Téléchargez le relevé de la partie, installez le programme et lancez-le ; il n’a pas besoin du réseau :
fair-hand-line = La seconde ligne redemande aussi tous les robots. La recette du mélange est écrite si exactement qu’on peut la récrire dans n’importe quelle langue ; elle n’emploie que SHA-256 et HMAC.
