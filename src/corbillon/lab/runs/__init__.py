"""``corbillon lab``: a question in a file, the deals that answer it, their rows, and what was measured in them."""
