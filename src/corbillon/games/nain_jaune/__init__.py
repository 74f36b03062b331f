"""Nain jaune, or Lindor. One file a chapter; ``NAIN_JAUNE`` is the game as a value."""

from corbillon.games.nain_jaune import arithmetic, course, endgame, ending, happenings, imagining, views, words
from corbillon.games.nain_jaune.rules import PRESETS, Rules, clash
from corbillon.games.nain_jaune.table import CARDS, FIRST_BOX, ORDER, Table, cards, numbers_of_seats, pots
from corbillon.kernel.game import Game

NAIN_JAUNE = Game(
    name="nain-jaune",
    letter="N",
    order=ORDER,
    pack=CARDS,
    first_pot=FIRST_BOX,
    events=happenings.EVENTS,
    presets=PRESETS,
    rules=Rules,
    table=Table,
    view=views.View,
    seats=numbers_of_seats,
    cards=cards,
    pots=pots,
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
