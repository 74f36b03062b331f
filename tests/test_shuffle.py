"""The shuffle that belongs to nobody: golden values, exact uniformity, and a document that says it all."""

import hashlib
import hmac
import inspect
import math
import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations
from pathlib import Path

import pytest

from corbillon import shuffle
from corbillon.games import GAMES
from corbillon.kernel.cards import card_name
from corbillon.match import deal_plan

DOCUMENT = (Path(__file__).parents[1] / "docs" / "shuffle.md").read_text(encoding="utf-8")
EXAMPLE = dict(re.findall(r"^([a-z][a-z ]*?) {2,}(\S.*)$", DOCUMENT, re.MULTILINE))
SECRET = bytes.fromhex(EXAMPLE["secret"])
CONTRIBUTIONS = [bytes.fromhex(text.strip("-")) for text in EXAMPLE["contributions"].split()]


def test_the_worked_example_is_true() -> None:
    assert shuffle.secret_of(bytes.fromhex(EXAMPLE["master"]), 7) == SECRET
    assert shuffle.commitment(SECRET) == EXAMPLE["commitment"]
    assert shuffle.shuffled(range(8), SECRET, CONTRIBUTIONS) == [int(card) for card in EXAMPLE["of eight"].split()]
    zinzolin = GAMES["zinzolin"]
    pack = shuffle.shuffled(zinzolin.pack, SECRET, CONTRIBUTIONS)
    assert [card_name(card, zinzolin.order) for card in pack] == EXAMPLE["pack"].split()
    assert [shuffle.bot_seed(SECRET, seat) for seat in range(4)] == [int(seed) for seed in EXAMPLE["seeds"].split()]
    words = [int(word, 16) for word in EXAMPLE["words"].split()]
    assert f"The first is {words[0]}, and {words[0]} mod 8 = {words[0] % 8}" in DOCUMENT
    assert f"The second is {words[1]}, mod 7 = {words[1] % 7}" in DOCUMENT


def test_the_definitions_lead_to_the_values_of_the_example() -> None:
    """Written from the document alone, with nothing of the module."""
    texts = re.findall(r'`"(corbillon/[a-z0-9/]+)"`', DOCUMENT)
    assert texts == ["corbillon/deal/", "corbillon/commitment/", "corbillon/shuffle/1", "corbillon/bot/"]
    deal, committed, shuffled, bot = (text.encode() for text in texts)
    assert hmac.new(bytes.fromhex(EXAMPLE["master"]), deal + b"7", "sha256").digest() == SECRET
    assert hashlib.sha256(committed + SECRET).hexdigest() == EXAMPLE["commitment"]
    thrown_in = b"".join(len(given).to_bytes(4, "big") + given for given in CONTRIBUTIONS)
    key = hashlib.sha256(shuffled + SECRET + thrown_in).digest()
    assert key.hex() == EXAMPLE["key"]
    stream = b"".join(hashlib.sha256(key + block.to_bytes(8, "big")).digest() for block in range(2))
    assert [stream[4 * k : 4 * k + 4].hex() for k in range(10)] == EXAMPLE["words"].split()
    for seat, seed in enumerate(EXAMPLE["seeds"].split()):
        assert int(hashlib.sha256(bot + SECRET + seat.to_bytes(4, "big")).hexdigest()[:16], 16) >> 11 == int(seed)


def test_the_document_has_the_packs_in_their_order() -> None:
    for game in GAMES.values():
        ranks, cards = re.search(rf"\| `{game.name}` \| `(\w+)` \| (\d+) \|", DOCUMENT).groups()  # type: ignore[union-attr]
        assert [card_name(card, game.order) for card in game.pack] == [rank + suit for suit in "SHDC" for rank in ranks]
        assert len(game.pack) == int(cards)


def in_turns(sizes: list[list[int]], dealer: int) -> list[list[int]]:
    """The places that each seat is dealt: for each turn, how many cards go to each in the order of play."""
    hands: list[list[int]] = [[] for _ in sizes[0]]
    place = 0
    for turn in sizes:
        for step, size in enumerate(turn, 1):
            hands[(dealer + step) % len(turn)] += range(place, place + size)
            place += size
    return hands


def documented_turns(name: str, seats: int) -> list[list[int]]:
    """How the document deals."""
    said = re.findall(rf"\| `{name}` \| (\S.*) \|$", DOCUMENT, re.MULTILINE)[-1]
    if "one card at a time" in said:
        return [[1] * seats] * {int(n): int(k) for n, k in re.findall(r"(\d):? (?:players )?(\d+)", said)}[seats]
    usual, _, dealers = said.partition(";")
    turns = [int(n) for n in re.findall(r"\d", usual)]
    last = [int(n) for n in re.findall(r"\d", dealers)] or turns
    return [[turn] * (seats - 1) + [own] for turn, own in zip(turns, last, strict=True)]


@pytest.mark.parametrize("name", GAMES)
def test_the_document_deals_as_the_games_do(name: str) -> None:
    game = GAMES[name]
    free = {"players2": True} if name == "nain-jaune" else {}
    rules = game.rules(**free)
    for seats in game.seats(rules):
        for dealer in range(seats):
            hands, talon = deal_plan(game, rules, seats, dealer)
            wanted = in_turns(documented_turns(name, seats), dealer)
            assert [list(hand) for hand in hands] == wanted
            dealt = sum(map(len, wanted))
            assert list(talon) == list(range(dealt, len(game.pack)))


def test_golden_values() -> None:
    assert shuffle.secret_of(b"", 1).hex() == "c52413a5f84fa64e99b24964bfab1a538def1acc421b69affcc0ebfa6f10419d"
    assert shuffle.commitment(bytes(32)) == "14667273692c063cc7b4192863c7ae4495f0826e0306cf8efdba5ea25e13ee08"
    assert shuffle.shuffled(range(13), bytes(32), []) == [9, 1, 11, 6, 0, 12, 5, 7, 10, 2, 3, 4, 8]
    assert shuffle.bot_seed(bytes(32), 0) == 8940179700994811


def test_the_pack_that_came_in_is_left_as_it_was() -> None:
    pack = list(range(52))
    assert sorted(shuffle.shuffled(pack, SECRET, [b""] * 4)) == pack == list(range(52))
    assert shuffle.shuffled([], SECRET, []) == []
    assert shuffle.shuffled([5], SECRET, []) == [5]


def test_whatever_changes_in_a_contribution_changes_the_pack() -> None:
    given = [b"one", b"", b"three", b"four"]
    others = [
        [b"onE", b"", b"three", b"four"],
        [b"one", b"\x00", b"three", b"four"],
        [b"one", b"t", b"hree", b"four"],
        [b"one", b"three", b"", b"four"],
        [b"", b"one", b"three", b"four"],
        [b"one", b"", b"three", b"four", b""],
        [b"one", b"", b"three"],
        [b"one\x00\x00\x00\x00", b"three", b"four"],
        [],
    ]
    packs = [tuple(shuffle.shuffled(range(52), SECRET, each)) for each in [given, *others]]
    packs.append(tuple(shuffle.shuffled(range(52), shuffle.secret_of(SECRET, 1), given)))
    assert len(set(packs)) == len(packs)


def test_every_deal_and_every_seat_has_values_of_its_own() -> None:
    secrets = [shuffle.secret_of(SECRET, deal) for deal in range(1, 200)]
    assert {len(secret) for secret in secrets} == {shuffle.SECRET_BYTES}
    assert len(set(secrets)) == len({shuffle.commitment(secret) for secret in secrets}) == len(secrets)
    seeds = [shuffle.bot_seed(secret, seat) for secret in secrets for seat in range(8)]
    assert len(set(seeds)) == len(seeds)
    assert max(seeds).bit_length() == shuffle.SEED_BITS


def test_every_order_of_a_small_pack_is_as_likely_as_any_other() -> None:
    packs, size = 24_000, 4
    found = Counter(tuple(shuffle.shuffled(range(size), SECRET, [deal.to_bytes(4, "big")])) for deal in range(packs))
    orders = list(permutations(range(size)))
    wanted = packs / math.factorial(size)
    chi_squared = sum((found[order] - wanted) ** 2 / wanted for order in orders)
    assert chi_squared < 49.7, "23 degrees of freedom are above 49.7 once in a thousand"


def test_every_card_comes_to_every_place() -> None:
    packs, size = 5_200, 52
    places = [Counter[int]() for _ in range(size)]
    for deal in range(packs):
        for place, card in enumerate(shuffle.shuffled(range(size), SECRET, [b"", deal.to_bytes(4, "big")])):
            places[place][card] += 1
    wanted = packs / size
    chi_squared = sum((place[card] - wanted) ** 2 / wanted for place in places for card in range(size))
    freedom = (size - 1) ** 2
    assert abs(chi_squared - freedom) < 3.3 * math.sqrt(2 * freedom)


@pytest.mark.parametrize("n", [2, 3, 7, 52])
def test_words_past_the_last_full_range_are_refused(n: int) -> None:
    limit = 2**32 - 2**32 % n
    words: Iterator[int] = iter([*range(limit, min(limit + 3, 2**32)), limit - 1, 5])
    assert shuffle._below(words, n) == n - 1
    assert list(words) == [5]


def test_the_stream_goes_on_past_its_first_block() -> None:
    words = list(islice(shuffle._words(bytes(32)), 24))
    assert len(set(words)) == 24
    assert all(0 <= word < 2**32 for word in words)


def test_the_module_stands_alone() -> None:
    imported = set(re.findall(r"^(?:from|import) (\w+)", inspect.getsource(shuffle), re.MULTILINE))
    assert imported == {"hashlib", "hmac", "collections"}
