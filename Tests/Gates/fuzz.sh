#!/usr/bin/env bash
# Runs each fuzzer for a third of the given time: scenarios with their runs, lessons up to their pages, and
# calls of the live engine. Each starts with inputs from the repository. Findings are saved in .build-fuzz as
# FUZZER-crash-…, FUZZER-timeout-…, or FUZZER-oom-….
# usage: fuzz.sh SECONDS [FUZZER …]
set -euo pipefail
seconds=$1
shift
fuzzers=("$@")
[ ${#fuzzers[@]} -gt 0 ] || fuzzers=(ScenarioFuzzer LessonFuzzer LiveFuzzer)
scratch=.build-fuzz
export TOUCHSTONE_FUZZER=1
# Swift's backtracer would handle the signal before libFuzzer can save the input.
export SWIFT_BACKTRACE=enable=no
for fuzzer in "${fuzzers[@]}"; do
  swift build -c release --scratch-path "$scratch" --product "$fuzzer" -Xswiftc -sanitize=fuzzer
done
mkdir -p "$scratch"/{ScenarioFuzzer,LessonFuzzer,LiveFuzzer}
# Each scenario in the lessons becomes a file, and each word of the language a token. Every kind of line break
# is included from the start.
cp Tests/ScenarioRunnerTests/Golden/*.scenario "$scratch/ScenarioFuzzer"
awk -v corpus="$scratch/ScenarioFuzzer" '
  /^```scenario/ { name = corpus "/lesson-" ++count; next }
  /^```/ { name = ""; next }
  name != "" { print > name }
' Content/*.md Content/*/*.md
grep -ohE '\b[A-Za-z][A-Za-z-]+\b' .vscode/extensions/scenario/syntaxes/scenario.tmLanguage.json |
  sort -u | sed 's/.*/"&"/' >"$scratch/words"
cp Tests/LessonFuzzer/Seeds/*.md "$scratch/LessonFuzzer"
for seed in Tests/ScenarioRunnerTests/Golden/*.scenario Tests/LessonFuzzer/Seeds/*.md; do
  case $seed in *.md) folder=$scratch/LessonFuzzer ;; *) folder=$scratch/ScenarioFuzzer ;; esac
  name=$folder/$(basename "$seed")
  sed 's/$/\r/' "$seed" >"$name-crlf"
  tr '\n' '\r' <"$seed" >"$name-cr"
  awk 'NR % 2 { printf "%s\r\n", $0; next } { print }' "$seed" >"$name-mixed"
done
# Calls that reached new code in earlier runs, one on each line.
count=0
while read -r line; do
  count=$((count + 1))
  base64 -d <<<"$line" >"$scratch/LiveFuzzer/known-$count"
done <Tests/LiveFuzzer/corpus.txt

fuzz() {
  local fuzzer=$1
  shift
  "$scratch/release/$fuzzer" "$scratch/$fuzzer" "$@" -timeout=60 -rss_limit_mb=2048 \
    -max_total_time="$((seconds / ${#fuzzers[@]}))" -artifact_prefix="$scratch/$fuzzer-" \
    -print_final_stats=1 2>&1 | tee "$scratch/$fuzzer.log"
}
for fuzzer in "${fuzzers[@]}"; do
  case $fuzzer in
  LiveFuzzer) fuzz "$fuzzer" -max_len=4096 ;;
  *) fuzz "$fuzzer" -max_len=4096 -dict="$scratch/words" ;;
  esac
done
