"""Deals that the examples of partie, reversis and espagnolette need: what is laid, the eldest first."""

E31 = """
    9S 7D 4C QS  8H 6H QH KH  KC JC 3C 5C  JD 4H 9D 3D
    AC 9C AS 8C  5H JH 7H AH  3H 6C 9H 4S  7S JS QC 8D
    6D AD 2D 3S  4D 5D 2S 8S  2C 6S 5S KD
"""
"""Points 3, 9, 21, 2; the four cards KS 7C QD 2H."""

E32 = """
    2C 7C 3D 6C  4C 7S 5C 9C  5D 7D 9D 8D  QD JD 6D AD
    JS KS 5S JH  AS JC AH 9S  3S QC 9H 6S  4H 8H 5H 2H
    KD 7H 8C KH  3H QH AC 2S  3C KC QS 8S
"""
"""Points 5, 9, 20, 6; four blank cards."""

E33 = """
    9D JD KD 4D  6H 5H 9H KH  5D 6D 3D 7D  8H 3H 7H JH
    9C 6C QD 2C  4C 7C 2S QC  6S 3S 8S 5S  5C 7S KC 8C
    2H QH 4H 4S  2D 9S 8D JC  QS KS JS 3C
"""
"""Points 0, 4, 15, 5; four aces put aside."""

E34 = """
    7H 2C 3H 8H  9S 3S JS 7S  5D 6D 9C 4S  6S KS 4C 2S
    2H 6H 7C 9H  4D QC JC 7D  QD 9D 5H AC  6C 2D 8C QH
    8S AH QS AS  KD 5C KH 8D  JD KC 4H 3D
"""
"""Points 0, 10, 20, 5; the four cards AD JH 3C 5S."""

E35 = """
    2D KD JH 8D  KH 4H 8H JC  3C 8C AC KC  AS JS 4S QS
    6C 5C 9D 7C  5H 9H 6S AH  8S 3S 2S 6D  6H 7H 9C 4D
    7S KS 3D 9S  AD 7D JD 3H  5D 4C QD 2C
"""
"""Points 0, 14, 0, 22; P1 has no trick, P3 two blank ones."""

E36 = """
    KH 3S 6H 2H  8S JS KS 7S  8D JD 6D 7D  5D 2D AD 3H
    2S AC AH AS  3D 9D 3C 7H  KC 9C 4C 6S  QS 2C QC 5S
    KD 8C 6C 5H  4D JH 8H 9S  7C JC 4H 4S
"""
"""Points 15, 15, 5, 1; P2 has more tricks than P1."""

E37 = """
    5S 6S 2S 7S  KD 5D 7D 6D  8D AD 9D JD  3D 2H 6H JH
    3H 5H 7H 4H  8C 2C 7C 4C  8H AH JS 9H  JC 5C 9C 3C
    3S KS 9S 4S  KC 6C AC QS  QH AS 8S KH
"""
"""Nine points each."""

E38 = """
    2C 7C 3D 6C  4C 7S 5C 9C  KC AS 2H 3C  7D 6D 9D 8D
    7H 3H QH 8H  QC 5S QS 4H  AD KD QD 5D  KH 9H AH JH
    8S 3S JC 6S  KS 9S 8C 2S  5H JS AC JD
"""
"""P2 and P4 have no point."""

E39 = """
    2S AS AC 8S  AD 8D 2D JD  KC 5C JC 7C  AH 2H 7H 7D
    9C QD 2C 3C  KH 6H 4S 5D  9H 3H 4D 9D  KS 4H 6C 9S
    KD 5H 3D QS  JS 8H 4C 6S  7S QH QC 5S
"""
"""P2 takes all; the quinola lies among the four cards."""

E40 = """
    6C AC 7C JC  AS 4S 5S 3S  KC 3H 3C QC  9D 3D 2H 7H
    JH 5D JS 8H  KH KD 7S 9H  QH 8S 6S 6H  KS 9S 2S 4C
    JD 4D 5C 9C  8D 6D 2C 4H  QD 7D 8C 5H
"""
"""P2 takes all and leads the quinola in T5."""

E41_T10 = """
    2C JC 3C 2H  JS 4S 6S 2S  KC 4C 2D QC  AD JD 4D 5S
    KD 5H 5D 3S  QD 6H 9D 8H  AH 7H 3D QH  7C 5C 7S 6C
    KH 3H QS 4H  JH 8S 9S 9H  8D 9C 7D 8C
"""
"""P2 takes all and leads the quinola in T10."""

E41_T11 = """
    2H KH 8H AD  9C 3C 5C 7C  KD 2D JD 3D  KS 4S 3S 2S
    QD 8D 8S 5D  AS 6S 5S 9S  QS JS 8C 7S  QH 6H 4C 4D
    7H 4H 2C JC  9H 3H KC 9D  JH 5H 6C 7D
"""
"""P2 takes all and leads the quinola in T11."""

E42 = """
    2S AS 4S KD  AD 5D 2D 3D  KS JS 4H AC  AH 5H QH KH
    9S 6S KC 4D  QS 8S 6H 5C  JD 9D 8D 3C  JC 8C 4C 9C
    9H 8H 3H 6C  7S 5S 6D 7C  3S JH 7D QC
"""
"""P2 takes all, P3 throws the quinola in T11."""

E43 = """
    9D QD 6D 3D  AH 4H 3S 2S  JD 8D 4D 4C  AC 3H AD 2C
    KC KS 6S 5C  KD AS 5D 7C  KH 2H 8S 4S  QH 6H 7S 6C
    JC 9S JS 3C  9H 7H 2D 8C  8H 5H QS QC
"""
"""P2 takes all, P4 places AD in T4 and P3 AS in T6."""

E44 = """
    2C AC 3H 3C  AS 6S 2S 3S  8S KD 4S 2H  AD 2D 7D 8D
    KC 4H 7C 8C  JS 8H 9S 4D  QC 5D 6C 6H  QD 6D 4C 7H
    QS JH 7S KH  3D 9D 9C 9H  JD 5S AH 5C
"""
"""P2 takes T1 to T9, P3 takes T10."""

E45 = """
    2H 9H 6H 9S  8S 5S 7S KD  AC 4C 2C 6C  KC 8C QC 3C
    JD KS 2D 6D  AS 6S 3S 5C  QD QS 8D 5H  KH 3H 9D 4H
    AH 7H 2S QH  9C 7C JC JH  3D 8H 5D JS
"""
"""P2 takes T1 to T9, P4 takes T10."""

E46 = """
    2C KC 2D 5C  AD 3D 5D JH  AH 7H 6H QH  KH 4H 9H 2H
    KS JS 3S 8S  QC 6S 3C 8C  9D 3H 7D 4C  QD 5S 6D 7S
    AC 8H 4D 9C  7C 4S JD 6C  QS 9S 8D AS
"""
"""P2 takes T1 to T10, P1 takes T11."""

E47 = """
    2S AS 2C 3S  AH 7H 4H 2H  QC 3C 8C 5C  AD 5D JC QD
    KC 6C 7C 4C  KD 7D JS 6D  KS 5H 6S 5S  KH JH QH 9S
    QS 3H 8S 7S  JD 9D 9H 8D  9C 3D 8H AC
"""
"""P2 takes T1 to T10 and leads 9C to T11, P1 takes it with AC."""

E48 = """
    2C AC 3C 8C  KD 3D 9D 6D  AH 2H 8H 3H  QC 7C 5C JC
    QD 5D 4D 2D  AS 7D 2S 3S  KS 9C 4H 5S  QS 6H 5H 6S
    JS 9H 8D 7S  KH JH QH 9S  4S JD 6C 8S
"""
"""P2 takes T1 to T10, with KH from P3's quinola; P1 takes T11."""

E49 = """
    AD 8D AS JD  2S KS JH 3S  AC 3C 2C 9C  KC 8C 5C 2H
    AH 3H 9H 5H  KD 4H 5D 6D  KH 7C 8H 7H  QH 4C 7S QS
    8S JC 6S 3D  JS 6C 9S 9D  5S QC 7D QD
"""
"""P2 takes all but T1."""

E50 = """
    2D QD 6D 8D  AH 8H 6H 2H  QS 4S JH 3S  AS 8S 4H KS
    KC 2C 3C 5C  KD JD 5D 7D  KH JC 3H QH  9H 3D 5H 2S
    AC 5S 4C 9C  QC 6S 9D 6C  7C 9S AD 8C
"""
"""P2 takes T1 to T9, P4 throws the quinola in T3."""

E51 = """
    3S 2S JS KS  8D JH JD 4D  5D 9D 2D KD  9S 5S 6S 4S
    7D 3D 2C 8H  KH QH 9H 7H  QS 8S 7S QC  AS 7C 4H 3C
    AC 9C KC 8C  5H 6H 3H 2H  5C 4C JC AH
"""
"""P1 holds three aces and the quinola, which he places by right in T2 on P2's trick; he takes neither T10 nor T11."""

E52 = """
    7C 3C JC KC  3H AS 9H 7H  3S 8S 7S 6H  4S 4H AH 6S
    8H 2S 5H AC  5S QS 2C AD  5D 8D 4D 9D  9S JS 9C JD
    QC KD 8C 4C  5C 6D 6C 2D  7D KH QD QH
"""
"""P1 with four aces places three on P2's tricks and AD on P3's, once by right, and takes T10."""

E53 = """
    7D QD KD JD  2D 6D 4D 5D  KS JH 7S QC  8S JS QS 9D
    8C 7C 9C AS  KC AH 3H 3C  4C AD 3D 5C  4H 8H 2S 5H
    9H 9S KH 2H  QH 7H 2C 5S  3S JC 6C 6S
"""
"""P1 places the quinola by right in T3 and two aces on P4's tricks, AD on P3's, and takes T11."""

E54 = """
    7D QD KD JD  2D 6D 4D 5D  QC JH 2C 2S  6S QS KS 3S
    3C 3D KC AS  JC AH 5C 5H  5S AD 8S 9S  4H 7H 3H 9C
    4C 2H 7C KH  6C QH 8C 9D  8H 9H 7S JS
"""
"""As E53, but P1 is void every time."""

E55_ORDINARY = """
    8H KC 2D KH  KD 9D QD 7D  KS 6S 2S 7S  7C AC 3C 6C
    2H JS JC 5H  4C 8D QC 2C  5C 8C JH 9H  9S 3S AS QS
    4H JD 8S 3H  AD 3D 5D QH  AH 5S 9C 6H
"""
"""P1 with four aces takes T4 with AC; he never uses his right, and takes T10."""

E55_USED = """
    8H KC 2D KH  KD 3S 5D KS  QC 5C 2C 6C  4C AC 3C 8C
    JD 3D QS 5H  AH JC 9S 3H  6H QD 2S 4H  JH 8S 7S 9H
    AD 9D 6S 5S  AS JS 9C QH  8D 7D 7C 2H
"""
"""P1 with four aces uses his right in T2, takes T4 with AC, and takes T10."""

E55_SPARED = """
    8H KC 2D KH  KD 3S 5D KS  QC 5C 2C 6C  4C AC 3C 8C
    4H JC QS 9H  QD 3D JD 9S  3H 5H 6S 2S  AD 9D 9C 8D
    AH 7S 8S 2H  6H JS 7C JH  QH AS 7D 5S
"""
"""P1 with four aces uses his right in T2, takes T4 with AC, and takes neither T10 nor T11."""

E56 = """
    8H KC 2D KH  KD 9D QD 7D  KS 6S 2S 7S  QH 8S QC JD
    4C 3C JC 7C  5S JS QS AS  6H 9C 8C 5H  AH 9S 2C 3H
    4H 8D 5C 9H  JH AC 3D 5D  2H AD 6C 3S
"""
"""P1 with four aces follows in T3 without taking it, and uses his right in T4."""

E57 = """
    4C 7C 2H 2C  KC 3D 9C 6C  KD 3S 9D JH  KS 2S AH 5S
    KH 8H 9H AC  QH 4H 3C 2D  JC 5H 8C AS  QD 6H JD 5D
    JS 6S 7D 8S  8D 9S 5C AD  7S QS 3H QC
"""
"""P1 uses his right in T3; P2 takes T1 to T9, P1 takes T10 with AD."""

E58 = """
    2S 8S KD KS  2D 7D 5D 8D  KC 4C 5C QS  QD 9D AS JD
    6C 5H 9C 3S  JC 2H 7C 6S  QC 7S 2C 7H  AC JS 3C KH
    5S 9S 4H 3D  6H 9H QH JH  4D AD 8H 3H
"""
"""P1 uses his right in T4; in T10 P2 leads hearts, P1 plays the quinola, P4 takes; P1 takes T11."""

E59 = """
    6D QD JD KS  5S 8S 7S 2H  8C 6C 2C JC  4C 7D 9C AC
    2S 6S 3S JS  5C 7C QC JH  5D 4D 8H 9D  AS QS QH 3H
    AH 6H KH 4H  AD 2D KD 7H  3D 8D 5H 3C
"""
"""P1 with four aces uses his right in T2 and takes T10; P3 places the quinola in T6."""

E60 = """
    2C KC 3C 6C  KS JS QD 3H  9S 8H 7H 8S  9D KD 4D 3D
    JC 7C AC 9C  6S QS 6H JH  5H 4H 9H AH  6D 5D 2D QC
    4S 3S 2H 5C  AD 5S 8D 4C  AS 2S 7D QH
"""
"""P1 with four aces uses his right in T2 and takes T10 and T11."""

FAILED_LEADING = """
    8D KD JD QD  KC KH 9C 5D  8S 7S 6D QS  AC 5C 7H 3C
    JH 9H 5H QH  6H AD 3S 4H  4C 7C QC 4S  5S 6S 8H 2S
    7D 2D 9D 3D  AS KS JS 8C  2C JC 3H 2H
"""
"""P1 uses his right in T2, leads the quinola to T5 and takes T10."""

FAILED_LATE = """
    2D KD 5D 6D  KC 9C JC 2H  5H 7H 3H 9H  3S 6S KS JS
    4S 8S AS 7S  AD QD 8D 3D  KH 8H 6H QH  4H AH 4D 8C
    QC 7C 4C 6C  9S 2S 5S JH  5C 7D JD AC
"""
"""P1 uses his right in T2, places the quinola in T10 and takes T11."""

MADE_AGAINST_USER = """
    2H KH 5H 8H  KC 2C 2D 8C  KS 6S 7S AD  QC 3C 3S 7C
    KD 3D 4S 7D  JD 8D 9S 6D  QH 3H 6H JH  QD 4D 7H 6C
    5D 5C 4H AC  JC 9C JS AS  QS 8S 9H AH
"""
"""P1 with four aces uses his right in T3; P2 takes all."""

BROKEN_T10_AGAINST_USER = """
    3S JS 2S 2C  KH 8H 4H JH  KS 8S 4D AH  QD 6D JD 8D
    QH 3H 9H 2D  QC 6C 5C 4C  QS 7S 5D 5S  9D 7D 6H 3D
    7H 3C 5H AS  6S 9S 9C AD  KD 8C AC 4S
"""
"""P1 with four aces uses his right in T3; P2 takes T1 to T9, P3 takes T10."""

BROKEN_T11_AGAINST_USER = """
    2H KH 5H 8H  KC 2C 2D 8C  KS 6S 7S AD  QC 3C 3S 7C
    KD 3D 4S 7D  JD 8D 9S 6D  QH 3H 6H JH  QD 4D 7H 6C
    5D 5C 4H AC  JC 9C JS AS  8S 9H QS AH
"""
"""P1 with four aces uses his right in T3; P2 takes T1 to T10, P4 takes T11."""

USED_AFTER_A_TRICK = """
    8H KH QH JH  KS 5S 3S AS  2C KC QC JC  QD 6D 9D 2S
    6H 3D 9H 2H  8D 4D 5D 2D  3H 5H 7H KD  8C 9C 5C 6C
    JS 4S AH 7C  6S 8S AD 3C  7D AC 4H 4C
"""
"""P1 with four aces takes T2, uses his right in T4, and takes no trick more."""

MADE_AGAINST_HOLDER = """
    2S 8S 3H 3S  KC 2C 5C 3C  6S 2H 8H 5S  KH 6H 9H 7H
    7S 5H 6D 4S  KS 9D 2D 9S  AD 3D 7D JD  KD 7C 5D AS
    8D JC 4H AC  JS 9C 8C AH  QC 6C QH JH
"""
"""P1 with three aces and the quinola never uses his right; P2 takes all."""

UNUSED_AND_LIGHTEST = """
    4D QD AD 4H  KC 9C JC QC  KH QH 7H 8H  9H 5H 3H 6H
    8D JS 3S KD  KS 8S 5S 2S  QS 9S 7S 4S  6D 9D 7C AS
    3D 2C AC 2D  6S 3C AH 8C  6C 5C JH JD
"""
"""P1 with three aces and the quinola never uses his right; he and P4 have no point."""

USER_LIGHTEST = """
    3S KS QS 6S  KC KH 2C AD  QH 4H 3D 9H  QC 9D 5C 8C
    QD 8D JD 5D  2H 3H 2S 8H  3C 6C JH 4C  5S 9S 7C 7S
    KD 2D AH 5H  7D JC AC 8S  6H 9C AS JS
"""
"""P1 with four aces uses his right in T2, takes a blank trick and no other; P4 has no trick."""
