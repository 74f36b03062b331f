"""Looks at a page as it stands: with axe, and at what must reach those who do not see it."""

import re
import unicodedata
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from corbillon.words import words

WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]
OPTIONS = {
    "resultTypes": ["violations", "incomplete"],
    "runOnly": {"type": "tag", "values": WCAG},
    "rules": {"target-size": {"enabled": True}},
}
RUN = """
async (options) => {
  const { options: known } = axe._audit.checks['color-contrast']
  axe.configure({ checks: [{ id: 'color-contrast', options: { ...known, ignorePseudo: true } }] })
  const { violations, incomplete } = await axe.run(document, options)
  const broken = incomplete.filter(({ nodes }) => JSON.stringify(nodes).includes('encountered an error'))
  return [...violations, ...broken].map(({ id, nodes }) => ({ id, nodes }))
}
"""
"""The cloth has a sheen on its colour, for which axe would leave open how what is written on it stands out."""
LEAST = 24
RANKS = dict(
    zip("A23456789TJQK", "ace two three four five six seven eight nine ten jack queen king".split(), strict=True)
)

DRESS = """
([lang, theme]) => {
  const place = 'corbillon.preferences'
  const kept = { ...JSON.parse(localStorage.getItem(place) ?? '{}'), version: 1, lang, theme }
  const text = JSON.stringify(kept)
  localStorage.setItem(place, text)
  dispatchEvent(new StorageEvent('storage', { key: place, newValue: text }))
}
"""
"""As another tab of the same browser would: language and light change in place, whatever dialog is open."""

STILL = """
() => new Promise((done) => {
  let before = '', frames = 0, left = 120
  const look = () => {
    const boxes = [...document.querySelectorAll('main *')].map((it) => it.getBoundingClientRect())
    const now = boxes.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join()).join(' ')
    frames = now === before ? frames + 1 : 0
    before = now
    if (frames > 2 || (left -= 1) < 0) done()
    else requestAnimationFrame(look)
  }
  look()
})
"""
"""Until nothing has moved for some frames: what a page measures by itself is laid out anew after a change of size."""

SEEN = """
() => {
  const frame = document.querySelector('dialog[open]') ?? document.body
  const shows = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const drawn = (it) => { const box = it.getBoundingClientRect(); return box.width > 1 && box.height > 1 }
  const path = (it) => {
    const names = []
    for (let at = it; at && at !== document.body && names.length < 4; at = at.parentElement)
      names.unshift(at.tagName.toLowerCase() + (at.classList[0] ? '.' + at.classList[0] : ''))
    return names.join(' > ')
  }
  const words = (text) => text.normalize('NFKC').toLowerCase().replace(/[^\\p{L}\\p{N}]/gu, '')
  const texts = []
  const walk = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const it = walk.currentNode.parentElement
    const text = walk.currentNode.data.trim()
    const told = !it.closest('.card, option, style, title, [aria-label] svg') && shows(it) && drawn(it)
    if (told && words(text)) texts.push([words(text), `${path(it)}: ${text}`])
  }
  const cards = []
  for (const it of frame.querySelectorAll('.card:not(.back)')) {
    const code = it.querySelector('img')?.getAttribute('src')?.match(/\\/([A-Z0-9]{2})[-.]/)?.[1]
    const named = []
    for (let at = it; at; at = at.parentElement) named.push(at.getAttribute('aria-label') ?? '')
    const drawing = it.closest('[data-account], .scene') !== null
    if (shows(it) && drawn(it) && code && !drawing) cards.push([code, named.join(' '), path(it)])
  }
  const targets = []
  const acting = 'a[href], button, input, select, textarea, summary, [role=button], [role=link]'
  for (const it of frame.querySelectorAll(acting)) {
    if (!it.checkVisibility() || it.classList.contains('skip') || it.type === 'file') continue
    const label = it.labels?.[0]
    const box = it.getBoundingClientRect()
    const outer = label && label.contains(it) ? label.getBoundingClientRect() : box
    const inline = it.tagName === 'A' && getComputedStyle(it).display === 'inline'
    if (inline && it.closest('p, li, dd, dt, td, th, caption')) continue
    targets.push([Math.max(box.width, outer.width), Math.max(box.height, outer.height), path(it)])
  }
  const silent = [...frame.querySelectorAll('[aria-hidden=true], [inert]')]
    .flatMap((it) => [it, ...it.querySelectorAll('*')])
    .filter((it) => it.matches('a[href], button, input, select, textarea, summary, [tabindex="0"]') && shows(it))
    .map(path)
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
  return { texts, cards, targets, silent, wide }
}
"""
PALE = """
() => {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const known = new Map()
  const colour = (text) => {
    if (known.has(text)) return known.get(text)
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = text
    pen.fillRect(0, 0, 1, 1)
    const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data
    known.set(text, [r, g, b, a / 255])
    return known.get(text)
  }
  const over = ([r, g, b, a], under) => [r, g, b].map((value, n) => value * a + under[n] * (1 - a))
  const ground = (it) => {
    if (!it) return colour(getComputedStyle(document.documentElement).backgroundColor).slice(0, 3)
    const own = colour(getComputedStyle(it).backgroundColor)
    return own[3] === 1 ? own.slice(0, 3) : over(own, ground(it.parentElement))
  }
  const light = (rgb) => {
    const [r, g, b] = rgb.map((one) => (one /= 255) <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const faults = []
  const walk = document.createTreeWalker(document.querySelector('dialog[open]') ?? document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const it = walk.currentNode.parentElement
    const seen = /[\\p{L}\\p{N}]/u.test(walk.currentNode.data) && it.checkVisibility({ visibilityProperty: true })
    if (!seen || it.closest('.board, svg, option, style, :disabled, [aria-disabled=true]')) continue
    const style = getComputedStyle(it)
    const [r, g, b, a] = colour(style.color)
    let shows = a
    for (let at = it; at; at = at.parentElement) shows *= Number(getComputedStyle(at).opacity)
    if (shows === 0) continue
    const under = ground(it)
    const [less, more] = [light(over([r, g, b, shows], under)), light(under)].sort((one, other) => one - other)
    const ratio = (more + 0.05) / (less + 0.05)
    const size = parseFloat(style.fontSize)
    const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5
    if (ratio < least) faults.push(`${ratio.toFixed(1)}: ${it.className} «${walk.currentNode.data.trim()}»`)
  }
  return faults
}
"""
"""Contrast as it is where axe leaves it open, under a sheen or an overlay: of each text with what lies under it."""
CONTROLS = "button|link|textbox|searchbox|checkbox|radio|combobox|slider|spinbutton|switch|option"
UNNAMED = re.compile(rf"^\s*- (?:{CONTROLS})(?: \[[^\]]*\])*:?$")


def dress(page: Page, lang: str, theme: str) -> None:
    """Change language and light of a page in place."""
    page.evaluate(DRESS, [lang, theme])
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    expect(page.locator(".loading")).to_have_count(0)
    page.evaluate(STILL)


def violations(page: Page) -> list[str]:
    """What axe finds wrong."""
    if page.evaluate("() => window.axe === undefined"):
        page.evaluate(AXE_SCRIPT)
    found = page.evaluate(RUN, OPTIONS)
    return [
        f"{one['id']}: {' '.join(map(str, node['target']))}: {node['html'][:160]} {_why(node)}"
        for one in found
        for node in one["nodes"]
    ]


def _why(node: dict[str, Any]) -> str:
    checks = node["any"] + node["all"] + node["none"]
    return "; ".join(check["message"] for check in checks)[:200]


def hidden(page: Page) -> list[str]:
    """What informs or acts and does not reach those who do not see the page, or is too small a target."""
    seen = page.evaluate(SEEN)
    frame = page.locator("dialog[open]") if page.locator("dialog[open]").count() else page.locator("body")
    tree = frame.first.aria_snapshot()
    said = _letters(tree)
    lang = page.locator("html").get_attribute("lang") or "en"
    return [
        *(f"not in the accessibility tree: {where}" for letters, where in seen["texts"] if letters not in said),
        *(
            f"a card without its name: {code} {where}"
            for code, named, where in seen["cards"]
            if card_name(code, lang).lower() not in named.lower()
        ),
        *(f"a control without a name: {line.strip()}" for line in tree.splitlines() if UNNAMED.match(line)),
        *(
            f"a target of {width:.0f} × {height:.0f}: {where}"
            for width, height, where in seen["targets"]
            if min(width, height) < LEAST
        ),
        *(f"a control hidden from the tree: {where}" for where in seen["silent"]),
        *(f"a contrast of {fault}" for fault in page.evaluate(PALE)),
        *([f"the page is {seen['wide']} px wider than its window"] if seen["wide"] > 0 else []),
    ]


def _letters(text: str) -> str:
    """Letters and digits alone, as the page's own script takes them."""
    plain = unicodedata.normalize("NFKC", text).lower()
    return "".join(char for char in plain if char.isalnum())


def card_name(code: str, lang: str) -> str:
    """The name of a card in words."""
    return words(lang).say("card", rank=RANKS[code[0]], suit=code[1])
