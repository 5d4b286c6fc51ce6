#!/usr/bin/env bash
# Installs or upgrades the shop on a bare Debian (12 or later), as root, from a checkout: docs/deploying.md.
#   DOMAIN=shop.example.com deploy/install.sh          the shop, and Caddy in front of it
#   DOMAIN=shop.example.com deploy/install.sh shop     the shop alone, behind a balancer on another machine
#   DOMAIN=… SHOPS="10.0.0.1:3000 10.0.0.2:3000" deploy/install.sh balancer
# An upgrade is the same command from a newer checkout: it backs up, builds beside the running shop, switches, and goes
# back to the old build when the new one does not come up.
set -euo pipefail
: "${DOMAIN:?Set DOMAIN to the name under which visitors reach the shop.}"
checkout=$(cd "$(dirname "$0")/.." && pwd)
release=/opt/aleef/releases/$(date -u +%Y%m%d-%H%M%S)
export DEBIAN_FRONTEND=noninteractive

main() {
  apt-get update -qq
  install -d -m 755 /etc/aleef
  case "${1:-}" in
    "")
      install_shop
      install_balancer
      ;;
    shop) install_shop ;;
    balancer) install_balancer ;;
    *)
      echo "shop, balancer, or nothing for both" >&2
      exit 1
      ;;
  esac
}

install_shop() {
  install_node
  configure_shop
  build
  if [ -e /opt/aleef/current ]; then back_up; fi
  switch
  remove_old_releases
  echo "$release serves"
}

install_balancer() {
  local change=reload
  if [ ! -e /etc/aleef/caddy ]; then change=restart; fi
  apt-get install -y -qq --no-install-recommends caddy >/dev/null
  write_once /etc/aleef/caddy <<END
DOMAIN=$DOMAIN
SHOPS=${SHOPS:-127.0.0.1:${PORT:-3000}}
END
  install -m 644 "$checkout/deploy/Caddyfile" /etc/caddy/Caddyfile
  write_once /etc/systemd/system/caddy.service.d/aleef.conf <<<$'[Service]\nEnvironmentFile=/etc/aleef/caddy\nRestart=always'
  systemctl daemon-reload
  systemctl enable --quiet caddy
  systemctl "$change" caddy
}

install_node() {
  apt-get install -y -qq --no-install-recommends ca-certificates curl >/dev/null
  if ! has_node; then
    apt-get install -y -qq --no-install-recommends nodejs npm >/dev/null
    # Debian 12 brings Node 18, which is enough to fetch a newer one.
    if ! has_node; then npm install --global --silent --prefix /usr/local node@24; fi
  fi
}

has_node() {
  command -v npm >/dev/null && node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20)' 2>/dev/null
}

# What stands is left as it is: these files are the owner's.
configure_shop() {
  id aleef >/dev/null 2>&1 || useradd --system --home-dir /var/lib/aleef --shell /usr/sbin/nologin aleef
  write_once /etc/aleef/environment <<END
NODE_ENV=production
BASE_URL=$(base_url)
HOST=127.0.0.1
PORT=${PORT:-3000}
TRUSTED_PROXIES=127.0.0.1,::1
DATA_DIR=/var/lib/aleef
WEB_CONCURRENCY=$(nproc)
END
  install -m 644 "$checkout/deploy/aleef.service" /etc/systemd/system/aleef.service
  # The shop's log is the journal's: `journalctl -u aleef`.
  write_once /etc/systemd/journald.conf.d/aleef.conf <<<$'[Journal]\nStorage=persistent\nSystemMaxUse=500M\nMaxRetentionSec=60day'
  chgrp aleef /etc/aleef/environment
  chmod 640 /etc/aleef/environment
  systemctl daemon-reload
}

# DOMAIN may say http:// itself, where something else in front speaks HTTPS.
base_url() {
  case "$DOMAIN" in
    http://*) echo "$DOMAIN" ;;
    *) echo "https://$DOMAIN" ;;
  esac
}

# write_once FILE: what comes in, unless it is there.
write_once() {
  mkdir -p "$(dirname "$1")"
  if [ -e "$1" ]; then cat >/dev/null; else cat >"$1"; fi
}

build() {
  mkdir -p "$release"
  tar -C "$checkout" --exclude=./.git --exclude=./node_modules --exclude=./build --exclude=./data --exclude=./test-results --exclude=./.prepare.lock \
    -cf - . | tar -C "$release" -xf -
  (cd "$release" && npm run build --silent)
}

back_up() {
  local file=/var/lib/aleef/backups/before-$(basename "$release").tar
  run_as_shop "mkdir -p /var/lib/aleef/backups && node_modules/.bin/node scripts/backup.ts $file"
}

# A command of the shop, with its environment and as its user.
run_as_shop() {
  (cd /opt/aleef/current && set -a && . /etc/aleef/environment && setpriv --reuid=aleef --regid=aleef --init-groups bash -c "$1")
}

switch() {
  local old=""
  if [ -e /opt/aleef/current ]; then old=$(readlink /opt/aleef/current); fi
  ln -sfn "$release" /opt/aleef/current
  systemctl enable --quiet aleef
  systemctl restart systemd-journald
  systemctl restart aleef
  if ! is_ready; then
    journalctl -u aleef -n 20 --no-pager >&2
    if [ -n "$old" ]; then
      ln -sfn "$old" /opt/aleef/current
      systemctl restart aleef
      echo "The new build did not come up; $old serves again." >&2
    fi
    exit 1
  fi
}

is_ready() {
  local port
  port=$(sed -n 's/^PORT=//p' /etc/aleef/environment)
  for _ in $(seq 60); do
    if curl -fsS -o /dev/null "http://127.0.0.1:$port/readyz" 2>/dev/null; then return 0; fi
    sleep 1
  done
  return 1
}

# The one that serves and two to go back to.
remove_old_releases() {
  ls -1d /opt/aleef/releases/* | head -n -3 | xargs -r rm -rf
}

main "$@"
