"""The web: what it lets in, what it sends out, and how it begins and ends."""
