room-preset-nain-jaune-family = With the family
    .line = Boxes are taken by themselves and each card left costs one chip; from the age of five.
