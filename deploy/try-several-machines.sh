#!/usr/bin/env bash
# Tries "Several machines" of docs/deploying.md: two machines with the shop, one with PostgreSQL, an S3 server, a balancer,
# each a bare Debian; then kills them one by one while 20 customers buy (L-09, R-04, R-09). As root, in a checkout with its
# packages installed; some minutes.
set -euo pipefail
. "$(dirname "$0")/bare-debian.sh"
PATH=$checkout/node_modules/.bin:$PATH
url=http://127.0.0.1:3980
database=postgres://aleef:aleef@127.0.0.1:5490/aleef
declare -A port=([one]=3901 [two]=3902)

install_database() {
  on data bash -c 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >/dev/null'
  on data bash -c "sed -i 's/^port = .*/port = 5490/' /etc/postgresql/*/main/postgresql.conf && systemctl restart postgresql"
  within 20 on data setpriv --reuid=postgres --clear-groups psql -qp 5490 -c "CREATE USER aleef PASSWORD 'aleef'"
  on data setpriv --reuid=postgres --clear-groups psql -qp 5490 \
    -c "CREATE DATABASE aleef OWNER aleef ENCODING 'UTF8' LC_CTYPE 'C.UTF-8' TEMPLATE template0"
}

start_pictures() {
  (cd "$checkout" && exec node -e "import('s3rver').then(({ default: S3 }) => new S3({ port: 3990, address: '127.0.0.1',
    silent: true, directory: process.argv[1], configureBuckets: [{ name: 'pictures' }] }).run())" "$work/pictures") &
  echo $! >"$work/pictures.pid"
  within 20 curl -so /dev/null http://127.0.0.1:3990/
}

lose_pictures() { kill -9 "$(cat "$work/pictures.pid")"; }

install_shop_one() {
  on one mkdir -p /etc/aleef
  on one tee /etc/aleef/environment >/dev/null <<END
NODE_ENV=production
BASE_URL=$url
HOST=127.0.0.1
PORT=${port[one]}
TRUSTED_PROXIES=127.0.0.1
DATA_DIR=/var/lib/aleef
DATABASE_URL=$database
AUTH_SECRET="a secret of the tests that is long enough"
MEDIA_S3_BUCKET=pictures
MEDIA_S3_ENDPOINT=http://127.0.0.1:3990
MEDIA_S3_ACCESS_KEY_ID=S3RVER
MEDIA_S3_SECRET_ACCESS_KEY=S3RVER
DEMO=1
RATE_LIMIT_SCALE=0
END
  on one env DOMAIN=$url PORT=${port[one]} /checkout/deploy/install.sh shop
}

# The second is a copy of the first, as one would copy a virtual machine.
copy_shop() {
  cp -a "$work/one" "$work/two"
  sed -i "s/^PORT=.*/PORT=${port[two]}/" "$work/two/etc/aleef/environment"
}

install_balancer() {
  on balancer env DOMAIN=$url SHOPS="127.0.0.1:${port[one]} 127.0.0.1:${port[two]}" /checkout/deploy/install.sh balancer
}

answers() { [ "$(curl -so /dev/null --max-time 5 -w '%{http_code}' "$1")" = "$2" ]; }
is_ready() { answers "http://127.0.0.1:${port[$1]}/readyz" 200; }
is_away() { ! is_ready "$1"; }
both_are_ready() { is_ready one && is_ready two; }
none_is_ready() { is_away one && is_away two; }
# A page that no cache has yet.
shows_pages() { answers "$url/products?page=$RANDOM" 200; }

# Twenty visits in a row, each of which must get its page.
shows_every_page() {
  for _ in $(seq 20); do shows_pages; done
}

id_of_most_stocked() {
  curl -fsS "$url/api/products?limit=50" |
    node -e "let all = ''; process.stdin.on('data', (part) => (all += part)).on('end', () => {
      const [most] = JSON.parse(all).items.filter(({ type }) => type === 'product').sort((a, b) => b.quantity - a.quantity)
      console.log(most.id) })"
}

# 5,000 of one thing, entered by the owner.
fill_shelf() {
  on one bash -c 'cd /opt/aleef/current && set -a && . /etc/aleef/environment && NEW_PASSWORD=The-owners-password-1 \
    node_modules/.bin/node scripts/user-create.ts --email owner@shop.test --admin --owner --verified'
  local product
  product=$(id_of_most_stocked)
  echo "$product" >"$work/product"
  curl -fsS -o /dev/null -c "$work/owner" -H "Origin: $url" -H 'Content-Type: application/json' \
    -d '{"email":"owner@shop.test","password":"The-owners-password-1"}' "$url/api/auth/sign-in/email"
  curl -fsS -o /dev/null -b "$work/owner" -H "Origin: $url" -H 'Content-Type: application/json' \
    -d '{"change":5000,"reason":"أول شحنة"}' "$url/api/admin/inventory/$product/adjust"
}

# The machine's shop is killed, stays away for some seconds and returns.
lose_shop() {
  on "$1" systemctl kill --signal=KILL --kill-who=main aleef
  on "$1" systemctl stop aleef
  check "$1 killed: the other serves every visitor" shows_every_page
  check "$1 killed: only it counts as away" bash -c "$(declare -f answers is_ready is_away); $(declare -p port); is_away $1 && is_ready $2"
  on "$1" systemctl start aleef
  check "$1 is back" within 30 is_ready "$1"
}

boot data
boot one
boot balancer
check "database server" install_database
check "image store" start_pictures
check "first machine" install_shop_one
shut_down one
check "second machine" copy_shop
boot one
boot two
check "balancer" install_balancer
check "both machines are ready" within 30 both_are_ready
check "owner enters stock" fill_shelf
[ "$failed" -eq 0 ] || exit 1

(cd "$checkout" && node deploy/try-customers.ts "$url" "$database" "$(cat "$work/product")" "$work/stop" && touch "$work/all-bought") >"$work/customers.log" 2>&1 &
customers=$!
sleep 5
lose_shop one two
lose_shop two one

on data systemctl restart postgresql
check "after a restart of the database both are ready again" within 15 both_are_ready
on data systemctl stop postgresql
check "without the database none counts as ready" within 15 none_is_ready
check "without the database both processes live" answers "http://127.0.0.1:${port[one]}/healthz" 200
on data systemctl start postgresql
check "both heal by themselves" within 30 both_are_ready

lose_pictures
check "without the image store both stay ready" both_are_ready
check "without the image store every visitor gets a page" shows_every_page
sleep 5
start_pictures

on one systemctl restart aleef
check "a restart in order is noticed by nobody" shows_every_page
touch "$work/stop"
wait "$customers" || true
cat "$work/customers.log"
check "no order was lost, doubled or left unanswered" test -e "$work/all-bought"
check "the books are right" on one bash -c \
  'cd /opt/aleef/current && set -a && . /etc/aleef/environment && node_modules/.bin/node scripts/verify.ts'
