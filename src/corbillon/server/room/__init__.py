"""A table's life as a fold over stored entries: no input, no output, no clock, no chance.

``decide`` turns a wish into an entry or a refusal, ``Room.apply`` folds an entry in and answers what everybody may know
of it, ``duty`` says what falls due by itself. Whoever runs it stores entries and passes the time in.
"""
