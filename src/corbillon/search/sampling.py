"""Hidden cards drawn uniformly: laws over the plan that ``worlds.prepare`` makes of what is known.

A plan is a list of cases. In each the cards that any place may hold are free; others form classes, each of which some
groups of places may hold. How many cards of a class a group gets is drawn by counted weights, layer by layer (a layer
is a class and one of its groups); which cards these are, and who in a group gets them, is drawn evenly. What cannot be
counted is checked in the end: one failure, and all is drawn again, so that every world remains as likely as another.
"""

from typing import Any

from corbillon.kernel.bits import lowest, nth, popcount
from corbillon.kernel.chance import WORD, Chance, below, draw
from corbillon.kernel.law import law

GROUPS, CLASSES, CHECKS, FREE, SPACE, LAYERS, START, TOPS, CASE = range(9)
"""A case: numbers of groups, classes and checks, the free cards, cells of a layer, where its layers lie among the
weights, and where one starts in the first: the cell, and the topmost digits. After it come its parts:"""
GIVEN, STRIDE, BASE, MEMBERS, GROUP = range(5)
"""a group: cards that it holds for certain, the step of its digit, its need at digit 0, its places (a bit set);"""
FIXED, SIZE, PLACE = range(3)
"""a place: cards that it holds for certain, and how many more it hides;"""
CARDS, LATER, LOWS, TAKERS, FIRST_TAKER, CLASS = 0, 1, 2, 3, 4, 13
"""a class: its cards, how many cards are dealt after it, the lowest digits before it, how many groups may hold some of
it, and these groups; the class after the last has no cards;"""
WHERE, WHICH, MOST, CHECK = range(4)
"""a check: of these cards this place is dealt at most so many."""

MOST_PLACES = 9
DIGIT = 6
DIGIT_MASK = (1 << DIGIT) - 1
FRACTION = 2.0**-53
ROW = 53
"""The numbers of choices, ``choose[n * ROW + k]``, have this many in a row."""


@law
def fraction(chance: Chance) -> float:
    """A random number from 0 to below 1, in steps of 2⁻⁵³."""
    high = draw(chance)
    return ((high << 21) | (draw(chance) >> 11)) * FRACTION


@law
def some_of(cards: int, count: int, chance: Chance) -> int:
    """So many of these cards, every such set as likely as another: two cards a draw (bias below 2⁻²⁰)."""
    left = popcount(cards)
    outer = 2 * count > left
    picks = left - count if outer else count
    rest = cards
    while picks > 1:
        bits = draw(chance) * left
        rest ^= 1 << nth(rest, bits >> 32)
        rest ^= 1 << nth(rest, ((bits & WORD) * (left - 1)) >> 32)
        left -= 2
        picks -= 2
    if picks == 1:
        rest ^= 1 << nth(rest, below(chance, left))
    return rest if outer else cards ^ rest


@law
def digit(digits: int, group: int) -> int:
    """How many more restricted cards a group can take: its place in the cell's number."""
    return digits >> DIGIT * group & DIGIT_MASK


@law
def draw_world(room: Any, places: list[int], chance: Chance) -> None:
    """Fill ``places`` with a distribution of the hidden cards, every one that is known to be possible as likely."""
    drawing = True
    while drawing:
        drawing = not try_world(room, places, chance)


@law
def try_world(room: Any, places: list[int], chance: Chance) -> bool:
    """Fill ``places`` with a distribution of the hidden cards; whether it passes all checks."""
    plan, weights, choose = room
    case = draw_case(plan, weights, chance)
    place = case + CASE + GROUP * plan[case + GROUPS]
    row = place + PLACE * plan[0]
    give_certain(plan, case, places)
    digits = deal_classes(plan, weights, choose, case, row, places, chance)
    deal_free(plan, case, digits, places, chance)
    check = row + CLASS * (plan[case + CLASSES] + 1)
    if not passes(plan, check, plan[case + CHECKS], places):
        return False
    for index in range(plan[0]):
        places[index] |= plan[place + PLACE * index + FIXED]
    return True


@law
def draw_case(plan: list[int], weights: list[float], chance: Chance) -> int:
    """Where in the plan a case stands, drawn by the number of its worlds."""
    first = 0
    last = plan[1] - 1
    if last > 0:
        mark = fraction(chance) * weights[last]
        while first < last:
            middle = (first + last) >> 1
            if weights[middle] <= mark:
                first = middle + 1
            else:
                last = middle
    return plan[2 + first]


@law
def give_certain(plan: list[int], case: int, places: list[int]) -> None:
    """Nothing lies anywhere but what a group is certain to have: at its first place."""
    for index in range(plan[0]):
        places[index] = 0
    for group in range(plan[case + GROUPS]):
        record = case + CASE + GROUP * group
        places[lowest(plan[record + MEMBERS])] = plan[record + GIVEN]


@law
def deal_classes(
    plan: list[int],
    weights: list[float],
    choose: list[float],
    case: int,
    row: int,
    places: list[int],
    chance: Chance,
) -> int:
    """Give the cards of each class to the first place of each group; the digits that remain."""
    digits = plan[case + TOPS]
    cell = plan[case + LAYERS] + plan[case + START]
    space = plan[case + SPACE]
    for _ in range(plan[case + CLASSES]):
        cards = plan[row + CARDS]
        last = plan[row + TAKERS] - 1
        stop = case + CASE + GROUP * plan[row + FIRST_TAKER + last]
        for index in range(last):
            group = plan[row + FIRST_TAKER + index]
            record = case + CASE + GROUP * group
            step, fall = plan[record + STRIDE], 0
            count = popcount(cards)
            least = 0
            if index == last - 1:
                fall = plan[stop + STRIDE]
                least = max(0, count - digit(digits, plan[row + FIRST_TAKER + last]))
            most = min(count, digit(digits, group))
            share = draw_share(weights, choose, cell, space, step, fall, count, least, most, chance)
            taken = some_of(cards, share, chance)
            places[lowest(plan[record + MEMBERS])] |= taken
            cards ^= taken
            digits -= share << DIGIT * group
            cell += space - step * share - fall * (count - share)
        places[lowest(plan[stop + MEMBERS])] |= cards
        digits -= popcount(cards) << DIGIT * plan[row + FIRST_TAKER + last]
        row += CLASS
    return digits


@law
def draw_share(
    weights: list[float],
    choose: list[float],
    cell: int,
    space: int,
    step: int,
    fall: int,
    count: int,
    least: int,
    most: int,
    chance: Chance,
) -> int:
    """How many of the cards left of a class its next group gets, by the number of worlds with each share."""
    share = least
    if least < most:
        mark = fraction(chance) * weights[cell]
        cell += space - step * least - fall * (count - least)
        while share < most:
            mark -= choose[count * ROW + share] * weights[cell]
            if mark < 0.0:
                break
            share += 1
            cell += fall - step
    return share


@law
def deal_free(plan: list[int], case: int, digits: int, places: list[int], chance: Chance) -> None:
    """Fill the groups with free cards, then share what each group has among its places."""
    free = plan[case + FREE]
    groups = plan[case + GROUPS]
    place = case + CASE + GROUP * groups
    for group in range(groups):
        record = case + CASE + GROUP * group
        members = plan[record + MEMBERS]
        cards = free
        if group < groups - 1:
            cards = some_of(free, plan[record + BASE] + digit(digits, group), chance)
        free ^= cards
        cards |= places[lowest(members)]
        rest = members & (members - 1)
        while rest != 0:
            member = lowest(members)
            places[member] = some_of(cards, plan[place + PLACE * member + SIZE], chance)
            cards ^= places[member]
            members = rest
            rest = members & (members - 1)
        places[lowest(members)] = cards


@law
def passes(plan: list[int], check: int, checks: int, places: list[int]) -> bool:
    """Whether no place has more of some cards than it may have."""
    for _ in range(checks):
        if popcount(places[plan[check + WHERE]] & plan[check + WHICH]) > plan[check + MOST]:
            return False
        check += CHECK
    return True
