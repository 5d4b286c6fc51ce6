// The demo catalogue without its pictures, whose drawing takes a minute: for what only reads products.

import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok } from '#platform/result.ts'
import { insertDemo } from '#server/database/demo/create-demo-catalogue.ts'
import { DEMO_CATALOGUE } from '#server/database/demo/demo-catalogue.ts'
import type { TestShop } from './shop-for-tests.ts'

export async function insertDemoCatalogue({ db, context }: Pick<TestShop, 'db' | 'context'>): Promise<void> {
  const tile = { url: '/media/none.webp', width: 960, height: 960, variants: [] }
  const drawn = {
    categories: DEMO_CATALOGUE.map((category) => ({ category, tile })),
    products: DEMO_CATALOGUE.flatMap((category) =>
      category.products.map((product, place) => ({ category, place, product, pictures: [] })),
    ),
  }
  await inTransaction(db, async (tx) => {
    await insertDemo(tx, drawn, context.now())
    return ok(true)
  })
}
