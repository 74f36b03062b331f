# The reasons for a card. A fact is what a card does, or a word said: “the king of spades wins …”.

fact-zinzolin-first-equinox = wins the first Equinox
fact-zinzolin-second-equinox = wins the second Equinox
fact-zinzolin-vole = makes the Vole
fact-zinzolin-first-to = leaves the first Equinox to { $name }
fact-zinzolin-second-to = leaves the second Equinox to { $name }
fact-zinzolin-breaks-first = breaks another’s first Equinox
fact-zinzolin-breaks-second = breaks another’s second Equinox
fact-zinzolin-rocambole = wins the Rocambole
fact-zinzolin-rocambole-shared = wins half of the Rocambole
fact-zinzolin-rocambole-to = leaves the Rocambole to { $name }
fact-zinzolin-placed = gets { $theCard } under another’s card
    .itself = goes under another’s card
fact-zinzolin-thrown = has { $rank ->
    [ace] an ace
    [two] a two
   *[three] a three
 } thrown on another suit
    .itself = is thrown on another suit
fact-zinzolin-gorged = has { $rank ->
    [ace] an ace
    [two] a two
   *[three] a three
 } gorged
    .itself = is gorged
fact-zinzolin-pays = costs { $amount } or more for the sigisbés of others
fact-zinzolin-shows = brings in the payment for a Triangle or a Quarré
fact-zinzolin-runs = is paid for tricks after the first Equinox
fact-zinzolin-pays-run = has to pay for another’s tricks after his first Equinox
fact-zinzolin-takes = takes this trick

fact-nain-jaune-takes-box = takes { $box }
fact-nain-jaune-holds-card = leaves { $theCard } in hand till the end
fact-nain-jaune-forgets = loses { $box } for want of a word
fact-nain-jaune-loses-box = leaves { $box } to another
fact-nain-jaune-goes-out = wins the round
fact-nain-jaune-out-before = lets { $name } win the round
fact-nain-jaune-opera = makes the opéra
fact-nain-jaune-opera-of-another = lets another make the opéra
fact-nain-jaune-ruined = ends in not being able to pay all
fact-nain-jaune-left = leaves cards for { $amount } or more in hand
fact-nain-jaune-keeps = keeps the lead for the next card

fact-reversis-places-quinola = places the quinola on a trick that { $name } takes
fact-reversis-quinola-forced = has the quinola forced by { $name }
fact-reversis-places-late = places the quinola too late for the remise
fact-reversis-leads-quinola = ends in having to lead the quinola
fact-reversis-forces-quinola = forces another’s quinola
fact-reversis-takes-quinola = picks up the quinola that another places
fact-reversis-ace-placed = places { $theCard }
    .itself = is placed
fact-reversis-ace-forced = lets { $theCard } be forced
    .itself = is forced
fact-reversis-forces-ace = forces another’s { $card }
fact-reversis-takes-ace = picks up an ace that another places
fact-reversis-wins-remise = wins the remise
fact-reversis-pays-remise = pays the remise
fact-reversis-wins-partie = wins the partie
fact-reversis-loses-partie = loses the partie
fact-reversis-makes-reversis = makes the reversis
fact-reversis-reversis-of-another = lets another make the reversis
fact-reversis-breaks-reversis = breaks another’s reversis
fact-reversis-reversis-broken = undertakes a reversis that will be broken
fact-reversis-uses-right = uses the right of the espagnolette
fact-reversis-right-fails = makes the espagnolette fail
fact-reversis-no-point = ends without a point
fact-reversis-many-points = takes ten points or more in the end
fact-reversis-last-trick = takes the last trick
fact-reversis-takes = takes this trick

# What can be done, as the subject of these sentences.

deed-lay = { $theCard }
    .with = with { $theCard }
deed-silently = { $theCard }, without a word,
    .with = with { $theCard }, without a word
deed-claim = { $theCard }, announced,
    .with = with { $theCard }, announced
deed-aside = putting aside { $theCard }
    .with = by putting aside { $theCard }
deed-keep = keeping the hand
    .with = by keeping the hand
deed-show = showing the { $ranks }
    .with = by showing the { $ranks }
deed-done = showing nothing more
    .with = by showing nothing more
deed-pass = passing
    .with = by passing
deed-stop = stopping
    .with = by stopping
deed-undertake = undertaking the reversis
    .with = by undertaking the reversis
deed-silent = keeping silent
    .with = by keeping silent

why-reason = { $first } { $fact } { $p ->
    [100] for certain
    [0] less than once in a hundred deals
   *[other] in { $p }% of the possible deals
 }, { $q ->
    [-1] never
    [100] nearly always
    [0] less than once in a hundred
   *[other] against { $q }%
 } { $second } ({ $articles }).

# The hint and the review.

hint-best = { $best }: { $gain } on average.
hint-against = { $best }: { $gain } on average, against { $less } { $other }.
hint-alike = The trials do not tell the other choices from it.
hint-forced = There is no choice: { $deed }.
review-title = { $game }: the choices of { $name }, reviewed
review-worlds = Every choice is tried in { $worlds ->
    [one] one possible deal, drawn
   *[other] { $worlds } possible deals, drawn
 } from what was known then at this seat; bots play on. What follows ± is twice the standard error.
review-deal = Deal { $deal }
review-luck = Result: { $result } = { $luck } (± { $error }) of luck, what the cards were worth in the hands of bots, and { $play } of play.
review-lost = Lost by choices: { $amount }.
review-none = No choice cost anything that can be measured.
review-worst = The dearest choices
review-all = All choices
review-incomplete = The review was stopped before its end.
review-cost = Trick { $trick }, { $deed }: { $judgement }, { $loss } lost; { $best } was best.
review-cost-run = Card { $ply }, { $deed }: { $judgement }, { $loss } lost; { $best } was best.
review-cost-before = Before the first card, { $deed }: { $judgement }, { $loss } lost; { $best } was best.
review-column-when = trick
review-column-when-run = card
review-column-played = played
review-column-values = what each choice is worth
review-column-loss = loss
review-column-judgement = verdict
review-before = before
review-progress = Reviewing
judgement-forced = forced
judgement-best = good
judgement-slight = slight
judgement-mistake = mistake
judgement-blunder = blunder
why-no-reason = The trials show no single cause of it.
plot-standing = The accounts
plot-losses = What the choices of { $name } cost
plot-actions = actions, in their order
plot-no-matplotlib = Drawing needs matplotlib: pip install corbillon[plots]
