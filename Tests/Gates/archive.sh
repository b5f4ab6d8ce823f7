#!/usr/bin/env bash
# Unpacks an archive on bare systems, which have neither Swift nor libcmark-gfm, and makes a course with it. The
# systems are containers where Docker runs. Elsewhere, they're folders that debootstrap fills from the
# distributions' servers, which takes a minute or two each the first time and needs root.
# usage: archive.sh ARCHIVE [SYSTEM...]
set -euo pipefail
archive=$1
shift
systems=("$@")
((${#systems[@]})) || systems=(debian:12 debian:13 ubuntu:24.04)
source Tests/Gates/bare-root.sh
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
tar -xzf "$archive" -C "$folder"
unpacked=$(echo "$folder"/*)
program=$unpacked/bin/touchstone

echo "$(basename "$archive"): $(stat -c %s "$archive") bytes, the program $(stat -c %s "$program") bytes"
objdump -p "$program" | awk '/NEEDED/ { print "needs " $2 }'
objdump -T "$program" | grep -o 'GLIBC_[0-9.]*' | sort --version-sort --unique | tail -n 1 |
  sed 's/^/needs at least /'

# Warnings of the formatter, and errors of the shell, in what's generated.
for page in "$unpacked"/share/man/man1/*.1; do
  warnings=$(groff -man -mdoc -ww -Tutf8 "$page" 2>&1 >/dev/null)
  [[ -z $warnings ]] || { echo "error: $page: $warnings"; exit 1; }
done
bash -n "$unpacked/share/bash-completion/completions/touchstone"
# Everything that is linked into the program has its license.
for package in cmark-gfm FlyingFox ICU libyaml Swift swift-argument-parser wasi-libc Yams; do
  [[ -s $unpacked/share/doc/touchstone/licenses/$package.txt ]] || { echo "error: no license of $package"; exit 1; }
done

# Runs on each system, as any user would, from a folder that isn't the program's.
cat >"$folder/try" <<'END'
set -eu
PATH=$1/bin:$PATH
cd "$(mktemp -d)"
if ldd "$(command -v touchstone)" | grep 'not found'; then exit 1; fi
touchstone --version
touchstone new site course >/dev/null
cd course
touchstone test
touchstone build
[ -f Site/playground.html ] || { echo "error: the program didn't find its engine"; exit 1; }
timeout --signal INT 10 touchstone serve >served || true
grep -o 'http://localhost:[0-9]*/' served
grep 'made in' served
END

# Runs the trial on a system, by its name as an image for containers.
on() {
  if docker info >/dev/null 2>&1; then
    docker run --rm --volume "$folder:$folder:ro" "$1" sh "$folder/try" "$unpacked"
    return
  fi
  local root
  root=$(bare_root "$1")
  mkdir -p "$root$folder"
  cp -R "$folder/." "$root$folder"
  # Swift's library reads a process's arguments from /proc, which every running system has.
  unshare --mount sh -c 'mount --bind /proc "$0/proc" && exec chroot "$0" "$@"' "$root" \
    env -i HOME=/root PATH=/usr/bin:/bin sh "$folder/try" "$unpacked"
  rm -rf "${root:?}$folder"
}

for system in "${systems[@]}"; do
  echo "== $system"
  on "$system"
done
echo "The archive makes a course on ${systems[*]}"
