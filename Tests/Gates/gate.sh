#!/usr/bin/env bash
# Runs one gate, and says before and after what it proves.
# usage: gate.sh CLAIM COMMAND [ARGUMENT...]
claim=$1
shift
printf '\n== %s\n' "$claim"
SECONDS=0
if "$@"; then
  printf '== passed in %d s: %s\n' "$SECONDS" "$claim"
else
  printf '== FAILED: %s\n' "$claim"
  exit 1
fi
