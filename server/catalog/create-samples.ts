// An administrator puts the samples of the specification into the shop (A-SEED-01, A-SEED-02, X-44).
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { CreatedSamples } from '#contract/admin/seed.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Admin } from '#server/accounts/current-user.ts'
import type { Context } from '#server/context.ts'
import type { Database, Transaction } from '#server/database/connect.ts'
import { SAMPLE_CATALOGUE } from '#server/database/demo/sample-catalogue.ts'
import { drawCatalogue, insertCatalogue } from '#server/database/demo/stage-catalogue.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { products } from '#server/database/tables/catalog.ts'
import { noteAction } from '#server/insights/note-action.ts'

const SAMPLE_NAMES = SAMPLE_CATALOGUE.flatMap((category) => category.products.map(({ name }) => name))

/** Four categories and five products, all flagged as demo. Twice is the same as once. */
export async function createSamples(
  context: Pick<Context, 'db' | 'images' | 'now'>,
  admin: Admin,
): Promise<Result<CreatedSamples, never>> {
  if (await isThere(context.db)) return ok(NOTHING)
  // Drawing takes longer than any transaction may.
  const drawn = await drawCatalogue(context.images, SAMPLE_CATALOGUE)
  const at = context.now()
  return inTransaction<CreatedSamples, never>(context.db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('demo catalogue'))`)
    if (await isThere(tx)) return ok(NOTHING)
    await insertCatalogue(tx, drawn, at)
    const made = { categories: drawn.categories.length, products: drawn.products.length }
    await noteAction(tx, admin, at, {
      action: 'demo-data.created',
      entityType: 'demo-data',
      entityId: 'samples',
      data: { after: made },
    })
    return ok(made)
  })
}

const NOTHING: CreatedSamples = { categories: 0, products: 0 }

async function isThere(on: Database | Transaction): Promise<boolean> {
  const [sample] = await on
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.isDemo, true), isNull(products.archivedAt), inArray(products.name, SAMPLE_NAMES)))
    .limit(1)
  return sample !== undefined
}
