# shellcheck shell=sh
# Sourced by examples/run and tests/run: installs what a build needs.

# Debian's own tools come first: another python3 in front of them knows none of its modules.
PATH=/usr/bin:/bin:$PATH
export PATH

# need COMMAND:PACKAGE ... - on Debian and its relatives installs the packages that are missing; elsewhere names the
# commands that are missing and gives up.
need() {
  missing=""
  if command -v apt-get >/dev/null 2>&1; then
    for pair in "$@"; do
      dpkg-query -W -f='${Status}\n' "${pair#*:}" 2>/dev/null | grep -q '^install ok installed' ||
        missing="$missing ${pair#*:}"
    done
    [ -n "$missing" ] || return 0
    as_root=""
    [ "$(id -u)" -eq 0 ] || as_root=sudo
    echo "installing:$missing"
    $as_root apt-get update -qq
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends $missing >/dev/null
  else
    for pair in "$@"; do
      [ "${pair%%:*}" = - ] || command -v "${pair%%:*}" >/dev/null 2>&1 || missing="$missing ${pair%%:*}"
    done
    [ -n "$missing" ] || return 0
    echo "missing, please install:$missing" >&2
    exit 1
  fi
}
