"""Scenes: positions from real play in which one idea is right beyond doubt, some hundreds of each.

``python -m tests.bots.scenes`` asks bots about all of them and prints how many they answer right;
``python -m tests.bots.scenes --find`` makes the positions anew.
"""
