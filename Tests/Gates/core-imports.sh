#!/usr/bin/env bash
# Checks that the core modules, as listed in Package.swift, import only each other.
set -euo pipefail
core=$(sed -n '/^let coreTargets/,/^]/p' Package.swift | grep -o '"[A-Za-z]*"' | tr -d '"')
[[ -n $core ]] || { echo "Package.swift has no list named coreTargets"; exit 1; }

status=0
for module in $core; do
  while IFS=: read -r file line text; do
    imported=${text##* }
    if ! grep -qx "${imported%%.*}" <<<"$core"; then
      echo "$file:$line: error: core module $module imports $imported; it may import the standard library only"
      status=1
    fi
  done < <(grep -rnE '^ *(@[A-Za-z]+(\([^)]*\))? +)*([a-z]+ +)*import +' --include='*.swift' "Sources/$module" || true)
done
exit $status
