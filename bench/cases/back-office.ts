// P-11: every list, search, report and export of the back office in a shop with 100,000 of everything. An administrator
// makes one call after the other. Words of broad searches come again, and the shop caches what it found of items.
import { muscatDay } from '#domain/muscat-time.ts'
import { atMostRow, type BenchRow, milliseconds, quantile } from '../measure.ts'
import { addOfficeRows } from '../office-rows.ts'
import { type BenchShop, startShop } from '../shop.ts'

const SIZE = 100_000
const WARM_UP = 12
const REQUESTS = 60
const MAX_MS = 150
const MAX_REPORT_MS = 1000

const OF_NUMBER = `SELECT order_number AS text FROM orders ORDER BY hashint4(id) LIMIT ${REQUESTS}`
const OF_PHONE = `SELECT substr(customer_phone, 5) AS text FROM orders ORDER BY hashint4(id) LIMIT ${REQUESTS}`
const OF_NAME = `SELECT customer_name AS text FROM orders ORDER BY hashint4(id) LIMIT ${REQUESTS}`
const FIRST_NAMES = `SELECT DISTINCT split_part(customer_name, ' ', 1) AS text FROM orders`
const OF_ITEM = `SELECT product_name_arabic AS text FROM order_items ORDER BY hashint4(id) LIMIT ${REQUESTS}`
const OF_EMAIL = `SELECT email AS text FROM profiles WHERE id LIKE 'bench-%' ORDER BY hashtext(id) LIMIT ${REQUESTS}`
const OF_READER = `SELECT email AS text FROM newsletter_subscribers ORDER BY hashint4(id) LIMIT ${REQUESTS}`
const OF_PRODUCT = `SELECT name_arabic AS text FROM products ORDER BY hashint4(id) LIMIT ${REQUESTS}`
const OF_ANIMAL = `SELECT microchip AS text FROM animals WHERE microchip IS NOT NULL ORDER BY hashint4(id) LIMIT ${REQUESTS}`
const KINDS_OF_PRODUCT = `SELECT DISTINCT split_part(name_arabic, ' ', 1) AS text FROM products`

const DAY_AGO = (days: number) => muscatDay(new Date(Date.now() - days * 86_400_000))

const MONTH = `from=${DAY_AGO(60)}&to=${DAY_AGO(30)}`

/** The request; `%` is replaced by the next of the statement's words, `next` is the second page. */
type OfficeRead = { path: string; words?: string; next?: true }

const ASKS: Record<string, OfficeRead> = {
  'orders, all': { path: '/orders' },
  'orders, next page': { path: '/orders', next: true },
  'orders, delivered': { path: '/orders?status=delivered' },
  'orders, pending': { path: '/orders?status=pending' },
  'orders, payment verified': { path: '/orders?payment=verified' },
  'orders, payment reported': { path: '/orders?payment=reported' },
  'orders, delivered and verified, next page': {
    path: '/orders?status=delivered&payment=verified',
    next: true,
  },
  'orders, by number': { path: '/orders?search=%', words: OF_NUMBER },
  'orders, by phone': { path: '/orders?search=%', words: OF_PHONE },
  'orders, by full name': { path: '/orders?search=%', words: OF_NAME },
  'orders, by a name that a tenth has': { path: '/orders?search=%', words: FIRST_NAMES },
  'orders, by what all hold': {
    path: '/orders?search=%',
    words: `SELECT unnest('{202,alf,ALF20}'::text[]) AS text`,
  },
  'orders, by item': { path: '/orders?search=%', words: OF_ITEM },
  'orders, by a kind of item': { path: '/orders?search=%', words: KINDS_OF_PRODUCT },
  'orders, by two letters': { path: '/orders?search=%', words: `SELECT unnest('{قط,77}'::text[]) AS text` },
  'orders, of a governorate, by amount': { path: '/orders?region=3&sort=amount' },
  'orders, of a month, by amount, next page': {
    path: `/orders?${MONTH}&sort=amount`,
    next: true,
  },
  'orders, nearest deadline first': { path: '/orders?sort=due' },
  'orders, deadline near, delivered to the door': { path: '/orders?due=soon&deliveryType=home&channel=site' },
  'orders, to prepare': { path: '/orders?view=prepare' },
  'orders, late': { path: '/orders?view=late' },
  'views of orders, with twelve of its own': { path: '/orders/views' },
  'transfers, reported': { path: '/transfers?stage=reported' },
  'transfers, reported, next page': { path: '/transfers?stage=reported', next: true },
  'transfers, awaiting': { path: '/transfers?stage=awaiting' },
  'transfers, late': { path: '/transfers?stage=late' },
  'transfers, closed today': { path: '/transfers?stage=closed' },
  'transfers, by name': { path: '/transfers?stage=reported&search=%', words: FIRST_NAMES },
  'items, all with counters': { path: '/products' },
  'items, next page': { path: '/products', next: true },
  'items, animals': { path: '/products?type=animal' },
  'items, category': { path: '/products?category=3' },
  'items, hidden': { path: '/products?active=false' },
  'items, featured': { path: '/products?featured=true' },
  'items, by name': { path: '/products?search=%', words: OF_PRODUCT },
  'items, by kind': { path: '/products?search=%', words: KINDS_OF_PRODUCT },
  categories: { path: '/categories' },
  'inventory, all': { path: '/inventory' },
  'inventory, next page': { path: '/inventory', next: true },
  'inventory, low': { path: '/inventory?level=low' },
  'inventory, by name': { path: '/inventory?search=%', words: OF_PRODUCT },
  'inventory, by kind': { path: '/inventory?search=%', words: KINDS_OF_PRODUCT },
  "inventory, one item's ledger": {
    path: '/inventory/%/movements',
    words: `SELECT product_id::text AS text FROM stock_movements WHERE reason = 'adjustment' LIMIT 1`,
  },
  'users, all': { path: '/users' },
  'users, next page': { path: '/users', next: true },
  'users, customers': { path: '/users?role=customer' },
  'users, administrators': { path: '/users?role=admin' },
  'users, by e-mail': { path: '/users?search=%', words: OF_EMAIL },
  'users, by a name that a tenth has': { path: '/users?search=%', words: FIRST_NAMES },
  'messages, open': { path: '/messages' },
  'messages, all': { path: '/messages?state=all' },
  'messages, by sender': { path: '/messages?state=all&search=%', words: OF_EMAIL },
  'messages, by a name that a tenth has': { path: '/messages?state=all&search=%', words: FIRST_NAMES },
  'newsletter, all': { path: '/newsletter' },
  'newsletter, active': { path: '/newsletter?state=active' },
  'newsletter, by e-mail': { path: '/newsletter?search=%', words: OF_READER },
  'newsletter, issues': { path: '/newsletter/issues' },
  'returns, waiting': { path: '/returns' },
  'returns, all, next page': { path: '/returns?state=all', next: true },
  runs: { path: '/runs' },
  'animals, here': { path: '/passports' },
  'animals, all, next page': { path: '/passports?state=all', next: true },
  'animals, by microchip': { path: '/passports?state=all&search=%', words: OF_ANIMAL },
  'animals, by a name that a tenth has': { path: '/passports?state=all&search=%', words: FIRST_NAMES },
  'visits, coming': { path: '/viewings' },
  'visits, past, next page': { path: '/viewings?of=past', next: true },
  vouchers: { path: '/vouchers' },
  'vouchers, next page': { path: '/vouchers', next: true },
  statements: { path: '/statements' },
  'audit, all': { path: '/audit' },
  'audit, next page': { path: '/audit', next: true },
  'audit, by kind': { path: '/audit?entityType=product' },
  'audit, by a rare kind': { path: '/audit?entityType=category' },
  'audit, by person': { path: '/audit?actorId=bench-1' },
  'audit, of one thing': { path: '/audit?entityType=order&entityId=77' },
  'everything, by name': { path: '/search?search=%', words: OF_NAME },
  'everything, by a name that a tenth has': { path: '/search?search=%', words: FIRST_NAMES },
  'everything, by a kind of item': { path: '/search?search=%', words: KINDS_OF_PRODUCT },
  'everything, by order number': { path: '/search?search=%', words: OF_NUMBER },
  dashboard: { path: '/stats' },
  'report of 30 days': { path: '/analytics?period=30' },
  'report of 365 days': { path: '/analytics?period=365' },
  'export of a month of orders': { path: `/orders/export?${MONTH}` },
  'export of the lines of a month of orders': { path: `/orders/export?of=lines&${MONTH}` },
  'export of a month of payments': { path: `/payments/export?${MONTH}` },
}

export async function* measureBackOffice(): AsyncGenerator<BenchRow> {
  await using shop = await startShop()
  const [admin] = await shop.customers(1)
  if (!admin) throw new Error('there is no administrator')
  await shop.pool.query('UPDATE profiles SET is_admin = true, is_owner = true WHERE id = $1', [admin.id])
  await addOfficeRows(shop.pool, SIZE, admin.id)
  const office = { shop, cookie: admin.cookie }
  for (const [what, ask] of Object.entries(ASKS)) yield await measure(what, ask, office)
}

type Office = { shop: BenchShop; cookie: string }

/** Fails on an error response, which must not count as fast. */
async function measure(what: string, ask: OfficeRead, office: Office): Promise<BenchRow> {
  const most = /^\/analytics|\/export/.test(ask.path) ? MAX_REPORT_MS : MAX_MS
  const name = `${what}, p95 at 100,000`
  try {
    const paths = await pathsOf(office, ask)
    const times: number[] = []
    for (let n = 0; n < WARM_UP + REQUESTS; n++) times.push(await time(office, paths, n))
    const measured = times.slice(WARM_UP)
    const row = atMostRow('P-11', name, quantile(measured, 0.95), most, milliseconds)
    return { ...row, reference: `p50 ${quantile(measured, 0.5).toFixed(1)}` }
  } catch (error) {
    const figure = error instanceof Error ? error.message : String(error)
    return { id: 'P-11', what: name, figure, goal: `≤ ${most} ms`, reached: false }
  }
}

async function pathsOf(office: Office, { path, words, next }: OfficeRead): Promise<string[]> {
  if (words) {
    const { rows } = await office.shop.pool.query<{ text: string }>(words)
    return rows.map(({ text }) => path.replace('%', encodeURIComponent(text)))
  }
  if (!next) return [path]
  const { nextCursor } = JSON.parse(await ask(office, path)) as { nextCursor: string | null }
  if (nextCursor === null) throw new Error('has no next page')
  return [`${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(nextCursor)}`]
}

async function time(office: Office, paths: readonly string[], n: number): Promise<number> {
  const start = performance.now()
  await ask(office, paths[n % paths.length] ?? '')
  return performance.now() - start
}

async function ask({ shop, cookie }: Office, path: string): Promise<string> {
  const response = await fetch(`${shop.url}/api/admin${path}`, { headers: { cookie } })
  if (!response.ok) throw new Error(`responded with ${response.status}`)
  return response.text()
}
