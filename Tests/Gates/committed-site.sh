#!/usr/bin/env bash
# Builds the site twice from copies of its sources, in two folders and with two hash seeds, because every
# process has its own. Both must match the committed site, byte for byte. The engine comes from the committed
# site, because another compiler may link different bytes; another gate checks that they do the same.
set -euo pipefail
program=$PWD/.build/debug/touchstone
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

repair="run 'make site' and commit the result"
scripts=(Site/theme/live/module.*.js)
[[ -f ${scripts[0]} ]] || { echo "error: Site has no engine; $repair"; exit 1; }
sed 's/^[^"]*"\(.*\)"$/\1/' "${scripts[0]}" | base64 --decode >"$folder/engine.gz"
gzip --decompress --keep "$folder/engine.gz"

for copy in "$folder/one" "$folder/two/somewhere else"; do
  mkdir -p "$copy"
  cp -R Content Templates "$copy"
  (cd "$copy" && "$program" build --engine "$folder/engine")
  if ! diff --recursive --brief Site "$copy/Site"; then
    diff --recursive --unified Site "$copy/Site" | cut -c 1-200 | head -40 || true
    echo "error: Site is not what Content and Templates make; $repair"
    exit 1
  fi
done
