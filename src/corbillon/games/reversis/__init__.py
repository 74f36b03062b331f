"""Reversis (an old sheet of rules, with Hoyle and others beside it). One file a chapter; ``REVERSIS`` is the game."""

from corbillon.games.reversis import arithmetic, course, ending, happenings, knowledge, pending, views, words
from corbillon.games.reversis.rules import PRESETS, Rules, clash
from corbillon.games.reversis.table import BASKET, CARDS, ORDER, POTS, SEATS, Table
from corbillon.kernel.game import Game

REVERSIS = Game(
    name="reversis",
    letter="R",
    order=ORDER,
    pack=CARDS,
    first_pot=BASKET,
    events=happenings.EVENTS,
    presets=PRESETS,
    rules=Rules,
    table=Table,
    view=views.View,
    seats=lambda rules: (SEATS,),
    pots=lambda rules: POTS,
    clash=clash,
    begin=course.begin,
    resume=course.resume,
    open_deal=course.open_deal,
    legal=course.legal,
    play=course.play,
    over=course.over,
    next_dealer=ending.next_dealer,
    look=views.look,
    happened=happenings.happened,
    world=knowledge.world,
    action=words.action,
    text=words.text,
    refusal=words.refusal,
    explain=arithmetic.explain,
    pending=pending.pending,
    ranking=ending.ranking,
)
