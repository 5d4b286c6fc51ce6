// Animals that were handed over come back while the rest of their order is still to come (F-03, H-07): their hand-overs
// no longer count, so that nobody takes them for what the order has still to bring.
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, type Result, refuseField } from '#platform/result.ts'
import { handovers } from '#server/database/tables/handovers.ts'
import { ADMIN_RETURN_ERRORS } from '#text/admin/returns.ts'

/** `id`: the order's line. `animalIds`: which of its animals came back, as far as the office says. */
type Came = { id: number; nameArabic: string; accepted: number; animalIds: readonly number[] }

/** Returns each with all its animals that came back. A lot of which a part came back stays handed over. */
export async function takeBackHandovers<C extends Came>(
  tx: Transaction,
  came: readonly C[],
  at: Date,
): Promise<Result<C[], RefusalOf<'invalid-request'>>> {
  const back: C[] = []
  for (const one of came) {
    const standing = await tx
      .select({ id: handovers.id, count: handovers.count, animalId: handovers.animalId })
      .from(handovers)
      .where(and(eq(handovers.orderItemId, one.id), isNull(handovers.setAsideAt)))
      .orderBy(asc(handovers.id))
    const ended = endedBy(standing, one)
    if (!ended) {
      const sentence = ADMIN_RETURN_ERRORS.whichCameBack(one.nameArabic)
      return refuseField('animalIds', sentence)
    }
    const ids = ended.map(({ id }) => id)
    if (ids.length > 0) await tx.update(handovers).set({ setAsideAt: at }).where(inArray(handovers.id, ids))
    back.push({ ...one, animalIds: ended.flatMap(({ animalId }) => animalId ?? []) })
  }
  return ok(back)
}

type Standing = { id: number; count: number; animalId: number | null }

/** Null where it is not clear which, or others are named. */
function endedBy(standing: readonly Standing[], { accepted, animalIds }: Came): Standing[] | null {
  const isNamed = ({ animalId }: Standing) => animalId !== null && animalIds.includes(animalId)
  const named = standing.filter(isNamed)
  if (named.length < animalIds.length) return null
  const units = standing.reduce((sum, { count }) => sum + count, 0)
  if (accepted >= units) return [...standing]
  const single = standing.filter((one) => one.count === 1 && one.animalId === null)
  const ended = [...named, ...single.slice(0, accepted - named.length)]
  const isLot = standing.some(({ count }) => count > 1)
  return ended.length === accepted || isLot ? ended : null
}
