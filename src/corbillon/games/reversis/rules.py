"""The switches of Reversis, each in the article where the books differ or the book is silent.

*The book* is the sheet of rules that the game follows; the others are The Hague 1785, Hoyle, the Encyclopédie, Pierer
1857, Meyers 1908, Parlett's Penguin Book of Card Games, and the Spanish rules of revesino.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from corbillon.games.reversis.choices import (
    NO_CAP,
    AcesDuringReversis,
    Bankruptcy,
    BrokenPayer,
    BrokenRemise,
    DoubleStacking,
    Espagnolette,
    EspagnoletteAces,
    EspagnoletteAnnounce,
    EspagnoletteLoss,
    EspagnoletteQuinolaFive,
    EspagnoletteRemise,
    Exchange,
    FinalBasket,
    FirstLead,
    ForcedAcePaidBy,
    ForcedMeaning,
    LateQuinola,
    LedAce,
    LedQuinola,
    LoserTie,
    OppositeDouble,
    PartieBonus,
    Peek,
    PlaceOrder,
    QuinolaDiscard,
    RemisePaidTo,
    RenewalDealerExtra,
    RenewWhen,
    ReversisRemise,
    RightLostBy,
    TalonSpecials,
    TieBreak,
    Undertake,
)
from corbillon.kernel.rules import JSON, Flag, Numbers, Words, size, switch

HOUSE = "house rule, in no book"


@dataclass(frozen=True, slots=True)
class Rules:
    """The switches, in the order of the rule book; then the sizes of the pack."""

    renewal_dealer_extra: RenewalDealerExtra = switch(
        RenewalDealerExtra.INCLUDED,
        "R8",
        Words(RenewalDealerExtra),
        {"included": "the book: «le donneur y met 15»; revesino", "added": "the book, adding «à chaque donne … 5»"},
    )
    renew_when: RenewWhen = switch(
        RenewWhen.EMPTY,
        "R8",
        Words(RenewWhen),
        {"empty": "the book: «chaque fois que la corbeille est vide»", "below_initial": "Pierer, Hoyle, revesino"},
    )
    exchange: Exchange = switch(
        Exchange.OPTIONAL,
        "R13",
        Words(Exchange),
        {"optional": "the book: «peuvent donc écarter»", "compulsory_below_3_stakes": "Hoyle"},
    )
    peek: Peek = switch(
        Peek.FORBIDDEN,
        "R14",
        Words(Peek),
        {"forbidden": "the book punishes it", "allowed_if_kept": "The Hague 1785, Pierer, Encyclopédie"},
    )
    quinola_discard: QuinolaDiscard = switch(
        QuinolaDiscard.ALLOWED,
        "R16",
        Words(QuinolaDiscard),
        {"allowed": "the book is silent", "forbidden": HOUSE, "only_if_basket_ge_135": "Hoyle"},
    )
    first_lead: FirstLead = switch(
        FirstLead.FREE,
        "R17",
        Words(FirstLead),
        {"free": "the book: «comme à l'ordinaire»", "hearts_if_held": "Encyclopédie"},
    )
    right_places_quinola: int = switch(
        1,
        "R22",
        Flag(),
        {"true": "the book: «qu'il ait placé»; Hoyle, revesino", "false": "the book: «en renonce forcée»"},
    )
    forced_meaning: ForcedMeaning = switch(
        ForcedMeaning.PLAYED_ON_OWN_SUIT,
        "R23",
        Words(ForcedMeaning),
        {"played_on_own_suit": "Parlett", "sole_card": "the book: «obligé de la jouer»"},
    )
    forced_ace_paid_by: ForcedAcePaidBy = switch(
        ForcedAcePaidBy.OWNER,
        "R26",
        Words(ForcedAcePaidBy),
        {"owner": "the book: «le joueur à qui l'on force un as»", "all": "Hoyle"},
    )
    double_stacking: DoubleStacking = switch(
        DoubleStacking.MULTIPLY,
        "R29",
        Words(DoubleStacking),
        {"multiply": "the book: «toujours … ainsi que toutes les fois»; Hoyle", "once": HOUSE},
    )
    opposite_double: OppositeDouble = switch(
        OppositeDouble.SIDE_PAYMENTS,
        "R30",
        Words(OppositeDouble),
        {"side_payments": "the book: «ces paiements»", "side_and_partie": "Hoyle, Parlett", "off": HOUSE},
    )
    led_ace: LedAce = switch(
        LedAce.NOTHING,
        "R31",
        Words(LedAce),
        {"nothing": "the book is silent", "owner_pays_partie_winner": "Hoyle, Parlett"},
    )
    forced_quinola_owner_pays: int = switch(
        10,
        "R34",
        Numbers((10, 15)),
        {"10": "the book: «10 points de celui qui avait le quinola»", "15": "the book: «de chaque joueur», him too"},
    )
    remise_paid_to: RemisePaidTo = switch(
        RemisePaidTo.BASKET,
        "R35",
        Words(RemisePaidTo),
        {"basket": "Encyclopédie, Hoyle, revesino", "forcer": HOUSE},
    )
    remise_cap: int = switch(
        NO_CAP,
        "R35",
        Numbers((180,), words={"none": NO_CAP}),
        {"none": "the book is silent", "180": "after Hoyle: four stakes"},
    )
    led_quinola: LedQuinola = switch(
        LedQuinola.PAYS_REMISE,
        "R36",
        Words(LedQuinola),
        {"pays_remise": "Encyclopédie", "nothing": "the book is silent", "remise_and_side": "Hoyle, Parlett"},
    )
    late_quinola: LateQuinola = switch(
        LateQuinola.EVERYONE,
        "R37",
        Words(LateQuinola),
        {"everyone": "the book: «on ne gagne pas la remise»", "reversis_maker_only": "Hoyle", "off": HOUSE},
    )
    tie_break: TieBreak = switch(
        TieBreak.PLACE,
        "R40",
        Words(TieBreak),
        {"place": "the book", "tricks_then_place": "Hoyle, Pierer, Parlett, revesino"},
    )
    place_order: PlaceOrder = switch(
        PlaceOrder.DEALER_THEN_BACKWARDS,
        "R40",
        Words(PlaceOrder),
        {
            "dealer_then_backwards": "Pierer, Encyclopédie, Parlett, revesino",
            "dealer_then_forwards": "the book: «le plus près du donneur», read in the order of play",
        },
    )
    loser_tie: LoserTie = switch(
        LoserTie.FARTHEST_PAYS,
        "R40",
        Words(LoserTie),
        {"farthest_pays": "Encyclopédie, Parlett", "nearest_pays": HOUSE},
    )
    partie_bonus: PartieBonus = switch(
        PartieBonus.PER_CARD,
        "R41",
        Words(PartieBonus),
        {"per_card": "the book: «à chaque carte»", "flat": "The Hague 1785, Hoyle, Pierer, Meyers, Parlett"},
    )
    talon_specials: TalonSpecials = switch(
        TalonSpecials.NONE,
        "R41",
        Words(TalonSpecials, {"A5_Q4": "A5_Q4", "A5_Q3": "A5_Q3"}),
        {"none": "the book", "A5_Q4": "The Hague 1785, Hoyle", "A5_Q3": "Pierer, revesino"},
    )
    partie_multiplier: int = switch(
        5, "R41", Numbers((5, 1)), {"5": "the book: «5 fois le total»", "1": "house rule: a fiche a point"}
    )
    undertake: Undertake = switch(
        Undertake.AUTOMATIC,
        "R42",
        Words(Undertake),
        {"automatic": "the book: «qui fait neuf levées … a entrepris»; Hoyle, Meyers", "declared": "revesino"},
    )
    aces_during_reversis: AcesDuringReversis = switch(
        AcesDuringReversis.STAND,
        "R43",
        Words(AcesDuringReversis),
        {"stand": "the book: «deux chances du jeu» are annulled", "returned_if_made": "Hoyle", "void": HOUSE},
    )
    partie_after_broken: int = switch(
        0,
        "R43",
        Flag(),
        {"false": "the book: «d'une autre façon»; Hoyle, Pierer", "true": "the book is silent of a broken one"},
    )
    reversis_remise: ReversisRemise = switch(
        ReversisRemise.ALWAYS,
        "R44",
        Words(ReversisRemise, {"OWN_QUINOLA_BEFORE_T10": "own_quinola_before_T10"}),
        {"always": "the book: «outre la remise»", "own_quinola_before_T10": "Hoyle"},
    )
    reversis_unit: int = switch(
        1, "R44", Numbers((1, 5)), {"1": "the book, to the letter", "5": "Pierer, revesino: 16 and 32 jetons"}
    )
    broken_payer: BrokenPayer = switch(
        BrokenPayer.UNDERTAKER,
        "R45",
        Words(BrokenPayer),
        {"undertaker": "Hoyle, revesino", "table": "the book: «on paye»"},
    )
    broken_remise: BrokenRemise = switch(
        BrokenRemise.T11_TO_BASKET,
        "R46",
        Words(BrokenRemise, {"T11_TO_BASKET": "T11_to_basket", "T11_TO_BREAKER": "T11_to_breaker"}),
        {
            "T11_to_basket": "the book: «si c'est à la dernière carte, on paye double avec la remise»",
            "both_to_basket": "Meyers, revesino",
            "T11_to_breaker": "the book, the remise going where the double goes",
            "both_to_breaker": HOUSE,
            "none": "near to Hoyle",
        },
    )
    espagnolette: Espagnolette = switch(
        Espagnolette.ON,
        "R49",
        Words(Espagnolette),
        {"on": "the book", "off": "Meyers: an addition"},
    )
    espagnolette_announce: EspagnoletteAnnounce = switch(
        EspagnoletteAnnounce.SILENT,
        "R49",
        Words(EspagnoletteAnnounce),
        {"silent": "the book is silent", "announced": "revesino"},
    )
    espagnolette_right_lost_by: RightLostBy = switch(
        RightLostBy.WINNING_A_TRICK,
        "R53",
        Words(RightLostBy),
        {"winning_a_trick": "the book: «pourvu que la couleur ne lui reste pas»", "never": HOUSE},
    )
    espagnolette_loss: EspagnoletteLoss = switch(
        EspagnoletteLoss.USED_AND_TAKES_T10_T11,
        "R55",
        Words(
            EspagnoletteLoss,
            {"USED_AND_TAKES_T10_T11": "used_and_takes_T10_T11", "HOLDER_TAKES_T10_T11": "holder_takes_T10_T11"},
        ),
        {
            "used_and_takes_T10_T11": "the book: «libre d'user de son droit»",
            "holder_takes_T10_T11": "the book, to the letter: «s'il fait une seule de ces deux levées»",
            "used_and_takes_any": "Hoyle, revesino",
        },
    )
    espagnolette_remise: EspagnoletteRemise = switch(
        EspagnoletteRemise.PAY_INSTEAD_OF_WIN,
        "R56",
        Words(EspagnoletteRemise),
        {"pay_instead_of_win": "the book: «qu'il ait placé ou non le quinola»; Hoyle, revesino", "return_only": HOUSE},
    )
    espagnolette_quinola_five: EspagnoletteQuinolaFive = switch(
        EspagnoletteQuinolaFive.KEEP,
        "R56",
        Words(EspagnoletteQuinolaFive),
        {"keep": "the book speaks only of the aces", "return": "Hoyle", "double": "revesino"},
    )
    espagnolette_aces: EspagnoletteAces = switch(
        EspagnoletteAces.DOUBLE,
        "R57",
        Words(EspagnoletteAces),
        {"double": "the book: «il paye double les as»", "return": "Hoyle"},
    )
    espagnolette_pays_reversis: int = switch(
        0, "R58", Flag(), {"false": "the book: «se trouvent annulées»", "true": "Hoyle, revesino"}
    )
    espagnolette_wins_ties: int = switch(0, "R59", Flag(), {"false": "the book is silent", "true": "Hoyle"})
    tours: int = switch(
        2, "R66", Numbers((2, 1, 4, 8)), {"8": "Almanach des jeux 1785", "*": "a sitting of today; the book is silent"}
    )
    bankruptcy: Bankruptcy = switch(
        Bankruptcy.DEBT, "R66", Words(Bankruptcy), {"debt": "the book is silent", "end_at_zero": HOUSE}
    )
    final_basket: FinalBasket = switch(
        FinalBasket.SPLIT, "R67", Words(FinalBasket), {"*": "the book is silent; in no book"}
    )
    tricks: int = size(11, "R17", range(1, 12))
    talon: int = size(3, "R11", range(4))


PRESETS: Mapping[str, Mapping[str, JSON]] = {
    "seed": {},
    "hague1785": {"partie_bonus": "flat", "talon_specials": "A5_Q4", "peek": "allowed_if_kept"},
    "nineteenth": {
        "partie_bonus": "flat",
        "talon_specials": "A5_Q3",
        "tie_break": "tricks_then_place",
        "peek": "allowed_if_kept",
        "renew_when": "below_initial",
        "reversis_unit": 5,
        "broken_remise": "both_to_basket",
    },
    "hoyle": {
        "partie_bonus": "flat",
        "talon_specials": "A5_Q4",
        "tie_break": "tricks_then_place",
        "opposite_double": "side_and_partie",
        "forced_ace_paid_by": "all",
        "led_ace": "owner_pays_partie_winner",
        "led_quinola": "remise_and_side",
        "late_quinola": "reversis_maker_only",
        "reversis_remise": "own_quinola_before_T10",
        "aces_during_reversis": "returned_if_made",
        "broken_remise": "none",
        "remise_cap": 180,
        "quinola_discard": "only_if_basket_ge_135",
        "exchange": "compulsory_below_3_stakes",
        "renew_when": "below_initial",
        "espagnolette_loss": "used_and_takes_any",
        "espagnolette_aces": "return",
        "espagnolette_quinola_five": "return",
        "espagnolette_wins_ties": True,
        "espagnolette_pays_reversis": True,
    },
}


def clash(rules: Rules) -> str | None:
    """No switch of Reversis excludes another."""
    return None
