// P-02b: a crawler that walks through the pages of 1,000 products, the second time against the first, when each page is
// rendered.
import { addProducts } from '../catalogue-rows.ts'
import { atLeastRow, type BenchRow, median, perSecond, ratioRow, workThrough } from '../measure.ts'
import { startShop } from '../shop.ts'

const PRODUCTS = 1000
const AT_ONCE = 8
const LATER_WALKS = 3

export async function* measureWalkedPages(): AsyncGenerator<BenchRow> {
  await using shop = await startShop({ DEMO: '0' })
  await addProducts(shop.pool, PRODUCTS)
  const { rows } = await shop.pool.query<{ path: string }>(
    `SELECT CASE item_type WHEN 'animal' THEN '/animals/' ELSE '/products/' END || id AS path FROM products ORDER BY id`,
  )
  const walk = () =>
    workThrough(rows, AT_ONCE, async ({ path }) => {
      const response = await fetch(shop.url + path)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${path} returned ${response.status}`)
    })
  const first = await walk()
  const later: number[] = []
  for (let round = 0; round < LATER_WALKS; round++) later.push(await walk())
  const figure = median(later)
  const pair = { figure, reference: first, ratio: figure / first }
  const what = `${rows.length} product pages walked in turn, again`
  yield ratioRow('P-02b', `${what} to the first time`, pair, 10)
  yield atLeastRow('P-02b', what, figure, 1000, perSecond)
}
