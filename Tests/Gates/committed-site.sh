#!/usr/bin/env bash
# The site is built twice from copies of its sources, in two folders and, as every process has one of
# its own, with two hash seeds. Both must be the committed site, byte for byte.
set -euo pipefail
options=()
if compgen -G "Site/theme/live/module.*.js" >/dev/null; then
  read -ra options <<<"$(.ci/live-module)"
  if ((${#options[@]})); then options[1]=$PWD/${options[1]}; fi
fi
program=$PWD/.build/debug/touchstone
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

for copy in "$folder/one" "$folder/two/somewhere else"; do
  mkdir -p "$copy"
  cp -R Content Templates "$copy"
  (cd "$copy" && "$program" build "${options[@]}")
  if ! diff --recursive --brief Site "$copy/Site"; then
    diff --recursive --unified Site "$copy/Site" | cut -c 1-200 | head -40 || true
    echo "error: Site is not what Content and Templates make; run '.build/debug/touchstone build' and commit the result"
    exit 1
  fi
done
