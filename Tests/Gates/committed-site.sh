#!/usr/bin/env bash
# The site is built twice from copies of its sources, in two folders and, as every process has one of
# its own, with two hash seeds. Both must be the committed site, byte for byte. Its engine is taken
# from it: another compiler may link other bytes, and that they do the same is another gate's matter.
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
