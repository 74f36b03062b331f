"""How many worlds there are, counted from the last layer of a plan to the first.

A cell of a layer says how many more restricted cards each group takes; its weight is the number of ways to deal what is
left from there. The cells are walked by their digits, one for each group: the last digit follows from the others up to
how many cards of the layer's class are left.
"""

from typing import Any

from corbillon.kernel.bits import popcount
from corbillon.kernel.law import driver, law
from corbillon.search.sampling import (
    BASE,
    CARDS,
    CASE,
    CLASS,
    CLASSES,
    DIGIT,
    FIRST_TAKER,
    GROUP,
    GROUPS,
    LATER,
    LAYERS,
    LOWS,
    PLACE,
    ROW,
    SPACE,
    STRIDE,
    TAKERS,
    TOPS,
    digit,
)


@driver
def count_worlds(room: Any) -> None:
    """Write the weights of all layers of all cases that have any."""
    plan, weights, choose = room
    for index in range(plan[1]):
        case = plan[2 + index]
        number = plan[case + CLASSES]
        row = case + CASE + GROUP * plan[case + GROUPS] + PLACE * plan[0]
        layer = 0
        for before in range(number):
            layer += plan[row + CLASS * before + TAKERS] - 1
        row += CLASS * number
        place = 0
        while number > 0 or place >= 0:
            if place < 0:
                number -= 1
                row -= CLASS
                place = plan[row + TAKERS] - 2
            if plan[case + CLASSES] > 0:
                count_layer(plan, weights, choose, case, layer, row, place)
            layer -= 1
            place -= 1


@law
def count_layer(
    plan: list[int], weights: list[float], choose: list[float], case: int, layer: int, row: int, index: int
) -> None:
    """Weigh every cell of a layer that can be reached, and in which as many cards of its class are left as may be."""
    inner = plan[case + GROUPS] - 1  # some groups may hold a class and one may not: there are three at least
    later = plan[row + LATER]
    most = popcount(plan[row + CARDS])
    least = most if index == 0 else 0
    lows = plan[row + LOWS] if index == 0 else plan[row + CLASS + LOWS]
    outer = lows & ((1 << DIGIT * inner) - 1)
    needs = 0
    cell = plan[case + LAYERS] + plan[case + SPACE] * layer
    for group in range(inner + 1):
        needs += plan[case + CASE + GROUP * group + BASE] + digit(outer, group)
        cell += plan[case + CASE + GROUP * group + STRIDE] * digit(outer, group)
    step = plan[case + CASE + GROUP * inner + STRIDE]
    group = 0
    while group < inner:
        low = max(digit(lows, inner), later + least - needs)
        high = min(digit(plan[case + TOPS], inner), later + most - needs)
        for inmost in range(low, high + 1):
            digits, here, left = outer | inmost << DIGIT * inner, cell + step * inmost, needs + inmost - later
            if most == 0:
                weights[here] = ways_to_fill(plan, choose, case, digits, later)
            else:
                weights[here] = ways_to_share(plan, weights, choose, case, row, index, here, digits, left)
        group = 0
        while group < inner and digit(outer, group) == digit(plan[case + TOPS], group):
            over = digit(outer, group) - digit(lows, group)
            needs -= over
            cell -= plan[case + CASE + GROUP * group + STRIDE] * over
            outer -= over << DIGIT * group
            group += 1
        if group < inner:
            outer += 1 << DIGIT * group
            needs += 1
            cell += plan[case + CASE + GROUP * group + STRIDE]


@law
def ways_to_fill(plan: list[int], choose: list[float], case: int, digits: int, free: int) -> float:
    """How many ways there are to fill the needs of all groups with the free cards."""
    ways = 1.0
    for group in range(plan[case + GROUPS]):
        need = plan[case + CASE + GROUP * group + BASE] + digit(digits, group)
        ways *= choose[free * ROW + need]
        free -= need
    return ways


@law
def ways_to_share(
    plan: list[int],
    weights: list[float],
    choose: list[float],
    case: int,
    row: int,
    index: int,
    cell: int,
    digits: int,
    left: int,
) -> float:
    """How many ways there are to go on when so many cards of a class are left for its groups from ``index`` on."""
    group = plan[row + FIRST_TAKER + index]
    step = plan[case + CASE + GROUP * group + STRIDE]
    fall = 0
    least = 0
    most = min(left, digit(digits, group))
    if index == plan[row + TAKERS] - 2:
        last = plan[row + FIRST_TAKER + index + 1]
        fall = plan[case + CASE + GROUP * last + STRIDE]
        least = max(0, left - digit(digits, last))
    ways = 0.0
    cell += plan[case + SPACE] - step * least - fall * (left - least)
    for share in range(least, most + 1):
        ways += choose[left * ROW + share] * weights[cell]
        cell += fall - step
    return ways
