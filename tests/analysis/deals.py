"""Records of deals between bots, to be reviewed."""

import random
from functools import cache
from typing import Any

from corbillon import bots, record
from corbillon.games import GAMES
from corbillon.kernel.bits import bits_of
from corbillon.match import Match
from corbillon.record import Record

NAMES = ["Agathe", "Barnabé", "Clélie", "Damis"]


@cache
def played(name: str, seed: int = 1, deals: int = 1, cut: int = 0, bot: str = "random") -> Record:
    """A record of some deals, the last of them without its last actions."""
    game = GAMES[name]
    rules = game.rules()
    choice = random.Random(seed)
    match = Match(game, rules, 4)
    for _ in range(deals):
        pack = list(game.pack)
        choice.shuffle(pack)
        match.open_pack(pack)
        while match.in_deal:
            view, actions = match.view(match.table.turn), bits_of(match.legal())
            match.play(bots.choose(game, bot, rules, view, actions, seed))
    kept = record.dump(record.record_of(match, players=NAMES))
    if cut:
        del kept["deals"][-1]["actions"][-cut:]
    return record.load(kept)


def moment(name: str, seat: int, ply: int) -> tuple[Any, Any, int]:
    """A decision of a seat at a ply or later: rules, view, actions."""
    kept = played(name)
    match = Match(kept.game, kept.rules, 4)
    deal = kept.deals[0]
    match.open_hands(deal.hands, deal.talon)
    for text in deal.actions:
        if match.to_act == seat and match.table.ply >= ply and len(match.legal()) > 1:
            break
        match.act(text)
    return kept.rules, match.view(seat), bits_of(match.legal())
