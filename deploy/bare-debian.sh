# Machines to try docs/deploying.md on: each a bare Debian with systemd as its first process, in a container that shares
# the network of the machine it runs on. Sourced by the try-*.sh beside it; needs root, debootstrap and systemd-container.

checkout=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
base=/var/tmp/aleef-bare-debian
work=$(mktemp -d /var/tmp/aleef-try-XXXXXX)
passed=0
failed=0
declare -A first_process

if [ ! -e "$base/bin/bash" ]; then
  debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus,iproute2,ca-certificates bookworm "$base"
  # The installer of a real machine writes this.
  echo '127.0.0.1 localhost' >"$base/etc/hosts"
fi

# boot NAME: starts the machine of that name, new or as it was left.
boot() {
  [ -e "$work/$1" ] || cp -a "$base" "$work/$1"
  mkdir -p "$work/$1/checkout"
  systemd-nspawn --quiet --directory="$work/$1" --machine="aleef-$1" --register=no --keep-unit --boot \
    --bind-ro="$checkout:/checkout" --bind-ro=/etc/ssl/certs/ca-certificates.crt ${NPM_SETTINGS:+--bind-ro="$NPM_SETTINGS:/root/.npmrc"} \
    >"$work/$1.console" 2>&1 </dev/null &
  local outer=$!
  for _ in $(seq 100); do
    first_process[$1]=$(pgrep -P "$outer" -x systemd || true)
    if [ -n "${first_process[$1]}" ] && on "$1" systemctl is-system-running 2>/dev/null | grep -qE 'running|degraded'; then
      return 0
    fi
    sleep 0.2
  done
  echo "$1 does not start:" >&2
  tail "$work/$1.console" >&2
  exit 1
}

# on NAME COMMAND…: runs it there, as root, with a clean environment.
on() {
  local name=$1
  shift
  nsenter --target "${first_process[$name]}" --mount --uts --ipc --pid --root env -i --chdir=/root \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 \
    ${NODE_EXTRA_CA_CERTS:+NODE_EXTRA_CA_CERTS="$NODE_EXTRA_CA_CERTS"} "$@"
}

# shut_down NAME: in order, as by its power button.
shut_down() {
  on "$1" systemctl poweroff --no-block || true
  while [ -e "/proc/${first_process[$1]}" ]; do sleep 0.2; done
}

# check WHAT COMMAND…: counts whether it succeeds, to its last line. It runs in a shell of its own.
check() {
  local what=$1 status
  shift
  set +e
  (
    set -e
    "$@"
  ) >"$work/last.log" 2>&1
  status=$?
  set -e
  if [ "$status" -eq 0 ]; then
    passed=$((passed + 1))
    echo "✓ $what"
  else
    failed=$((failed + 1))
    echo "✗ $what"
    tail -5 "$work/last.log"
  fi
}

# within SECONDS COMMAND…: tries until it succeeds.
within() {
  local end=$((SECONDS + $1))
  shift
  until "$@"; do
    if [ "$SECONDS" -ge "$end" ]; then return 1; fi
    sleep 0.2
  done
}

finish() {
  local status=$?
  for name in "${!first_process[@]}"; do
    if [ -e "/proc/${first_process[$name]}" ]; then kill -9 "${first_process[$name]}" || true; fi
  done
  for file in "$work"/*.pid; do
    if [ -e "$file" ]; then kill -9 "$(cat "$file")" 2>/dev/null || true; fi
  done
  sleep 1
  rm -rf "$work"
  if [ "$status" -eq 0 ]; then echo "$passed passed, $failed failed"; fi
  [ "$status" -eq 0 ] && [ "$failed" -eq 0 ]
}
trap finish EXIT
