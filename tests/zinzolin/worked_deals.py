"""Deals that the examples need, a line a trick, dealer A: who takes which trick, and which sigisbés are gorged."""

B_SIX_GORGING_2S_IN_TRICK_4 = """
    KS 4H 4D 4C
    QS 5H 5D 5C
    JS 6H 6D 6C
    2S 7H 7D 7C
    TS 8H 8D 8C
    9S 9H 9D 9C
"""
"""B takes tricks 1 to 6; the two of spades takes the fourth; nothing else is gorged."""

B_SIX_GORGING_3H_IN_TRICK_6 = """
    8D 3D 5D 4D
    7H 7D 6H 4H
    JH 9C AH 2H
    QS 9S 7S 5S
    8H QC 5H 4S
    3H 8C 5C 4C
"""
"""B takes tricks 1 to 6, the sixth with the three of hearts; nothing else is gorged."""

B_ALL_BUT_TRICK_7 = """
    KC 4C 6C 5C
    JH 2H 6H AH
    8S 4S AS 2S
    6D 3D AD 4D
    TS 3S 6S 5S
    JC TC 7C 3C
    9S KS 7S 4H
    8H 3H 7H QH
    QC KH 2C JD
    8C 8D QD KD
    TD 9D 5H 2D
    9C QS JS TH
"""
"""B takes every trick but the seventh, which is C's; nothing is gorged."""

B_SEVEN_THEN_LOSES = """
    JD 6D 7D 3D
    KS 7S 4S 5S
    KD 5D 9D 2D
    QS 6S AD 8S
    JS 9S 6C AS
    JC AC 7C 5C
    TC 3C 2C 9C
    4H 8H 7H 2H
"""
"""B takes tricks 1 to 7 and loses the eighth to C."""

B_EIGHT_THEN_LOSES = """
    JD 6D 7D 8D
    KS 7S 4S 5S
    QC 4C 7C 9C
    QD 2D AD 3D
    KC AC 2C 5C
    JC 3C 6C 2H
    JS 2S 4D AS
    TC 8H 9H QH
    4H 3H 7H JH
"""
"""B takes tricks 1 to 8 and loses the ninth to A."""

B_NINE_THEN_LOSES = """
    KC 3C 7C 5C
    JH 6H 8H AH
    8S 4S 7S 5S
    JC 2C TC 4C
    8C 6C QD KD
    TD 8D AD 4D
    TS 3S 6S 2S
    QH 2H 5H 4H
    QC AS JS 7H
    9S QS KS TH
"""
"""B takes tricks 1 to 9 and loses the tenth to D."""

B_TEN_THEN_LOSES = """
    QH AH 8H 2H
    QS 4H 8S AS
    9H 3H KC 5H
    8D 5D AD 6D
    QD 3D JD 2D
    JH TH 5C 6H
    JC 2C AC 4C
    7H 9C QC 3S
    KS 7C 2S 5S
    KD 9D 4D TS
    7S TC 9S 6C
"""
"""B takes tricks 1 to 10 and loses the eleventh to D."""

B_ELEVEN_THEN_LOSES = """
    KC 4C 6C 5C
    JH 2H 6H AH
    8S 4S AS 2S
    6D 3D AD 4D
    TS 3S 6S 5S
    JC TC 7C 3C
    9C QS 2C 2D
    QC KH 3H KD
    8C 9D 5H JD
    QH 8H QD 4H
    TD 8D JS 7H
    9S KS 7S TH
"""
"""B takes tricks 1 to 11 and loses the last to C."""

B_SIX_THEN_C_SIX = """
    TH 6H 2H 3H
    KS QS 9S 6S
    7S TC QC 4S
    TS JC AD 2S
    JS 8C AC 3S
    8S 7C 2D 5C
    TD JD 4D 3D
    3C 2C 8H AS
    KD QD 8D 7D
    KC 9C 7H JH
    6C KH AH 9H
    QH 5H 4H 5D
"""
"""B takes tricks 1 to 6, C tricks 7 to 12, the eighth with the three of clubs; nothing else is gorged."""

SPLIT_THEN_D_SIX = """
    QC JC TC 5C
    3S 8S 6S 2S
    8H QH 7H 2H
    9H TH 3C 5H
    AH 4S 6H JH
    KS 5S AS TS
    KH 4H 8C 3H
    QD 4D TD AD
    9S JD 3D 2C
    QS 6D 4C 7C
    JS KD 9C 9D
    KC 2D 6C 8D
"""
"""B, C, D, A, D, D, then D tricks 7 to 12; everybody has a trick; nothing is gorged."""

C_THEN_B_SIX_ACROSS_THE_MIDDLE = """
    JC KC AC 8C
    5D 6D AD JD
    6S 5S 4S AH
    5H 2H 4H 3H
    QD 4D TD 7D
    QS 3S 2S 2D
    KS JS 7S 8H
    9C 2C 6C QC
    4C 8D QH TC
    9H 7H 9S KH
    KD 3C 6H 3D
    TH AS JH 8S
"""
"""C takes the first trick, B the six after it, nobody an Equinox; nothing is gorged."""

FIVE_ONE_THEN_FOUR_TWO = """
    8S 3S 6S 2S
    8C 6C 2C 5C
    QC TC 7C 3C
    TD 8D AD 4D
    TS 9S AS 5S
    4S KS 7S KD
    KC QD TH 9C
    QS JS 2D JC
    6H 2H 7H 6D
    4H 9D 8H 5H
    JH 9H AH 4C
    QH KH JD 3D
"""
"""B five and C one of the first six; C, C, A, C, C, D: four to C of the last six; everybody has a trick."""

B_SIX_THEN_SPLIT_C_GORGING_2D = """
    JS 4S 6S AS
    7S 5D 5S 2S
    9H 2H AH 6H
    KC JC 9C 2C
    7C 3D 3C 5C
    QC TD TC AC
    AD 7D 9D 8S
    JD 6C QD KD
    2D 5H 8C KH
    TH 3H QH 3S
    4H KS 6D 7H
    8H QS TS 4D
"""
"""B takes tricks 1 to 6, then D, C, C, A, D, D; C takes the ninth with the two of diamonds; nothing else is gorged."""

A_WITHOUT_A_TRICK = """
    QH 2H JH 4H
    9D QD 4D 5D
    AH 8H 3H 5H
    6H 7D KH 9H
    8C TC 6C 3C
    QS KS 8S 5S
    9C JS JC 3S
    4S 9S 2C 2S
    6D JD AD TD
    4C AS 7C 7H
    6S 7S 5C KD
    3D KC 2D 8D
"""
"""B takes five tricks, C four, D three, A none; nothing is gorged."""

B_AND_D_WITHOUT_A_TRICK = """
    AH 9H 5H 7H
    8S 7S KS 5S
    8H 4H 2H 3H
    TD AD QD 5D
    8C 4C QC 5C
    8D 4D JD 3D
    TC 3C KC 2C
    KD 9D 6D AS
    9S TS QS JS
    KH QH TH 6H
    2D 2S 7D 6C
    JH AC 6S 7C
"""
"""A takes seven tricks, C five, B and D none; nothing is gorged."""

QUIET = """
    TD 3D AD 4D
    4C KC 7C 5C
    9S JS 2S 4S
    3H TH AH 5H
    4H 9D 6H 2H
    8S KS 5S 3S
    7S 2D TS 6S
    9C TC QD QC
    7H 3C 8H QH
    9H KD 2C JH
    8D KH JD 6D
    8C JC 6C QS
"""
"""Everybody takes tricks, nobody an Equinox, and nothing is gorged."""

QUIET_GORGING_2H = """
    TH 8H 6H TC
    8D TD AD 7D
    TS QS 4S JS
    AS KS 5S 9S
    2D 6D KD QD
    7S 8S QC 6S
    5C AC 6C 3S
    3C QH 8C 9C
    7C 2C 3H KC
    JH 4D 7H KH
    2H 2S 5D AH
    4H JC 3D 5H
"""
"""As ``QUIET``, but C takes the eleventh trick with the two of hearts."""

QUIET_GORGING_3H = """
    4D 7S 2D 3D
    8C JC 5C 4C
    9C QC 3C TC
    9H JH 5H 8H
    6H QS TH AH
    2H 4H JD AS
    8D AD KD QH
    2C KH AC 6C
    5D JS 7H QD
    4S 5S 3S 9S
    3H 6S 7C TS
    8S 6D 7D KS
"""
"""As ``QUIET``, but C takes the eleventh trick with the three of hearts."""

G1 = """
    KC 8C dA 4C 3C
    QC JC 6C 5C
    JS 4S KS 5S
    KD JD 3D 7D
    TC 7C AC 6S
    TD 4H 8D 8H
    7H QH 7S KH
    JH AH 5H 8S
    TH AD 6H 9D
    9H AS 9C TS
    3H 2D 9S 2C
    2H 2S QS 3S
"""
"""The first golden deal: D shows three aces, C takes the last six tricks, A none."""

G3 = """
    KC 5H d2 AC 8C
    KD 3D 8D 4D
    QC 5S 2C 6S
    QD 6H 4H 7D
    JC 7H 5C 8S
    JD 7S 4S 9D
    TC TH 6C 9S
    9C JH 8H TD
    7C QS KH TS
    6D KS 2H JS
    4C AH 2S QH
    2D AS 3H 3S
"""
"""The third golden deal: D shows three twos and B takes all twelve tricks."""
