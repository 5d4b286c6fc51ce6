// Deletes a record that was started by mistake, with its entries and papers (H-01). The record of an animal that goes
// with an order or has an owner stays (H-04), and that of one in quarantine until it ends (H-10).
import { and, eq, isNull } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { animals } from '#server/database/tables/animals.ts'
import { quarantines } from '#server/database/tables/quarantines.ts'
import { removeFilesOf } from '#server/media/attach-files.ts'
import { followRecords } from './follow-records.ts'
import { findOpenLoss } from './open-losses.ts'
import { readEntries } from './read-records.ts'
import { withinSaleRule } from './sale-rule.ts'
import { findProductId } from './save-passport.ts'

type RemovePassportRefusal = RefusalOf<
  'not-found' | 'needs-papers' | 'animal-sold' | 'animal-ill' | 'animal-may-be-lost'
>

export function removePassport(
  { db, now }: Context,
  admin: Granted<'animals:write'>,
  id: number,
): Promise<Result<undefined, RemovePassportRefusal>> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const productId = await findProductId(tx, id)
    if (productId === undefined) return refuse({ code: 'not-found' })
    return withinSaleRule<undefined, RemovePassportRefusal>(tx, [productId], at, async () => {
      const [animal] = await tx.select().from(animals).where(eq(animals.id, id)).for('no key update')
      if (animal && (animal.ownerId !== null || animal.orderId !== null))
        return refuse({ code: 'animal-sold' })
      const isIll = and(eq(quarantines.animalId, id), isNull(quarantines.endedAt))
      if ((await tx.$count(quarantines, isIll)) > 0) return refuse({ code: 'animal-ill' })
      const loss = await findOpenLoss(tx, id)
      if (loss) return refuse(loss)
      for (const entry of (await readEntries(tx, [id])).get(id) ?? [])
        await removeFilesOf(tx, { use: 'health-entry', id: entry.id }, at)
      await removeFilesOf(tx, { use: 'animal', id }, at)
      const [row] = await tx.delete(animals).where(eq(animals.id, id)).returning()
      if (!row) return refuse({ code: 'not-found' })
      await followRecords(tx, [productId], at)
      const { name, microchip, ring, birthDate } = row
      await noteAction({ tx, admin, at }, 'passport.removed', id, {
        before: { name, microchip, ring, birthDate },
      })
      return ok(undefined)
    })
  })
}
