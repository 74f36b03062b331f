"""What the bot of a table is thinking about, while its pause runs."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass

from corbillon import bots
from corbillon.bots.thinking import Thought
from corbillon.server.room.duties import Question, question
from corbillon.server.room.room import Room
from corbillon.server.studies import Thinking

log = logging.getLogger("corbillon")


@dataclass(slots=True)
class Pondered:
    """A question that was put to a bot; it is worth nothing once anything has changed in the game."""

    ground: int
    seat: int | None
    question: Question
    future: asyncio.Future[Thought]
    awaited: bool = False
    """Whether its time has come, and it alone is waited for."""

    def answers(self, room: Room) -> bool:
        """Whether it is still what the bot in turn is asked."""
        return (self.ground, self.seat, self.question.bot) == (room.ground, room.turn, room.settings.bot)

    def is_awaited(self, act: Callable[[], None]) -> bool:
        """Whether the bot still thinks; then act as soon as it has thought, once, and not if it is given up."""
        if not self.future.done() and not self.awaited:
            self.awaited = True
            self.future.add_done_callback(lambda done: None if done.cancelled() else act())
        return not self.future.done()

    def thought(self) -> Thought:
        """What the bot thought; where it could not, what its rule of thumb says."""
        fault = self.future.exception()
        if fault is None:
            return self.future.result()
        log.error("a bot could not think: %r", fault)
        asked = self.question
        action = bots.decide(asked.game, asked.bot, asked.rules, asked.view, asked.actions, asked.seed, simulations=0)
        return Thought(action.action, 0)


def ponder(room: Room, thinkers: Thinking) -> Pondered:
    """Ask the bot of the seat in turn."""
    asked = question(room)
    future = thinkers.decide(asked.game, asked.bot, asked.rules, asked.view, asked.actions, asked.seed)
    return Pondered(room.ground, room.turn, asked, asyncio.wrap_future(future))
