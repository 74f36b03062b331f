"""Deals that the examples of aces and quinola need: what is laid, the eldest leading to the first trick."""

E7 = """
    QH 3H 2H 7C  9S KS AH 2S  AC 9C 5C JC  6C 3D QC 6S
    JD 2D AD 7H  KC 6H 2C AS  4C 5H 3C QD  KD JH 7S 4D
    8S KH QS 3S  4S JS 9D 4H  7D 5D 8H 8C
"""
"""T2: P1 leads 9S, P2 takes with KS, P3 places AH."""

E8 = """
    AH 4H 3H 8H  KC 6C AS 2S  7D 5C 9D AD  8S QH 2H 5S
    JS QC 6H 9S  KS 7C 5H QS  9H 8D 7H KD  3D 2D 8C QD
    7S 3S 2C AC  6S 4S JC KH  4D JD 3C JH
"""
"""T2: P1 takes with KC, P3 places AS."""

E9_NEIGHBOUR = """
    8H 3H 2S 4C  KC AD 7C 2C  9S QS 3S AS  8D JD 3D QD
    6D 7D AH 9D  KD 5D JC 8S  7H 3C 9C KH  JH QH 6C 5C
    JS 6S 5S KS  2H 4H 7S AC  5H 8C QC 9H
"""
"""T2: P1 takes with KC, P2 places AD."""

E9_OPPOSITE = """
    AC AH 6C 2C  KC 2S AD 4C  KD 9D QD 2D  4S 8S JS QS
    2H QH 4H 8H  5S AS KS 3S  7H 3H 6H JH  5C 7D 9S 9C
    7C 3C JD 7S  8C QC 5D 8D  JC 5H 6S KH
"""
"""T2: P1 takes with KC, P3 places AD."""

E10 = """
    3C 7C 3D 6C  5C 7S 4C 9C  AC AS 2H 2C  JC 7D 4H 8C
    7H 9H AH QH  KS 2S QS JS  3S 8S 6S 5S  8H JH 3H JD
    5H KH 9D KC  8D 6D QD KD  9S 5D AD QC
"""
"""T11: P1 takes, P3 places AD."""

E11 = """
    2C 8C 3D 7C  4C 7S 3C JC  AS 9S 6S 3S  5C AC 5D QC
    5S 7D JS KS  9C 6C QD JH  7H QS 5H 4H  AD 9D 6D KD
    8H 2S KH AH  QH 3H 8S 9H  8D JD KC 2H
"""
"""T4: P1 leads 5C, P2 plays AC from among other clubs."""

E12 = """
    4C 7C 3D 6C  8C 7S 3C 9C  AS 9S 6S 3S  5D KH AD JD
    4H AH 8S JH  KC 2S JC 7H  6D 7D KS 2H  JS 3H 8H QS
    2C QD AC 9H  QC 5H 9D 5S  5C QH KD 8D
"""
"""T4: P1 leads 5D, P3 plays AD."""

E13_CLUBS = """
    2C 8C 3D 7C  4C 7S 3C JC  AS 3S 7D 5S  7H AH 5H 5D
    KH 9H 6S KD  2S 3H QS 8S  6C QC KC 4H  8H QH JD 9S
    QD JS 9D 6D  8D KS AD 2H  5C AC JH 9C
"""
"""T11: P1 leads 5C, P2 plays AC."""

E13_DIAMONDS = """
    4C 7C 3D 6C  8C 7S 3C 9C  AS 3S 8D 5S  7H AH 5H 6D
    KH 9H 6S 2C  2S 3H QS 8S  JC KC QC 4H  7D 2H JD AC
    JH 9S QD 8H  9D KS KD JS  5D QH AD 5C
"""
"""T11: P1 leads 5D, P3 plays AD."""

E14_NEIGHBOUR = """
    2C 7C 3D 6C  3C 5S 4C 9C  AC JC 6D 4H  8H 5H JH 7H
    5D AH QD 7D  JD 9D AD AS  2H KH 3H 9H  6S 9S 2S 7S
    JS 8S 8D KS  3S QC 8C QH  QS KC 5C KD
"""
"""T3: P1 leads AC; a neighbour of his is lightest."""

E14_OPPOSITE = """
    JD 3H 8H 5D  AH KC 9H JH  AC JC 6C 4C  5H 5C 7H KH
    7D 4D 4S 2C  3D 6D 2S AS  8C 9C QC 7C  9S 5S 7S JS
    8S 2H 2D 9D  3C 4H AD QD  KS QH KD 8D
"""
"""T3: P1 leads AC; P3 is lightest."""

E15 = """
    6D 5D 2D JD  6S 9S 6C 5H  9H 6H QC KH  2H QH 4H 2C
    KS AH AD 2S  KD 3D 4D 9D  8C JH 4C 7C  3C QD 9C 3S
    AC QS KC 7H  8D JS 5S 8H  5C 8S AS 3H
"""
"""T5: P1 takes with KS, P2 places AH and P3 AD, P4 follows."""

E16 = """
    5C 7C 6D 6C  9C 7S 3C 8C  2S JS 3S QS  2H KH AH KS
    9D 3D JD 8D  9S 8S AS 5S  KD QD AD 4D  JC 4C 6S 2C
    6H 9H 8H AC  KC 3H QC QH  4H 5H 2D JH
"""
"""T4: P1 leads 2H, P2 plays KH, P3 AH."""

E17 = """
    3C 7C 4D 6C  5C 7S 4C 9C  AC AS 2S QC  KC JH 4H 3S
    QD JD 9D 7D  2H 8S 8H 5H  8D KD 2C AD  QS KS 6S 8C
    AH QH KH JS  9H 3H 7H 5S  6D 2D JC 9S
"""
"""T4: P1 takes a trick of clubs, P2 places the quinola."""

E18 = """
    3C 7C 4D 6C  5C 7S 4C 9C  AC AS 2S QC  KC 4H JH 3S
    QD JD 9D 7D  2H 8S 8H 5H  8D KD 2C AD  QS KS 6S 8C
    AH QH KH JS  9H 3H 7H 5S  6D 2D JC 9S
"""
"""T4: P1 takes a trick of clubs, P3 places the quinola."""

E19 = """
    7C 8C 3C 6C  5C AC QC 9C  8H QH 3H 7H  KC 2D 4C 2C
    2S 6S 9S 8D  QD 4D 6D KD  4H 2H 6H AD  5H QS AH KH
    8S 5S JC 3S  KS JH 7D JS  7S 5D 3D JD
"""
"""T10: P1 takes, P2 places the quinola."""

E20_NEIGHBOUR = """
    3C 7C 4D 6C  5C 7S 4C 9C  AC AS 2H 2C  JC 8D 4H 8C
    7H QH 5H 6D  2D KS KD 5S  AD KC 7D 9H  9D JS QD 3S
    9S QS 2S 8H  3H 8S AH KH  QC JH 6S JD
"""
"""T11: P1 takes, P2 places the quinola."""

E20_OPPOSITE = """
    3C 7C 4D 6C  5C 7S 4C 9C  AC AS 2H 2C  JC 8D 4H 8C
    7H QH 5H 6D  2D KS KD 5S  AD KC 7D 9H  9D JS QD 3S
    9S QS 2S 8H  3H 8S AH KH  QC 6S JH JD
"""
"""T11: P1 takes, P3 places the quinola."""

E21 = """
    4C 7C 5D 6C  8C 7S 3C 9C  AS 9S 6S 3S  4H JH 2D AH
    5H 9H 8S KD  7D AD QD 9D  AC 2S QC JC  JS 5S QS 2C
    QH 2H JD 3D  6H 3H KC KS  KH 8H 5C 8D
"""
"""T4: P1 leads 4H, P2 plays the quinola."""

E22 = """
    8S 2S 9S AS  AH QH KH 5H  9C AC KC 4C  4H 6H JH 9H
    7C 6C 5C QC  KS 5S QS 3S  6D JC 7H 9D  KD 4D 7S 8C
    5D 2D 6S JS  8D 7D 4S 8H  QD 3H 2H 3C
"""
"""T4: P1 leads 4H, P3 plays the quinola."""

E23 = """
    4C 7C 5D 6C  8C 7S 3C 9C  AS 3S 9D 5S  8H 6H 2D QH
    3H AH 2H KD  2S 9S AD JS  QS KS 8S 7D  9H KH 3D 5H
    KC 8D JC QC  5C JD 2C AC  4H JH QD 6S
"""
"""T11: P1 leads 4H, P2 plays the quinola."""

E24 = """
    4C 7C 5D 6C  8C 7S 3C 9C  AS 3S 9D 5S  8H 6H 9H KH
    3H 2H QH 5H  QC KD 7D JC  8S 2D JS 6S  QS 2C 9S AH
    QD AD 8D 3D  KC 5C JD 2S  4H AC JH KS
"""
"""T11: P1 leads 4H, P3 plays the quinola."""

E25 = """
    6C 7C 7D 5C  2S QH 6S AS  2H JH 6H AH  5S JD 8S KD
    KC 3D 2C AC  AD 5D 2D QD  4C 8C 9H QS  JS 4D 9S 4H
    KS 5H 7S 3C  3H KH 7H 9C  9D 3S JC QC
"""
"""T3: P1 leads 2H, P2 plays the quinola though he holds 3H too, P4 takes with AH."""

E26 = """
    3C 7C 4D 6C  AD 7D 3S 2S  JH 8D KH 9H  3H 4H 2D KS
    5C 2C 6S JC  5S 9S JS 7S  9C AS KC AC  5H 8S KD AH
    7H 8H 4C JD  QC 6D QD 8C  2H 9D QS QH
"""
"""T3: P2 leads the quinola; another is lightest."""

E27 = """
    3C 7C 4D 6C  5C 7S 4C 9C  AC AS 2H 2C  JC 8D 4H 8C
    7H QH 5H 6D  2D KS KD 5S  AD KC 7D 9H  9D JS QD 3S
    9S QS 2S 8H  6S QC AH 8S  JH KH JD 3H
"""
"""T11: P2 leads the quinola; another is lightest."""

E28 = """
    6H 5H 2H 9H  JD 9D 3D 4S  AH 3H QH 8H  QD 6D 2D 4C
    8C KC 5C 6C  AS 8S QS 7S  JS 2S 3S KS  4H KH 7H 6S
    JC 3C QC AC  8D KD 4D 7C  2C AD 9S 5D
"""
"""The quinola lies among the four cards."""

E29_FINAL = """
    AD 4D 3D 2D  AC 7C 5C JH  KD 2H 9C 8D  KC 6C KH 4S
    6S 8S AS 5S  7S KS 6H 9S  9H 8H QH 4H  4C 2S JD 3C
    3S QS JS 3H  7H QD 9D QC  5H 7D 6D 2C
"""
"""P1 takes T1 to T4, P4 places the quinola in T2, P3 takes T5."""

E29_VOID = """
    AS 4S 2D 8S  KC 4C 7C JH  KD 3S 5D 3H  KH 6H 4H 5H
    AH QH 2H 9H  QC 6C QD 5S  AC 5C 9D 7S  KS 7H JD 9S
    JC 8C 3D 6S  4D 3C 7D JS  8D QS 6D 2C
"""
"""P1 takes T1 to T9, P4 throws the quinola in T2."""

E30 = """
    AH JH 7H 8H  JD 3D 4D 5D  AD 7D 5C 2H  KC 7C 2C 8C
    AS KS 2S 8S  6D 2D 3S 5S  QC 9C 4C JC  KD 8D 3H 5H
    QH 4S 9H 3C  6C AC 6S QS  9D 9S JS 6H
"""
"""T1: P1 leads AH, P2 must play the quinola; P1 takes T1 to T9 and P2 T10."""

LED_BY_THE_LIGHTEST = """
    2D JH 7D 2S  3H 2H 8H 6H  AC 6C 2C JC  3C 9C 4C 7C
    QS AS 3S 9S  6D 8C JD 7H  4H QH 5H KH  5S 4S 7S QC
    KS 3D 8S QD  6S 4D JS 9D  KC 8D 5C KD
"""
"""T3: P1, who will be lightest, leads AC."""

QUINOLA_LED_BY_THE_LIGHTEST = """
    3S 2S 2C 5S  3D 2D 8D 7D  JH 3H 7H 6H  JD 9D QD 4D
    KS QC 6S 8C  QH 9H 4H KH  AC 4S 7C KC  AH 2H 5H 5C
    AD KD 3C 7S  JC 9S 9C 8S  4C JS 6C AS
"""
"""T3: P2, who will be lightest, leads the quinola."""

WITHOUT_A_HEART = """
    JC KC 5D 3C  8C 5S 3H 7C  3S QS 9S 2S  9H 7H 6S 2H
    4D AD KD 6D  JS 5C AC 4S  7S JD 4H KS  3D 2D 8D QD
    AH QH KH 9D  6C 8H 5H 4C  9C JH 6H QC
"""
"""P1 has no heart."""
