#!/usr/bin/env bash
# Builds the core modules as Embedded Swift, unless the committed engine was built from these very
# sources by these very tools. Then there's nothing that a build could show, for it would make the same
# bytes; that the module does what the program does is the next gate's matter, whichever it is.
# Leaves in .build-embedded/built.wasm.gz what it has built, if anything.
set -euo pipefail
scratch=.build-embedded
rm -f "$scratch/built.wasm.gz"
if .ci/committed-engine "$scratch/committed.wasm" exactly; then
  echo "The committed engine was built from these sources by these tools"
  exit
fi
echo "The committed engine was built from other sources or by other tools"
.ci/build-engine
gzip -9 --no-name --stdout "$scratch/LiveModule.wasm" >"$scratch/built.wasm.gz"
