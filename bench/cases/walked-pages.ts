// P-02b: a crawler that walks through the pages of 1,000 products, the second time against the first, when each page is
// rendered.
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
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
  const agent = new Agent({ keepAlive: true })
  const walk = () => workThrough(rows, AT_ONCE, ({ path }) => readPage(shop.url + path, agent))
  const first = await walk()
  const later: number[] = []
  for (let round = 0; round < LATER_WALKS; round++) later.push(await walk())
  const figure = median(later)
  const pair = { figure, reference: first, ratio: figure / first }
  const what = `${rows.length} product pages walked in turn, again`
  yield ratioRow('P-02b', `${what} to the first time`, pair, 10)
  yield atLeastRow('P-02b', what, figure, 1000, perSecond)
}

/** Decompresses nothing, as `fetch` would: that takes the client longer than the page takes the shop. */
async function readPage(url: string, agent: Agent): Promise<void> {
  const request = get(url, { agent, headers: { 'Accept-Encoding': 'br' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  await once(response.resume(), 'end')
  if (response.statusCode !== 200) throw new Error(`${url} returned ${response.statusCode}`)
}
