#!/usr/bin/env bash
# Runs the tests of facts without the rules that the facts rest on, and wants them to fail.
set -euo pipefail
facts=$(mktemp)
trap 'rm -f "$facts"' EXIT
.build/debug/touchstone facts --format json > "$facts"
python3 Tests/Gates/rules.py "$facts" "$(ls -d .build/debug/*PackageTests.xctest)"
