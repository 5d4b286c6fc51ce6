// P-14: two processes of the shop on one database against one of them, as two machines would be. Here they share two
// cores with the database and the client, which bounds what the second can add.
import { type BenchRow, inTurn, load, ratioRow } from '../measure.ts'
import { publicPages } from '../public-pages.ts'
import { startShop } from '../shop.ts'
import { buyersWithCarts, orderOverHttp, plentifulProducts } from './place-order.ts'

const CONNECTIONS = 32
const SECONDS = 4

export async function* measureTwoProcesses(): AsyncGenerator<BenchRow> {
  await using first = await startShop({ PAGE_CACHE: '0' })
  await using second = await startShop({ PAGE_CACHE: '0', DATABASE_URL: first.databaseUrl })
  const speed = async (url: string, connections: number) =>
    (await load(url, { connections, seconds: SECONDS })).perSecond
  for (const { name, path } of await publicPages(first)) {
    const pair = await inTurn(
      async () => {
        const both = [first, second].map(({ url }) => speed(url + path, CONNECTIONS / 2))
        return (await Promise.all(both)).reduce((sum, one) => sum + one)
      },
      () => speed(first.url + path, CONNECTIONS),
    )
    yield ratioRow('P-14', `${name}, rendered fresh by two processes, ${CONNECTIONS} connections`, pair, 1.6)
  }
  const products = await plentifulProducts(first)
  const orders = await inTurn(
    async () => orderOverHttp([first.url, second.url], await buyersWithCarts(first, products)),
    async () => orderOverHttp([first.url], await buyersWithCarts(first, products)),
  )
  yield ratioRow('P-14', 'orders of 3 lines through two processes, 32 at once', orders, 1.6)
}
