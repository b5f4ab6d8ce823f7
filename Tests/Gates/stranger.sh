#!/usr/bin/env bash
# Runs the README's first command as an ordinary user without sudo on a machine that lacks packages, and checks that it
# fails in one line, which says what is missing and how to get it, before anything is built. What is hidden is hidden by
# the variable ENGINE_ROOT and by programs that come first in PATH, because ordinary containers allow no more.
# `bare-system.sh` does the same in a bare Debian system, up to the finished site.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 755 "$folder"
mkdir "$folder/clone" "$folder/bin"
cp -R Makefile Package.swift .ci Sources "$folder/clone"
mkdir -p "$folder/clone/Site/theme"
cp -R Site/theme/live "$folder/clone/Site/theme"
cd "$folder/clone"
export ENGINE_ROOT=$folder/nothing
failures=0
fault() { echo "error: $1"; failures=1; }

# The committed engine is recognized where nothing that builds an engine is installed.
.ci/committed-engine "$folder/engine" || fault "the committed engine isn't recognized without wasi-libc"

# Every tool that this machine has but sudo and the ones given; `hiding TOOL...`.
hiding() {
  rm -rf "$folder/bin"
  mkdir "$folder/bin"
  local tool
  for tool in awk base64 bash basename cat cmp cp cut dirname dpkg-query env expr find getconf git grep gzip head make mkdir mktemp \
    mv pkg-config python3 rm sed sh sha256sum sort stat swift swiftc tail tee tr uname xargs apt-get; do
    if [[ " $* " != *" $tool "* ]] && command -v "$tool" >/dev/null; then
      ln -s "$(command -v "$tool")" "$folder/bin/$tool"
    fi
  done
  # The tools of an engine, which 'make test' doesn't need; none of them is run here.
  for tool in zopfli wasm-opt; do
    [[ " $* " == *" $tool "* ]] || ln -s /bin/false "$folder/bin/$tool"
  done
  # Debian's list of packages, without the ones of an engine and of the parser.
  rm -f "$folder/bin/dpkg-query"
  printf '#!/bin/sh\ncase "$*" in *%s*) exit 1 ;; *) echo "(installed)" ;; esac\n' "$hidden" >"$folder/bin/dpkg-query"
  chmod +x "$folder/bin/dpkg-query"
}
# Builds would take minutes, and no failure may come that late.
printf '#!/bin/sh\necho "a build has begun"\n' >.ci/build
user=()
if ((EUID == 0)); then
  user=(setpriv --reuid=65534 --regid=65534 --clear-groups)
  chown -R 65534:65534 "$folder"
fi

# Expects `make site` to fail, and its output to be this pattern and make's own line: `fails WHEN PATTERN`.
fails() {
  local output status=0
  output=$("${user[@]}" env -i PATH="$folder/bin" ENGINE_ROOT="$ENGINE_ROOT" TMPDIR="$folder" make site 2>&1) || status=$?
  output=$(grep -v '^make: ' <<<"$output" || true)
  ((status != 0)) || fault "$1: 'make site' has succeeded"
  [[ $(wc -l <<<"$output") == 1 && $output == error:\ $2 ]] || fault "$1: 'make site' prints: $output"
}

hidden=libcmark
hiding
fails "without the parser's packages" "packages are missing; as root, run: apt-get install *libcmark-gfm-dev libcmark-gfm-extensions-dev"
hiding swiftc swift
fails "without Swift" "there is no Swift toolchain; https://www.swift.org/install/*"

# From here on, the committed engine is that of other sources.
echo "// changed" >>Sources/TraceModel/Trace.swift
hidden=wasi-libc
hiding wasm-opt
fails "without what builds an engine" "packages are missing; as root, run: apt-get install wasi-libc binaryen"
hidden=no-package
hiding
fails "without the engine's libraries" "there is no $ENGINE_ROOT/usr/lib/wasm32-wasi/libc.a; .ci/install engine installs it"

((failures == 0)) || exit 1
echo "Without Swift, packages, or libraries, 'make site' says so in one line"
