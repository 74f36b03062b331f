# What happens, told.

match-opens = { $game }: a match against { $players }.
match-bots = They are { $bots }.
match-rules = Rules: { $preset }{ $count ->
    [0] .
    [one] , with 1 switch changed.
   *[other] , with { $count } switches changed.
 }
match-seed = Seed: { $seed }.
match-record = Record: { $path }.
match-resumed = { $game }: the match goes on.
match-help = Type help for the commands, legal for what you may do.

dealt = Deal { $deal }{ $of ->
    [0] { "" }
    [-1] , overtime
   *[other] { " " }of { $of }
 }: { $dealer ->
    [you] you deal
   *[other] { $dealerName } deals
 }.
dealt-hand = Your hand: { $hand }.
exchanged = { $who ->
    [you] You put a card aside.
   *[other] { $name }: puts a card aside.
 }
exchanged-own = You put aside { $aside } and take { $drawn }.
exchanged-aside = You put aside { $aside }.
kept = { $who ->
    [you] You keep your hand.
   *[other] { $name }: keeps the hand.
 }
kept-left = You keep your hand and leave { $left }.
shown = { $who ->
    [you] You show { $cards }.
   *[other] { $name }: shows { $cards }.
 }
laid-opens = { $who ->
    [you] You lead: { $card }.
   *[other] { $name } leads: { $card }.
 }
laid-run = { $who ->
    [you] You open a run: { $card }.
   *[other] { $name } opens a run: { $card }.
 }
laid = { $who ->
    [you] You: { $card }.
   *[other] { $name }: { $card }.
 }
trick-taken = { $who ->
    [you] Trick { $number } is yours.
   *[other] Trick { $number } goes to { $name }.
 }
passed = { $who ->
    [you] You pass.
   *[other] { $name }: passes.
 }
called-done = { $who ->
    [you] You have nothing more to show.
   *[other] { $name }: nothing more to show.
 }
called-undertake = { $who ->
    [you] You undertake the reversis!
   *[other] { $name }: undertakes the reversis!
 }
called-silent = { $who ->
    [you] You say nothing.
   *[other] { $name }: says nothing.
 }
called-without = { $who ->
    [you] You: “without { $rank }”.
   *[other] { $name }: “without { $rank }”.
 }
without-rank = { $rank ->
    [ace] an ace
    [eight] an eight
    [jack] a jack
    [queen] a queen
    [king] a king
    [two] a two
    [three] a three
    [four] a four
    [five] a five
    [six] a six
    [seven] a seven
    [nine] a nine
   *[ten] a ten
 }
called-again = { $who ->
    [you] You: “king, and I start again”.
   *[other] { $name }: “king, and I start again”.
 }
called-takes = { $who ->
    [you] You: “{ $belle ->
        [dwarf] yellow dwarf takes
       *[other] { $rank } takes
     }”.
   *[other] { $name }: “{ $belle ->
        [dwarf] yellow dwarf takes
       *[other] { $rank } takes
     }”.
 }
called-out = { $who ->
    [you] You are out: you have won the round.
   *[other] { $name }: out, and winner of the round.
 }
noticed-forgotten = { $who ->
    [you] You have not announced it: the box stays as it is.
   *[other] { $name } has not announced it: the box stays as it is.
 }
noticed-nobody = Nobody goes on: { $who ->
    [you] you open
   *[other] { $name } opens
 } a new run.
noticed-opera = { $who ->
    [you] Opéra! You win all that is on the board.
   *[other] Opéra! { $name } wins all that is on the board.
 }
noticed-first-equinox = { $who ->
    [you] You win the first Equinox: tricks 1 to 6.
   *[other] { $name } wins the first Equinox: tricks 1 to 6.
 }
noticed-second-equinox = { $who ->
    [you] You win the second Equinox: tricks 7 to 12.
   *[other] { $name } wins the second Equinox: tricks 7 to 12.
 }
noticed-vole = { $who ->
    [you] The Vole! You have taken all twelve tricks, the round of the Zodiac.
   *[other] The Vole! { $name } has taken all twelve tricks, the round of the Zodiac.
 }
noticed-undertaken = { $who ->
    [you] You have taken the first nine tricks: you undertake the reversis.
   *[other] { $name } has taken the first nine tricks: the reversis is undertaken.
 }
noticed-made = { $who ->
    [you] Reversis! You have taken all eleven tricks.
   *[other] Reversis! { $name } has taken all eleven tricks.
 }
noticed-broken = { $who ->
    [you] You break the reversis.
   *[other] { $name } breaks the reversis.
 }
noticed-espagnolette = { $who ->
    [you] You hold the espagnolette: in tricks 1 to 9 you need not follow suit.
   *[other] { $name } holds the espagnolette.
 }
noticed-right-used = { $who ->
    [you] You use the right of the espagnolette.
   *[other] { $name } uses the right of the espagnolette.
 }
noticed-right-lost = { $who ->
    [you] A trick taken ends your right of the espagnolette.
   *[other] A trick taken ends the espagnolette of { $name }.
 }

settled = Deal { $deal } is settled.
settled-gain = { $who ->
    [you] You: { $gain }, in all { $balance }.
   *[other] { $name }: { $gain }, in all { $balance }.
 }
settled-hand = { $who ->
    [you] You held { $hand }.
   *[other] { $name } held { $hand }.
 }
settled-unplayed = { $who ->
    [you] You were left with { $hand }.
   *[other] { $name } was left with { $hand }.
 }
settled-points = Points taken: { $counts }.
settled-point = { $name } { $n }
settled-aside = Put aside were { $cards }.
ended = The match is over.
ended-rank = { $rank }. { $who ->
    [you] You
   *[other] { $name }
 }: { $balance }.

# Payments.

paid = Payment { $number }: { $from ->
    [you] you pay { $toName } { $amount }
   *[other] { $fromName } pays { $to ->
        [you] you
       *[other] { $toName }
     } { $amount }
 }: { $reason } ({ $article }).
paid-in = Payment { $number }: { $from ->
    [you] you put
   *[other] { $fromName } puts
 } { $amount } { $into }: { $reason } ({ $article }).
paid-out = Payment { $number }: { $to ->
    [you] you take
   *[other] { $toName } takes
 } { $amount } { $outof }: { $reason } ({ $article }).
owed = Pending: { $from ->
    [you] you will owe { $toName } { $amount }
   *[other] { $fromName } will owe { $to ->
        [you] you
       *[other] { $toName }
     } { $amount }
 }: { $reason } ({ $article }).
owed-in = Pending: { $from ->
    [you] you will have to put
   *[other] { $fromName } will have to put
 } { $amount } { $into }: { $reason } ({ $article }).
owed-out = Pending: { $to ->
    [you] you will take
   *[other] { $toName } will take
 } { $amount } { $outof }: { $reason } ({ $article }).
owed-so-far = Pending, and liable to change until the last trick:
paid-each-in = Payment { $number }: each player puts { $amount } { $into }: { $reason } ({ $article }).
paid-each-other = Payment { $number }: { $to ->
    [you] you receive
   *[other] { $toName } receives
 } { $amount } from each of the others: { $reason } ({ $article }).
paid-each-out = Payment { $number }: each player takes { $amount } { $outof }: { $reason } ({ $article }).
why-article = Article { $article }: { $title }.
why-sum = { $arithmetic } = { $amount }
why-none = No payment has been made yet.
why-unknown = No payment { $asked } has been made.

# Refusals.

refused = Refused: { $reason }{ $article ->
    [none] { "" }
   *[other] { " " }({ $article })
 }.
refusal-bad_card = this is no card
refusal-not_in_hand = you do not hold the { $card }
refusal-must_follow = { $led } were led and you hold some: follow suit
refusal-not_in_sequence = the { $card } does not go on with the run
refusal-not_now = this is not the moment for that
refusal-not_now-Z19 = now you exchange a card, with x before it, or keep your hand
refusal-not_now-Z25 = the time to show a Triangle or a Quarré is before your first card
refusal-not_now-Z26 = now you show what you have to show, or say done
refusal-not_now-Z28 = now you play a card
refusal-not_declarable = you hold nothing of that kind to show
refusal-deal_over = the deal is over

refusal-must_follow-R17 = the first lead is a heart, and you hold one
refusal-not_now-N12 = you open a run: lay a card
refusal-not_now-N13 = you have laid a card and have to go on
refusal-not_now-N15 = you are asked to go on with the run
refusal-not_now-N19 = boxes are taken without a word here: no ! is needed
refusal-not_declarable-N18 = the { $card } is no board card
refusal-not_now-R13 = now you exchange a card, with x before it; to keep your hand is possible only where exchanging is free
refusal-not_now-R15 = you deal: put one card aside, with x before it
refusal-not_now-R16 = the quinola may not be put aside now
refusal-not_now-R17 = now you play a card
refusal-not_now-R42 = now you say whether you undertake the reversis: undertake, or silent
