"""Measures how prose reads: the length of its sentences, its words, and its headings.

Usage: prose.py [LESSON...]    Prints a report on the course, or on some lessons; always succeeds.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import yaml

from lesson import Lesson

MEAN_OF_A_LESSON = 12.5, 17  # words per sentence in a lesson; the course's target is 13 to 16
MEAN_OF_THE_COURSE = 13, 16
MOST_SHORT, SHORT = 0.25, 9  # the share of sentences with fewer words
MOST_LONG, LONG = 0.06, 30  # the share of sentences with more words
LEAST_UNIQUE = 0.8  # the share of headings that only one lesson has
# The sources that can't be linked: a header of Xcode's, code that this project mustn't copy, a conclusion of the
# course's own, and what was published where nobody knows.
UNLINKED = re.compile(
    r"^(UIKit header: |Published disassembly: |Inferred|Widely repeated |Stack traces |Run loops |Behavior of apps "
    r"|从UIEvent到HitTest到RunLoop |探究 iOS 手势处理实现 |触摸事件 )"
    r"|\((article )?in Chinese\)$|\(published; address unknown\)$"
)
WORDING = [
    (re.compile(entry["find"], re.I), entry["write"], [re.compile(turn, re.I) for turn in entry.get("except", [])])
    for entry in yaml.safe_load((Path(__file__).parent / "wording.yaml").read_text(encoding="utf-8"))
]


def turns(text: str) -> Iterator[tuple[str, str]]:
    """Returns the phrases in a text that the course doesn't use, each with what to write instead."""
    for pattern, instead, exceptions in WORDING:
        allowed = [found.span() for turn in exceptions for found in turn.finditer(text)]
        for found in pattern.finditer(text):
            if not any(start <= found.start() and found.end() <= end for start, end in allowed):
                yield found[0], instead


def syllables(word: str) -> int:
    """Returns the approximate number of syllables in an English word."""
    count = len(re.findall(r"[aeiouy]+", word.lower()))
    return max(1, count - (word.lower().endswith("e") and not word.lower().endswith("le") and count > 1))


@dataclass
class Measures:
    """Counts of some lessons' sentences."""

    lengths: list[int]
    words: int
    syllables: int

    @classmethod
    def of(cls, *lessons: Lesson) -> "Measures":
        lengths, words = [], []
        for piece in (piece for lesson in lessons for piece in lesson.prose if piece.is_running):
            text = re.sub(r"^\[![A-Z]+\]", "", piece.text)
            for sentence in re.split(r"(?<=[.!?])[)”\"]?\s+", text.strip()):
                if parts := [part for part in sentence.split() if re.search(r"\w", part)]:
                    lengths.append(len(parts))
        for piece in (piece for lesson in lessons for piece in lesson.words if piece.is_running):
            words += re.findall(r"[A-Za-z'’]+", piece.text)
        return cls(lengths, len(words), sum(map(syllables, words)))

    @property
    def mean(self) -> float:
        return sum(self.lengths) / max(len(self.lengths), 1)

    @property
    def short(self) -> float:
        return sum(length < SHORT for length in self.lengths) / max(len(self.lengths), 1)

    @property
    def long(self) -> float:
        return sum(length > LONG for length in self.lengths) / max(len(self.lengths), 1)

    @property
    def ease(self) -> float:
        """Returns the Flesch reading ease; 60 to 70 is plain English."""
        return 206.835 - 1.015 * self.mean - 84.6 * self.syllables / max(self.words, 1)


def unique_headings(lessons: list[Lesson]) -> float:
    """Returns the share of headings that no other lesson has."""
    counts = Counter(heading.text for lesson in lessons for heading in lesson.headings)
    return sum(count == 1 for count in counts.values()) / max(counts.total(), 1)


def unlinked_sources(lessons: list[Lesson]) -> Iterator[str]:
    """Returns the sources of lessons and facts that have no address and should have one."""
    sources = [source for lesson in lessons for source in lesson.front.get("sources") or []]
    for path in sorted(Path("Content/facts").glob("*.yaml")):
        for fact in yaml.safe_load(path.read_text(encoding="utf-8"))["facts"].values():
            own = fact.get("source", [])
            sources += own if isinstance(own, list) else [own]
    for source in sources:
        title, address = (source, None) if isinstance(source, str) else (source["title"], source.get("address"))
        if not address and not UNLINKED.search(title):
            yield title


def faults(lessons: list[Lesson]) -> Iterator[str]:
    """What keeps the lessons from being a course that reads well."""
    mean, unique = Measures.of(*lessons).mean, unique_headings(lessons)
    least, most = MEAN_OF_THE_COURSE
    if not least <= mean <= most:
        yield f"{mean:.1f} words a sentence; the course has {least} to {most}"
    for title in unlinked_sources(lessons):
        yield f"the source '{title}' has no address"
    if unique < LEAST_UNIQUE:
        yield f"{unique:.0%} of the headings are unique; at least {LEAST_UNIQUE:.0%} must be"


def report(lessons: list[Lesson]) -> Iterator[str]:
    """Returns the measures of lessons, one per line."""
    measures = Measures.of(*lessons)
    found = Counter(
        turn.lower() for lesson in lessons for piece in lesson.words for turn, _ in turns(piece.text)
    )
    yield f"{len(measures.lengths)} sentences, {measures.mean:.1f} words each"
    yield f"{measures.short:.1%} of them have fewer than {SHORT} words, {measures.long:.1%} more than {LONG}"
    yield f"reading ease {measures.ease:.0f}"
    yield f"{found.total()} turns that the course doesn't use"
    yield f"{unique_headings(lessons):.0%} of the headings are unique"


if __name__ == "__main__":
    paths = [Path(path) for path in sys.argv[1:]] or sorted(Path("Content").glob("[0-9]*.md"))
    print("\n".join(report([Lesson.read(path) for path in paths])))
