#!/usr/bin/env bash
# Lists the declarations of all built modules, and runs `documentation.py` to check their doc comments.
set -euo pipefail
folder=.build/debug
graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT
includes=(-I "$folder/Modules" -I Sources/CCMarkGFM)
while read -r map; do includes+=(-I "${map%/*}"); done < <(find .build/checkouts -name module.modulemap)
for sources in Sources/*/; do
  module=$(basename "$sources")
  [[ -f $folder/Modules/$module.swiftmodule ]] || continue
  swift symbolgraph-extract -module-name "$module" "${includes[@]}" \
    -target "$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)".*/\1/p' | head -n 1)" \
    -output-dir "$graphs" -minimum-access-level package -skip-synthesized-members
done
python3 Tests/Gates/documentation.py "$graphs"
