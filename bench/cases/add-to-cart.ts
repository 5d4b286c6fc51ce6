// P-04: adding to the cart over HTTP against one bare upsert a request through a pool of the same size.
import { inTurn, load, type Row, ratioRow } from '../measure.ts'
import { type BenchShop, startShop } from '../shop.ts'

const SECONDS = 4
const CUSTOMERS = 32

export async function* measureAddToCart(): AsyncGenerator<Row> {
  const shop = await startShop()
  try {
    const productId = await plentifulProduct(shop)
    const buyers = await shop.customers(CUSTOMERS)
    const carts = await emptyCarts(shop)
    const pair = await inTurn(
      async () => {
        await shop.pool.query('DELETE FROM cart_items')
        const speed = await load(`${shop.url}/api/cart`, {
          connections: CUSTOMERS,
          seconds: SECONDS,
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ productId, quantity: 1 }),
          perConnection: (index) => ({
            'content-type': 'application/json',
            cookie: buyers[index % CUSTOMERS]?.cookie ?? '',
          }),
        })
        return speed.perSecond
      },
      async () => {
        await shop.pool.query('DELETE FROM cart_items')
        const end = performance.now() + SECONDS * 1000
        let done = 0
        await Promise.all(
          carts.map(async (cart) => {
            while (performance.now() < end) {
              await shop.pool.query({ name: 'bare-upsert', text: UPSERT, values: [cart, productId] })
              done++
            }
          }),
        )
        return done / SECONDS
      },
    )
    yield ratioRow('P-04', `add to cart, ${CUSTOMERS} customers`, pair, 0.5)
  } finally {
    await shop.stop()
  }
}

const UPSERT = `INSERT INTO cart_items AS line (cart_id, product_id, quantity) VALUES ($1, $2, 1)
  ON CONFLICT (cart_id, product_id) DO UPDATE SET quantity = line.quantity + 1`

async function plentifulProduct(shop: BenchShop): Promise<number> {
  const { rows } = await shop.pool.query<{ id: number }>(
    `UPDATE products SET quantity = 1000000000
     WHERE id = (SELECT min(id) FROM products WHERE is_active AND item_type = 'product') RETURNING id`,
  )
  if (!rows[0]) throw new Error('the shop has no supplies')
  return rows[0].id
}

async function emptyCarts(shop: BenchShop): Promise<number[]> {
  const owners = await shop.customers(CUSTOMERS)
  const { rows } = await shop.pool.query<{ id: number }>(
    'INSERT INTO carts (user_id) SELECT unnest($1::text[]) RETURNING id',
    [owners.map((owner) => owner.id)],
  )
  return rows.map((row) => row.id)
}
