"""What an editor does with `touchstone lsp`, through the client of pytest-lsp: an author opens a lesson, sees
errors, applies fix-its, completes words, reads documentation, follows names, and formats."""

import asyncio
import os
import subprocess
import sys

import course
import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient

PROGRAM = os.path.abspath(os.environ["TOUCHSTONE"])


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[PROGRAM, "lsp"]))
async def client(lsp_client: LanguageClient, tmp_path):
    await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=pytest_lsp.client_capabilities("visual-studio-code"),
            root_uri=tmp_path.as_uri(),
        )
    )
    yield
    await lsp_client.shutdown_session()


class Document:
    """A file that's open in the editor."""

    def __init__(self, client, path):
        self.client, self.path, self.uri = client, path, path.as_uri()
        self.text = path.read_text()
        self.version = 1

    async def open(self):
        language = "scenario" if self.path.suffix == ".scenario" else "markdown"
        self.client.text_document_did_open(
            types.DidOpenTextDocumentParams(
                types.TextDocumentItem(self.uri, language, self.version, self.text)))
        return await self.diagnostics()

    async def change(self, edits):
        """Types something, and waits for what's then wrong."""
        self.version += 1
        changes = [types.TextDocumentContentChangePartial(edit.range, edit.new_text) for edit in edits]
        # The server applies each change to the result of the previous one.
        changes.sort(key=lambda change: (change.range.start.line, change.range.start.character), reverse=True)
        self.text = course.applied(self.text, edits)
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                types.VersionedTextDocumentIdentifier(self.version, self.uri), changes))
        return await self.diagnostics()

    async def diagnostics(self):
        await asyncio.wait_for(
            self.client.wait_for_notification("textDocument/publishDiagnostics"), 60)
        return list(self.client.diagnostics[self.uri])

    def edit(self, old, new):
        """Returns an edit that replaces the first occurrence of a piece."""
        return types.TextEdit(self.range(old), new)

    def range(self, piece):
        start = types.Position(*course.position(self.text, piece))
        end = types.Position(*course.position(self.text, piece, len(piece)))
        return types.Range(start, end)

    def place(self, piece, inside=0):
        """Returns parameters with the position of a piece, for most requests."""
        return {
            "text_document": types.TextDocumentIdentifier(self.uri),
            "position": types.Position(*course.position(self.text, piece, inside)),
        }

    def piece(self, span):
        return self.text[course.offset(self.text, span.start): course.offset(self.text, span.end)]


@pytest.mark.asyncio
async def test_an_author_fixes_an_error(client, tmp_path):
    """The error is at the misspelled word, the fix-it corrects it, and then there's no error."""
    path = course.write(tmp_path, course.LESSON.replace("> tap B\n", "> tap Bb\n"))
    document = Document(client, path)
    [diagnostic] = [found for found in await document.open() if found.code == "unknown-name"]
    assert document.piece(diagnostic.range) == "Bb"
    assert diagnostic.severity == types.DiagnosticSeverity.Error
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            types.TextDocumentIdentifier(document.uri), diagnostic.range,
            types.CodeActionContext([diagnostic])))
    [action] = actions
    assert action.title == "Replace `Bb` with `B`"
    assert await document.change(action.edit.changes[document.uri]) == []
    assert document.text == course.LESSON
    path.write_text(document.text)
    checked = subprocess.run(
        [PROGRAM, "check", "Content"], cwd=path.parent.parent, capture_output=True, text=True, check=False)
    assert (checked.stderr, checked.returncode) == ("", 0)


@pytest.mark.asyncio
async def test_a_failed_expectation_is_an_error_in_its_line(client, tmp_path):
    """What a run shows is reported as soon as the text is wrong, and the fix-it accepts what happened."""
    document = Document(client, course.write(tmp_path))
    assert await document.open() == []
    [diagnostic] = await document.change([document.edit("B touchesEnded", "B touchesCancelled")])
    assert diagnostic.code == "never-happened"
    assert document.piece(diagnostic.range) == "B touchesCancelled"


@pytest.mark.asyncio
async def test_a_link_that_leads_nowhere_is_an_error(client, tmp_path):
    """The rest of the course decides about it, and the text on the disk counts."""
    document = Document(client, course.write(tmp_path, course.LESSON.replace("#how-long", "#how-short")))
    [diagnostic] = await document.open()
    assert "how-short" in diagnostic.message


@pytest.mark.asyncio
async def test_words_are_completed(client, tmp_path):
    """A class, a property, and an event fit; outside of scenarios, nothing does."""
    document = Document(client, course.write(tmp_path))
    await document.open()

    async def labels(piece, inside):
        found = await client.text_document_completion_async(
            types.CompletionParams(**document.place(piece, inside)))
        return {item.label: document.piece(item.text_edit.range) for item in found.items}

    assert (await labels("UIView B", 4))["UIView"] == "UIVi"
    assert (await labels("frame: 100", 2))["frame"] == "fr"
    assert (await labels("B touchesEnded", 6))["touchesEnded"] == "touc"
    assert await labels("Figures show", 3) == {}
    # A comment with characters of two code units precedes the end of the line.
    assert await labels("👆 誰\n", 3) == {}


@pytest.mark.asyncio
@pytest.mark.parametrize("piece, inside, words, word", [
    ("UIView B", 2, "**UIView**", "UIView"),
    ("frame: 100", 1, "four numbers: x y width height", "frame"),
    ("tap B\n", 1, "tap PLACE", "tap"),
    ("B touchesEnded", 0, "`B`: UIView, declared on line 12", "B"),
    ("G060", 1, "**G060**", "G060"),
])
async def test_documentation_appears_at_a_word(client, tmp_path, piece, inside, words, word):
    document = Document(client, course.write(tmp_path))
    await document.open()
    hover = await client.text_document_hover_async(types.HoverParams(**document.place(piece, inside)))
    assert words in hover.contents.value
    assert document.piece(hover.range) == word


@pytest.mark.asyncio
async def test_the_explanation_of_an_error_appears_at_it(client, tmp_path):
    document = Document(client, course.write(tmp_path, course.LESSON.replace("> tap B\n", "> tap Bb\n")))
    await document.open()
    hover = await client.text_document_hover_async(types.HoverParams(**document.place("Bb")))
    assert hover.contents.value.startswith("**unknown-name**: ")


@pytest.mark.asyncio
async def test_names_lead_to_their_declarations(client, tmp_path):
    """In the same scenario, in a scene that it uses, and in another lesson."""
    path = course.write(tmp_path)
    document = Document(client, path)
    await document.open()

    async def target(piece, inside=0):
        place = await client.text_document_definition_async(
            types.DefinitionParams(**document.place(piece, inside)))
        assert place is not None
        return place.uri, place.range.start

    declaration = types.Position(*course.position(document.text, "B  frame"))
    assert await target("B touchesBegan\n> ") == (document.uri, declaration)
    assert await target("B touchesBegan\n```") == (document.uri, declaration)
    scene = types.Position(*course.position(document.text, "UIView root"))
    assert await target("scene: tap-b", 8) == (document.uri, scene)
    heading = types.Position(*course.position(course.HOLD, "## How long"))
    assert await target("[the next lesson]", 3) == ((path.parent / "02-hold.md").as_uri(), heading)


@pytest.mark.asyncio
async def test_formatting_changes_only_scenarios(client, tmp_path):
    """The edits do what `touchstone format` does, and everything outside the blocks keeps every byte."""
    lesson = course.LESSON.replace(">   UIView B  frame:", ">      UIView   B frame:").replace(
        "as in G060", "as   in\tG060 -> 👆") + "\n```swift\nlet   code = 1\n```\n"
    path = course.write(tmp_path, lesson)
    document = Document(client, path)
    await document.open()
    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(
            types.TextDocumentIdentifier(document.uri), types.FormattingOptions(2, True)))
    formatted = course.applied(document.text, edits)
    subprocess.run([PROGRAM, "format", str(path)], check=True, capture_output=True)
    assert formatted == path.read_text() != lesson
    [edit] = edits
    assert edit.range.start.line == course.position(lesson, "UIView   B")[0]
    assert edit.range.end.line == edit.range.start.line + 1


@pytest.mark.asyncio
async def test_a_file_with_one_scenario_needs_no_fence(client, tmp_path):
    path = tmp_path / "tap 誰.scenario"
    path.write_text("// 👆\r\nUIVeiw root\r\ntap root\r\nexpect\r\n  root touchesBegan\r\n")
    document = Document(client, path)
    document.text = path.read_bytes().decode()
    [diagnostic] = await document.open()
    assert document.piece(diagnostic.range) == "UIVeiw"
    assert await document.change([document.edit("UIVeiw", "UIView")]) == []


@pytest.mark.asyncio
async def test_markdown_outside_a_course_is_no_lesson(client, tmp_path):
    """Only its scenarios are checked."""
    path = tmp_path / "README.md"
    path.write_text("# Title\n\n```scenario one\ntap root\n\nexpect\n  root touchesBegen\n```\n")
    document = Document(client, path)
    [diagnostic] = await document.open()
    assert document.piece(diagnostic.range) == "touchesBegen"


@pytest.mark.asyncio
async def test_a_closed_document_has_no_diagnostics(client, tmp_path):
    path = tmp_path / "one.scenario"
    path.write_text("tap rot\n")
    document = Document(client, path)
    assert await document.open() != []
    client.text_document_did_close(
        types.DidCloseTextDocumentParams(types.TextDocumentIdentifier(document.uri)))
    assert await document.diagnostics() == []


if __name__ == "__main__":
    sys.exit(pytest.main([__file__, *sys.argv[1:]]))
