"""Chapter H: the reversis."""

from corbillon.games.reversis.choices import (
    AcesDuringReversis,
    BrokenPayer,
    BrokenRemise,
    LateQuinola,
    ReversisRemise,
    Undertake,
)
from corbillon.games.reversis.espagnolette import charged_with_reversis
from corbillon.games.reversis.honours import R25, R26
from corbillon.games.reversis.quinola import quinola_note
from corbillon.games.reversis.rules import Rules
from corbillon.games.reversis.stakes import pay_remise, win_remise
from corbillon.games.reversis.table import (
    AVANT_BONNE,
    DECLARE,
    NINE,
    NOBODY,
    PLY,
    SEAT,
    TRICKS,
    UNDERTAKE,
    Table,
    tricks_of,
)
from corbillon.kernel.chips import AMOUNT, CARD, CLAUSE, SOURCE, TARGET, pay
from corbillon.kernel.law import law
from corbillon.kernel.seats import four_from, opposite

R43, R44, R45, R46, R58 = 43, 44, 45, 46, 58
REVERSIS = 64
