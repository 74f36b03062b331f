"""The row of keys at the foot of a screen; what it names can also be clicked."""

import re

from textual import events
from textual.widgets import Static

KEY_NAMES = {
    "Esc": "escape",
    "Échap": "escape",
    "Enter": "enter",
    "Entrée": "enter",
    "F1": "f1",
    "F2": "f2",
    "↑↓": "down",
    "←→": "right",
    "+/−": "plus",
}
"""Keys as the row names them, and as Textual does; single letters are themselves."""


_ITEM = re.compile(r"(\S+) +(?:(?! {2,}).)+")


class KeysRow(Static):
    """Keys with what they do."""

    def __init__(self, told: str = "", *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(told, markup=False, id=id, classes=classes)
        self.told = told

    def tell(self, told: str) -> None:
        """Name other keys."""
        self.told = told
        self.update(told)

    def key_at(self, x: int) -> str | None:
        """The key whose words stand at a column."""
        for item in _ITEM.finditer(self.told):
            if item.start() <= x < item.end():
                return KEY_NAMES.get(item[1], item[1])
        return None

    def on_click(self, event: events.Click) -> None:
        """What is named is done."""
        key = self.key_at(event.x - self.styles.padding.left)
        if key:
            event.stop()
            self.app.simulate_key(key)
