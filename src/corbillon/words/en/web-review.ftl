# The hint when one is to play, the review of a deal, the deal played again.

tool-hint = Hint
hint-thinking = Thinking for you…
hint-not-turn = A hint comes when it is your turn.
hint-not-alone = There are hints only for a player alone with bots.
hint-failed = The hint did not come. Ask for it again.
hint-worlds = { $worlds ->
    [one] Tried in one possible deal, drawn from what you know.
   *[other] Tried in { $worlds } possible deals, drawn from what you know.
 }
hint-more = { $n ->
    [one] One more reason
   *[other] { $n } more reasons
 }
hint-advised = { $deed }, suggested
review-open = { $who ->
    [you] Review my choices
   *[other] Review the choices of { $name }
 }
review-section = What the choices were worth
review-what = Every choice is judged by what was known then at that seat, and compared to all the other cards that were allowed.
review-dialog = Review of the deal
review-thinking = Reviewing the deal, choice by choice. This takes a few seconds…
review-none-here = This deal cannot be reviewed: it is not there, or not finished.
review-whole = The whole deal
review-lost-own = Lost by your choices: { $amount }.
review-nothing = There was nothing to choose in this deal.
review-nth = Choice { $n } of { $of }: { $when }
review-before-this = The choice before (←)
review-after-this = The choice after (→)
review-at-before = before the first card
review-at-trick = trick { $n }
review-at-card = card { $n }
review-good = { $deed }: nothing was better, as far as the trials can tell.
review-by-bot = A bot was playing in your place.
review-choice = choice
review-worth = what it is worth
review-behind = loss
review-played = played
review-best = the best
review-lay = On the table
review-hand = { $who ->
    [you] Your hand
   *[other] The hand of { $name }
 }
review-others = Show the hands of the others
review-again = Play it again from here
review-again-line = The same cards, the same bots, at a table for you alone.
review-course = Won or lost in the deal: { $standing }. Costly choices: { $losses }.
review-losses = your losses
review-losses-of = losses
again-strip = deal { $deal }, played again
again-table = a deal played again
again-no-shuffle = This deal was played again: its cards come from no shuffle.
