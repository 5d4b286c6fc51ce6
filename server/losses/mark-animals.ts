// Which animal fell ill or died, where it has a record (H-10). A dead one's record is closed; one in quarantine proves nothing
// until it is well again.
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import type { Mishap } from '#domain/animals/loss.ts'
import { muscatDay } from '#domain/calendar.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { UNITS_HERE } from '#server/animals/item-units.ts'
import { HELD_UNITS } from '#server/database/held-units.ts'
import { animals } from '#server/database/tables/animals.ts'
import { quarantines } from '#server/database/tables/quarantines.ts'
import { LOSS_ERRORS } from '#text/admin/losses.ts'

type Chosen = {
  productId: number
  quantity: number
  animalId: number | null
  /** In which order it was; null on sale or on hold. */
  orderId: number | null
}

/** `candidates`: the records that it may be, where whoever reports it cannot choose; null where nothing is open. */
type Found = { animalId: number | null; candidates: number[] | null }

/**
 * The one that was chosen, or the only one that it can be; null where nobody can say. Before any unit moves, with the item
 * locked.
 * @param staysOpen whoever reports it cannot choose: somebody says it later
 */
export async function findAnimal(
  tx: Transaction,
  { productId, quantity, animalId, orderId }: Chosen,
  { staysOpen = false } = {},
): Promise<Result<Found, RefusalOf<'invalid-request'>>> {
  const { ids, units } = await readChoices(tx, productId, orderId)
  if (animalId !== null) {
    if (!ids.includes(animalId)) return refuseAnimal(LOSS_ERRORS.animalGone)
    return quantity === 1 ? ok({ animalId, candidates: null }) : refuseAnimal(LOSS_ERRORS.oneByOne)
  }
  // Some have no record: it may be one of those.
  if (ids.length < units || ids.length === 0) return ok({ animalId: null, candidates: null })
  if (ids.length === 1 && units === 1 && quantity === 1)
    return ok({ animalId: ids[0] ?? null, candidates: null })
  return staysOpen ? ok({ animalId: null, candidates: ids }) : refuseAnimal(LOSS_ERRORS.whichAnimal)
}

function refuseAnimal(sentence: string): Result<never, RefusalOf<'invalid-request'>> {
  return refuse({ code: 'invalid-request', errors: { animalId: [sentence] } })
}

/** Those that it may be, and of how many units: of the order, where all of its animals are named (H-04); else of all that nobody named. */
async function readChoices(tx: Transaction, productId: number, orderId: number | null) {
  const here = await animalsHere(tx, productId)
  const { rows } = await tx.$client.query<{ units: number; ofOrder: number }>(UNITS, [productId, orderId])
  const { units = 0, ofOrder = 0 } = rows[0] ?? {}
  const own = orderId === null ? [] : here.filter((animal) => animal.orderId === orderId)
  if (own.length > 0 && own.length >= ofOrder) return { ids: own.map(({ id }) => id), units: ofOrder }
  const free = here.filter((animal) => animal.orderId === null || animal.orderId === orderId)
  return { ids: free.map(({ id }) => id), units: units - (here.length - free.length) }
}

/** Records of the item's animals that are here and well, in id order, each with the order it goes with. */
export function animalsHere(
  tx: Transaction,
  productId: number,
): Promise<{ id: number; name: string; orderId: number | null }[]> {
  const isWell = sql`NOT EXISTS (SELECT FROM quarantines q WHERE q.animal_id = ${animals}.id AND q.ended_at IS NULL)`
  return tx
    .select({ id: animals.id, name: animals.name, orderId: animals.orderId })
    .from(animals)
    .where(and(eq(animals.productId, productId), isNull(animals.leftOn), isWell))
    .orderBy(asc(animals.id))
}

/** Of an item what has not arrived anywhere, and what of it an order holds. */
const UNITS = `SELECT ${UNITS_HERE} AS units,
  coalesce((SELECT sum(${HELD_UNITS}) FROM order_items i WHERE i.product_id = p.id AND i.order_id = $2), 0)::int AS "ofOrder"
  FROM products p WHERE p.id = $1`

/** In the books of its kind: in quarantine, or dead. The id of the quarantine. */
export async function markAnimals(
  tx: Transaction,
  { productId, quantity, animalId, orderId }: Chosen,
  { mishap, actorId, note, at }: { mishap: Mishap; actorId: string; note: string; at: Date },
): Promise<number | null> {
  // It goes with no order any more (H-04).
  if (animalId !== null)
    await tx.update(animals).set({ orderId: null, updatedAt: at }).where(eq(animals.id, animalId))
  if (mishap === 'died') {
    if (animalId !== null) await noteDeath(tx, [animalId], at)
    return null
  }
  const started = { productId, quantity, animalId, orderId, note, startedBy: actorId, startedAt: at }
  const [row] = await tx.insert(quarantines).values(started).returning({ id: quarantines.id })
  return row?.id ?? null
}

export async function noteDeath(tx: Transaction, animalIds: readonly number[], at: Date): Promise<void> {
  const day = muscatDay(at)
  if (animalIds.length > 0)
    await tx
      .update(animals)
      .set({ leftOn: day, diedOn: day, updatedAt: at })
      .where(inArray(animals.id, [...animalIds]))
}
