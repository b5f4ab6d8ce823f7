#!/usr/bin/env bash
# Checks what only a hosted service runs: the workflows and the action against GitHub's schemas, their
# permissions and inputs for what an attacker could use, the container file for common mistakes, and the settings and
# the lessons of two courses against the schemas of a new one. If actionlint
# is installed, it checks the expressions and the shell in the workflows, too; CI always runs it.
set -euo pipefail
tools=$PWD/.venv/bin
course=$(mktemp -d)
trap 'rm -rf "$course"' EXIT
"$1" new site "$course/new" >/dev/null
"$tools/check-jsonschema" --builtin-schema vendor.github-workflows .github/workflows/*.yml \
  "$course"/new/.github/workflows/*.yml
"$tools/check-jsonschema" --builtin-schema vendor.github-actions .github/actions/*/action.yml
"$tools/check-jsonschema" --schemafile "$course/new/schemas/site.schema.json" \
  "$course/new/Content/site.yaml" Content/site.yaml
for lesson in "$course"/new/Content/*.md Content/*.md; do
  sed -n '2,/^---$/{/^---$/!p}' "$lesson" >"$course/$(basename "$lesson").yaml"
done
"$tools/check-jsonschema" --schemafile "$course/new/schemas/front-matter.schema.json" "$course"/*.md.yaml
for key in 'titel: A' 'allow: {scripts: []}' 'address: touches'; do
  echo "$key" >"$course/wrong.yaml"
  if "$tools/check-jsonschema" --schemafile "$course/new/schemas/site.schema.json" "$course/wrong.yaml" >/dev/null
  then
    echo "The schema accepts $key" >&2
    exit 1
  fi
done
"$tools/zizmor" --offline --no-progress --min-severity medium .github
"$tools/hadolint" .ci/Dockerfile
if command -v actionlint >/dev/null; then actionlint; fi
echo "The workflows, the action, and the container file are sound"
