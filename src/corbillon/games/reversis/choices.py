"""The values of the switches, the ordinary one first."""

from enum import IntEnum

NO_CAP = -1
"""``remise_cap``: a remise has no limit."""


class RenewalDealerExtra(IntEnum):
    INCLUDED = 0
    ADDED = 1


class RenewWhen(IntEnum):
    EMPTY = 0
    BELOW_INITIAL = 1


class Exchange(IntEnum):
    OPTIONAL = 0
    COMPULSORY_BELOW_3_STAKES = 1


class Peek(IntEnum):
    FORBIDDEN = 0
    ALLOWED_IF_KEPT = 1


class QuinolaDiscard(IntEnum):
    ALLOWED = 0
    FORBIDDEN = 1
    ONLY_IF_BASKET_GE_135 = 2


class FirstLead(IntEnum):
    FREE = 0
    HEARTS_IF_HELD = 1


class ForcedMeaning(IntEnum):
    PLAYED_ON_OWN_SUIT = 0
    SOLE_CARD = 1


class ForcedAcePaidBy(IntEnum):
    OWNER = 0
    ALL = 1


class DoubleStacking(IntEnum):
    MULTIPLY = 0
    ONCE = 1


class OppositeDouble(IntEnum):
    SIDE_PAYMENTS = 0
    SIDE_AND_PARTIE = 1
    OFF = 2


class LedAce(IntEnum):
    NOTHING = 0
    OWNER_PAYS_PARTIE_WINNER = 1


class RemisePaidTo(IntEnum):
    BASKET = 0
    FORCER = 1


class LedQuinola(IntEnum):
    PAYS_REMISE = 0
    NOTHING = 1
    REMISE_AND_SIDE = 2


class LateQuinola(IntEnum):
    EVERYONE = 0
    REVERSIS_MAKER_ONLY = 1
    OFF = 2


class TieBreak(IntEnum):
    PLACE = 0
    TRICKS_THEN_PLACE = 1


class PlaceOrder(IntEnum):
    DEALER_THEN_BACKWARDS = 0
    DEALER_THEN_FORWARDS = 1


class LoserTie(IntEnum):
    FARTHEST_PAYS = 0
    NEAREST_PAYS = 1


class PartieBonus(IntEnum):
    PER_CARD = 0
    FLAT = 1


class TalonSpecials(IntEnum):
    NONE = 0
    A5_Q4 = 1
    A5_Q3 = 2


class Undertake(IntEnum):
    AUTOMATIC = 0
    DECLARED = 1


class AcesDuringReversis(IntEnum):
    STAND = 0
    RETURNED_IF_MADE = 1
    VOID = 2


class ReversisRemise(IntEnum):
    ALWAYS = 0
    OWN_QUINOLA_BEFORE_T10 = 1


class BrokenPayer(IntEnum):
    UNDERTAKER = 0
    TABLE = 1


class BrokenRemise(IntEnum):
    T11_TO_BASKET = 0
    BOTH_TO_BASKET = 1
    T11_TO_BREAKER = 2
    BOTH_TO_BREAKER = 3
    NONE = 4


class Espagnolette(IntEnum):
    ON = 0
    OFF = 1


class EspagnoletteAnnounce(IntEnum):
    SILENT = 0
    ANNOUNCED = 1


class RightLostBy(IntEnum):
    WINNING_A_TRICK = 0
    NEVER = 1


class EspagnoletteLoss(IntEnum):
    USED_AND_TAKES_T10_T11 = 0
    HOLDER_TAKES_T10_T11 = 1
    USED_AND_TAKES_ANY = 2


class EspagnoletteRemise(IntEnum):
    PAY_INSTEAD_OF_WIN = 0
    RETURN_ONLY = 1


class EspagnoletteQuinolaFive(IntEnum):
    KEEP = 0
    RETURN = 1
    DOUBLE = 2


class EspagnoletteAces(IntEnum):
    DOUBLE = 0
    RETURN = 1


class Bankruptcy(IntEnum):
    DEBT = 0
    END_AT_ZERO = 1


class FinalBasket(IntEnum):
    SPLIT = 0
    LAST_WINNER = 1
