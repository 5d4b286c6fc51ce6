// P-03: the API's list of 20 products against the same SQL through a pool of the same size, without HTTP.
import { productQuery } from '#contract/catalog.ts'
import { listProducts } from '#server/catalog/browse/catalogue-queries.ts'
import { type BenchRow, inTurn, load, ratioRow, repeat } from '../measure.ts'
import { createStatementRecorder } from '../record-statements.ts'
import { startShop } from '../shop.ts'
import { openVerbs } from '../verbs.ts'

const SECONDS = 4
const CONNECTIONS = 32

export async function* measureProductList(): AsyncGenerator<BenchRow> {
  await using shop = await startShop()
  const recorder = createStatementRecorder()
  await using verbs = await openVerbs(shop.databaseUrl, recorder.Client)
  const query = productQuery.parse({ limit: '20' })
  const statements = await recorder.record(() => listProducts(verbs.context, query))
  const pair = await inTurn(
    async () =>
      (await load(`${shop.url}/api/products?limit=20`, { connections: CONNECTIONS, seconds: SECONDS }))
        .perSecond,
    () =>
      repeat(
        () => Promise.all(statements.map((statement) => shop.pool.query(statement))),
        CONNECTIONS,
        SECONDS,
      ),
  )
  yield ratioRow('P-03', 'GET /api/products?limit=20, 32 connections', pair, 0.6)
}
