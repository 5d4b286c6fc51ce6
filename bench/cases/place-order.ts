// P-05: an order of three lines over HTTP, 32 customers at once, against a bare script that sends exactly the same
// statements to the database in one transaction, at the same concurrency.
import { randomInt, randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { PlaceOrderRequest } from '#contract/order-requests.ts'
import { orderNumber } from '#domain/orders/order-number.ts'
import { findCustomer } from '#server/access/current-user.ts'
import { placeOrder } from '#server/orders/checkout/place-order.ts'
import { type BenchRow, inTurn, ratioRow, workThrough } from '../measure.ts'
import { createStatementRecorder, type Recorded, withOtherValues } from '../record-statements.ts'
import { type BenchShop, startShop } from '../shop.ts'
import { openVerbs } from '../verbs.ts'

const AT_ONCE = 32
const ORDERS_A_TURN = 600

const CHECKOUT: PlaceOrderRequest = {
  customerName: 'سالم البلوشي',
  customerPhone: '91234567',
  customerAddress: 'حي النهضة، منزل 12',
  regionId: 6,
  acceptedTerms: true,
}

type BenchBuyer = { id: string; cookie: string; cartId: number; products: number[] }

export async function* measurePlaceOrder(): AsyncGenerator<BenchRow> {
  await using shop = await startShop()
  // Ids that no other number equals, so that a recorded order can be replayed for other customers.
  await shop.pool.query('ALTER SEQUENCE carts_id_seq RESTART WITH 510000001')
  await shop.pool.query('ALTER SEQUENCE orders_id_seq RESTART WITH 610000001')
  const products = await plentifulProducts(shop)
  const template = await recordOrder(shop, products)
  const pair = await inTurn(
    async () => orderOverHttp([shop.url], await buyersWithCarts(shop, products)),
    async () => orderByScript(shop.pool, await buyersWithCarts(shop, products), template),
  )
  yield ratioRow('P-05', `place an order of 3 lines, ${AT_ONCE} at once`, pair, 0.8)
  const unnamed = { ...template, statements: template.statements.map(({ name: _, ...other }) => other) }
  const names = await inTurn(
    async () => onNewConnections(shop, products, template),
    async () => onNewConnections(shop, products, unnamed),
  )
  yield ratioRow('', 'the same statements planned once a connection against planned each time', names, 1)
}

export async function plentifulProducts(shop: BenchShop): Promise<number[]> {
  const { rows } = await shop.pool.query<{ id: number }>(
    `INSERT INTO products (id, name, name_arabic, price, quantity, item_type, delivery_type, delivery_everywhere)
     SELECT 710000000 + n, 'Food', 'طعام', 4.5, 1000000000, 'product', 'both', true FROM generate_series(1, 60) AS n
     RETURNING id`,
  )
  return rows.map((row) => row.id)
}

/** As many customers as a turn needs, each with three different products in the cart. */
export async function buyersWithCarts(
  shop: BenchShop,
  products: readonly number[],
  count = ORDERS_A_TURN,
): Promise<BenchBuyer[]> {
  const customers = await shop.customers(count)
  const { rows } = await shop.pool.query<{ id: number; user_id: string }>(
    'INSERT INTO carts (user_id) SELECT unnest($1::text[]) RETURNING id, user_id',
    [customers.map((customer) => customer.id)],
  )
  const carts = rows.map(({ id, user_id }) => {
    const first = randomInt(products.length - 2)
    return { id, userId: user_id, products: products.slice(first, first + 3) }
  })
  const lines = carts.flatMap(({ id, products }) => products.map((productId) => ({ id, productId })))
  await shop.pool.query(
    `INSERT INTO cart_items (cart_id, product_id, quantity)
     SELECT cart, product, 1 FROM unnest($1::int[], $2::int[]) AS line (cart, product)`,
    [lines.map((line) => line.id), lines.map((line) => line.productId)],
  )
  const cookies = new Map(customers.map((customer) => [customer.id, customer.cookie]))
  return carts.map(({ id, userId, products }) => {
    return { id: userId, cookie: cookies.get(userId) ?? '', cartId: id, products }
  })
}

/** Orders a second, through one process of the shop or several in turn. */
export async function orderOverHttp(urls: readonly string[], buyers: BenchBuyer[]): Promise<number> {
  let turn = 0
  return workThrough(buyers, AT_ONCE, async (buyer) => {
    const response = await fetch(`${urls[turn++ % urls.length]}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: buyer.cookie, 'idempotency-key': randomUUID() },
      body: JSON.stringify(CHECKOUT),
    })
    await response.arrayBuffer()
    if (response.status !== 201) throw new Error(`an order returned ${response.status}`)
  })
}

type Template = {
  statements: Recorded[]
  buyer: BenchBuyer
  orderId: number
  number: string
  key: string
}

async function recordOrder(shop: BenchShop, products: readonly number[]): Promise<Template> {
  const recorder = createStatementRecorder()
  await using verbs = await openVerbs(shop.databaseUrl, recorder.Client)
  const [buyer] = await buyersWithCarts(shop, products, 1)
  const customer = buyer && (await findCustomer(verbs.context.db, buyer.id))
  if (!customer) throw new Error('the customer was not found')
  const key = randomUUID()
  let created = { id: 0, orderNumber: '' }
  const statements = await recorder.record(async () => {
    const placed = await placeOrder(verbs.context, customer, { key, request: CHECKOUT })
    if (!placed.ok) throw new Error(`the order was refused: ${placed.refusal.code}`)
    created = placed.value.order
  })
  return { statements, buyer, orderId: created.id, number: created.orderNumber, key }
}

/** The connections above cached plans made for empty tables. */
async function onNewConnections(
  shop: BenchShop,
  products: readonly number[],
  template: Template,
): Promise<number> {
  const buyers = await buyersWithCarts(shop, products)
  const pool = shop.openPool()
  try {
    return await orderByScript(pool, buyers, template)
  } finally {
    await pool.end()
  }
}

async function orderByScript(pool: pg.Pool, buyers: BenchBuyer[], template: Template): Promise<number> {
  const prepared = buyers.map((buyer) =>
    withOtherValues(template.statements, [
      [template.buyer.id, buyer.id],
      [template.buyer.cartId, buyer.cartId],
      ...template.buyer.products.map((id, place) => [id, buyer.products[place] ?? id] as const),
      [template.number, orderNumber(new Date(), (below) => randomInt(below))],
      [template.key, randomUUID()],
    ]),
  )
  return workThrough(prepared, AT_ONCE, async (statements) => {
    const connection = await pool.connect()
    try {
      await sayOrder(connection, statements, template.orderId)
    } finally {
      connection.release()
    }
  })
}

/** The statements after the insert refer to the inserted order. */
async function sayOrder(
  connection: pg.ClientBase,
  statements: Recorded[],
  recordedId: number,
): Promise<void> {
  let orderId = recordedId
  for (const statement of statements) {
    const [said] =
      orderId === recordedId ? [statement] : withOtherValues([statement], [[recordedId, orderId]])
    const { rows } = await connection.query<{ orderId?: number }>(said ?? statement)
    orderId = rows[0]?.orderId ?? orderId
  }
}
