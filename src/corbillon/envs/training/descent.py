"""Learning from lessons: the gradient of a net in NumPy, and Adam's steps down it."""

from typing import NamedTuple

import numpy

from corbillon.bots.learned.inputs import Floats, Shown
from corbillon.bots.learned.net import Layers, Net, answer
from corbillon.bots.learned.reckoning import SUITS
from corbillon.envs.training.lessons import Bools, Lessons
from corbillon.kernel.cards import PACK, RANKS


class Pupil(NamedTuple):
    """A net that learns, and all that its next step depends on."""

    net: Net
    mean: Net
    """Of the gradients so far, with the late ones counting most."""
    square: Net
    calm: Net
    """The mean of the nets of the last steps: it wavers less, and it is what plays."""
    steps: int = 0


FADING, FADING_SQUARE, FADING_CALM = 0.9, 0.999, 0.999
TINY = 1e-8


def new_pupil(net: Net) -> Pupil:
    """One that has made no step."""
    return Pupil(net, _zeros(net), _zeros(net), Net(*(part.copy() for part in net)))


def _zeros(net: Net) -> Net:
    return Net(*(numpy.zeros_like(part) for part in net))


def centred(values: Floats, tried: Bools) -> Floats:
    """Values of the actions that were tried, less their mean; 0 elsewhere."""
    mean = (values * tried).sum(axis=1, keepdims=True) / tried.sum(axis=1, keepdims=True)
    beside: Floats = (values - mean) * tried
    return beside


def huber(error: Floats, bend: float) -> float:
    """Huber's loss of some errors, a lesson."""
    slope = numpy.clip(error, -bend, bend)
    return float((slope * (error - slope / 2)).sum() / len(error))


def idle_loss(lessons: Lessons, units: Floats, bend: float) -> float:
    """The loss of a net that says nothing."""
    return huber(centred(lessons.brought / units[lessons.held][:, None], lessons.tried), bend)


def gradient(net: Net, lessons: Lessons, units: Floats, bend: float) -> tuple[float, Net]:
    """Huber's loss of a net, a lesson, and its gradient.

    Only what an action is worth beside the others counts: the luck of the deal, which is theirs in common, falls out.

    :param units: so many chips are 1, by the cards in hand.
    :param bend: from this error on the loss grows in proportion to it.
    """
    tried, shown = lessons.tried, lessons.shown
    layers = answer(net, shown)
    error = centred(layers.said - lessons.brought / units[lessons.held][:, None], tried)
    slope = numpy.clip(error, -bend, bend)
    return huber(error, bend), _slopes(net, shown, layers, centred(slope, tried) / numpy.float32(len(tried)))


def _slopes(net: Net, shown: Shown, layers: Layers, out: Floats) -> Net:
    """The gradient of all weights, of that of what is said."""
    first, second, _ = layers
    cards, words = out[:, :PACK].reshape(len(out), SUITS, RANKS), out[:, PACK:]
    back = (cards @ net.card.T + (words @ net.word.T)[:, None]) * (second > 0)
    heard = back.sum(axis=1)
    back_first = (back @ net.own.T + (heard @ net.all.T)[:, None]) * (first > 0)
    shared = back_first.sum(axis=1)
    return Net(
        _product(shown.suits, back_first),
        shown.common.T @ shared,
        back_first.sum(axis=0),
        _product(first, back),
        first.sum(axis=1).T @ heard,
        heard.sum(axis=0),
        _product(second, cards),
        cards.sum(axis=(0, 1)),
        second.sum(axis=1).T @ words,
        words.sum(axis=0),
        numpy.zeros_like(net.trust),
    )


def _product(before: Floats, after: Floats) -> Floats:
    """The gradient of weights that stand between these units, over all lessons and suits."""
    return before.reshape(-1, before.shape[-1]).T @ after.reshape(-1, after.shape[-1])


def stepped(pupil: Pupil, slopes: Net, rate: float) -> Pupil:
    """One step of Adam; the arrays of the pupil before are written anew."""
    steps = pupil.steps + 1
    fair, fair_square = 1 - FADING**steps, 1 - FADING_SQUARE**steps
    settle = min(FADING_CALM, (1 + steps) / (10 + steps))
    for part, mean, square, calm, slope in zip(*pupil[:4], slopes, strict=True):
        mean += (1 - FADING) * (slope - mean)
        square += (1 - FADING_SQUARE) * (slope * slope - square)
        part -= (rate / fair) * mean / (numpy.sqrt(square / fair_square) + TINY)
        calm += (1 - settle) * (part - calm)
    return pupil._replace(steps=steps)
