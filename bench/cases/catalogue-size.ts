// P-07: the catalogue in every order and with every filter, and a product's page, rendered for each request, at 1,000
// products and at 100,000; at 1,000,000 too with BENCH_MILLION=1, which takes some minutes.
import { addProducts } from '../catalogue-rows.ts'
import { type BenchRow, inTurn, load, ratioRow } from '../measure.ts'
import { type BenchShop, startShop } from '../shop.ts'

const CONNECTIONS = 8
const SECONDS = 2
const ROUNDS = 3
/** 1.5 times the time of the small catalogue. */
const MIN_RATIO = 1 / 1.5

const LISTS = {
  'featured first': '',
  'cheapest first': 'sort=price-asc',
  'dearest first': 'sort=price-desc',
  'by name': 'sort=name',
  'newest first': 'sort=newest',
  category: 'category=3',
  animals: 'type=animal&sort=price-asc',
  governorate: 'region=4&sort=newest',
  'wide price': 'minPrice=20&maxPrice=150&sort=name',
  'narrow price': 'minPrice=50&maxPrice=50.05&sort=newest',
  gender: 'gender=unknown',
  'vaccinated, in stock': 'vaccinated=true&inStock=true&sort=price-desc',
  'all filters': 'category=3&type=animal&region=4&gender=female&vaccinated=true&inStock=true&maxPrice=60',
}

export async function* measureCatalogueSize(): AsyncGenerator<BenchRow> {
  await using small = await shopOf(1000)
  for (const size of process.env.BENCH_MILLION ? [100_000, 1_000_000] : [100_000]) {
    await using large = await shopOf(size)
    for (const [name, path] of await pathsOf(small)) {
      const pair = await inTurn(
        () => speed(large, path),
        () => speed(small, path),
        ROUNDS,
      )
      yield ratioRow('P-07', `${name}, ${size.toLocaleString('en')} products to 1,000`, pair, MIN_RATIO)
    }
  }
}

async function shopOf(size: number): Promise<BenchShop> {
  const shop = await startShop({ PAGE_CACHE: '0' })
  await addProducts(shop.pool, size)
  return shop
}

async function pathsOf(shop: BenchShop): Promise<[name: string, path: string][]> {
  // A product of the demo catalogue, which is the same in both shops.
  const { rows } = await shop.pool.query<{ id: number }>(
    `SELECT min(id) AS id FROM products WHERE is_demo AND item_type = 'animal' AND is_active`,
  )
  return [
    ['catalogue page', '/products'],
    ['product page', `/animals/${rows[0]?.id}`],
    ...Object.entries(LISTS).map(([name, query]): [string, string] => [
      `list, ${name}`,
      `/api/products?${query}`,
    ]),
  ]
}

async function speed(shop: BenchShop, path: string): Promise<number> {
  return (await load(shop.url + path, { connections: CONNECTIONS, seconds: SECONDS })).perSecond
}
