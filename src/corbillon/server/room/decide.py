"""What becomes of a wish: an entry to store, or a refusal. Nothing is changed here."""

from collections.abc import Callable, Mapping
from typing import Any

from corbillon.kernel.notation import CLAIM, LAY, read_move
from corbillon.server.names import alike, clean_name
from corbillon.server.protocol import commands as wishes
from corbillon.server.protocol.faces import Presence
from corbillon.server.refusals import Refused
from corbillon.server.room import entries as stored
from corbillon.server.room.room import Room

Present = Mapping[str, Presence]
"""The guests who are here or away; all others are gone."""


def decide(room: Room, guest: str, name: str, command: wishes.Command, now: int, present: Present) -> stored.Entry:
    """The entry that a guest's command makes.

    :raises Refused: with a code, and the article where the rules refuse it.
    """
    if room.phase == "closed":
        raise Refused("closed", "the table is closed")
    wish = command.wish
    seat = getattr(wish, "seat", None)
    if seat is not None and seat >= len(room.places):
        raise Refused("bad_format", f"seat {seat}: the table has {len(room.places)} seats")
    if seat is not None and not isinstance(wish, wishes.Sit | wishes.CallBot) and room.places[seat].guest != guest:
        raise Refused("not_yours", f"seat {seat} is not yours")
    if isinstance(wish, FOUNDED) and command.seen < room.ground:
        raise Refused("stale", f"entry {room.ground} came since entry {command.seen}", seq=room.seq)
    return DECISIONS[type(wish)](Asker(room, guest, name, now, present), wish)


class Asker:
    """Who asks for something, where and when."""

    def __init__(self, room: Room, guest: str, name: str, now: int, present: Present) -> None:
        self.room, self.guest, self.name, self.now, self.present = room, guest, name, now, present

    def owns(self, what: str) -> None:
        """Only the owner may do it.

        :raises Refused: ``not_yours``.
        """
        if self.guest != self.room.owner:
            raise Refused("not_yours", f"only the owner of the table may {what}")


def sit(asker: Asker, wish: wishes.Sit) -> stored.Entry:
    """A free seat, or a bot's, under a name that nobody else at the table has."""
    room, place = asker.room, asker.room.places[wish.seat]
    if place.guest is not None:
        raise Refused("seat_taken", f"seat {wish.seat} is taken")
    if room.phase == "over":
        raise Refused("closed", "the match is over")
    name = clean_name(wish.name if wish.name is not None else asker.name)
    for other, taken in enumerate(room.places):
        if taken.name is not None and alike(taken.name, name):
            raise Refused("bad_name", f"{name!r} looks like the name at seat {other}")
    return stored.Sat(asker.now, wish.seat, asker.guest, name)


def stand(asker: Asker, wish: wishes.Stand) -> stored.Entry:
    """One's seat goes to a bot."""
    return stored.Stood(asker.now, wish.seat)


def ready(asker: Asker, wish: wishes.Ready) -> stored.Entry:
    """For the next deal."""
    if asker.room.phase not in ("gathering", "between"):
        raise Refused("not_now", "no deal is about to be opened")
    if asker.room.places[wish.seat].ready:
        raise Refused("not_now", f"seat {wish.seat} is ready already")
    if len(wish.contribution) % 2:
        raise Refused("bad_format", "the contribution is whole bytes in hexadecimal")
    return stored.Readied(asker.now, wish.seat, wish.contribution)


def act(asker: Asker, wish: wishes.Act) -> stored.Entry:
    """An action, by the rules; a board card laid without a word is held while the word may still be said."""
    room, match = asker.room, asker.room.play.match
    if room.phase != "playing":
        raise Refused("deal_over", f"{wish.action!r}: no deal is open")
    if room.asking is not None:
        raise Refused("not_now", "a card may be taken back: the table waits for the answer")
    if room.turn != wish.seat or room.held is not None:
        raise Refused("not_your_turn", f"{wish.action!r}: it is the turn of seat {room.turn}")
    try:
        move = read_move(wish.action, room.game.order)
    except ValueError as fault:
        raise Refused("bad_card", str(fault)) from None
    refusal = room.game.refusal(room.rules, match.table, move)
    if refusal is not None:
        raise Refused(refusal.code, refusal.message, refusal.clause)
    if room.settings.grace and move.kind == LAY and f"{wish.action}!" in map(match.text, match.legal()):
        return stored.Held(asker.now, wish.seat, wish.action)
    return stored.Acted(asker.now, wish.seat, wish.action, "person")


def claim(asker: Asker, wish: wishes.Claim) -> stored.Entry:
    """The word that goes with the board card just laid."""
    held = asker.room.held
    if held is None or held.seat != wish.seat:
        raise Refused("not_declarable", "no board card of yours waits for its word", "N19")
    return stored.Acted(asker.now, wish.seat, f"{held.card}!", "person")


def take_back(asker: Asker, wish: wishes.TakeBack) -> stored.Entry:
    """One's last action."""
    why_not = may_not_take_back(asker.room, wish.seat)
    if why_not:
        raise Refused("not_now", why_not)
    return stored.AskedBack(asker.now, wish.seat)


def may_not_take_back(room: Room, seat: int) -> str | None:
    """Why a seat may not take its last action back, if it may not."""
    deal = room.play.deal
    if room.settings.take_back == "never":
        return "nothing is taken back at this table"
    if room.phase != "playing" or room.asking is not None or room.held is not None or deal is None:
        return "there is nothing to take back now"
    back = room.actions_since(seat)
    if not back or len(deal.actors) - back < deal.given:
        return f"seat {seat} has done nothing in this deal"
    alone = room.settings.take_back == "practice" and len(room.people) == 1
    if not alone and (back > 1 or reveals(room, seat)):
        return "something hidden has been revealed since"
    return None


def reveals(room: Room, seat: int) -> bool:
    """Whether the last action, which was this seat's, has shown it a card that it did not know."""
    action = room.play.match.deals[-1].actions[-1]
    kind = read_move(action, room.game.order).kind
    view = room.play.watches[seat].view
    drawn = getattr(view, "drawn", -1) >= 0 and kind not in (LAY, CLAIM)
    return drawn or (kind == "keep" and getattr(view, "offered", -1) >= 0)


def check_hint(room: Room, guest: str, seat: int, seen: int) -> None:
    """Whether a guest may be told now what is best: at his own turn, and where nobody but bots could mind.

    :raises Refused: with a code.
    """
    if seat >= len(room.places) or room.places[seat].guest != guest:
        raise Refused("not_yours", f"seat {seat} is not yours")
    if any(place.guest is not None for other, place in enumerate(room.places) if other != seat):
        raise Refused("not_alone", "there are hints only where one plays alone against bots")
    if seen < room.ground:
        raise Refused("stale", f"entry {room.ground} came since entry {seen}", seq=room.seq)
    if room.turn != seat or room.held is not None:
        raise Refused("not_your_turn", f"it is not the turn of seat {seat}")


def answer_take_back(asker: Asker, wish: wishes.AnswerTakeBack) -> stored.Entry:
    """Agree, or not."""
    asking = asker.room.asking
    if asking is None or wish.seat not in asking.awaited:
        raise Refused("not_now", "nothing is asked of this seat")
    return stored.AnsweredBack(asker.now, wish.seat, wish.agree)


def come_back(asker: Asker, wish: wishes.Return) -> stored.Entry:
    """Take one's seat back from the bot."""
    if not asker.room.places[wish.seat].covered:
        raise Refused("not_now", f"no bot plays for seat {wish.seat}")
    return stored.Returned(asker.now, wish.seat)


def show_hand(asker: Asker, wish: wishes.ShowHand) -> stored.Entry:
    """To spectators, where the table has them."""
    if wish.shown and asker.room.settings.watching != "seat":
        raise Refused("not_now", "spectators see no hand at this table")
    return stored.ShowedHand(asker.now, wish.seat, wish.shown)


def say(asker: Asker, wish: wishes.Say) -> stored.Entry:
    """A phrase."""
    return stored.Said(asker.now, wish.seat, wish.phrase)


def write(asker: Asker, wish: wishes.Write) -> stored.Entry:
    """Free text, without control characters."""
    if not asker.room.settings.free_text:
        raise Refused("not_now", "the owner of the table does not allow free text")
    if not wish.text.isprintable():
        raise Refused("bad_format", "the text has control characters")
    return stored.Wrote(asker.now, wish.seat, wish.text)


def call_bot(asker: Asker, wish: wishes.CallBot) -> stored.Entry:
    """For somebody who is not here."""
    asker.owns("call a bot")
    place = asker.room.places[wish.seat]
    if place.by_bot:
        raise Refused("not_now", f"a bot plays at seat {wish.seat} already")
    if asker.present.get(place.guest or "") == "here":
        raise Refused("not_now", f"the player of seat {wish.seat} is here")
    return stored.Covered(asker.now, wish.seat, "owner")


def arrange(asker: Asker, wish: wishes.Arrange) -> stored.Entry:
    """What is not of the rules."""
    asker.owns("change this")
    changes = wish.model_dump(exclude={"kind"}, exclude_none=True)
    if not changes:
        raise Refused("bad_format", "nothing is to be changed")
    return stored.Arranged(asker.now, changes)


def close(asker: Asker, wish: wishes.Close) -> stored.Entry:
    """For good."""
    asker.owns("close it")
    return stored.Closed(asker.now)


FOUNDED = (wishes.Act, wishes.Claim, wishes.Ready, wishes.TakeBack, wishes.AnswerTakeBack)
"""The wishes that are only meant for the game as it stands."""

DECISIONS: Mapping[type[Any], Callable[[Asker, Any], stored.Entry]] = {
    wishes.Sit: sit,
    wishes.Stand: stand,
    wishes.Ready: ready,
    wishes.Act: act,
    wishes.Claim: claim,
    wishes.TakeBack: take_back,
    wishes.AnswerTakeBack: answer_take_back,
    wishes.Return: come_back,
    wishes.ShowHand: show_hand,
    wishes.Say: say,
    wishes.Write: write,
    wishes.CallBot: call_bot,
    wishes.Arrange: arrange,
    wishes.Close: close,
}
