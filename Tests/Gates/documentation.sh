#!/usr/bin/env bash
# Lists the declarations of all modules, and lets `documentation.py` judge their doc comments.
set -euo pipefail
graphs=$(swift package dump-symbol-graph --minimum-access-level package --skip-synthesized-members \
  2>&1 | sed -n 's/^Files written to //p')
python3 Tests/Gates/documentation.py "$graphs"
