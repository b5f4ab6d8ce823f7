"""Checks that every package and public declaration has a doc comment; the linter checks only public ones.

As in the linter, enumeration cases don't need one. Reads the symbol graphs from `swift symbolgraph-extract`.
usage: documentation.py FOLDER
"""

import json
import sys
from pathlib import Path


def undocumented(graph: Path):
    for symbol in json.loads(graph.read_text())["symbols"]:
        place = symbol.get("location")
        documented = symbol.get("docComment", {}).get("lines")
        if place and not documented and symbol["kind"]["identifier"] != "swift.enum.case":
            file = place["uri"].removeprefix("file://")
            yield file, place["position"]["line"] + 1, ".".join(symbol["pathComponents"])


def main() -> int:
    sources = Path("Sources").resolve()
    modules = {file.relative_to(sources).parts[0] for file in sources.rglob("*.swift")}
    modules -= {"EmbedTexts"}  # SwiftPM itself builds it, and no module imports it
    graphs = [g for g in Path(sys.argv[1]).glob("*.symbols.json") if g.name.split(".")[0] in modules]
    if missing := modules - {graph.name.split(".")[0] for graph in graphs}:
        print(f"{sys.argv[1]} has no symbol graph of {', '.join(sorted(missing))}")
        return 1
    findings = sorted({f for graph in graphs for f in undocumented(graph) if f[0].startswith(str(sources))})
    for file, line, name in findings:
        print(f"{Path(file).relative_to(sources.parent)}:{line}: error: {name} has no doc comment")
    return 1 if findings else 0


sys.exit(main())
