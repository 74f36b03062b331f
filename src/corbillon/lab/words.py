"""The words of the tables, in both languages."""

from collections.abc import Mapping

WORDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "title": "{game}: {deals} deals, seed {seed}",
        "title_matches": "{game}: {matches} matches of {deals} deals in all, seed {seed}",
        "title_duplicate": ", each played in {rotations} rotations of the bots",
        "rules": "Rules: {preset}",
        "seats": "Won a deal, by place from the eldest hand on",
        "seat": "place",
        "bot": "bot",
        "mean": "a deal",
        "match": "a match",
        "ci95": "95 % interval",
        "bots": "Won a deal by a seat of each bot, over all seats; and how far ahead of the other bots",
        "ahead": "ahead",
        "articles": "Chips moved a deal, by article",
        "article": "article",
        "amount": "chips",
        "events": "Events a deal",
        "event": "event",
        "frequency": "times",
        "decisions": "{decisions} decisions a deal",
        "playing": "Playing",
        "speeds": "Deals at random by the full rules; seconds are of processor time",
        "thoughts": "Thought: microseconds a simulation and a world, a bot’s compile, exact endings a second",
        "with_random": "random",
        "with_thumb": "thumb",
        "world_us": "world",
        "bot_compile_cold_s": "compile s",
        "endings": "{cards} cards",
        "checks": "Checksum of accounts and journals of the first 1,000 deals",
        "game": "game",
        "deals_per_second": "deals/s",
        "decisions_per_deal": "decisions",
        "compile_cold_s": "compile s",
        "compile_cached_s": "cached s",
        "checksum": "compiled",
        "checksum_interpreted": "interpreted",
        "title_arena": "{game}: {deals} deals, each in {placements} placements of the bots at {seats} seats, "
        "seed {seed}",
        "title_arena_matches": "{game}: {deals} matches, each in {placements} placements of the bots at {seats} seats, "
        "seed {seed}",
        "field": "Chips a deal of each bot alone among the others; ahead: what it won more than they, over all",
        "field_match": "The same in a match",
        "match_deals": ", of {deals} deals as rules of thumb play it",
        "matrix": "Won a deal by a seat of the row’s bot more than by a seat of the column’s",
        "chips": "chips",
        "costs": "Processor time a move",
        "moves": "timed moves",
        "cpu": "mean, ms",
        "p95": "95 % below, ms",
        "simulations": "simulations",
        "other_sources": "Some of these deals were played by another state of rules and bots than the present one.",
        "stopped": "corbillon arena: stopped after {done} of {deals}; nothing was kept (--keep FILE keeps it)",
        "stopped_kept": "corbillon arena: stopped after {done} of {deals}; the same command goes on from {path}",
        "refused_kept": "The deal up to there: {path}",
        "interpreted": "corbillon bench: Numba is not installed (pip install 'corbillon[fast]'): this takes minutes",
    },
    "fr": {
        "title": "{game} : {deals} donnes, graine {seed}",
        "title_matches": "{game} : {matches} parties, {deals} donnes en tout, graine {seed}",
        "title_duplicate": ", chacune jouée dans {rotations} rotations des robots",
        "rules": "Règles : {preset}",
        "seats": "Gagné par donne, par place à partir du premier en cartes",
        "seat": "place",
        "bot": "robot",
        "mean": "par donne",
        "match": "par partie",
        "ci95": "intervalle à 95 %",
        "bots": "Gagné par donne par une place de chaque robot, sur toutes les places ; avance sur les autres",
        "ahead": "avance",
        "articles": "Jetons échangés par donne, par article",
        "article": "article",
        "amount": "jetons",
        "events": "Événements par donne",
        "event": "événement",
        "frequency": "fois",
        "decisions": "{decisions} décisions par donne",
        "playing": "On joue",
        "speeds": "Donnes au hasard, toutes règles ; les secondes sont de processeur",
        "thoughts": "Réflexion : microsecondes par simulation et par monde, compilation, fins exactes par seconde",
        "with_random": "au hasard",
        "with_thumb": "au jugé",
        "world_us": "monde",
        "bot_compile_cold_s": "compilation s",
        "endings": "{cards} cartes",
        "checks": "Empreinte des comptes et journaux des 1 000 premières donnes",
        "game": "jeu",
        "deals_per_second": "donnes/s",
        "decisions_per_deal": "décisions",
        "compile_cold_s": "compilation s",
        "compile_cached_s": "gardée s",
        "checksum": "compilée",
        "checksum_interpreted": "interprétée",
        "title_arena": "{game} : {deals} donnes, chacune dans {placements} dispositions des robots à {seats} places, "
        "graine {seed}",
        "title_arena_matches": "{game} : {deals} parties, chacune dans {placements} dispositions des robots "
        "à {seats} places, graine {seed}",
        "field": "Gagné par donne par chaque robot seul de son espèce à la table ; avance d’une de ses places",
        "field_match": "De même par partie",
        "match_deals": ", de {deals} donnes quand on joue au jugé",
        "matrix": "Avance par donne d’une place du robot de la ligne sur une place de celui de la colonne",
        "chips": "jetons",
        "costs": "Temps de processeur par coup",
        "moves": "coups mesurés",
        "cpu": "moyenne, ms",
        "p95": "95 % sous, ms",
        "simulations": "simulations",
        "other_sources": "Une partie de ces donnes a été jouée par un autre état des règles et des robots.",
        "stopped": "corbillon arena : arrêt après {done} sur {deals} ; rien n’est gardé (--keep FILE le garde)",
        "stopped_kept": "corbillon arena : arrêt après {done} sur {deals} ; la même commande continue depuis {path}",
        "refused_kept": "La donne jusque-là : {path}",
        "interpreted": "corbillon bench : sans Numba (pip install 'corbillon[fast]'), cela prend des minutes",
    },
}

GAMES: Mapping[str, str] = {"zinzolin": "Zinzolin", "nain-jaune": "Nain jaune", "reversis": "Reversis"}

EVENTS: Mapping[str, tuple[str, str]] = {
    "first_equinox": ("first Equinox", "premier Équinoxe"),
    "second_equinox": ("second Equinox", "second Équinoxe"),
    "second_equinox_alone": ("second Equinox, the first won by nobody", "second Équinoxe, le premier à personne"),
    "vole": ("Vole", "Vole"),
    "rocambole": ("Rocambole won", "Rocambole gagnée"),
    "rocambole_shared": ("Rocambole shared by two", "Rocambole partagée à deux"),
    "triangle": ("Triangle shown", "Triangle montré"),
    "quarre": ("Quarré shown", "Quarré montré"),
    "opera": ("opéra", "opéra"),
    "boxes_taken": ("box taken", "case gagnée"),
    "boxes_forgotten": ("box forgotten", "case oubliée"),
    "boxes_doubled": ("box doubled", "case doublée"),
    "shortfall": ("payment cut short", "paiement incomplet"),
    "quinola_placed": ("quinola placed", "quinola placé"),
    "quinola_forced": ("quinola forced", "quinola forcé"),
    "quinola_led": ("quinola led", "quinola joué d’entrée"),
    "quinola_late": ("quinola placed late", "quinola placé tard"),
    "reversis_undertaken": ("reversis undertaken", "reversis entrepris"),
    "reversis_made": ("reversis made", "reversis fait"),
    "reversis_broken": ("reversis broken", "reversis rompu"),
    "espagnolette_held": ("espagnolette held", "espagnolette en main"),
    "espagnolette_used": ("espagnolette used", "espagnolette jouée"),
    "espagnolette_failed": ("espagnolette failed", "espagnolette manquée"),
}
"""The rare events of all games, in English and in French."""


def event_name(event: str, lang: str) -> str:
    """A rare event in words."""
    return EVENTS[event][lang == "fr"]


def figure(value: float, lang: str, places: int = 3) -> str:
    """A number as the language writes it.

    >>> figure(-1234.5, "en", 1), figure(-1234.5, "fr", 1)
    ('−1,234.5', '−1\\u202f234,5')
    """
    text = f"{value:,.{places}f}".replace("-", "−")
    return text if lang == "en" else text.replace(",", "\u202f").replace(".", ",")
