"""All scenes."""

from tests.bots.scenes import nain_jaune, reversis, zinzolin

SCENES = (*zinzolin.SCENES, *reversis.SCENES, *nain_jaune.SCENES)
