#!/usr/bin/env bash
# Runs one gate: prints its claim first, and then how long it took. The gate's output goes to a separate log,
# because several gates run concurrently; if the gate fails, its log is printed, and after it the tests that
# failed, because whoever reads only the end of a long log wants to know them.
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
  # Print everything in one call, so that concurrent output doesn't come in between.
  printf '%s\n== FAILED in %d s: %s (%s)\n%s\n' "$(cat "$log")" "$SECONDS" "$claim" "$log" \
    "$(grep -a '✘' "$log" | cut -c 1-400 | tail -n 20)"
  exit 1
fi
