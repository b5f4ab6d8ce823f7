"""How the process `touchstone lsp` begins and ends, whatever it's sent."""

import json
import os
import subprocess

import pytest

PROGRAM = os.path.abspath(os.environ["TOUCHSTONE"])


def message(method, identifier=None, **parameters):
    body = {"jsonrpc": "2.0", "method": method, "params": parameters}
    if identifier is not None:
        body["id"] = identifier
    return frame(json.dumps(body).encode())


def frame(body):
    return b"Content-Length: %d\r\n\r\n%b" % (len(body), body)


def talk(*messages):
    """Sends messages, closes the input, and returns the answers and the exit code."""
    done = subprocess.run(
        [PROGRAM, "lsp"], input=b"".join(messages), capture_output=True, timeout=60, check=False)
    assert done.stderr == b""
    answers, rest = [], done.stdout
    while rest:
        header, _, rest = rest.partition(b"\r\n\r\n")
        length = int(header.removeprefix(b"Content-Length: "))
        answers.append(json.loads(rest[:length]))
        rest = rest[length:]
    return answers, done.returncode


BEGIN = message("initialize", 1, capabilities={})
END = message("shutdown", 2) + message("exit")


def test_the_exit_code_says_whether_the_client_took_its_leave():
    assert talk(BEGIN, END)[1] == 0
    assert talk(BEGIN, message("exit"))[1] == 1
    assert talk(BEGIN)[1] == 1
    assert talk()[1] == 1


def test_a_request_comes_after_initialize():
    answers, code = talk(message("textDocument/hover", "a"), BEGIN, END)
    assert [answers[0]["id"], answers[0]["error"]["code"]] == ["a", -32002]
    assert code == 0


def test_an_unknown_request_is_refused():
    answers, _ = talk(BEGIN, message("textDocument/rename", 5), END)
    assert [answers[1]["id"], answers[1]["error"]["code"]] == [5, -32601]


@pytest.mark.parametrize("noise, code", [
    (frame(b"{"), -32700), (frame(b"\xff"), -32700), (frame(b""), -32700), (frame(b"[]"), -32600),
    (frame(b"[" * 1_000_000), -32700), (b"Content-Length: no\r\n\r\n", -32700),
    (frame(b'{"jsonrpc":"2.0","id":3}'), -32600),
])
def test_noise_gets_an_error_and_the_session_continues(noise, code):
    answers, status = talk(BEGIN, noise, END)
    assert [answer.get("error", {}).get("code") for answer in answers] == [None, code, None]
    assert status == 0
