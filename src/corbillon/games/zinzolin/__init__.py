"""Zinzolin (Luneau de Boisjermain, 1769). One file a chapter; ``ZINZOLIN`` is the game as a value."""

from corbillon.games.zinzolin import arithmetic, course, endgame, ending, happenings, imagining, views, words
from corbillon.games.zinzolin.rules import PRESETS, Rules, clash
from corbillon.games.zinzolin.table import BASKET, CARDS, ORDER, POTS, SEATS, Table, cards
from corbillon.kernel.game import Game

ZINZOLIN = Game(
    name="zinzolin",
    letter="Z",
    order=ORDER,
    pack=CARDS,
    first_pot=BASKET,
    events=happenings.EVENTS,
    presets=PRESETS,
    rules=Rules,
    table=Table,
    view=views.View,
    seats=lambda rules: (SEATS,),
    cards=cards,
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
    imagine=imagining.imagine,
    suppose=imagining.suppose,
    told=imagining.told,
    alike=endgame.alike,
    rest=endgame.rest,
    rest_size=endgame.REST,
    world=views.world,
    action=words.action,
    text=words.text,
    refusal=words.refusal,
    explain=arithmetic.explain,
    pending=lambda rules, view: [],
    ranking=ending.ranking,
)
