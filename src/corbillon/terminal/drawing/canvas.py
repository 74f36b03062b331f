"""A canvas of character cells: text is put where it belongs, later text covers earlier."""

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip


class Canvas:
    """Cells of one width, written by place."""

    def __init__(self, width: int, height: int, ground: Style) -> None:
        self.width, self.height = width, height
        self.cells: list[list[tuple[str, Style]]] = [[(" ", ground)] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        """Write text from a cell on; what falls outside is not drawn. The ground shows through a style without one."""
        if not 0 <= y < self.height:
            return
        for offset, sign in enumerate(text):
            if 0 <= x + offset < self.width:
                ground = self.cells[y][x + offset][1]
                self.cells[y][x + offset] = (sign, ground + style)

    def centred(self, x: int, y: int, text: str, style: Style) -> None:
        """Write text around a column."""
        self.put(x - len(text) // 2, y, text, style)

    def ending(self, x: int, y: int, text: str, style: Style) -> None:
        """Write text that ends before a column."""
        self.put(x - len(text), y, text, style)

    def strip(self, y: int) -> Strip:
        """A line of the canvas."""
        if not 0 <= y < self.height:
            return Strip.blank(self.width)
        return Strip([Segment(sign, style) for sign, style in self.cells[y]], self.width).simplify()
