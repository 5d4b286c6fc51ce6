// Reads quarantines, for the office (H-10).
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Quarantine } from '#contract/admin/losses.ts'
import type { Queryable, Transaction } from '#platform/database/connect.ts'
import { isoTimes } from '#platform/iso-times.ts'
import { mustRow } from '#platform/must.ts'
import { pick } from '#platform/pick.ts'
import { ok, type Result } from '#platform/result.ts'
import type { Reader } from '#server/context.ts'
import { actorName, profiles } from '#server/database/tables/accounts.ts'
import { animals } from '#server/database/tables/animals.ts'
import { products } from '#server/database/tables/catalog.ts'
import { orders } from '#server/database/tables/orders.ts'
import { quarantines } from '#server/database/tables/quarantines.ts'

/** The latest first. @param productId all items if left out */
export async function listQuarantines(
  { db }: Reader,
  productId: number | undefined,
): Promise<Result<{ items: Quarantine[] }, never>> {
  const ofItem = productId === undefined ? undefined : eq(quarantines.productId, productId)
  return ok({ items: await selectQuarantines(db, and(isNull(quarantines.endedAt), ofItem)) })
}

/** A quarantine that must exist, ended or not. */
export async function readQuarantine(tx: Transaction, id: number): Promise<Quarantine> {
  return mustRow(await selectQuarantines(tx, eq(quarantines.id, id)), `quarantines ${id}`)
}

async function selectQuarantines(db: Queryable, where: SQL | undefined): Promise<Quarantine[]> {
  const rows = await db
    .select({
      ...pick(quarantines, 'id', 'productId', 'quantity', 'note', 'startedAt', 'ended'),
      nameArabic: products.nameArabic,
      animal: { id: animals.id, name: animals.name },
      order: { id: orders.id, orderNumber: orders.orderNumber },
      startedBy: actorName,
    })
    .from(quarantines)
    .innerJoin(products, eq(products.id, quarantines.productId))
    .leftJoin(animals, eq(animals.id, quarantines.animalId))
    .leftJoin(orders, eq(orders.id, quarantines.orderId))
    .leftJoin(profiles, eq(profiles.id, quarantines.startedBy))
    .where(where)
    .orderBy(desc(quarantines.id))
  return rows.map(isoTimes)
}
