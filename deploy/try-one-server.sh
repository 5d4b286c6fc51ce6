#!/usr/bin/env bash
# Tries "One server" of docs/deploying.md on a bare Debian: install, HTTPS, crash, reboot, upgrade. As root; some minutes.
set -euo pipefail
. "$(dirname "$0")/bare-debian.sh"
# Names that end so get a certificate of Caddy's own authority.
domain=shop.localhost

get() {
  on shop curl -fsS --max-time 40 --cacert /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt "$@"
}
is_served() { [[ $(get "https://$domain/") == *'<html'* ]]; }
# The process that systemd watches.
main_process() { on shop systemctl show --property=MainPID --value aleef; }

boot shop
check "installs on a bare Debian" on shop env DOMAIN=$domain PORT=3900 /checkout/deploy/install.sh
[ "$failed" -eq 0 ] || exit 1
check "serves the home page over HTTPS" within 15 is_served
check "sends http:// on to https://" on shop bash -c "curl -sI http://$domain/ | grep -qi '^location: https://$domain/'"
check "listens to nobody but the proxy" on shop bash -c "ss -Hltn 'sport = :3900' | grep -q '127.0.0.1:3900'"
check "runs as a user of its own" test "$(on shop stat -c %U "/proc/$(main_process)")" = aleef
check "keeps its data from other users" on shop bash -c "[ \$(stat -c %a /var/lib/aleef) = 700 ]"
check "writes its log to the journal, which is bounded" on shop bash -c \
  'journalctl -u aleef -n 1 --no-pager | grep -q . && grep -q SystemMaxUse /etc/systemd/journald.conf.d/aleef.conf'

on shop systemctl kill --signal=KILL --kill-who=main aleef
check "comes back after a crash" within 15 is_served

install_again() { on shop env DOMAIN=$domain /checkout/deploy/install.sh; }
# Visitors of the upgrade: one after the other, each must get a page.
visit_meanwhile() {
  local visits=0
  while [ ! -e "$work/upgraded" ]; do
    is_served || { echo "visit $visits got no page"; return 1; }
    visits=$((visits + 1))
  done
  [ "$visits" -gt 10 ]
}
(visit_meanwhile && touch "$work/all-visited") >"$work/visits.log" 2>&1 &
visits=$!
check "upgrades" install_again
touch "$work/upgraded"
wait "$visits" || cat "$work/visits.log"
check "serves every visitor during the upgrade" test -e "$work/all-visited"
check "has backed up before" on shop bash -c 'ls /var/lib/aleef/backups/before-*.tar'

shut_down shop
boot shop
check "starts with the machine" within 30 is_served
