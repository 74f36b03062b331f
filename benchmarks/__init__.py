"""Ratios between programs, side by side in one run: a reference game in C and over our kernel, and our games."""
