import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Hold } from '#contract/admin/holds.ts'
import type { Queryable, Transaction } from '#platform/database/connect.ts'
import { mustRow } from '#platform/must.ts'
import { ok, type Result } from '#platform/result.ts'
import type { Reader } from '#server/context.ts'
import { holds } from '#server/database/tables/holds.ts'

/** The holds of a product, the next to end first. */
export async function listHolds(
  { db }: Reader,
  productId: number,
): Promise<Result<{ items: Hold[] }, never>> {
  const rows = await selectHolds(db)
    .where(and(eq(holds.productId, productId), isNull(holds.endedAt)))
    .orderBy(asc(holds.until), asc(holds.id))
  return ok({ items: rows.map(toHold) })
}

/** A hold that must exist, ended or not. */
export async function readHold(tx: Transaction, id: number): Promise<Hold> {
  const row = mustRow(await selectHolds(tx).where(eq(holds.id, id)), `holds ${id}`)
  return toHold(row)
}

function selectHolds(db: Queryable) {
  const { id, productId, quantity, until, reason, name, email } = holds
  return db.select({ id, productId, quantity, until, reason, name, email }).from(holds)
}

function toHold({ until, ...row }: Omit<Hold, 'until'> & { until: Date }): Hold {
  return { ...row, until: until.toISOString() }
}
