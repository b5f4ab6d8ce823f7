#!/usr/bin/env python3
"""Draws the images for link previews on other sites: a title, a question, and the screen.

Usage: cards.py SITE CARDS    Draws one for the first page and one for each lesson of a built site, and writes
them to a folder. They're part of the content, so that a site can be built without a browser. The metadata of
each one says which words it shows, so that a test finds images that no longer match their page.
"""

import io
import sys
from pathlib import Path

from PIL import Image
from PIL.PngImagePlugin import PngInfo
from playwright.sync_api import sync_playwright

from chromium import launched

SIZE = {"width": 1200, "height": 630}
COLORS = 64  # enough for antialiased text
# The site's own page becomes the card, so the image has its colors and its type.
CARD = (Path(__file__).parent / "Scripts" / "card.js").read_text()


def write(card: Path, screenshot: bytes, words: str) -> None:
    """Writes an image, as small as possible, with the words that it shows in its metadata."""
    card.parent.mkdir(parents=True, exist_ok=True)
    picture = Image.open(io.BytesIO(screenshot)).convert("RGB").quantize(COLORS, dither=Image.Dither.NONE)
    said = PngInfo()
    said.add_itxt("Title", words)
    picture.save(card, optimize=True, pnginfo=said)


def main() -> None:
    site, cards = Path(sys.argv[1]).resolve(), Path(sys.argv[2])
    with sync_playwright() as playwright:
        browser = launched(playwright)
        page = browser.new_page(viewport=SIZE, color_scheme="light")
        for path in sorted(site.rglob("*.html")):
            page.goto(path.as_uri())
            words = page.evaluate(CARD)
            if not words:
                continue
            name = path.relative_to(site).with_suffix(".png")
            write(cards / ("site.png" if name.name == "index.png" else name), page.screenshot(), words)


if __name__ == "__main__":
    main()
