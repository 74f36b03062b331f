"""What may be played, as a page offers it: true to the games, and in words in both languages."""

import pytest

from corbillon import rulebook
from corbillon.games import GAMES
from corbillon.kernel.game import Game
from corbillon.languages import LANGUAGES
from corbillon.record import read_rules
from corbillon.server.catalogue import COMMON, book, catalogued, games
from corbillon.server.protocol.catalogue import Free
from corbillon.words import Words

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def test_every_game_is_offered() -> None:
    assert [game.name for game in games()] == list(GAMES)


@each_game
def test_every_switch_is_offered_with_values_that_its_game_reads(game: Game) -> None:
    offered = catalogued(game)
    assert [switch.name for switch in offered.switches] == [switch.name for switch in game.switches()]
    for switch in offered.switches:
        assert switch.default in [value.value for value in switch.offered], switch.name
        for value in switch.offered:
            assert value.source, (switch.name, value)
            if switch.name == "debt" and value.value == "ruin_ends_game":
                continue
            read_rules(game, "seed", {switch.name: value.value})


@each_game
def test_free_numbers_are_read_within_their_bounds_and_no_further(game: Game) -> None:
    for switch in catalogued(game).switches:
        if switch.free is None:
            continue
        assert switch.free.most is not None
        for number in (switch.free.least, switch.free.most):
            read_rules(game, "seed", {switch.name: written(switch.free, number)})
        for number in (switch.free.least - 1, switch.free.most + 1):
            with pytest.raises(Exception, match=switch.name):
                read_rules(game, "seed", {switch.name: written(switch.free, number)})


def written(free: Free, number: int) -> object:
    return {"number": number, "plus-one": f"{number}+1", "rounds": {"rounds": number}}[free.form]


@each_game
@each_language
def test_every_label_has_words(game: Game, lang: str) -> None:
    said = Words(lang, page=True)
    for switch in catalogued(game).switches:
        name = f"switch-{game.name}-{switch.name}"
        assert said.say(name)
        assert all(said.say(name, value.part, **value.facts) for value in switch.offered)


@each_game
@each_language
def test_the_groups_are_the_chapters_of_the_book(game: Game, lang: str) -> None:
    page = Words(lang, page=True)
    for switch in catalogued(game).switches:
        chapter = rulebook.article(game, switch.article, lang).chapter
        title = page.say(f"chapter-{game.name}-{switch.group}")
        assert chapter.replace("'", "’") == f"{switch.group}. {title}"


@each_game
def test_some_switches_are_usual_choices_and_all_of_them_exist(game: Game) -> None:
    common = {switch.name for switch in catalogued(game).switches if switch.common}
    assert common == COMMON[game.name]
    assert 4 <= len(common) <= 8


@each_game
def test_presets_are_those_of_the_game_and_the_book_comes_first(game: Game) -> None:
    presets = catalogued(game).presets
    assert {preset.name: preset.rules for preset in presets} == game.presets
    assert presets[0].name == "seed"
    assert presets[0].rules == {}


def test_numbers_of_seats_the_usual_one_first_and_two_by_a_switch() -> None:
    by_name = {game.name: game for game in games()}
    assert [count.seats for count in by_name["zinzolin"].seats] == [4]
    nain_jaune = by_name["nain-jaune"].seats
    assert sorted(count.seats for count in nain_jaune) == list(range(2, 9))
    assert [(count.seats, count.needs) for count in nain_jaune if count.needs] == [(2, {"players2": True})]
    assert by_name["zinzolin"].presets[0].of == 24
    assert by_name["nain-jaune"].presets[0].of == 0


@each_game
@each_language
def test_the_book_tells_every_switch_that_is_offered(game: Game, lang: str) -> None:
    articles = [article for chapter in book(game, lang).chapters for article in chapter.articles]
    told = {switch.name: article.number for article in articles for switch in article.switches}
    for switch in catalogued(game).switches:
        assert told[switch.name] == switch.article
