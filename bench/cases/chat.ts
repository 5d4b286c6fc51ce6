// P-quality: what the chatbot costs the server, over the demo catalogue and over 100,000 products: the server's time
// for an answer, asked one after the other; and what is waited for where eight ask at once and wait for each other.
import { addProducts } from '../catalogue-rows.ts'
import { atMostRow, type BenchRow, inTurn, load, milliseconds, slowdownRow } from '../measure.ts'
import { type BenchShop, startShop } from '../shop.ts'

const CONNECTIONS = 8
const SECONDS = 6
const MAX_MILLISECONDS = 20
/** Where eight ask at once, beside eight who ask for a list. */
const MAX_OF_LIST = 2

/** One of each kind of answer, as people type them. */
const QUESTIONS = [
  ...[
    'مرحبا',
    'الحيوانات المتوفرة',
    'بكم القطط؟',
    'كم التوصيل إلى صحار؟',
    'كيف أدفع؟',
    'ارخص طائر',
    'ماذا تأكل القطط؟',
  ],
  ...['bkam 8ita', 'عندكم قطط شيرازي؟', 'هل أستطيع الإرجاع؟', 'متى تفتحون؟', 'زقزق بقبق'],
]

export async function* measureChat(): AsyncGenerator<BenchRow> {
  for (const [what, products] of [
    ['over the demo catalogue', 0],
    ['over 100,000 products', 100_000],
  ] as const) {
    await using shop = await startShop()
    if (products > 0) await addProducts(shop.pool, products)
    yield* measureShop(shop, what)
  }
}

/** The slowest kind of answer counts: each is asked by itself, and compared with an uncached page of products. */
async function* measureShop(shop: BenchShop, what: string): AsyncGenerator<BenchRow> {
  for (const connections of [1, CONNECTIONS]) {
    const ask = async () => {
      let slowest = 0
      for (const message of QUESTIONS) slowest = Math.max(slowest, await p99(shop, message, connections))
      return slowest
    }
    const pair = await inTurn(ask, () => listP99(shop, connections), 1)
    const name = `slowest kind of answer ${what}, ${connections} at once, p99, to a list of two products`
    // One at a time, it is the server's time that counts.
    yield connections === 1
      ? {
          ...atMostRow('chat', name, pair.figure, MAX_MILLISECONDS, milliseconds),
          reference: milliseconds(pair.reference),
        }
      : slowdownRow('chat', name, pair, MAX_OF_LIST)
  }
}

async function p99(shop: BenchShop, message: string, connections: number): Promise<number> {
  const speed = await load(`${shop.url}/api/chat`, {
    connections,
    seconds: SECONDS / 3,
    headers: { Origin: shop.url },
    post: { message },
  })
  return speed.p99
}

/** Never cached: each asks for a different price. */
async function listP99(shop: BenchShop, connections: number): Promise<number> {
  const paths = Array.from(
    { length: 4000 },
    (_, n) => `/api/products?limit=2&minPrice=${(n / 1000).toFixed(3)}`,
  )
  let given = 0
  const next = () => {
    const some = paths.slice(given, given + 500)
    given = (given + 500) % paths.length
    return some
  }
  return (await load(shop.url, { connections, seconds: SECONDS / 3, paths: next })).p99
}
