# Questions and answers at the table.

answer-hand = Your hand: { $count }.
answer-table = The table in deal { $deal }:
answer-turn = { $who ->
    [you] It is your turn.
   *[other] It is the turn of { $name }.
 }
answer-no-turn = No deal is open.
answer-seat = { $who ->
    [you] You: { $facts }.
   *[other] { $name }: { $facts }.
 }
fact-dealer = dealer
fact-exchanged = card exchanged
fact-kept = hand kept
fact-shown = shown: { $cards }
answer-trick = Trick { $number }:
answer-run = The run:
answer-no-trick = No card lies in the trick.
answer-no-run = No run is open.
answer-chips = Chips: { $total } in all.
answer-balance = { $who ->
    [you] You: { $balance }.
   *[other] { $name }: { $balance }.
 }
balance-in-chips = { $amount } ({ $chips })
answer-pot = { $pot }: { $balance }.
answer-no-last = No trick has been taken yet.
answer-since = Since your last card:
answer-legal = legal:{ " " }
answer-no-article = No article { $asked }.
answer-rule-hint = To read an article: rule and its number, as rule { $example }.
answer-scores = Scores after { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
 }:
card-preset = Rules: { $game }, { $preset }.
card-switch = { $switch }: { $value } ({ $article }).

help-matter = Help: these questions may be asked at any prompt.
help-command = { $command }: { $does }.
help-hand = your cards
help-table = the players, their cards and tricks, whose turn it is
help-trick = the cards of the trick in hand, or the run
help-chips = every balance and every pot
help-last = the last trick, or what was played since your last card
help-legal = what you may do, in the notation
help-rule = the rules of this table; with a number, that article
help-why = the last payment explained; with a number or an article, another one
help-help = this
help-quit = leave; the match is kept and can be resumed
help-scores = the ranking
help-hint = what to play now, and why
help-review = the last finished deal looked back upon; with a number, that choice; with a number and hands, all hands with it
help-again = with a number, the last finished deal played again aside from that choice on
help-actions = A card is typed as in the notation (KS, TD), or in words: king of spades. In the notation the rank comes first: A, 2 to 9, T ten, J jack, Q queen, K king; then the suit: S spades, H hearts, D diamonds, C clubs.
help-actions-zinzolin = keep, or x and a card, to exchange; dA, d2 or d3 (show aces …) to show a Triangle or a Quarré.
help-actions-nain-jaune = pass; and with ! after it, as QS!, or “queen takes”, a board card takes its box.
help-actions-reversis = keep, or x and a card, to exchange; undertake or silent after nine tricks, where it is asked.

# Prompts and matters of the plain table.

prompt-card = play a card
prompt-show = play a card, or show what you hold
prompt-exchange = x and a card to exchange it, or keep
prompt-aside = x and a card to put it aside
prompt-run = lay a card
prompt-follow = lay a card, or pass
prompt-go-on = lay a card, or stop
prompt-open-show = show what you hold, or done
prompt-undertake = undertake the reversis, or stay silent
prompt-choose = type the number of a game or of a match
prompt-level = type the number of a level, or Enter for { $usual }
prompt-next = Enter deals the next hands; ask before, or quit
prompt-over = the match is over: ask, or quit
not-understood = Not understood: { $typed }. Type help, or legal.
choose-matter = What shall be played?
choose-level-matter = Against whom?
choose-level = { $number }. { $told }
choose-game = { $number }. { $game }: { $blurb }
choose-resume = { $number }. Resume { $game }, deal { $deal }, of { $when }.
left = You leave the table. The match is kept: { $path }
resume-with = Resume it with: corbillon play --resume { $path }
kept-at = The record is kept: { $path }

# Levels, hints and reviews.

level-opens = They play as { $bots }.
typed-command-hint = hint, advice
typed-command-review = review
typed-command-again = again, replay
typed-open-hands = hands, hand, open
hint-not-now = There is a hint when it is your turn.
review-too-early = A deal can be reviewed when it is finished.
review-no-choice = There is no choice { $asked }. Type review and a number, as review 1; with hands after it, as review 1 hands, all hands are open.
review-choice-hint = To see the values of a choice: review and its number, as review { $number }. To play on from it again: again { $number }.
review-again-hint = All hands at that moment: review { $number } hands. To play on from it again: again { $number }.
reviewed-deal = Deal { $deal } reviewed: { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
 }.
reviewed-tried = Each choice was tried in { $worlds } possible deals drawn from what you knew.
reviewed-worst = The dearest choices:
reviewed-all = All choices:
reviewed-line = { $number }. { $told }
reviewed-when = { $kind ->
    [before] Before the first card
    [run] Card { $number }
   *[trick] Trick { $number }
 }
reviewed-good = { $when }, { $deed }: { $judgement }.
reviewed-values = What each choice was worth, ± twice the standard error:
reviewed-value = { $deed }: { $gain } (± { $error }){ $played ->
    [yes] , played
   *[no] { "" }
 }
reviewed-laid = On the table:
reviewed-bare = No card lay on the table.
reviewed-held = { $who ->
    [you] Your hand: { $cards }
   *[other] The hand of { $name }: { $cards }
 }
again-what = Type again and the number of a choice of the last finished deal, as again 1.
again-opens = Deal { $deal } is played again aside; nothing of it counts. Quit leads back to the match.
again-over = The deal aside is over: { $now } for you, against { $then } in the match. Back to the match.
again-left = You leave the deal aside. Back to the match.
