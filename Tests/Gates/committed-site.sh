#!/usr/bin/env bash
# Builds the site from a copy of its sources, in another folder and with another hash seed, because every process has its
# own. It must match the committed site, byte for byte. The engine comes from the committed site, because another
# compiler may link different bytes; another gate checks that they do the same.
# usage: committed-site.sh ["NAME OF THE FOLDER"]
set -euo pipefail
program=$PWD/.build/debug/touchstone
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
repair="run 'make site' and commit the result"
# Whether it's the engine of these sources is for the other gate.
.ci/committed-engine "$folder" || true
for name in LiveModule LiveTools; do
  [[ -f $folder/$name.wasm ]] || { echo "error: Site has no engine; $repair"; exit 1; }
done
copy=$folder/${1-copy}
mkdir -p "$copy"
cp -R Content Templates "$copy"
(cd "$copy" && "$program" build --engine "$folder/LiveModule.wasm")
if ! diff --recursive --brief Site "$copy/Site"; then
  diff --recursive --unified Site "$copy/Site" | cut -c 1-200 | head -40 || true
  echo "error: Site is not what Content and Templates make; $repair"
  exit 1
fi
