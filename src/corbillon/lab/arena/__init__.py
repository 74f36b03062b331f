"""``corbillon arena``: bots against one another over duplicate deals."""
