#!/usr/bin/env bash
# Checks that the committed site's engine was built from the current sources, according to engine.lock.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
if ! .ci/committed-engine "$folder"; then
  echo "error: Site has the engine of other sources; run 'make site', and commit Site and .ci/engine.lock"
  exit 1
fi
echo "$(stat -c %s "$folder/LiveModule.wasm") bytes, and $(stat -c %s "$folder/LiveTools.wasm") of the tools"
