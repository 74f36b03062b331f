"""The words of the laboratory, in both languages."""

from collections.abc import Mapping

WORDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "played": "{game}, seed {seed}",
        "arm": "arm",
        "bots": "bots",
        "rules": "rules",
        "seats": "seats",
        "deal": "deals",
        "match": "matches",
        "mean": "mean",
        "share": "share",
        "half_width": "half-width",
        "ci95": "95 % interval",
        "more": "and {count} groups more, in summary.md and with --json",
        "rows": "Rows: {folder}",
        "stopped": "corbillon lab: stopped after {done} of {count}; the same command goes on from {folder}",
        "missing": "corbillon lab: {module} is not installed: pip install 'corbillon[{extra}]'",
    },
    "fr": {
        "played": "{game}, graine {seed}",
        "arm": "bras",
        "bots": "robots",
        "rules": "règles",
        "seats": "places",
        "deal": "donnes",
        "match": "parties",
        "mean": "moyenne",
        "share": "part",
        "half_width": "demi-largeur",
        "ci95": "intervalle à 95 %",
        "more": "et {count} groupes encore, dans summary.md et avec --json",
        "rows": "Lignes : {folder}",
        "stopped": "corbillon lab : arrêt après {done} sur {count} ; la même commande continue depuis {folder}",
        "missing": "corbillon lab : {module} n’est pas installé : pip install 'corbillon[{extra}]'",
    },
}
