"""A table as one client may see it: the public face, the sight of a seat, what the seat may do."""

from collections.abc import Mapping
from dataclasses import replace

from corbillon import shuffle
from corbillon.kernel.bits import members
from corbillon.kernel.cards import card_name
from corbillon.kernel.notation import ASIDE, LAY, Move
from corbillon.server.protocol import faces
from corbillon.server.protocol.events import Card
from corbillon.server.protocol.faces import Choices, Face, Message, Past, Presence, Refused, Sight
from corbillon.server.room.decide import may_not_take_back
from corbillon.server.room.places import Place
from corbillon.server.room.room import Room, Tidings
from corbillon.server.sights import sight
from corbillon.witness.lengths import planned_deals

Presences = Mapping[str, tuple[Presence, int]]
"""How each guest is present, and since when."""


def message(room: Room, guest: str, seat: int | None, told: Tidings, now: int, public: Face) -> Message:
    """An entry as it is told to one client, and how everything stands after it; ``public`` is the face of the table."""
    return Message(
        seq=told.seq,
        now=now,
        events=told.to(seat),
        face=own(room, guest, public),
        sight=seen(room, seat),
        choices=choices(room, seat),
    )


def snapshot(room: Room, guest: str, seat: int | None, now: int, public: Face) -> Message:
    """How everything stands, and what was told of the deal in hand and of the one before."""
    past = [Past(told.seq, told.to(seat)) for told in room.log]
    return Message(
        seq=room.seq,
        now=now,
        events=[],
        face=own(room, guest, public),
        sight=seen(room, seat),
        choices=choices(room, seat),
        past=[old for old in past if old.events],
    )


def face(room: Room, presences: Presences) -> Face:
    """What everybody may know of a table, as who neither plays at it nor owns it is shown it."""
    play = room.play
    deal = play.deal
    return Face(
        table=room.table,
        settings=room.settings,
        order=room.game.order,
        deviations=deviations(room),
        places=[_place(room, place, presences) for place in room.places],
        owner=False,
        phase=room.phase,
        deal=deal.deal if deal is not None else 0,
        of=planned_deals(room.game, room.rules),
        commitment=_commitment(room),
        history=[list(gains) for gains in play.history],
        begun=list(play.begun[0]),
        deadline=deadline(room),
        asked=faces.Asked(room.asking.seat, sorted(room.asking.awaited)) if room.asking is not None else None,
        held=faces.Held(room.held.seat, room.held.card) if room.held is not None else None,
        may_take_back=False,
        next_table=room.next_table,
        again=faces.Again(*room.again) if room.again is not None else None,
    )


def own(room: Room, guest: str, public: Face) -> Face:
    """The face of a table as one guest is shown it: which seats are his, and what he may do as their holder."""
    seats = room.seats_of(guest)
    if not seats and guest != room.owner:
        return public
    return replace(
        public,
        places=[replace(place, mine=True) if seat in seats else place for seat, place in enumerate(public.places)],
        owner=guest == room.owner,
        may_take_back=any(may_not_take_back(room, seat) is None for seat in seats),
    )


def deviations(room: Room) -> list[faces.Deviation]:
    """The switches in which the rules differ from the preset."""
    return [faces.Deviation(name, value, room.articles[name]) for name, value in room.deviations.items()]


def _place(room: Room, place: Place, presences: Presences) -> faces.Place:
    presence: Presence = "bot"
    since = room.since
    if place.guest is not None:
        presence, since = presences.get(place.guest, ("gone", room.since))
    return faces.Place(
        name=place.name,
        bot=room.settings.bot,
        presence=presence,
        since=None if presence in ("bot", "here") else since,
        covered=place.covered,
        ready=place.ready,
        mine=False,
        shows=place.shows,
        bank=place.bank if room.settings.clock is not None else None,
    )


def _commitment(room: Room) -> str | None:
    deal = room.play.deal
    if room.phase == "playing" and deal is not None:
        return None if deal.again else shuffle.commitment(deal.secret)
    if room.phase in ("gathering", "between"):
        return shuffle.commitment(room.play.secret(room.play.next_deal))
    return None


def deadline(room: Room) -> int | None:
    """When the time of the player in turn runs out."""
    seat = room.turn
    if room.settings.clock is None or seat is None or room.places[seat].by_bot:
        return None
    if room.asking is not None or room.held is not None:
        return None
    return room.since + room.allowance() + room.places[seat].bank


def seen(room: Room, seat: int | None) -> Sight | None:
    """The sight of a seat, once cards have been dealt."""
    deal = room.play.deal
    if seat is None or deal is None:
        return None
    play = room.play
    return sight(play.match, play.watches[seat].view, deal.deal, deal.dealer, play.due)


def choices(room: Room, seat: int | None) -> Choices:
    """What a seat may do now, and why each of its other cards is refused."""
    match = room.play.match
    if seat is None or room.turn != seat or room.held is not None or room.asking is not None:
        return Choices([])
    actions = match.legal()
    legal = [match.text(action) for action in actions]
    refused: dict[Card, Refused] = {}
    free = {action for action in actions if action < len(room.game.order) * 4}
    kind = ASIDE if any(text.startswith("x") for text in legal) else LAY
    for card in members(room.play.watches[seat].view.hand):
        if card not in free:
            refusal = room.game.refusal(room.rules, match.table, Move(kind, card))
            if refusal is not None:
                refused[card_name(card, room.game.order)] = Refused(refusal.code, refusal.clause)
    return Choices(legal, refused)
