fact-zinzolin-first-equinox = wins the first half
fact-zinzolin-second-equinox = wins the second half
fact-zinzolin-vole = makes the grand slam
fact-zinzolin-first-to = leaves the first half to { $name }
fact-zinzolin-second-to = leaves the second half to { $name }
fact-zinzolin-breaks-first = stops another from winning the first half
fact-zinzolin-breaks-second = stops another from winning the second half
fact-zinzolin-rocambole = wins the dealer’s pool
fact-zinzolin-rocambole-shared = wins half of the dealer’s pool
fact-zinzolin-rocambole-to = leaves the dealer’s pool to { $name }
fact-zinzolin-thrown = has { $rank ->
    [ace] an ace
    [two] a two
   *[three] a three
 } discarded
    .itself = is discarded
fact-zinzolin-gorged = has { $rank ->
    [ace] an ace
    [two] a two
   *[three] a three
 } take its own trick
    .itself = stays in its own trick
fact-zinzolin-pays = costs { $amount } or more for the low cards of others
fact-zinzolin-shows = brings in the payment for three or four of a kind
fact-zinzolin-runs = is paid for tricks after the first half
fact-zinzolin-pays-run = has to pay for another’s tricks after his first half
fact-reversis-places-quinola = discards the jack of hearts on a trick that { $name } takes
fact-reversis-quinola-forced = has the jack of hearts forced out by { $name }
fact-reversis-places-late = discards the jack of hearts too late for the pot
fact-reversis-leads-quinola = ends in having to lead the jack of hearts
fact-reversis-forces-quinola = forces out another’s jack of hearts
fact-reversis-takes-quinola = picks up the jack of hearts that another discards
fact-reversis-ace-placed = discards { $theCard }
    .itself = is discarded
fact-reversis-ace-forced = lets { $theCard } be forced out
    .itself = is forced out
fact-reversis-forces-ace = forces out another’s { $card }
fact-reversis-takes-ace = picks up an ace that another discards
fact-reversis-wins-remise = wins the pot
fact-reversis-pays-remise = pays to double the pot
fact-reversis-wins-partie = wins the settlement of points
fact-reversis-loses-partie = loses the settlement of points
fact-reversis-breaks-reversis = stops another’s reversis
fact-reversis-reversis-broken = undertakes a reversis that will be stopped
