// An administrator loads examples into the shop: the samples of the specification, or the whole demo (A-SEED-01, A-SEED-02,
// X-44, L-03).
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { LoadDemoRequest, LoadedDemo } from '#contract/admin/seed.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result } from '#platform/result.ts'
import type { Admin } from '#server/accounts/current-user.ts'
import type { Context } from '#server/context.ts'
import { insertDemo, lockDemo } from '#server/database/demo/create-demo-catalogue.ts'
import { DEMO_CATALOGUE } from '#server/database/demo/demo-catalogue.ts'
import { refuseInRealShop } from '#server/database/demo/demo-facts.ts'
import type { DemoCategory } from '#server/database/demo/demo-product.ts'
import { SAMPLE_CATALOGUE } from '#server/database/demo/sample-catalogue.ts'
import { drawCatalogue } from '#server/database/demo/stage-catalogue.ts'
import { products } from '#server/database/tables/catalog.ts'
import { noteAction } from '#server/insights/note-action.ts'

type LoadRefusal = RefusalOf<'real-shop'>

const CATALOGUES = { samples: SAMPLE_CATALOGUE, demo: DEMO_CATALOGUE } as const

/** All of it flagged as demo. Twice is the same as once. */
export async function loadDemo(
  context: Pick<Context, 'db' | 'images' | 'now' | 'production' | 'drawDemo'>,
  admin: Admin,
  { catalogue }: LoadDemoRequest,
): Promise<Result<LoadedDemo, LoadRefusal>> {
  const families = CATALOGUES[catalogue]
  const real = await refuseInRealShop(context, context.db)
  if (!real.ok) return real
  if (await isThere(context.db, families)) return ok(NOTHING)
  if (catalogue === 'demo') await context.drawDemo()
  // Drawing takes longer than any transaction may; the image store keeps what is drawn.
  const drawn = await drawCatalogue(context.images, families)
  const at = context.now()
  return inTransaction<LoadedDemo, LoadRefusal>(context.db, async (tx) => {
    await lockDemo(tx)
    const stillReal = await refuseInRealShop(context, tx)
    if (!stillReal.ok) return stillReal
    if (await isThere(tx, families)) return ok(NOTHING)
    await insertDemo(tx, drawn, at)
    const made = { categories: drawn.categories.length, products: drawn.products.length }
    await noteAction(tx, admin, at, {
      action: 'demo-data.created',
      entityType: 'demo-data',
      entityId: catalogue,
      data: { after: made },
    })
    return ok(made)
  })
}

const NOTHING: LoadedDemo = { categories: 0, products: 0 }

async function isThere(on: Database | Transaction, families: readonly DemoCategory[]): Promise<boolean> {
  const names = families.flatMap((category) => category.products.map(({ name }) => name))
  const [found] = await on
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.isDemo, true), isNull(products.archivedAt), inArray(products.name, names)))
    .limit(1)
  return found !== undefined
}
