"""What a page shows of words: whether they are of the language it is meant to be in, and whether all of them can be read."""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast, visitor
from playwright.sync_api import Page

LOCALES = Path(__file__).resolve().parents[2] / "src" / "ridback" / "locales"

#: Words that are in every second English sentence, and in none of Spanish or French.
TELLING = re.compile(r"(?i)\b(the|and|your|you|with|this|that|which|are|was|have|not|they|their|from|what|when|who|nobody|somebody)\b")

#: All that a page says: its texts, and what it says to those who do not see it.
TEXTS = """() => {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement;
    if (!holder.closest("script, style, [lang]:not(html)")) texts.push(walker.currentNode.data);
  }
  for (const one of document.body.querySelectorAll("*"))
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-valuetext", "aria-roledescription"])
      if (one.hasAttribute(name)) texts.push(one.getAttribute(name));
  return [...new Set(texts.map(text => text.trim()).filter(text => /\\p{L}/u.test(text)))];
}"""

#: Texts that do not fit: clipped by what they stand in, wider than it, or off the screen. What scrolls may hold more than it shows.
CUT = """() => {
  const cut = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen = { checkOpacity: true, checkVisibilityCSS: true };
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement;
    const text = walker.currentNode.data.trim();
    if (!text || !holder.checkVisibility(seen) || holder.closest(".visually-hidden, option, [inert], svg, script, style")) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const rects = [...range.getClientRects()].filter(rect => rect.width > 0.5);
    let scrolls = { x: false, y: false };
    let first = true;
    let hidden = false; // for those who hear the page
    const found = [];
    for (let box = holder; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (["inline", "contents"].includes(style.display)) continue;
      const clips = { x: /hidden|clip/.test(style.overflowX), y: /hidden|clip/.test(style.overflowY) };
      const room = box.getBoundingClientRect();
      if (clips.x && room.width <= 1.5) hidden = true;
      // The box that a text stands in is its own room, too, even if nothing is clipped there; letters may hang over it a little.
      for (const rect of rects) {
        const wide = rect.right > room.right + 1.5 || rect.left < room.left - 1.5;
        const high = rect.bottom > room.bottom + rect.height / 3 || rect.top < room.top - rect.height / 3;
        const where = `${box.tagName}.${box.className}`;
        if (wide && !scrolls.x && (clips.x || first)) found.push(`${text} (${where}: ${rect.width | 0} in ${room.width | 0})`);
        if (high && !scrolls.y && clips.y) found.push(`${text} (${where}: below or above it)`);
      }
      if (/auto|scroll/.test(style.overflowX)) scrolls.x = true;
      if (/auto|scroll/.test(style.overflowY)) scrolls.y = true;
      first = false;
      if (style.position === "fixed") break;
    }
    if (!scrolls.x && rects.some(rect => rect.right > innerWidth + 1 || rect.left < -1)) found.push(`${text} (off the screen)`);
    if (!hidden) found.forEach(one => cut.add(one));
  }
  return [...cut];
}"""


class _Texts(visitor.Visitor):
    """Collects the texts between the variables."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the library's naming)
        self.texts.append(" ".join(node.value.split()))


@functools.cache
def said(language: str) -> tuple[frozenset[str], frozenset[str]]:
    """The ids of the messages of a language, and the texts in them."""
    texts, ids = _Texts(), set()
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                ids.add(entry.id.name)
                texts.visit(entry)
    return frozenset(ids), frozenset(texts.texts)


@functools.cache
def _english_only(language: str) -> tuple[str, ...]:
    """What English says, and that language nowhere: as a whole, or, of two words or more, as part of a sentence."""
    own = "\n".join(said(language)[1])
    return tuple(sorted(text for text in said("en")[1] if re.search(r"[a-z]{3}", text) and text not in own))


def english(page: Page, language: str) -> list[str]:
    """What a page in that language says in English, or by an id in place of words."""
    ids = said("en")[0]
    found = []
    for text in page.evaluate(TEXTS):
        plain = " ".join(text.replace("\u2068", "").replace("\u2069", "").split())
        raw = [one for one in re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", plain) if one in ids]
        parts = [one for one in _english_only(language) if one == plain or (" " in one.strip(".,:;?! ") and one in plain)]
        if raw or parts or TELLING.search(plain):
            found.append(plain)
    return found


def cut(page: Page) -> list[str]:
    """The texts of a page that cannot be read to their end, measured in the letters they are meant to be read in."""
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    found: list[Any] = page.evaluate(CUT)
    return [str(one) for one in found]
