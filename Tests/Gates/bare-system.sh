#!/usr/bin/env bash
# Follows the README on a bare Debian system with the Swift toolchain, as an ordinary user without sudo, HOME, or a
# network, with another locale, from an archive in a folder with a space in its name: `make site` fails, and says what root must
# install; root does that; then `make site` builds the committed site, to the byte. Needs root and debootstrap.
# usage: bare-system.sh
set -euo pipefail
source Tests/Gates/bare-root.sh
# What Swift needs according to swift.org, and what this course needs according to the README.
packages=(binutils ca-certificates gcc git libc6-dev libcurl4 libedit2 libncurses6 libsqlite3-0 libstdc++-12-dev
  libxml2 make tzdata zlib1g)
clean=$(bare_root debian:12 "${packages[@]}")
root=$PWD/.build-roots/trial
rm -rf "$root"
cp -a --reflink=auto "$clean" "$root"
trap 'rm -rf "$root"' EXIT
chroot "$root" useradd --create-home stranger

# The archive, and the packages of Swift that a first build has fetched.
clone="$root/srv/a clone"
mkdir -p "$clone/.build"
find . -mindepth 1 -maxdepth 1 ! -name '.git' ! -name '.build*' ! -name '.venv*' -exec cp -a -t "$clone" {} +
cp -a .build/checkouts .build/repositories .build/workspace-state.json "$clone/.build"
chroot "$root" chown -R stranger "/srv/a clone"

toolchain=$(dirname "$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")")
mkdir -p "$root/opt/toolchain"
# Swift's packages come from GitHub, or from where this machine's Git looks for them.
git config --get-regexp '^url\..*\.insteadof$' >/dev/null && cp "$(git config --show-origin --get-regexp '^url\..*\.insteadof$' |
  sed -n '1s/^file:\([^\t]*\).*/\1/p')" "$root/etc/gitconfig"

# Runs a command in the system: `inside USER [OPTION...] -- COMMAND...`, with options of unshare.
inside() {
  local user=$1 options=()
  shift
  while [[ $1 != -- ]]; do options+=("$1"); shift; done
  shift
  unshare --mount "${options[@]}" bash -euc '
    # Without a network, a machine still reaches itself.
    ip link set lo up
    root=$1 toolchain=$2 user=$3
    shift 3
    mount --bind "$toolchain" "$root/opt/toolchain"
    mount --rbind /proc "$root/proc"
    mount --rbind /dev "$root/dev"
    cd "$root/srv/a clone"
    exec chroot --userspec="$user" "$root" env -i --chdir="/srv/a clone" LC_ALL=zh_CN.UTF-8 \
      PATH=/opt/toolchain/usr/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"' - "$root" "$toolchain" "$user" "$@"
}

echo "== without the packages"
status=0
output=$(inside stranger --net -- make site 2>&1) || status=$?
echo "$output"
line=$(sed -n 's/^error: packages are missing; as root, run: //p' <<<"$output")
[[ $status != 0 && $line == "apt-get install "* ]] || { echo "error: it doesn't say what is missing"; exit 1; }

echo "== $line"
cp /etc/resolv.conf "$root/etc/resolv.conf"
cp -a /etc/apt/apt.conf.d/. "$root/etc/apt/apt.conf.d"
inside root -- sh -c "apt-get -qq update && DEBIAN_FRONTEND=noninteractive $line --yes --no-install-recommends" >/dev/null

echo "== with them"
cp -a "$clone/Site" "$root/srv/committed"
start=$(date +%s)
inside stranger --net -- timeout 900 make site
echo "built in $(($(date +%s) - start)) s"
diff --recursive --brief "$root/srv/committed" "$clone/Site" || { echo "error: it differs from the committed site"; exit 1; }
echo "On a bare system, 'make site' builds the committed site in $(($(date +%s) - start)) s"
