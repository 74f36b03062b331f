fact-zinzolin-first-equinox = gagne la première moitié
fact-zinzolin-second-equinox = gagne la seconde moitié
fact-zinzolin-vole = fait le grand chelem
fact-zinzolin-first-to = laisse la première moitié à { $name }
fact-zinzolin-second-to = laisse la seconde moitié à { $name }
fact-zinzolin-breaks-first = empêche un autre de gagner la première moitié
fact-zinzolin-breaks-second = empêche un autre de gagner la seconde moitié
fact-zinzolin-rocambole = gagne la cagnotte du donneur
fact-zinzolin-rocambole-shared = gagne la moitié de la cagnotte du donneur
fact-zinzolin-rocambole-to = laisse la cagnotte du donneur à { $name }
fact-zinzolin-thrown = fait défausser un { $rank ->
    [ace] as
    [two] deux
   *[three] trois
 }
    .itself = est défaussé
fact-zinzolin-gorged = fait prendre un pli par un { $rank ->
    [ace] as
    [two] deux
   *[three] trois
 }
    .itself = reste dans son propre pli
fact-zinzolin-pays = coûte { $amount } ou plus pour les petites cartes des autres
fact-zinzolin-shows = fait payer un brelan ou un carré
fact-zinzolin-runs = fait payer des plis après la première moitié
fact-zinzolin-pays-run = oblige à payer les plis d’un autre après sa première moitié
fact-zinzolin-takes = fait ce pli
fact-reversis-places-quinola = défausse le valet de cœur sur un pli que fait { $name }
fact-reversis-quinola-forced = fait tomber le valet de cœur sous l’entame de { $name }
fact-reversis-places-late = défausse le valet de cœur trop tard pour le pot
fact-reversis-leads-quinola = oblige à entamer le valet de cœur
fact-reversis-forces-quinola = fait tomber le valet de cœur d’un autre
fact-reversis-takes-quinola = ramasse le valet de cœur qu’un autre défausse
fact-reversis-ace-placed = défausse { $theCard }
    .itself = se défausse
fact-reversis-ace-forced = laisse tomber { $theCard } sous l’entame d’un autre
    .itself = tombe sous l’entame d’un autre
fact-reversis-forces-ace = fait tomber { $theCard } d’un autre
fact-reversis-takes-ace = ramasse un as qu’un autre défausse
fact-reversis-wins-remise = gagne le pot
fact-reversis-pays-remise = double le pot à ses frais
fact-reversis-wins-partie = gagne le règlement des points
fact-reversis-loses-partie = perd le règlement des points
fact-reversis-breaks-reversis = empêche le reversis d’un autre
fact-reversis-reversis-broken = entreprend un reversis qui sera empêché
fact-reversis-last-trick = fait le dernier pli
fact-reversis-takes = fait ce pli
deed-aside = rejeter { $theCard }
    .with = en rejetant { $theCard }
deed-keep = garder sa main
    .with = en gardant sa main
review-cost = Pli { $trick }, { $deed } : { $judgement }, { $loss } perdus ; mieux valait { $best }.
review-column-when = pli
