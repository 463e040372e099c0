# What the scripts share: where the repository is, what must be installed, how to build quietly.
# Works with the bash 3.2 of macOS. Source it right after `set -euo pipefail`.

repository=$(cd -P "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

# The scripts' Python leaves nothing behind in the repository.
export PYTHONDONTWRITEBYTECODE=1

# One line for the person who runs the script; standard output belongs to the tool.
say() { printf '%s\n' "$*" >&2; }

fail() {
  say "$*"
  exit 2
}

on_mac() { [ "$(uname -s)" = Darwin ]; }

# --- Installing -------------------------------------------------------------------------------

# install_packages REASON PACKAGE…: through the system's package manager, saying so first.
install_packages() {
  local reason=$1
  shift
  if on_mac; then
    command -v brew >/dev/null 2>&1 ||
      fail "$reason needs $*. Install Homebrew (https://brew.sh), then run this again."
    say "Installing with brew, for $reason: $*"
    brew install --quiet "$@" >&2 || fail "brew could not install $*."
    return
  fi
  command -v apt-get >/dev/null 2>&1 ||
    fail "$reason needs what Debian calls $*. Install it with your package manager, then run this again."
  say "Installing with apt-get, for $reason: $*"
  as_root apt-get install --yes --no-install-recommends -qq "$@" >"$install_log" 2>&1 && return
  # No package lists yet, or old ones: fetch them and try once more.
  as_root apt-get update -qq >"$install_log" 2>&1 &&
    as_root apt-get install --yes --no-install-recommends -qq "$@" >"$install_log" 2>&1 && return
  cat "$install_log" >&2
  fail "apt-get could not install $*."
}

install_log=${TMPDIR:-/tmp}/ibstack-install.$$.log
trap 'rm -f "$install_log"' EXIT

# Runs a command with the rights that installing needs.
as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    env DEBIAN_FRONTEND=noninteractive "$@"
  elif command -v sudo >/dev/null 2>&1; then
    sudo env DEBIAN_FRONTEND=noninteractive "$@"
  else
    say "This needs the rights of the administrator, and there is no sudo here: $*"
    return 1
  fi
}

# need COMMAND REASON APT-PACKAGE [BREW-PACKAGE]: installs the package when there is no COMMAND.
need() {
  command -v "$1" >/dev/null 2>&1 && return
  if on_mac; then install_packages "$2" "${4:-$3}"; else install_packages "$2" "$3"; fi
  command -v "$1" >/dev/null 2>&1 || fail "$2 needs $1, and installing $3 did not bring it."
}

# --- Swift and the C libraries ----------------------------------------------------------------

where_to_get_swift="Get it from https://www.swift.org/install/ (6.2 or newer), put it on the PATH, then run this again."

# Whether the toolchain starts, and finds what it compiles and links against: the C headers and the
# start files of a C compiler.
swift_is_complete() {
  swift --version >/dev/null 2>&1 || return 1
  on_mac && return 0
  [ -e /usr/include/stdlib.h ] && compgen -G '/usr/lib/gcc*/*/*/crtbegin.o' >/dev/null
}

require_swift() {
  command -v swift >/dev/null 2>&1 || fail "Swift is not installed. $where_to_get_swift"
  swift_is_complete && return
  on_mac && fail "swift is on the PATH but does not start. $where_to_get_swift"
  # The -dev packages are called alike in every release of Debian and Ubuntu; those with the
  # libraries that the toolchain loads are not. g++ brings the headers and the linker's parts.
  install_packages "the Swift toolchain" \
    g++ libncurses-dev libcurl4-openssl-dev libsqlite3-dev libxml2-dev ca-certificates
  swift_is_complete && return
  swift --version >&2 || fail "swift is on the PATH but does not start. $where_to_get_swift"
}

require_libraries() {
  if on_mac; then
    need pkg-config "finding C libraries" pkgconf
    [ -d "$(brew --prefix libxml2 2>/dev/null)/include" ] ||
      install_packages "reading documents" libxml2
    [ -d "$(brew --prefix libyaml 2>/dev/null)/include" ] ||
      install_packages "reading configuration files" libyaml
    return
  fi
  need pkg-config "finding C libraries" pkg-config
  pkg-config --exists libxml-2.0 || install_packages "reading documents" libxml2-dev
  pkg-config --exists yaml-0.1 || install_packages "reading configuration files" libyaml-dev
}

# --- Building ---------------------------------------------------------------------------------

# quietly COMMAND…: its output only when it fails; then status 2, for nothing was done.
quietly() {
  local log status=0
  log=$(mktemp "${TMPDIR:-/tmp}/ibstack.XXXXXX")
  "$@" >"$log" 2>&1 || status=$?
  [ "$status" -eq 0 ] || cat "$log" >&2
  rm -f "$log"
  [ "$status" -eq 0 ] || fail "Failed: $*"
}

# Builds the release tool and sets `tool` to its path. IBSTACK_TOOL names one that is built already.
build_tool() {
  tool=${IBSTACK_TOOL:-$repository/.build/release/ibstack}
  if [ -n "${IBSTACK_TOOL:-}" ]; then
    command -v "$tool" >/dev/null || fail "IBSTACK_TOOL names no program: $tool"
    return 0
  fi
  require_swift
  require_libraries
  [ -x "$tool" ] || say "Building ibstack; the first time takes a few minutes."
  quietly swift build --package-path "$repository" -c release --product ibstack
}
