# Sourced by the scripts beside it: goes to the package's folder, finds the Swift toolchain, and
# says in one sentence what is missing.

set -euo pipefail
script=${0##*/}
cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$(pwd -P)

# Ends the script with a sentence. 69 is EX_UNAVAILABLE of sysexits.h, 64 is EX_USAGE.
fail() {
  echo "$script: $1" >&2
  exit "${2:-69}"
}

# The version of this package, such as 0.1.0-dev, which is written in one file.
version_file=Sources/TweenHeadless/EngineVersion.swift
engine_version() { sed -nE 's/^ *package static let text = "(.*)"$/\1/p' "$version_file"; }

# Puts swift on PATH. sudo keeps only the system's folders in PATH, so the usual places of a
# toolchain, for the user who called sudo too, are looked at as well.
need_swift() {
  local user_home folder
  if ! command -v swift >/dev/null; then
    user_home=$(getent passwd "${SUDO_USER:-$(id -un)}" | cut -d: -f6) || user_home=${HOME:-/root}
    for folder in /opt/swift/usr/bin /usr/local/swift/usr/bin /usr/libexec/swift/bin \
      "$user_home/.local/share/swiftly/bin" "$user_home/swift/usr/bin"; do
      if [ -x "$folder/swift" ]; then
        export PATH="$PATH:$folder"
        return
      fi
    done
    fail "there is no swift here: install Swift 6.3 or later from swift.org and put it on PATH."
  fi
}

# Runs a command when the script ends, however it ends, before those that were given earlier.
at_exit_commands=()
at_exit() {
  at_exit_commands=("$(printf '%q ' "$@")" ${at_exit_commands[@]+"${at_exit_commands[@]}"})
  trap 'for at_exit_command in "${at_exit_commands[@]}"; do eval "$at_exit_command" || true; done' EXIT
}

# Called with sudo, everything built would belong to root and the next build without sudo would
# fail: on exit, hands the named folders to the caller.
give_to_caller() {
  if [ "$(id -u)" = 0 ] && [ "${SUDO_UID:-0}" != 0 ]; then at_exit hand_over "$@"; fi
}

hand_over() {
  local folder
  for folder in "$@"; do
    [ ! -e "$folder" ] || chown -R "$SUDO_UID:${SUDO_GID:-$SUDO_UID}" "$folder"
  done
}
