#!/usr/bin/env bash
# Runs the Swift tests but the exhaustive ones, which `exhaustive.txt` lists, or only those.
# usage: tests.sh usual|exhaustive
set -euo pipefail
list=Tests/Gates/exhaustive.txt
case ${1-} in
  usual) choice=--skip ;;
  exhaustive) choice=--filter ;;
  *) echo "usage: tests.sh usual|exhaustive"; exit 1 ;;
esac
mapfile -t names < <(sed -e 's/ *#.*//' -e '/^$/d' "$list")
pattern=$(IFS='|'; echo "^(${names[*]})")
events=.build/gates/$1.jsonl
.build/debug/TouchstonePackageTests.xctest --testing-library swift-testing "$choice" "$pattern" \
  --event-stream-output-path "$events" --event-stream-version 0
[[ $1 == exhaustive ]] || exit 0
# A name that matches nothing would leave its tests to the usual ones, where they take minutes.
ran=$(grep -o '"testID":"[^"]*"' "$events" | sed -e 's|\\/|/|g' -e 's/^"testID":"//' | sort -u)
for name in "${names[@]}"; do
  grep -qE "^$name" <<<"$ran" || { echo "error: $list has $name, and there is no such test"; exit 1; }
done
