// P-04: adding to the cart over HTTP against a bare script that sends exactly the same statements to the database, at
// the same concurrency.
import { createSessionCookie } from '#platform/sessions/session-cookie.ts'
import { createFindSession } from '#server/access/current-user.ts'
import { addToCart } from '#server/cart/add-to-cart.ts'
import { type BenchRow, inTurn, load, ratioRow, repeat } from '../measure.ts'
import { createStatementRecorder, type Recorded, withOtherValues } from '../record-statements.ts'
import { AUTH_SECRET, type BenchShop, startShop } from '../shop.ts'
import { openVerbs } from '../verbs.ts'

const SECONDS = 4
const CUSTOMERS = 32
const QUANTITY = 1

type CartBuyer = { id: string; cookie: string }

export async function* measureAddToCart(): AsyncGenerator<BenchRow> {
  await using shop = await startShop()
  const productId = await plentifulProduct(shop)
  const buyers = await shop.customers(CUSTOMERS)
  const scripts = await recordForEach(shop, buyers, productId)
  const overHttp = async () => {
    await shop.pool.query('DELETE FROM cart_items')
    const speed = await load(`${shop.url}/api/cart`, {
      connections: CUSTOMERS,
      seconds: SECONDS,
      post: { productId, quantity: QUANTITY },
      perConnection: (index) => ({ cookie: buyers[index % CUSTOMERS]?.cookie ?? '' }),
    })
    return speed.perSecond
  }
  const pair = await inTurn(overHttp, () => byScript(shop, scripts))
  yield ratioRow('P-04', `add to cart, ${CUSTOMERS} customers`, pair, 0.5)
  const unnamed = scripts.map((statements) => statements.map(({ name: _, ...other }) => other))
  const names = await inTurn(
    () => byScript(shop, scripts),
    () => byScript(shop, unnamed),
  )
  yield ratioRow('', 'the same statements planned once a connection against planned each time', names, 1)
}

async function byScript(shop: BenchShop, scripts: readonly Recorded[][]): Promise<number> {
  await shop.pool.query('DELETE FROM cart_items')
  const turns = scripts.values().toArray()
  let turn = 0
  return repeat(
    async () => {
      for (const statement of turns[turn++ % turns.length] ?? []) await shop.pool.query(statement)
    },
    CUSTOMERS,
    SECONDS,
  )
}

/** Records the statements of one customer's request, and replays them for each customer. */
async function recordForEach(
  shop: BenchShop,
  buyers: readonly CartBuyer[],
  productId: number,
): Promise<Recorded[][]> {
  const recorder = createStatementRecorder()
  await using verbs = await openVerbs(shop.databaseUrl, recorder.Client)
  const cookie = createSessionCookie(AUTH_SECRET, verbs.context.baseUrl)
  const findSession = createFindSession(verbs.context, cookie)
  await shop.pool.query('INSERT INTO carts (user_id) SELECT unnest($1::text[])', [buyers.map(({ id }) => id)])
  const tokenOf = (buyer: CartBuyer) => cookie.read(new Headers({ cookie: buyer.cookie })) ?? ''
  const [first] = buyers
  if (!first) return []
  const statements = await recorder.record(async () => {
    const session = await findSession(new Headers({ cookie: first.cookie }))
    if (!session) throw new Error('the customer is not signed in')
    const added = await addToCart(verbs.context, session.customer, { productId, quantity: QUANTITY })
    if (!added.ok) throw new Error(`the product was refused: ${added.refusal.code}`)
  })
  // The third reads the product, which the shop has in memory.
  const ofShop = statements.slice(0, 2)
  return buyers.map((buyer) =>
    withOtherValues(ofShop, [
      [first.id, buyer.id],
      [tokenOf(first), tokenOf(buyer)],
    ]),
  )
}

async function plentifulProduct(shop: BenchShop): Promise<number> {
  const { rows } = await shop.pool.query<{ id: number }>(
    `UPDATE products SET quantity = 1000000000
     WHERE id = (SELECT min(id) FROM products WHERE is_active AND item_type = 'product') RETURNING id`,
  )
  if (!rows[0]) throw new Error('the shop has no supplies')
  return rows[0].id
}
