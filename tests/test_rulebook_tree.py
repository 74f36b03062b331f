"""The rule books as trees: nothing of a book is lost, and switches and links lead where they should."""

import re
from collections.abc import Iterator

import pytest

from corbillon import rulebook
from corbillon.games import GAMES
from corbillon.kernel.game import Game
from corbillon.languages import LANGUAGES
from corbillon.rulebook_tree import (
    Article,
    Block,
    Book,
    Code,
    Inline,
    Inlines,
    Items,
    Paragraph,
    Quote,
    Rows,
    Switch,
    Value,
    book,
    parsed,
)
from tests.test_rulebooks import DRAWN_ONLY

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
each_language = pytest.mark.parametrize("language", LANGUAGES)
LABELS = {"fr": ("Variante", "(par défaut) :"), "en": ("Switch", "(default):")}


def told(inlines: Inlines) -> str:
    return "".join(inline.text for inline in inlines)


def lines_of(blocks: tuple[Block, ...], language: str) -> Iterator[str]:
    """The words of blocks, with those that a switch says by its form."""
    for block in blocks:
        match block:
            case Paragraph():
                yield told(block.inlines)
            case Items():
                for item in block.items:
                    yield from lines_of(item, language)
            case Rows():
                yield from (told(cell) for row in (block.head, *block.rows) for cell in row)
            case Switch():
                label, default = LABELS[language]
                yield f"{label}: {block.name} —"
                for value in block.values:
                    yield f"{value.value} {default if value.default else ':'} {told(value.inlines)}"
            case _:
                yield f"{block.kind} in a book"


def lines_of_book(tree: Book, language: str) -> Iterator[str]:
    yield tree.title
    yield from lines_of(tree.intro, language)
    for chapter in tree.chapters:
        yield chapter.title
        yield from lines_of(chapter.blocks, language)
        for article in chapter.articles:
            yield f"{article.number}. {article.title}"
            yield from lines_of(article.blocks, language)


def signs(text: str) -> list[str]:
    """Words and signs, whatever stands between them."""
    return re.findall(r"\w+|[^\w\s]", text)


def signs_of_markdown(text: str) -> list[str]:
    """The words and signs of a book without those that are Markdown's own."""
    text = re.sub(r"^\|[-|: ]+\|$", "", text, flags=re.MULTILINE)
    text = re.sub(r"^(#+|-|\d+\.) ", "", text, flags=re.MULTILINE)
    text = re.sub(r"<(https?://[^>]+)>", r"\1", text)
    return signs(re.sub(r"[*`|]", " ", text))


@each_game
@each_language
def test_the_words_of_the_tree_are_the_words_of_the_book(game: Game, language: str) -> None:
    tree = signs("\n".join(lines_of_book(book(game, language), language)))
    assert tree == signs_of_markdown(rulebook.text(game, language))


def articles(game: Game, language: str) -> list[Article]:
    return [article for chapter in book(game, language).chapters for article in chapter.articles]


@each_game
@each_language
def test_the_tree_has_the_articles_of_the_book(game: Game, language: str) -> None:
    of_book = rulebook.articles(game, language).values()
    assert [(a.number, a.title, a.chapter) for a in articles(game, language)] == [
        (a.number, a.title, a.chapter) for a in of_book
    ]
    for article, plain in zip(articles(game, language), of_book, strict=True):
        roles = [block.role for block in article.blocks if isinstance(block, Paragraph)]
        assert roles.count("source") == 1
        assert roles.count("program") == int(not plain.has_home)
        assert roles[0] == "" or isinstance(article.blocks[0], Rows)


@each_game
@each_language
def test_switches_stand_in_their_articles_with_their_values(game: Game, language: str) -> None:
    in_tree = {
        switch.name: (article.number, switch) for article in articles(game, language) for switch in article.switches
    }
    of_game = {switch.name: switch for switch in game.switches()}
    assert in_tree.keys() == of_game.keys() | DRAWN_ONLY[game.name]
    for name, switch in of_game.items():
        number, told_switch = in_tree[name]
        assert number == switch.article
        default = told_switch.value_of(switch.spelling.write(switch.default))
        assert default is not None
        assert default.default
        assert default.value == told_switch.default
        assert [value.default for value in told_switch.values].count(True) == 1
        assert all(told(value.inlines).endswith((".", ")")) for value in told_switch.values)
        for value in switch.spelling.offered():
            assert told_switch.value_of(value), f"{name} = {value}"


@each_game
def test_both_languages_spell_the_values_alike(game: Game) -> None:
    french, english = (
        [
            (s.name, s.default, [(v.value, v.default) for v in s.values])
            for a in articles(game, lang)
            for s in a.switches
        ]
        for lang in LANGUAGES
    )
    assert french == english


@each_game
@each_language
def test_numbers_of_articles_are_links_within_the_book(game: Game, language: str) -> None:
    numbers = [article.number for article in articles(game, language)]
    linked = [inline for inline in inlines_of(book(game, language)) if inline.article]
    assert len(linked) > 50
    assert all(inline.text == inline.article and inline.article in numbers for inline in linked)
    plain = "\n".join(inline.text for inline in inlines_of(book(game, language)) if not inline.article)
    assert not set(re.findall(rf"\b{game.letter}\d+\b", plain)) & set(numbers)


def inlines_of(tree: object) -> Iterator[Inline]:
    """Every inline within a tree."""
    if isinstance(tree, Inline):
        yield tree
    elif isinstance(tree, tuple):
        for part in tree:
            yield from inlines_of(part)
    elif hasattr(tree, "__dataclass_fields__"):
        for name in tree.__dataclass_fields__:
            yield from inlines_of(getattr(tree, name))


BOOK = """# The *Game*

Before **all `x`** of it, see Z2 and Z9.
The next line.

## Sources

> A quotation.

```text
letters
```

1. one
2. two

   - *three* <https://example.org/Z2>

## A. First

Ahead of the articles.

### Z1. The cards

| a | b |
|---|--:|
| Z2 | **2** |

*Source:* SEED.
*Switch:* `end` — `ruin` (default): as in Z2 (SEED). `rounds N`: with `x` besides. `none`: never.
*In the program:* drawn only.

### Z2. `Q` and more
Text.
"""


def test_every_construct_has_its_place() -> None:
    tree = parsed(BOOK)
    link = Inline("Z2", article="Z2")
    assert tree.title == "The Game"
    words = Inline("Before "), Inline("all ", "strong"), Inline("x", "code"), Inline(" of it, see "), link
    assert tree.intro == (Paragraph((*words, Inline(" and Z9."), Inline(" "), Inline("The next line."))),)
    sources, first = tree.chapters
    address = "https://example.org/Z2"
    inner = Paragraph((Inline("three", "em"), Inline(" "), Inline(address, address=address)))
    assert sources.blocks == (
        Quote((Paragraph((Inline("A quotation."),)),)),
        Code("letters\n"),
        Items(True, ((Paragraph((Inline("one"),)),), (Paragraph((Inline("two"),)), Items(False, ((inner,),))))),
    )
    assert first.title == "A. First"
    assert first.blocks == (Paragraph((Inline("Ahead of the articles."),)),)
    cards, more = first.articles
    assert (cards.number, cards.title, cards.chapter) == ("Z1", "The cards", "A. First")
    assert (more.title, more.blocks) == ("Q and more", (Paragraph((Inline("Text."),)),))
    ruin = Value("ruin", True, (Inline("as in "), link, Inline(" (SEED).")))
    rounds = Value("rounds N", False, (Inline("with "), Inline("x", "code"), Inline(" besides.")))
    switch = Switch("end", "ruin", (ruin, rounds, Value("none", False, (Inline("never."),))))
    assert cards.switches == (switch,)
    assert cards.blocks == (
        Rows(((Inline("a"),), (Inline("b"),)), (((link,), (Inline("2", "strong"),)),)),
        Paragraph((Inline("Source:", "em"), Inline(" SEED.")), "source"),
        switch,
        Paragraph((Inline("In the program:", "em"), Inline(" drawn only.")), "program"),
    )
    assert switch.value_of({"rounds": 12}) is rounds
    assert switch.value_of(None) is switch.values[2]
    assert switch.value_of("other") is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Words before a title.",
        "## A chapter first",
        "# Title\n\n### Z1. No chapter\nText.",
        "# Title\n\n## A.\n\n### No number\nText.",
        "# Title\n\n![image](x.png)",
        "# Title\n\n---",
        "# Title\n\n*Switch:* `end` — `ruin`: one. `other`: no default.",
        "# Title\n\n*Switch:* `end`, or `ruin` (default): one.",
        "# Title\n\n*Switch:* `end` — first `ruin` (default): one.",
    ],
)
def test_what_is_no_rule_book_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        parsed(text)
