// Marks the record of an animal that fell ill or died (H-10). The record of a dead animal is closed; one in quarantine
// proves nothing until it has recovered.
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import type { Mishap } from '#domain/animals/loss.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, type Result, refuseField } from '#platform/result.ts'
import { UNITS_HERE } from '#server/animals/item-units.ts'
import { dropCandidates, UNNAMED_LOST } from '#server/animals/open-losses.ts'
import { unassignLost } from '#server/animals/order-animals.ts'
import { HANDED_OVER, IS_OPEN, UNITS_WITH_BUYER } from '#server/animals/passed-on.ts'
import { HELD_UNITS } from '#server/database/held-units.ts'
import { animals } from '#server/database/tables/animals.ts'
import { quarantines } from '#server/database/tables/quarantines.ts'
import { LOSS_ERRORS } from '#text/admin/losses.ts'

type AnimalChoice = {
  productId: number
  quantity: number
  animalId: number | null
  /** The order it was in; null on sale or on hold. */
  orderId: number | null
}

/**
 * The chosen animal, or the only possible one; null where it has no record or nobody can say. Called before any unit
 * moves, with the item locked.
 * @param staysOpen the reporter cannot choose: the office says later which of `candidates` it was; null where nothing
 * is open
 */
export async function findLostAnimal(
  tx: Transaction,
  { productId, quantity, animalId, orderId }: AnimalChoice,
  { staysOpen = false } = {},
): Promise<Result<{ animalId: number | null; candidates: number[] | null }, RefusalOf<'invalid-request'>>> {
  const { ids, units } = await readChoices(tx, productId, orderId)
  if (animalId !== null) {
    if (!ids.includes(animalId)) return refuseField('animalId', LOSS_ERRORS.animalGone)
    return quantity === 1 ? ok({ animalId, candidates: null }) : refuseField('animalId', LOSS_ERRORS.oneByOne)
  }
  // Some animals have no record: it may be one of those.
  if (ids.length < units || ids.length === 0) return ok({ animalId: null, candidates: null })
  if (ids.length === 1 && units === 1 && quantity === 1)
    return ok({ animalId: ids[0] ?? null, candidates: null })
  return staysOpen
    ? ok({ animalId: null, candidates: ids })
    : refuseField('animalId', LOSS_ERRORS.whichAnimal)
}

/** The order's own animals and their units, where all are assigned (H-04), else all unassigned ones. */
async function readChoices(tx: Transaction, productId: number, orderId: number | null) {
  const here = await readAnimalsHere(tx, productId)
  const { units, ofOrder } = await countUnits(tx, productId, orderId)
  const own = orderId === null ? [] : here.filter((animal) => animal.orderId === orderId)
  if (own.length > 0 && own.length >= ofOrder) return { ids: own.map(({ id }) => id), units: ofOrder }
  const free = here.filter((animal) => animal.orderId === null || animal.orderId === orderId)
  return { ids: free.map(({ id }) => id), units: units - (here.length - free.length) }
}

/** Records of the item's animals that are here and not in quarantine, in id order, each with its order. */
export function readAnimalsHere(
  tx: Transaction,
  productId: number,
): Promise<{ id: number; name: string; orderId: number | null }[]> {
  const isWell = sql`NOT EXISTS (SELECT FROM quarantines q WHERE q.animal_id = ${animals}.id AND q.ended_at IS NULL)`
  const isWithUs = sql`NOT EXISTS (SELECT ${HANDED_OVER} AND h.animal_id = ${animals}.id)`
  return tx
    .select({ id: animals.id, name: animals.name, orderId: animals.orderId })
    .from(animals)
    .where(and(eq(animals.productId, productId), isNull(animals.leftOn), isWell, isWithUs))
    .orderBy(asc(animals.id))
}

/**
 * The units of an item that no buyer has yet, and those of them that an order on its way holds. What was lost and not
 * named has left the books, but its records are still among those here.
 */
async function countUnits(tx: Transaction, productId: number, orderId: number | null) {
  const { rows } = await tx.execute<{ units: number; ofOrder: number }>(sql`
    SELECT (${UNITS_HERE} + ${UNNAMED_LOST} - coalesce((SELECT sum(${UNITS_WITH_BUYER}) FROM order_items i
        JOIN orders o ON o.id = i.order_id AND ${IS_OPEN} WHERE i.product_id = p.id), 0))::int AS units,
      coalesce((SELECT sum(${HELD_UNITS} - ${UNITS_WITH_BUYER}) FROM order_items i
        JOIN orders o ON o.id = i.order_id AND ${IS_OPEN}
        WHERE i.product_id = p.id AND i.order_id = ${orderId}), 0)::int AS "ofOrder"
    FROM products p WHERE p.id = ${productId}`)
  return rows[0] ?? { units: 0, ofOrder: 0 }
}

/** Records the illness or death of the animals; returns the id of the quarantine, null for a death. */
export async function markAnimals(
  tx: Transaction,
  { productId, quantity, animalId, orderId }: AnimalChoice,
  { mishap, actorId, note, at }: { mishap: Mishap; actorId: string; note: string; at: Date },
): Promise<number | null> {
  // It is no longer assigned to an order (H-04).
  if (animalId !== null) {
    await dropCandidates(tx, [animalId])
    await unassignLost(tx, [animalId], at)
    await tx.update(animals).set({ updatedAt: at }).where(eq(animals.id, animalId))
  }
  if (mishap === 'died') {
    if (animalId !== null) await noteDeath(tx, [animalId], at)
    return null
  }
  const started = { productId, quantity, animalId, orderId, note, startedBy: actorId, startedAt: at }
  const [row] = await tx.insert(quarantines).values(started).returning({ id: quarantines.id })
  return row?.id ?? null
}

/** The loss of an order, which began with its case. */
type OrderLoss = { mishap: Mishap; orderId: number; productId: number | null; startedAt: Date }

/** Which animals an order lost, once that is known: their records are closed, or each is in its quarantine. */
export async function nameLostAnimals(
  tx: Transaction,
  { mishap, ...loss }: OrderLoss,
  animalIds: readonly number[],
  at: Date,
): Promise<void> {
  await dropCandidates(tx, animalIds)
  if (mishap === 'died') return noteDeath(tx, animalIds, at)
  const unnamed = await tx.select().from(quarantines).where(isUnnamed(loss)).for('update')
  const [first, ...others] = animalIds
  const [row] = unnamed
  if (!row || first === undefined) return
  const { id, ...same } = row
  await tx.update(quarantines).set({ animalId: first, quantity: 1 }).where(eq(quarantines.id, id))
  for (const animalId of others) await tx.insert(quarantines).values({ ...same, animalId, quantity: 1 })
  await tx
    .update(animals)
    .set({ updatedAt: at })
    .where(inArray(animals.id, [...animalIds]))
}

function isUnnamed({ orderId, productId, startedAt }: Omit<OrderLoss, 'mishap'>) {
  return and(
    eq(quarantines.orderId, orderId),
    productId === null ? sql`false` : eq(quarantines.productId, productId),
    eq(quarantines.startedAt, startedAt),
    isNull(quarantines.animalId),
    isNull(quarantines.endedAt),
  )
}

export async function noteDeath(tx: Transaction, animalIds: readonly number[], at: Date): Promise<void> {
  const day = muscatDay(at)
  if (animalIds.length > 0)
    await tx
      .update(animals)
      .set({ leftOn: day, diedOn: day, updatedAt: at })
      .where(inArray(animals.id, [...animalIds]))
}
