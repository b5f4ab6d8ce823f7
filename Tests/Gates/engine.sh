#!/usr/bin/env bash
# Builds the core modules as Embedded Swift, unless the committed engine was built from exactly these sources
# by exactly these tools, in which case a build would result in the same bytes. Another gate checks that the
# module does what the program does.
# Leaves the build, if any, in .build-embedded/built.wasm.gz, and its tools in built-tools.wasm.gz.
set -euo pipefail
scratch=.build-embedded
rm -f "$scratch"/built*.wasm.gz
if .ci/committed-engine "$scratch/committed" exactly; then
  echo "The committed engine was built from these sources by these tools"
  exit
fi
echo "The committed engine was built from other sources or by other tools"
# It overwrites what the last site left.
rm -f "$scratch/inputs"
.ci/build-engine
gzip -9 --no-name --stdout "$scratch/LiveModule.wasm" >"$scratch/built.wasm.gz"
gzip -9 --no-name --stdout "$scratch/LiveTools.wasm" >"$scratch/built-tools.wasm.gz"
