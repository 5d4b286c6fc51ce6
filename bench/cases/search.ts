// P-06: searches over 100,000 products against the same over 1,000, uncached: each search is different.
import { deletionsOf } from '#domain/one-edit.ts'
import { addProducts } from '../catalogue-rows.ts'
import { atMostRow, type BenchRow, inTurn, load, milliseconds, type Pair, slowdownRow } from '../measure.ts'
import { type BenchShop, startShop } from '../shop.ts'

const CONNECTIONS = 8
const SECONDS = 6
const SEARCHES = 12_000
const MAX_MILLISECONDS = 60

export async function* measureSearch(): AsyncGenerator<BenchRow> {
  await using small = await startShop({ PAGE_CACHE: '0' })
  await using large = await startShop({ PAGE_CACHE: '0' })
  await addProducts(small.pool, 1000)
  await addProducts(large.pool, 100_000)
  for (const [what, change] of [
    ['as it is written', (words: string[]) => words],
    ['misspelt by one letter', misspell],
  ] as const) {
    const [few, many] = [await searchesOf(small, change), await searchesOf(large, change)]
    const pair = await inTurn(
      () => p99(large, many),
      () => p99(small, few),
    )
    yield* rowsOf(what, pair)
  }
}

/** Each a kind of product and a word of its name, both from names of the shop, no two alike. */
async function searchesOf(shop: BenchShop, change: (words: string[], i: number) => string[]) {
  const { rows } = await shop.pool.query<{ words: string[] }>(
    `SELECT (string_to_array(name_key, ' ')) AS words FROM products ORDER BY hashint4(id) LIMIT ${SEARCHES}`,
  )
  const names = rows.map(({ words }, i) => change([words[0] ?? '', words.at(-(1 + (i % 2))) ?? ''], i))
  const paths = Array.from(
    { length: SEARCHES },
    (_, i) => `/api/products?search=${encodeURIComponent((names[i % names.length] ?? []).join(' '))}`,
  )
  let given = 0
  return () => {
    const next = paths.slice(given, given + SEARCHES / CONNECTIONS / 6)
    given = (given + next.length) % SEARCHES
    return next
  }
}

/** Removes a letter from the longer word; the search treats all typos alike. */
function misspell(words: string[], i: number): string[] {
  const longer = words.reduce((a, b) => (b.length > a.length ? b : a))
  const slips = deletionsOf(longer).slice(2)
  return words.map((word) => (word === longer ? (slips[i % slips.length] ?? word) : word))
}

async function p99(shop: BenchShop, next: () => readonly string[]): Promise<number> {
  return (await load(shop.url, { connections: CONNECTIONS, seconds: SECONDS, paths: next })).p99
}

function rowsOf(what: string, pair: Pair): BenchRow[] {
  const name = `search ${what}, ${CONNECTIONS} connections, p99`
  return [
    slowdownRow('P-06', `${name} at 100,000 to 1,000`, pair, 3),
    atMostRow('P-06', `${name} at 100,000`, pair.figure, MAX_MILLISECONDS, milliseconds),
  ]
}
