"""A lesson's Markdown, split into the parts that the checks need."""

import re
from dataclasses import dataclass, field
from pathlib import Path

import yaml
from markdown_it import MarkdownIt

MARKDOWN = MarkdownIt("commonmark").enable("table")


@dataclass(frozen=True)
class Piece:
    """Some text of a lesson and the line on which it begins."""

    line: int
    text: str
    # Whether it consists of sentences, unlike a heading, a table cell, or an answer to choose.
    is_running: bool = False


@dataclass(frozen=True)
class Fence(Piece):
    """A fenced block: its content, its language, and the rest of its info string."""

    language: str = ""
    words: str = ""


@dataclass(frozen=True)
class Heading(Piece):
    level: int = 0


@dataclass
class Lesson:
    """`prose` is what a reader reads, one entry for each paragraph, heading, or table cell; `words` is the
    same without code. Both include the texts of quizzes and challenges."""

    path: Path
    front: dict
    starts_with: str = ""  # the kind of the first block
    fences: list[Fence] = field(default_factory=list)
    headings: list[Heading] = field(default_factory=list)
    links: list[Piece] = field(default_factory=list)
    images: list[Piece] = field(default_factory=list)
    prose: list[Piece] = field(default_factory=list)
    words: list[Piece] = field(default_factory=list)

    @classmethod
    def read(cls, path: Path) -> "Lesson":
        head, body = path.read_text(encoding="utf-8").split("\n---\n", 1)
        lesson = cls(path, yaml.safe_load(head.removeprefix("---\n")))
        for words in map(lesson.front.get, ("title", "question", "summary")):
            lesson.words.append(Piece(1, str(words)))
        tokens = MARKDOWN.parse(body)
        offset = head.count("\n") + 3
        lesson.starts_with = tokens[0].type if tokens else ""
        level, is_cell = 0, False
        for token in tokens:
            line = token.map[0] + offset if token.map else 0
            if token.type == "heading_open":
                level = int(token.tag[1:])
            elif token.type == "heading_close":
                level = 0
            elif token.type in ("th_open", "td_open", "th_close", "td_close"):
                is_cell = token.type.endswith("_open")
            elif token.type == "fence":
                lesson.add_fence(token, line)
            elif token.type == "inline":
                lesson.add_inline(token, line, is_running=not level and not is_cell)
                if level:
                    lesson.headings.append(Heading(line, token.content, level=level))
        return lesson

    def add_fence(self, token, line: int):
        language, _, words = token.info.partition(" ")
        self.fences.append(Fence(line, token.content, language=language, words=words))
        if title := re.search(r'\btitle: "([^"]*)"', words):
            self.words.append(Piece(line, title[1]))
        if language == "challenge":
            self.add_challenge(token, line)
        if language != "quiz":
            return
        # The question, the answers, and their feedback, without the expectations below them.
        inside = "question"
        for number, text in enumerate(token.content.splitlines(), line + 1):
            if text.startswith("- ["):
                inside, text = "answer", text[5:]
            elif text.startswith("  >"):
                inside, text = "reply", text[3:]
            elif text.startswith("  ") and inside != "question":
                continue
            for inline in MARKDOWN.parseInline(text.strip()):
                self.add_inline(inline, number, is_running=inside != "answer")

    def add_challenge(self, token, line: int):
        """The task, and the texts of the hints and the solution, without what a run judges."""
        in_task = True
        for number, text in enumerate(token.content.splitlines(), line + 1):
            if re.match(r"(hint|expect)\b|solution *$", text):
                in_task = False
            if not in_task and not text.lstrip().startswith(">"):
                continue
            for inline in MARKDOWN.parseInline(text if in_task else text.lstrip()[1:].strip()):
                self.add_inline(inline, number, is_running=True)

    def add_inline(self, token, line: int, is_running: bool):
        parts = token.children or []
        spaced = {"softbreak": " ", "hardbreak": " "}
        prose = "".join(spaced.get(part.type, part.content) for part in parts)
        words = "".join(
            " " if part.type == "code_inline" else spaced.get(part.type, part.content) for part in parts
        )
        if prose.strip():
            self.prose.append(Piece(line, prose, is_running))
            self.words.append(Piece(line, words, is_running))
        for number, part in enumerate(parts):
            if part.type == "link_open":
                end = next(n for n in range(number, len(parts)) if parts[n].type == "link_close")
                self.links.append(Piece(line, "".join(p.content for p in parts[number:end])))
            elif part.type == "image":
                self.images.append(Piece(line, part.content))

    def fences_in(self, language: str) -> list[Fence]:
        return [fence for fence in self.fences if fence.language == language]
