#!/usr/bin/env bash
# Checks what only a hosted service runs: the workflows and the action against GitHub's schemas, their
# permissions and inputs for what an attacker could use, and the container file for common mistakes. If actionlint
# is installed, it checks the expressions and the shell in the workflows, too; CI always runs it.
set -euo pipefail
tools=$PWD/.venv/bin
course=$(mktemp -d)
trap 'rm -rf "$course"' EXIT
"$1" new site "$course/new" >/dev/null
"$tools/check-jsonschema" --builtin-schema vendor.github-workflows .github/workflows/*.yml \
  "$course"/new/.github/workflows/*.yml
"$tools/check-jsonschema" --builtin-schema vendor.github-actions .github/actions/*/action.yml
"$tools/zizmor" --offline --no-progress --min-severity medium .github
"$tools/hadolint" .ci/Dockerfile
if command -v actionlint >/dev/null; then actionlint; fi
echo "The workflows, the action, and the container file are sound"
