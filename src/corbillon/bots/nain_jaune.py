"""Rules of thumb for Nain jaune.

He counts. From the cards that lie on the table, and from who stopped or passed, he knows which ranks somebody may
still lay. He opens where much of his hand will go: every card of his own run, and of what is left the cards that the
run may climb up to in the hands of others. So he begins low, gets rid of what he holds in several copies, never begins
in the middle of a run of his own, and leaves alone what others may lead him to. He likes a run on which nobody can go
on, for then he opens again, the more so when few runs are left to him; and if his whole hand goes out in such runs and
a last one, he lays it down.

He lays a board card rather than its equals and always says «… qui prend». Early in the deal he holds board cards back,
for they find their place in the runs of others; when somebody has few cards left he hastens to take the boxes, and to
lay what would cost most. He goes on whenever he can, save in one case: a run that would end with his king can wait
while others hold the rank that is asked for and he the rank below it, for together they are worth more another time.
"""

from corbillon.games.nain_jaune.rules import Announce, Restart, Rules
from corbillon.games.nain_jaune.settlement import hand_price
from corbillon.games.nain_jaune.table import (
    CLAIM,
    EVERY,
    FIRST_BOX,
    GOING_ON,
    KING,
    OPENING,
    PASS,
    STOP,
    board,
    box_of,
    ranks,
)
from corbillon.games.nain_jaune.views import View
from corbillon.kernel.bits import has, highest, lowest, popcount
from corbillon.kernel.cards import RANKS, of_rank, rank
from corbillon.kernel.chance import Chance
from corbillon.kernel.law import law

CERTAIN = 1000
"""Chances, expected cards and what they are worth in jetons are counted in thousandths."""
WINS = 10**9
LEAST = -(10**12)
GOES_OUT = 10**6
LAID, LAID_LATER, RUN_LEFT, OPENS_AGAIN = 2000, 3500, 5000, 8000
"""What it is worth to lay a card now, or later in the run; what a run left in hand costs; what opening again brings."""
COPY, OWN_RUN_SPLIT, LEADER_OUT = 9000, 11000, 1000
HALF = 7
"""Eight bits for each rank below this go into a word."""
QUARTERS = (0, 1 << 20, 1 << 19, (1 << 20) // 3 + 1, 1 << 18)
"""By what to multiply instead of dividing by up to four cards."""
FEW = 3
"""Somebody with so few cards may soon be out."""


Hidden = tuple[int, int, int, int, int]


@law
def thumb(rules: Rules, view: View, actions: int, chance: Chance) -> int:
    """Opens the best run, keeps a king back now and then, and otherwise goes on."""
    if actions & EVERY == 0 or actions & (actions - 1) == 0:
        return lowest(actions)
    opens = view.phase == OPENING
    asked = rank(lowest(actions))
    may_stop = has(actions, STOP) and rules.restart == Restart.FREE
    may_wait = has(actions, PASS) and has_king_to_keep(rules, view, asked)
    if not opens and not may_stop and not may_wait:
        return lay(rules, actions, asked)
    unseen = unseen_cards(view)
    out = ranks_out(view, unseen)
    if opens or (may_stop and not has(out, asked)):
        best = best_start(rules, view, actions if opens else view.hand, unseen, out)
        if opens or best == asked:
            return lay(rules, actions, best)
        return STOP
    return PASS if may_wait and keeps_king_back(rules, view, asked, unseen, out) else lay(rules, actions, asked)


@law
def lay(rules: Rules, actions: int, start: int) -> int:
    """Of equal ranks lay the board card, and never forget to say «… qui prend»."""
    cards = actions & of_rank(start)
    on_board = cards & board(rules)
    if on_board == 0:
        return lowest(cards)
    card = lowest(on_board)
    return card if rules.announce == Announce.AUTO else CLAIM + box_of(card)


@law
def unseen_cards(view: View) -> int:
    """Count: what is neither on the table nor in your hand is in other hands, or in the talon."""
    seen = view.hand
    for ply in range(view.ply):
        seen |= 1 << view.plays[ply]
    return EVERY & ~seen


@law
def lacking(view: View, ply: int) -> int:
    """Remember who stopped at a card or passed on the next rank: he has none of it (a bit set of seats)."""
    seat = view.players[ply]
    following = view.players[ply + 1] if ply + 1 < view.ply else view.turn
    if following > seat:
        return (1 << following) - (1 << seat)
    return (1 << view.seats) - 1 & ~((1 << seat) - (1 << following))


@law
def went_on(view: View, ply: int) -> bool:
    """Whether he who laid this card went on himself with the same run, or has to."""
    if ply + 1 == view.ply:
        return view.phase == GOING_ON
    return view.players[ply + 1] == view.players[ply] and not has(view.openings, ply + 1)


@law
def ranks_out(view: View, unseen: int) -> int:
    """A rank is dead when all its cards are seen, or when everybody has been asked for it in vain."""
    low = high = 0
    for ply in range(view.ply):
        missing = rank(view.plays[ply]) + 1
        if not went_on(view, ply):
            seats = lacking(view, ply)
            low |= seats << 8 * missing if missing < HALF else 0
            high |= seats << 8 * (missing - HALF) if missing >= HALF else 0
    everybody = (1 << view.seats) - 1
    out = ranks(unseen)
    left = out
    while left != 0:
        missing = lowest(left)
        left &= left - 1
        seats = low >> 8 * missing if missing < HALF else high >> 8 * (missing - HALF)
        out ^= int((seats | 1 << view.seat) & everybody == everybody) << missing
    return out


@law
def copies(cards: int, of: int) -> int:
    """How many cards of a rank there are."""
    return popcount(cards & of_rank(of))


@law
def fewest_cards(view: View) -> int:
    """How near the others are to going out: the fewest cards in another hand."""
    fewest = RANKS * 4
    for seat in range(view.seats):
        if seat != view.seat:
            fewest = min(fewest, view.sizes[seat])
    return fewest


@law
def run_from(rules: Rules, hand: int, start: int) -> int:
    """The run that a hand lays from a rank on: one card of each rank, board cards before their equals."""
    run = 0
    step = start
    while step < RANKS and hand & of_rank(step) != 0:
        cards = hand & of_rank(step)
        on_board = cards & board(rules)
        run |= 1 << lowest(on_board if on_board != 0 else cards)
        step += 1
    return run


@law
def is_closed(out: int, end: int) -> bool:
    """After a king, or before a dead rank, nobody goes on: who laid the last card opens again."""
    return end == KING or not has(out, end + 1)


@law
def can_lay_all(rules: Rules, hand: int, out: int) -> bool:
    """Lay down the whole hand when it consists of runs that nobody can go on with, and a last one."""
    while hand != 0 and run_from(rules, hand, lowest(ranks(hand))) != hand:
        run = closed_run(rules, hand, out)
        if run == 0:
            return False
        hand ^= run
    return True


@law
def closed_run(rules: Rules, hand: int, out: int) -> int:
    """The highest run of a hand on which nobody can go on, from its lowest card; or nothing."""
    for below in range(RANKS):
        end = KING - below
        stops_there = end == KING or hand & of_rank(end + 1) == 0
        if hand & of_rank(end) != 0 and stops_there and is_closed(out, end):
            start = end
            while start > 0 and hand & of_rank(start - 1) != 0:
                start -= 1
            return run_from(rules, hand, start)
    return 0


@law
def nobody_has(view: View, unseen: int) -> tuple[int, int, int, int, int]:
    """The fewer cards of a rank are out, the likelier the talon hides them all: in thousandths, by how many are out."""
    total = popcount(unseen)
    talon = total
    for seat in range(view.seats):
        if seat != view.seat:
            talon -= view.sizes[seat]
    one = CERTAIN * max(0, talon) // max(1, total)
    two = one * max(0, talon - 1) // max(1, total - 1)
    three = two * max(0, talon - 2) // max(1, total - 2)
    return CERTAIN, one, two, three, three * max(0, talon - 3) // max(1, total - 3)


@law
def climb(left: int, end: int, unseen: int, out: int, hidden: Hidden) -> tuple[int, int, int]:
    """Imagine the run climb on: of the cards of a rank that are out, yours is as likely to come next as any other.

    Answers how many cards left in hand it takes along, how many runs then remain, and the chance to lay its last card.
    """
    mine = alive = CERTAIN
    cards = runs = control = before = 0
    for step in range(RANKS):
        held = copies(left, step)
        own = CERTAIN * held
        if step > end and alive > 0:
            others = copies(unseen, step) if has(out, step) else 0
            if held == 0:
                dies = hidden[others]
                control += mine * dies // CERTAIN
                alive -= alive * dies // CERTAIN
                mine = 0
            else:
                mine += (alive - mine) * held * QUARTERS[held + others] >> 20
                cards += mine
                own -= mine
        runs += max(0, own - before)
        before = own
    return cards, runs, control + mine


@law
def prospect(view: View, left: int, end: int, unseen: int, out: int, hidden: Hidden) -> int:
    """Best is to open again, the more so with few cards and few runs left; each run left must be let in once more."""
    cards, runs, control = climb(left, end, unseen, out, hidden)
    again = control * OPENS_AGAIN // CERTAIN + control * 11_000 // (runs + 300) + control * 11 // (popcount(view.hand))
    return again + cards * LAID_LATER // CERTAIN - runs * RUN_LEFT // CERTAIN


@law
def hurry(rules: Rules, view: View, run: int, start: int) -> int:
    """Hold board cards back while all hands are full; take boxes, and shed dear cards, when one is nearly empty."""
    fewest = fewest_cards(view)
    boxes = 0
    on_board = run & board(rules)
    while on_board != 0:
        boxes += view.accounts[FIRST_BOX + box_of(lowest(on_board))]
        on_board &= on_board - 1
    dear = 400 * hand_price(rules, run) + 2000 * start
    return boxes * 250 * (9 - fewest) // (1 + fewest) + dear // (1 + fewest)


@law
def leave_to_others(view: View, start: int, unseen: int, out: int) -> int:
    """Do not begin in the middle of your own run, nor where others may lead you; lay what you have twice."""
    value = COPY * copies(view.hand, start)
    if start > 0 and view.hand & of_rank(start - 1) != 0:
        value -= OWN_RUN_SPLIT
    if start > 0 and has(out, start - 1):
        value -= LEADER_OUT * copies(unseen, start - 1)
    return value


@law
def worth_opening(rules: Rules, view: View, start: int, unseen: int, out: int, hidden: Hidden) -> int:
    """What a run is worth: the cards that it lays, what it leaves, and whether it is the way out."""
    run = run_from(rules, view.hand, start)
    left = view.hand ^ run
    if left == 0:
        return WINS
    end = highest(ranks(run))
    value = LAID * popcount(run) + prospect(view, left, end, unseen, out, hidden)
    value += hurry(rules, view, run, start) + leave_to_others(view, start, unseen, out)
    return value + GOES_OUT if is_closed(out, end) and can_lay_all(rules, left, out) else value


@law
def best_start(rules: Rules, view: View, actions: int, unseen: int, out: int) -> int:
    """Open the run that is worth most; of equals the lower one."""
    starts = ranks(actions & EVERY)
    best = lowest(starts)
    if starts == 1 << best:
        return best
    hidden = nobody_has(view, unseen)
    most = LEAST
    while starts != 0:
        start = lowest(starts)
        starts &= starts - 1
        value = worth_opening(rules, view, start, unseen, out, hidden)
        if value > most:
            best = start
            most = value
    return best


@law
def has_king_to_keep(rules: Rules, view: View, asked: int) -> bool:
    """Whether your run would end with a king, and you hold the rank below: a run for later."""
    hand = view.hand
    run = run_from(rules, hand, asked)
    return run & of_rank(KING) != 0 and copies(hand, asked) == 1 and hand & of_rank(max(asked - 1, 0)) != 0


@law
def keeps_king_back(rules: Rules, view: View, asked: int, unseen: int, out: int) -> bool:
    """Pass, with such a king, when others can go on and nobody is nearly out, unless you can lay all."""
    if not has(out, asked) or copies(unseen, asked) < 2 or fewest_cards(view) <= FEW:
        return False
    return not can_lay_all(rules, view.hand ^ run_from(rules, view.hand, asked), out)
