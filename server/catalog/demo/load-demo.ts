// An administrator loads the specified samples, or the whole demo (A-SEED-01, A-SEED-02, X-44, L-03).
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { LoadDemoRequest, LoadedDemo } from '#contract/admin/seed.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { Queryable } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { products } from '#server/database/tables/catalog.ts'
import { insertDemo, lockDemo } from '#server/demo/create-demo-catalogue.ts'
import { refuseInRealShop } from '#server/demo/demo-facts.ts'
import { type DemoItem, readCatalogue } from '#server/demo/read-catalogue.ts'
import { storePictures } from '#server/demo/store-pictures.ts'

/** All of it flagged as demo. Idempotent. */
export async function loadDemo(
  context: Context,
  admin: Granted<'settings:write'>,
  { catalogue }: LoadDemoRequest,
): Promise<Result<LoadedDemo, RefusalOf<'real-shop'>>> {
  const real = await refuseInRealShop(context, context.db)
  if (!real.ok) return real
  const examples = await readCatalogue(catalogue)
  if (await hasAnyOf(context.db, examples.items)) return ok(NOTHING)
  const pictured = await storePictures(context.images, examples)
  const at = context.now()
  return inTransaction(context.db, async (tx) => {
    await lockDemo(tx)
    const stillReal = await refuseInRealShop(context, tx)
    if (!stillReal.ok) return stillReal
    if (await hasAnyOf(tx, examples.items)) return ok(NOTHING)
    await insertDemo(tx, pictured, at)
    const created = { categories: examples.categories.length, products: examples.items.length }
    await noteAction({ tx, admin, at }, 'demo-data.created', catalogue, { after: created })
    return ok(created)
  })
}

const NOTHING: LoadedDemo = { categories: 0, products: 0 }

async function hasAnyOf(db: Queryable, items: readonly DemoItem[]): Promise<boolean> {
  const names = items.map(({ facts }) => facts.name)
  const isOne = and(eq(products.isDemo, true), isNull(products.archivedAt), inArray(products.name, names))
  return (await db.$count(products, isOne)) > 0
}
