#!/usr/bin/env bash
# Fuzzes the scenario language and its runner for some seconds, beginning with the scenarios of the
# repository. What is found lies in .build-fuzz afterwards, as crash-… or timeout-…
# usage: fuzz.sh SECONDS
set -euo pipefail
seconds=$1
scratch=.build-fuzz
corpus=$scratch/corpus
export TOUCHSTONE_FUZZER=1
swift build -c release --scratch-path "$scratch" --product ScenarioFuzzer -Xswiftc -sanitize=fuzzer
mkdir -p "$corpus"
cp Tests/ScenarioRunnerTests/Golden/*.scenario "$corpus"
# Each scenario of the lessons is a file of its own, and each word of the language a token.
awk -v corpus="$corpus" '
  /^```scenario/ { name = corpus "/lesson-" ++count; next }
  /^```/ { name = ""; next }
  name != "" { print > name }
' Content/*.md Content/*/*.md
grep -ohE '\b[A-Za-z][A-Za-z-]+\b' .vscode/extensions/scenario/syntaxes/scenario.tmLanguage.json |
  sort -u | sed 's/.*/"&"/' >"$scratch/words"
"$scratch/release/ScenarioFuzzer" "$corpus" -dict="$scratch/words" -max_len=4096 -timeout=10 \
  -rss_limit_mb=2048 -max_total_time="$seconds" -artifact_prefix="$scratch/" -print_final_stats=1
