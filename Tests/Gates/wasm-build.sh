#!/usr/bin/env bash
# Builds the core modules as Embedded Swift and links them into .build-embedded.
# SwiftPM gets the C library and the compiler's builtins from here, because where they are depends on
# the machine; all other options stand in the toolset.
set -euo pipefail
triple=wasm32-unknown-none-wasm
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
libraries=(
  /usr/lib/wasm32-wasi/libc.a
  /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a
  "$resources/embedded/$triple/libswiftUnicodeDataTables.a"
)
linker=(-Xlinker -L/usr/lib/wasm32-wasi)
for library in "${libraries[@]}"; do
  [[ -f $library ]] || { echo "error: there is no $library; .ci/install test installs it"; exit 1; }
  linker+=(-Xlinker "$library")
done

# The outliner makes a constant of each array literal and numbers the constants of a function in the
# order in which it meets them. Where two modules have a copy of one function, they may number them in
# two orders, and the linker, which goes by the name, takes one list for another.
compiler=(-Xllvm -sil-disable-pass=object-outliner)

# A reader waits for the module to arrive, so size comes before speed. Closures are called rather than
# copied together with what calls them; accesses are not watched, as they are in all tests; and these,
# which stand at thousands of places, are calls: String ==, + and append, the beginning of an
# interpolation, and append of arrays of strings, marks and parts of sentences.
compiler+=(
  -Xllvm -sil-disable-pass=closure-specialize -Xllvm -sil-disable-pass=capture-prop
  -enforce-exclusivity=unchecked -Xllvm -inline-threshold=-50
)
for function in \
  SS2eeoiySbSS_SStFZ SS1poiyS2S_SStFZ SS6appendyySSF \
  s26DefaultStringInterpolationV15literalCapacity18interpolationCountABSi_SitcfC \
  Sa6appendyyxnFSS_Tg5 Sa6appendyyxnF7Figures6MarkupV_Tg5 \
  Sa6appendyyxnF7Figures13EventSentenceV4PartO_Tg5; do
  compiler+=(-Xllvm "-sil-inline-never-function=\$e$function")
done
options=()
for option in "${compiler[@]}"; do options+=(-Xswiftc "$option"); done

# The toolset keeps the compiler from putting a hash of its own into each object, so that equal
# sources are an equal module. It also gives the stack: with the linker's 64 KB, a reaction that sets
# itself off would write over the module's data before the runner ends it.
build() {
  swift build -c release --scratch-path .build-embedded --triple "$triple" \
    --toolset Sources/LiveModule/toolset.json "$@" "${options[@]}" "${linker[@]}"
}

mkdir -p .build-embedded
if ! build --product LiveModule |
  tee .build-embedded/log; then
  # The compiler names the caller only.
  if grep -q "wrong linkage to be called from" .build-embedded/log; then
    echo "hint: the functions above call an internal member of an open class; make that member final"
  fi
  exit 1
fi
module=.build-embedded/$triple/release/LiveModule.wasm
echo "$module: $(stat -c %s "$module") bytes, gzipped $(gzip -9 -c "$module" | wc -c)"
