# Defines `bare_root SYSTEM [PACKAGE...]`, which prints the folder of a bare system like `debian:12`, plus some packages.
# debootstrap fills it from the distribution's servers, which takes a minute or two the first time and needs root.

bare_root() {
  local system=$1 release script log
  shift
  local name
  name=${system/:/-}$(printf -- '+%s' "$@" | cksum | cut -d ' ' -f 1)
  (($#)) || name=${system/:/-}
  local root=$PWD/.build-roots/$name
  if [[ ! -f $root/complete ]]; then
    ((EUID == 0)) || { echo "error: a bare system needs root" >&2; return 1; }
    case $system in
      debian:12) release=(bookworm "$root" http://deb.debian.org/debian) ;;
      debian:13) release=(trixie "$root" http://deb.debian.org/debian) ;;
      ubuntu:24.04) release=(noble "$root" http://archive.ubuntu.com/ubuntu) ;;
    esac
    rm -rf "$root"
    mkdir -p "$(dirname "$root")"
    # A debootstrap that's older than a release has no script of its name, and each distribution's are all the same.
    # Nothing of these folders leaves them, so their packages' signatures, for which another distribution may have
    # no keys, aren't checked.
    script=/usr/share/debootstrap/scripts/${release[0]}
    [[ -f $script ]] || case $system in
      debian:*) script=/usr/share/debootstrap/scripts/sid ;;
      *) script=/usr/share/debootstrap/scripts/gutsy ;;
    esac
    log=$(mktemp)
    debootstrap --no-check-gpg --variant=minbase ${1:+"--include=$(IFS=,; echo "$*")"} "${release[@]}" "$script" >"$log" ||
      { tail -n 20 "$log" >&2; return 1; }
    touch "$root/complete"
  fi
  echo "$root"
}
