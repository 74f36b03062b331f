dealt-hand = Votre main : { $hand }.
exchanged = { $who ->
    [you] Vous échangez une carte.
   *[other] { $name } : échange une carte.
 }
exchanged-own = Vous rejetez { $aside } et prenez { $drawn }.
exchanged-aside = Vous mettez de côté { $aside }.
kept = { $who ->
    [you] Vous gardez votre main.
   *[other] { $name } : garde sa main.
 }
kept-left = Vous gardez votre main et laissez { $left }.
trick-taken = { $who ->
    [you] Le pli { $number } est à vous.
   *[other] Le pli { $number } est à { $name }.
 }
noticed-opera = { $who ->
    [you] Opéra ! Vous gagnez tout ce qui est sur le plateau.
   *[other] Opéra ! { $name } gagne tout ce qui est sur le plateau.
 }
noticed-first-equinox = { $who ->
    [you] Vous gagnez la première moitié : les plis 1 à 6.
   *[other] { $name } gagne la première moitié : les plis 1 à 6.
 }
noticed-second-equinox = { $who ->
    [you] Vous gagnez la seconde moitié : les plis 7 à 12.
   *[other] { $name } gagne la seconde moitié : les plis 7 à 12.
 }
noticed-vole = { $who ->
    [you] Grand chelem ! Vous avez fait les douze plis.
   *[other] Grand chelem ! { $name } a fait les douze plis.
 }
noticed-undertaken = { $who ->
    [you] Vous avez fait les neuf premiers plis : vous entreprenez le reversis.
   *[other] { $name } a fait les neuf premiers plis : le reversis est entrepris.
 }
noticed-made = { $who ->
    [you] Reversis ! Vous avez fait les onze plis.
   *[other] Reversis ! { $name } a fait les onze plis.
 }
noticed-broken = { $who ->
    [you] Vous empêchez le reversis.
   *[other] { $name } empêche le reversis.
 }
noticed-espagnolette = { $who ->
    [you] Vous avez l’espagnolette : aux plis 1 à 9 vous pouvez ne pas fournir.
   *[other] { $name } a l’espagnolette.
 }
noticed-right-used = { $who ->
    [you] Par l’espagnolette, vous ne fournissez pas.
   *[other] { $name } ne fournit pas, par l’espagnolette.
 }
noticed-right-lost = { $who ->
    [you] Un pli fait met fin à votre droit d’espagnolette.
   *[other] Un pli fait met fin à l’espagnolette de { $name }.
 }
settled-aside = Les cartes écartées étaient { $cards }.
owed-so-far = En attente, et sujet à changer jusqu’au dernier pli :
refusal-not_now-Z19 = c’est l’échange : mettez x devant la carte à rejeter, ou gardez votre main
refusal-not_now-Z25 = un brelan ou un carré se montre avant sa première carte
refusal-not_declarable-N18 = { $theCard } n’est pas une carte du plateau
refusal-not_now-R13 = c’est l’échange : mettez x devant la carte à rejeter ; on ne garde sa main que si l’échange est libre
refusal-not_now-R16 = le valet de cœur ne peut être rejeté maintenant
