"""How the table is drawn: colours, a canvas of cells, cards, seats."""
