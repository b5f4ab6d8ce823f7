"""The requirements for a lesson of the course. A check yields a line and a phrase for each finding."""

import difflib
import itertools
import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

from lesson import Lesson
from prose import MEAN_OF_A_LESSON, MOST_LONG, MOST_SHORT, Measures, turns

Finding = tuple[int, str]

CHECKS: dict[str, Callable[[Lesson], Iterator[Finding]]] = {}

LEAST_WORDS, MOST_WORDS = 700, 1500  # including quizzes and tables, but not code
MOST_WORDS_OF_A_PARAGRAPH = 140
MOST_CHANGED_LINES = 6
ORDINALS = "first|second|third|fourth|last"  # words by which prose must not refer to an answer
EMPTY_LINKS = {"here", "this", "this page", "link", "more", "read more", "click here", "there"}
WORDS = Path(__file__).parent / "words.txt"


def check(name: str):
    def add(function):
        CHECKS[name] = function
        return function

    return add


@check("opens with a question from practice")
def opening(lesson):
    if "?" not in str(lesson.front.get("question", "")):
        yield 1, "the front matter has no question"
    if lesson.starts_with != "paragraph_open":
        yield 1, "there is no situation before the first heading"


@check("asks for a prediction before the run")
def prediction(lesson):
    quizzes = lesson.fences_in("quiz")
    if not quizzes:
        yield 1, "there is no quiz"
        return
    asked = re.search(r"of: *(\S+)", quizzes[0].words)
    for scenario in lesson.fences_in("scenario"):
        if asked and scenario.words.split()[:1] == [asked[1]] and scenario.line < quizzes[0].line:
            yield quizzes[0].line, "the answer is shown before the question"


@check("closes with a check")
def closing(lesson):
    quizzes = lesson.fences_in("quiz")
    if len(quizzes) < 2:
        yield 1, "there is no second quiz, with which readers check what they know"


@check("ends with three takeaways")
def takeaways(lesson):
    last = re.search(r"^> \[!IMPORTANT\].*\n((?:>.*\n)+)\s*\Z", lesson.path.read_text(), re.MULTILINE)
    count = len(re.findall(r"^> - ", last[1], re.MULTILINE)) if last else 0
    if count != 3:
        yield 1, f"the lesson ends with {count} items of a remark '> [!IMPORTANT]', not with three"


@check("refers to answers by letters that they have")
def letters(lesson):
    quizzes = lesson.fences_in("quiz")
    for piece in lesson.prose:
        if number := re.search(r"\b([Nn]umbers?|[Aa]nswers?|[Oo]ptions?) [1-9]\b", piece.text):
            yield piece.line, f"'{number[0]}' names no answer: answers have letters"
        if ordinal := re.search(rf"\b({ORDINALS}) (answer|option) is (right|wrong)\b", piece.text):
            yield piece.line, f"'{ordinal[0]}' names an answer by its place, not by its letter"
        above = [quiz for quiz in quizzes if quiz.line <= piece.line]
        keys = re.findall(r"^- \[(.)\]", above[-1].text, re.MULTILINE) if above else []
        for named in re.finditer(r"\bOptions? ([A-Z])\b((?:, [A-Z]\b)*)(?: (?:and|or) ([A-Z])\b)?", piece.text, re.I):
            for letter in re.findall(r"\b[A-Z]\b", named[0]):
                if ord(letter) - ord("A") >= len(keys):
                    yield piece.line, f"the quiz above has no option {letter}"
        for right in re.findall(r"\bOption ([A-Z]) is right\b", piece.text):
            place = ord(right) - ord("A")
            if place < len(keys) and keys[place] != "x":
                yield piece.line, f"the quiz above says that option {right} is wrong"


@check("varies one thing")
def variation(lesson):
    scenarios = lesson.fences_in("scenario")
    texts = [re.split(r"\n\s*expect\b", scenario.text)[0].splitlines() for scenario in scenarios]
    changes = (
        sum(line[0] in "+-" for line in difflib.ndiff(before, after))
        for before, after in itertools.combinations(texts, 2)
    )
    if not any("compare" in scenario.words or "scene:" in scenario.text for scenario in scenarios):
        if not any(change <= MOST_CHANGED_LINES for change in changes):
            yield 1, "no scenario is another one with a change of a few lines"


@check("has facts and sources")
def evidence(lesson):
    facts = set(lesson.front.get("facts") or [])
    if not facts:
        yield 1, "the front matter has no facts"
    if not lesson.front.get("sources"):
        yield 1, "the front matter has no sources"
    for piece in lesson.prose:
        for fact in re.findall(r"\b[DG]\d{3}\b", piece.text):
            if fact not in facts:
                yield piece.line, f"{fact} is not among the facts of the front matter"


@check("has its headings in order")
def headings(lesson):
    before, seen = 1, set()
    for heading in lesson.headings:
        if heading.level > before + 1 or heading.level == 1:
            yield heading.line, f"a heading of level {heading.level} follows one of level {before}"
        if heading.text in seen:
            yield heading.line, f"a second heading '{heading.text}'"
        before = heading.level
        seen.add(heading.text)
    if not lesson.fences_in("swift"):
        yield 1, "there is no code for an app"


@check("has links that say where they lead")
def links(lesson):
    for link in lesson.links:
        if link.text.strip().lower() in EMPTY_LINKS or link.text.startswith(("http:", "https:")):
            yield link.line, f"'{link.text}' does not say where the link leads"


@check("describes its pictures")
def pictures(lesson):
    for image in lesson.images:
        if len(image.text.split()) < 3:
            yield image.line, "a picture without a text that stands for it"


@check("is as long as a lesson is")
def length(lesson):
    count = sum(len(piece.text.split()) for piece in lesson.prose)
    if not LEAST_WORDS <= count <= MOST_WORDS:
        yield 1, f"{count} words; a lesson has {LEAST_WORDS} to {MOST_WORDS}"
    for piece in lesson.prose:
        if (count := len(piece.text.split())) > MOST_WORDS_OF_A_PARAGRAPH:
            yield piece.line, f"a paragraph of {count} words"


@check("has sentences of varied length")
def rhythm(lesson):
    measures = Measures.of(lesson)
    least, most = MEAN_OF_A_LESSON
    if not least <= measures.mean <= most:
        yield 1, f"{measures.mean:.1f} words a sentence; a lesson has {least} to {most}"
    if measures.short > MOST_SHORT:
        yield 1, f"{measures.short:.0%} of the sentences have fewer than nine words; {MOST_SHORT:.0%} may"
    if measures.long > MOST_LONG:
        yield 1, f"{measures.long:.0%} of the sentences have more than thirty words; {MOST_LONG:.0%} may"


@check("uses the terms of the field")
def wording(lesson):
    for piece in lesson.words:
        for found, instead in turns(piece.text):
            yield piece.line, f"'{found}': write {instead}"


@check("is spelled right")
def spelling(lesson):
    pieces = [(piece.line, re.sub("['’]s\\b", "", piece.text)) for piece in lesson.words]
    command = ["hunspell", "-d", "en_US", "-p", str(WORDS), "-l"]
    text = "\n".join(text for _, text in pieces)
    said = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    unknown = set(said.stdout.split())
    for line, text in pieces:
        for word in re.findall(r"[\w'’]+", text):
            # Facts, and views that are numbered by position, aren't words.
            if word in unknown and not re.fullmatch(r"[A-Z]\d+[a-z]?", word):
                yield line, f"'{word}' is in no dictionary, nor in {WORDS.name}"
