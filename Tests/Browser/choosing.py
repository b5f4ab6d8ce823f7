"""Chooses a sample of a site's pages by their content: together they have each kind of page, figure, and part, and
the longest text, table row, and drawing. The pages of runs, of which there are hundreds, have a sample of their own,
with the most variants."""

import re
from pathlib import Path

# This page has the whole course, and so all kinds of parts.
REPEATING = "course.html"
# Checks of the first page and of the search are for these alone.
NAMED = ("index.html", "search.html")
# Pages of runs have quotes only where they need them, and no end tags of rows.
CLASSES = re.compile(r'\bclass=("[^"]*"|[^\s>]+)')
VARIANT = re.compile(r'\bdata-variant=("[^"]*"|[^\s>]+)')
RUNS = re.compile(r'<body class="?run[" ]')
ROW = re.compile(r"<tr\b.*?(?=<tr\b|</tr>|</table>)", re.S)
WIDTH = re.compile(r'\bviewBox="\S+ \S+ (\S+) ')


def parts(text: str) -> set[str]:
    """Returns the names of a page's classes. Each kind of page, figure, and part has its own.

    Numbers of lanes and languages of code aren't kinds.
    """
    names = {name for classes in CLASSES.findall(text) for name in classes.strip('"').split()}
    return {name for name in names if not name[-1].isdigit() and not name.startswith("language-")}


def is_run(page: Path) -> bool:
    """Returns whether a page shows a scenario's whole run."""
    return bool(RUNS.search(page.read_text()))


def sample(pages: list[Path], is_small=False) -> set[Path]:
    """Returns the chosen pages. The same site always has the same ones.

    In a small sample, the pages of runs have the parts that only they have, but aren't the largest.
    """
    texts = {page: page.read_text() for page in sorted(pages) if page.name != REPEATING}
    runs = {page: text for page, text in texts.items() if RUNS.search(text)}
    others = {page: text for page, text in texts.items() if page not in runs}
    if is_small:
        known = set().union(*map(parts, others.values()))
        return chosen(others) | covering({page: parts(text) - known for page, text in runs.items()}, runs)
    return chosen(others) | chosen(runs, lambda text: len(set(VARIANT.findall(text))))


def chosen(texts: dict[Path, str], *sizes) -> set[Path]:
    """Returns pages that together have all parts that some pages have, and the largest by some more functions of their texts."""
    if not texts:
        return set()
    # A row is as wide as its text is long, and a drawing as its coordinates say.
    extremes = {
        max(texts, key=lambda page: len(texts[page])),
        max(texts, key=lambda page: max(map(len, ROW.findall(texts[page])), default=0)),
        max(texts, key=lambda page: max(map(float, WIDTH.findall(texts[page])), default=0)),
        *(max(texts, key=lambda page, size=size: size(texts[page])) for size in sizes),
    }
    named = {page for page in texts if page.name in NAMED}
    return covering({page: parts(text) for page, text in texts.items()}, texts, named | extremes)


def covering(has: dict[Path, set[str]], texts: dict[Path, str], first: set[Path] = frozenset()) -> set[Path]:
    """Returns pages, beginning with some, that together have all parts."""
    chosen = set(first)
    missing = set().union(*has.values()) - set().union(*(has[page] for page in chosen))
    while missing:
        # Of the pages with as many missing parts, the smallest takes the least time.
        best = max(texts, key=lambda page: (len(has[page] & missing), -len(texts[page])))
        chosen.add(best)
        missing -= has[best]
    return chosen
