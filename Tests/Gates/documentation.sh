#!/usr/bin/env bash
# Lists the declarations of all built modules, and runs `documentation.py` to check their doc comments. Then DocC
# makes the documentation of the libraries and of each module that has articles; a link that leads nowhere is an error.
set -euo pipefail
folder=.build/debug
graphs=$(mktemp -d)
archives=$(mktemp -d)
trap 'rm -rf "$graphs" "$archives"' EXIT
includes=(-I "$folder/Modules" -I Sources/CCMarkGFM)
while read -r map; do includes+=(-I "${map%/*}"); done < <(find .build/checkouts -name module.modulemap)
triple=$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)".*/\1/p' | head -n 1)
# Writes a module's symbol graph: `extract MODULE ACCESS FOLDER`.
extract() {
  mkdir -p "$3"
  swift symbolgraph-extract -module-name "$1" "${includes[@]}" -target "$triple" \
    -output-dir "$3" -minimum-access-level "$2" -skip-synthesized-members
}
for sources in Sources/*/; do
  module=$(basename "$sources")
  [[ -f $folder/Modules/$module.swiftmodule ]] || continue
  extract "$module" package "$graphs/all"
done
python3 Tests/Gates/documentation.py "$graphs/all"

mapfile -t libraries < <(sed -n 's/^ *\.library(name: "\(.*\)", .*/\1/p' Package.swift)
mapfile -t articles < <(basename -a -s .docc Sources/*/*.docc)
docc=(docc)
command -v docc >/dev/null || docc=(xcrun docc)  # in a Mac's developer tools
for module in $(printf '%s\n' "${libraries[@]}" "${articles[@]}" | sort -u); do
  # A module that isn't a library explains what only this package uses.
  access=package
  [[ " ${libraries[*]} " == *" $module "* ]] && access=public
  extract "$module" "$access" "$graphs/$module"
  catalog=(Sources/*/"$module.docc")
  [[ -d ${catalog[0]} ]] || catalog=()
  "${docc[@]}" convert "${catalog[@]}" --additional-symbol-graph-dir "$graphs/$module" --warnings-as-errors \
    --fallback-display-name "$module" --fallback-bundle-identifier "touchstone.$module" \
    --output-dir "$archives/$module.doccarchive"
done
echo "DocC documents the libraries ${libraries[*]}"
