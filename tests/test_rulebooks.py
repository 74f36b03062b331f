"""The rule books and the code say the same: articles, their homes, their tests, their switches."""

import re

import pytest

from corbillon import rulebook
from corbillon.games import GAMES
from corbillon.kernel.game import Game
from corbillon.kernel.rules import spelled
from corbillon.languages import LANGUAGES

ARTICLES = {"zinzolin": 53, "nain-jaune": 30, "reversis": 69}
DRAWN_ONLY = {
    "zinzolin": {"vocabulary", "dealer_tie", "review_last_trick"},
    "nain-jaune": {"direction", "first_dealer", "show_talon"},
    "reversis": {"direction", "history", "deal_split"},
}
"""Switches of a table, not of a record: the books describe them, the rules do not hold them."""

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
each_book = pytest.mark.parametrize("language", LANGUAGES)


@each_game
@each_book
def test_every_article_has_its_heading_its_text_and_its_source(game: Game, language: str) -> None:
    book = rulebook.articles(game, language)
    assert list(book) == [f"{game.letter}{n}" for n in range(1, ARTICLES[game.name] + 1)]
    for article in book.values():
        assert article.title
        assert article.chapter
        assert article.source, article.number


@each_game
def test_both_languages_have_the_same_articles(game: Game) -> None:
    french, english = (rulebook.articles(game, language) for language in LANGUAGES)
    assert list(french) == list(english)
    assert [a.has_home for a in french.values()] == [a.has_home for a in english.values()]


@each_game
def test_every_article_has_exactly_one_home_or_says_why_not(game: Game) -> None:
    homes = [home.article for home in rulebook.homes(game)]
    for article in rulebook.articles(game, "fr").values():
        assert homes.count(article.number) == int(article.has_home), article.number
    assert set(homes) <= set(rulebook.articles(game, "fr"))


@each_game
def test_every_article_that_has_a_home_stands_in_the_name_of_a_test(game: Game) -> None:
    untested = [home.article for home in rulebook.homes(game) if not rulebook.tests_of(home.article)]
    assert untested == []


def switches_in(text: str) -> dict[str, list[str]]:
    """The switches that an article offers, with their values, by the code words of its switch lines."""
    found = {}
    for line in text.splitlines():
        if re.match(r"\*(Switch|Variante ?):?\*", line) or re.match(r"\*(Switch:|Variante :)\*", line):
            name, values = re.match(r"\*[^*]+\* `(\w+)` — (.+)$", line).groups()  # type: ignore[union-attr]
            found[name] = re.findall(r"`([^`]+)`(?= ?(?:\([^)]*\) ?)?:|\s:)", values)
    return found


@each_game
@each_book
def test_books_and_rules_have_the_same_switches_in_the_same_articles(game: Game, language: str) -> None:
    in_book = {
        name: article.number
        for article in rulebook.articles(game, language).values()
        for name in switches_in(article.text)
    }
    in_code = {switch.name: switch.article for switch in game.switches()}
    assert {n: a for n, a in in_book.items() if n not in DRAWN_ONLY[game.name]} == in_code


@each_game
@each_book
def test_every_value_of_every_switch_is_in_the_book(game: Game, language: str) -> None:
    book = rulebook.articles(game, language)
    for switch in game.switches():
        text = book[switch.article].text
        for value in switch.spelling.offered():
            word = "none" if value is None else re.split(r"[ +]", spelled(value))[0]
            anything = "|`N`" if word.isdigit() else ""
            assert re.search(rf"`[^`]*{re.escape(word)}{anything}", text), f"{switch.name} = {spelled(value)}"


@each_game
def test_every_switch_names_its_sources(game: Game) -> None:
    for switch in game.switches():
        for value in switch.spelling.offered():
            assert switch.source(value), f"{switch.name} = {spelled(value)}"


@each_game
@each_book
def test_books_tell_a_deal_and_the_presets(game: Game, language: str) -> None:
    book = rulebook.text(game, language)
    for preset in game.presets:
        assert f"`{preset}`" in book
    for title in {"fr": ("Une donne commentée", "Bien jouer"), "en": ("A worked deal", "Playing well")}[language]:
        assert f"## {title}" in book


def test_numbers_are_read_from_the_beginning_of_a_docstring() -> None:
    assert rulebook.numbers_of("Z34–Z36. The winner pays.") == ["Z34", "Z35", "Z36"]
    assert rulebook.numbers_of("Z46, Z48. It stays.") == ["Z46", "Z48"]
    assert rulebook.numbers_of("It stays (Z46).") == []
    assert rulebook.numbers_of(None) == []


def test_an_article_is_found_with_and_without_its_letter() -> None:
    game = GAMES["zinzolin"]
    assert rulebook.article(game, "z34", "en") is rulebook.article(game, "34", "en")
    with pytest.raises(KeyError):
        rulebook.article(game, "Z99", "en")
