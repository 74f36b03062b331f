"""Corbillon: Zinzolin, Nain jaune and Reversis, three French card games of the 17th and 18th centuries.

``corbillon.games`` has the games, ``corbillon.match`` plays them, ``corbillon.record`` reads and writes records.
"""
