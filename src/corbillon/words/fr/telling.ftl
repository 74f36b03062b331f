# Ce qui se passe, raconté.

match-opens = { $game } : une partie contre { $players }.
match-bots = Ce sont { $bots }.
match-rules = Règles : { $preset }{ $count ->
    [0] .
    [1] , une variante changée.
   *[other] , { $count } variantes changées.
 }
match-seed = Graine : { $seed }.
match-record = Relevé : { $path }.
match-resumed = { $game } : la partie reprend.
match-help = Tapez aide pour les commandes, permis pour ce que vous pouvez faire.

dealt = Donne { $deal }{ $of ->
    [0] { "" }
    [-1] , prolongation
   *[other] { " " }sur { $of }
 } : { $dealer ->
    [you] vous donnez
   *[other] { $dealerName } donne
 }.
dealt-hand = Votre jeu : { $hand }.
exchanged = { $who ->
    [you] Vous écartez une carte.
   *[other] { $name } : écarte une carte.
 }
exchanged-own = Vous écartez { $aside } et prenez { $drawn }.
exchanged-aside = Vous écartez { $aside }.
kept = { $who ->
    [you] Vous gardez votre jeu.
   *[other] { $name } : garde son jeu.
 }
kept-left = Vous gardez votre jeu et laissez { $left }.
shown = { $who ->
    [you] Vous montrez { $cards }.
   *[other] { $name } : montre { $cards }.
 }
laid-opens = { $who ->
    [you] Vous entamez : { $card }.
   *[other] { $name } entame : { $card }.
 }
laid-run = { $who ->
    [you] Vous ouvrez une suite : { $card }.
   *[other] { $name } ouvre une suite : { $card }.
 }
laid = { $who ->
    [you] Vous : { $card }.
   *[other] { $name } : { $card }.
 }
trick-taken = { $who ->
    [you] La levée { $number } est à vous.
   *[other] La levée { $number } est à { $name }.
 }
passed = { $who ->
    [you] Vous passez.
   *[other] { $name } : passe.
 }
called-done = { $who ->
    [you] Vous n’avez plus rien à montrer.
   *[other] { $name } : plus rien à montrer.
 }
called-undertake = { $who ->
    [you] Vous entreprenez le reversis !
   *[other] { $name } : entreprend le reversis !
 }
called-silent = { $who ->
    [you] Vous vous taisez.
   *[other] { $name } : se tait.
 }
called-without = { $who ->
    [you] Vous : « sans { $rank } ».
   *[other] { $name } : « sans { $rank } ».
 }
without-rank = { $rank ->
    [ace] as
    [jack] valet
    [queen] dame
    [king] roi
    [two] deux
    [three] trois
    [four] quatre
    [five] cinq
    [six] six
    [seven] sept
    [eight] huit
    [nine] neuf
   *[ten] dix
 }
called-again = { $who ->
    [you] Vous : « roi et je recommence ».
   *[other] { $name } : « roi et je recommence ».
 }
called-takes = { $who ->
    [you] Vous : « { $belle ->
        [dwarf] nain jaune qui prend
       *[other] { $rank } qui prend
     } ».
   *[other] { $name } : « { $belle ->
        [dwarf] nain jaune qui prend
       *[other] { $rank } qui prend
     } ».
 }
called-out = { $who ->
    [you] Vous n’avez plus de carte : le tour est gagné.
   *[other] { $name } : plus de carte, le tour est gagné.
 }
noticed-forgotten = { $who ->
    [you] Vous ne l’avez pas annoncé : la case reste comme elle est.
   *[other] { $name } ne l’a pas annoncé : la case reste comme elle est.
 }
noticed-nobody = Personne ne continue : { $who ->
    [you] vous ouvrez
   *[other] { $name } ouvre
 } une nouvelle suite.
noticed-opera = { $who ->
    [you] Opéra ! Vous gagnez tout ce qui est au tableau.
   *[other] Opéra ! { $name } gagne tout ce qui est au tableau.
 }
noticed-first-equinox = { $who ->
    [you] Vous gagnez le premier Équinoxe : les levées 1 à 6.
   *[other] { $name } gagne le premier Équinoxe : les levées 1 à 6.
 }
noticed-second-equinox = { $who ->
    [you] Vous gagnez le second Équinoxe : les levées 7 à 12.
   *[other] { $name } gagne le second Équinoxe : les levées 7 à 12.
 }
noticed-vole = { $who ->
    [you] La Vole ! Vous avez fait les douze levées, le tour du Zodiaque.
   *[other] La Vole ! { $name } a fait les douze levées, le tour du Zodiaque.
 }
noticed-undertaken = { $who ->
    [you] Vous avez fait les neuf premières levées : vous entreprenez le reversis.
   *[other] { $name } a fait les neuf premières levées : le reversis est entrepris.
 }
noticed-made = { $who ->
    [you] Reversis ! Vous avez fait les onze levées.
   *[other] Reversis ! { $name } a fait les onze levées.
 }
noticed-broken = { $who ->
    [you] Vous rompez le reversis.
   *[other] { $name } rompt le reversis.
 }
noticed-espagnolette = { $who ->
    [you] Vous tenez l’espagnolette : aux levées 1 à 9 vous n’êtes pas tenu de fournir.
   *[other] { $name } tient l’espagnolette.
 }
noticed-right-used = { $who ->
    [you] Vous usez du droit de l’espagnolette.
   *[other] { $name } use du droit de l’espagnolette.
 }
noticed-right-lost = { $who ->
    [you] Une levée faite met fin à votre droit d’espagnolette.
   *[other] Une levée faite met fin à l’espagnolette de { $name }.
 }

settled = Donne { $deal } : le règlement est fait.
settled-gain = { $who ->
    [you] Vous : { $gain }, en tout { $balance }.
   *[other] { $name } : { $gain }, en tout { $balance }.
 }
settled-hand = { $who ->
    [you] Vous aviez { $hand }.
   *[other] { $name } avait { $hand }.
 }
settled-unplayed = { $who ->
    [you] Il vous restait { $hand }.
   *[other] { $name } : il restait { $hand }.
 }
settled-points = Points faits : { $counts }.
settled-point = { $name } { $n }
settled-aside = À l’écart étaient { $cards }.
ended = La partie est finie.
ended-rank = { $rank }. { $who ->
    [you] Vous
   *[other] { $name }
 } : { $balance }.

# Les paiements.

paid = Paiement { $number } : { $from ->
    [you] vous payez { $amount } à { $toName }
   *[other] { $to ->
        [you] { $fromName } vous paie { $amount }
       *[other] { $fromName } paie { $amount } à { $toName }
     }
 } : { $reason } ({ $article }).
paid-in = Paiement { $number } : { $from ->
    [you] vous mettez
   *[other] { $fromName } met
 } { $amount } { $into } : { $reason } ({ $article }).
paid-out = Paiement { $number } : { $to ->
    [you] vous prenez
   *[other] { $toName } prend
 } { $amount } { $outof } : { $reason } ({ $article }).
owed = En attente : { $from ->
    [you] vous devrez { $amount } à { $toName }
   *[other] { $to ->
        [you] { $fromName } vous devra { $amount }
       *[other] { $fromName } devra { $amount } à { $toName }
     }
 } : { $reason } ({ $article }).
owed-in = En attente : { $from ->
    [you] vous devrez mettre
   *[other] { $fromName } devra mettre
 } { $amount } { $into } : { $reason } ({ $article }).
owed-out = En attente : { $to ->
    [you] vous prendrez
   *[other] { $toName } prendra
 } { $amount } { $outof } : { $reason } ({ $article }).
owed-so-far = En attente, et sujet à changer jusqu’à la dernière levée :
paid-each-in = Paiement { $number } : chaque joueur met { $amount } { $into } : { $reason } ({ $article }).
paid-each-other = Paiement { $number } : { $to ->
    [you] vous recevez
   *[other] { $toName } reçoit
 } { $amount } de chacun des autres : { $reason } ({ $article }).
paid-each-out = Paiement { $number } : chaque joueur prend { $amount } { $outof } : { $reason } ({ $article }).
why-article = Article { $article } : { $title }.
why-sum = { $arithmetic } = { $amount }
why-none = Aucun paiement n’a encore été fait.
why-unknown = Aucun paiement { $asked } n’a été fait.

# Les refus.

refused = Refusé : { $reason }{ $article ->
    [none] { "" }
   *[other] { " " }({ $article })
 }.
refusal-bad_card = ce n’est pas une carte
refusal-not_in_hand = vous n’avez pas { $theCard }
refusal-must_follow = on a demandé { $led } et vous en avez : il faut fournir
refusal-not_in_sequence = { $theCard } ne continue pas la suite
refusal-not_now = ce n’est pas le moment
refusal-not_now-Z19 = c’est l’écart : mettez x devant la carte à rejeter, ou gardez votre jeu
refusal-not_now-Z25 = un Triangle ou un Quarré se montre avant sa première carte
refusal-not_now-Z26 = montrez ce que vous avez à montrer, ou dites fini
refusal-not_now-Z28 = c’est le moment de jouer une carte
refusal-not_declarable = vous n’avez rien de tel à montrer
refusal-deal_over = la donne est finie

refusal-must_follow-R17 = la première entame est à cœur, et vous en avez
refusal-not_now-N12 = vous ouvrez une suite : posez une carte
refusal-not_now-N13 = vous avez posé une carte, il faut continuer
refusal-not_now-N15 = on vous demande de continuer la suite
refusal-not_now-N19 = ici les cases se prennent sans rien dire : pas de !
refusal-not_declarable-N18 = { $theCard } n’est pas une belle carte
refusal-not_now-R13 = c’est l’échange : mettez x devant la carte à écarter ; on ne garde son jeu que si l’échange est libre
refusal-not_now-R15 = vous donnez : mettez une carte de côté, avec x devant
refusal-not_now-R16 = le quinola ne peut être écarté maintenant
refusal-not_now-R17 = c’est le moment de jouer une carte
refusal-not_now-R42 = dites si vous entreprenez le reversis : entreprendre, ou se taire
