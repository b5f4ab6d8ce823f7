#!/usr/bin/env bash
# Fuzzes the scenario language with its runner for half of some seconds, beginning with the scenarios
# of the repository, and the functions of the live engine for the other half. What is found lies in
# .build-fuzz afterwards, as crash-… or timeout-…
# usage: fuzz.sh SECONDS
set -euo pipefail
seconds=$1
scratch=.build-fuzz
corpus=$scratch/corpus
calls=$scratch/calls
export TOUCHSTONE_FUZZER=1
for product in ScenarioFuzzer LiveFuzzer; do
  swift build -c release --scratch-path "$scratch" --product "$product" -Xswiftc -sanitize=fuzzer
done
mkdir -p "$corpus" "$calls"
cp Tests/ScenarioRunnerTests/Golden/*.scenario "$corpus"
# Each scenario of the lessons is a file of its own, and each word of the language a token.
awk -v corpus="$corpus" '
  /^```scenario/ { name = corpus "/lesson-" ++count; next }
  /^```/ { name = ""; next }
  name != "" { print > name }
' Content/*.md Content/*/*.md
grep -ohE '\b[A-Za-z][A-Za-z-]+\b' .vscode/extensions/scenario/syntaxes/scenario.tmLanguage.json |
  sort -u | sed 's/.*/"&"/' >"$scratch/words"

fuzz() {
  local product=$1 folder=$2
  shift 2
  "$scratch/release/$product" "$folder" "$@" -max_len=4096 -timeout=10 -rss_limit_mb=2048 \
    -max_total_time="$((seconds / 2))" -artifact_prefix="$scratch/" -print_final_stats=1
}
fuzz ScenarioFuzzer "$corpus" -dict="$scratch/words"
fuzz LiveFuzzer "$calls"
