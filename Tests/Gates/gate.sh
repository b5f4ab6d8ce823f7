#!/usr/bin/env bash
# Runs one gate. Says before what it proves, and afterwards how long that took. What the gate says
# itself goes into a log of its own, for several gates run at once; the log of one that fails is shown.
# usage: gate.sh CLAIM COMMAND [ARGUMENT...]
set -euo pipefail
claim=$1
shift
mkdir -p .build/gates
log=.build/gates/$(tr -cs '[:alnum:]' - <<<"$claim" | cut -c 1-60).log
echo "== $claim …"
SECONDS=0
if "$@" >"$log" 2>&1; then
  last=$(tail -n 1 "$log" | cut -c 1-160)
  printf '== passed in %d s: %s%s\n' "$SECONDS" "$claim" "${last:+
   $last}"
else
  # In one piece, whatever else is under way.
  printf '%s\n== FAILED in %d s: %s (%s)\n' "$(cat "$log")" "$SECONDS" "$claim" "$log"
  exit 1
fi
