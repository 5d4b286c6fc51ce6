// Which animals go with an order (H-04). An animal goes with one order at a time, and an order has at most as many
// animals of an item as units. The caller holds the order's lock; items are locked before records, as everywhere.
import { randomBytes } from 'node:crypto'
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import { CODE_BYTES, codeOf } from '#domain/animals/animal-code.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { lockActiveAccount } from '#server/access/lock-active-account.ts'
import { HELD_UNITS } from '#server/database/held-units.ts'
import { animals, healthEntries } from '#server/database/tables/animals.ts'
import { careMails } from '#server/database/tables/care.ts'
import { orders } from '#server/database/tables/orders.ts'
import { quarantines } from '#server/database/tables/quarantines.ts'
import { deleteOwnerEntries } from './delete-owner-entries.ts'
import { followRecords } from './follow-records.ts'
import { copyFactsToRecord } from './known-facts.ts'
import { dropCandidates, findOpenLoss } from './open-losses.ts'
import { lockItemsOfOrder, readLines } from './order-lines.ts'
import { findPassedOn, HANDED_OVER, IS_PASSED_ON, type PassedOn } from './passed-on.ts'

export type AssignRefusal = RefusalOf<
  | 'not-found'
  | 'animal-taken'
  | 'animal-not-of-order'
  | 'animal-may-be-lost'
  | 'too-many-animals'
  | 'order-cancelled'
>

/** Idempotent. In a delivered order the animal is the buyer's from now on. */
export async function assignAnimal(
  tx: Transaction,
  { orderId, animalId }: { orderId: number; animalId: number },
  at: Date,
): Promise<Result<undefined, AssignRefusal>> {
  await lockItemsOfOrder(tx, orderId)
  const [animal] = await tx.select().from(animals).where(eq(animals.id, animalId)).for('no key update')
  if (!animal) return refuse({ code: 'not-found' })
  if (animal.orderId === orderId) return ok(undefined)
  const isVoid = and(eq(orders.id, orderId), or(eq(orders.status, 'cancelled'), isNotNull(orders.deletedAt)))
  if ((await tx.$count(orders, isVoid)) > 0) return refuse({ code: 'order-cancelled' })
  const isTaken = animal.orderId !== null || animal.ownerId !== null
  if (isTaken || (await findHandedOver(tx, [animalId], { besides: orderId })).length > 0)
    return refuse({ code: 'animal-taken', name: animal.name })
  // H-10: an ill or dead animal goes with no order.
  const isIll = eq(quarantines.animalId, animalId)
  if (animal.diedOn !== null || (await tx.$count(quarantines, and(isIll, isNull(quarantines.endedAt)))) > 0)
    return refuse({ code: 'animal-not-of-order', name: animal.name })
  const loss = await findOpenLoss(tx, animalId, orderId)
  if (loss) return refuse(loss)
  const lines = await readLines(tx, orderId)
  const line = lines.find(({ productId }) => productId === animal.productId)
  if (!line) return refuse({ code: 'animal-not-of-order', name: animal.name })
  if (line.known >= line.units) return refuse({ code: 'too-many-animals', units: line.units })
  await bind(tx, orderId, [animalId])
  await giveToOwners(tx, orderId, at)
  await followRecords(tx, [animal.productId], at)
  return ok(undefined)
}

/** Gives the animals to the order, and a code to those that have none, for their papers and `/p/CODE`. */
export async function bind(tx: Transaction, orderId: number, animalIds: readonly number[]): Promise<void> {
  if (animalIds.length === 0) return
  await tx
    .update(animals)
    .set({ orderId })
    .where(inArray(animals.id, [...animalIds]))
  const bare = await tx
    .select({ id: animals.id })
    .from(animals)
    .where(and(inArray(animals.id, [...animalIds]), isNull(animals.code)))
  for (const { id } of bare) await tx.update(animals).set({ code: newAnimalCode() }).where(eq(animals.id, id))
  await nameHandovers(tx, orderId)
}

/** H-07: names the animal of a hand-over that lacks one, where it is the only one left of its item. */
export async function nameHandovers(tx: Transaction, orderId: number): Promise<void> {
  await tx.execute(sql`UPDATE handovers h SET animal_id = a.id
    FROM order_items l JOIN animals a ON a.order_id = l.order_id AND a.product_id = l.product_id
    WHERE l.order_id = ${orderId} AND h.order_item_id = l.id AND h.set_aside_at IS NULL AND h.count = 1
      AND h.animal_id IS NULL AND h.signed_animal_id IS NULL
      AND NOT EXISTS (SELECT FROM handovers n
        WHERE n.order_id = ${orderId} AND n.animal_id = a.id AND n.set_aside_at IS NULL)
      AND (SELECT sum(${HELD_UNITS}) FROM order_items i WHERE i.order_id = ${orderId} AND i.product_id = l.product_id) - 1
        = (SELECT count(*) FROM handovers n JOIN order_items i ON i.id = n.order_item_id WHERE n.order_id = ${orderId}
          AND i.product_id = l.product_id AND n.animal_id IS NOT NULL AND n.set_aside_at IS NULL)`)
}

export function newAnimalCode(): string {
  return codeOf(randomBytes(CODE_BYTES))
}

/** Delivered: they have left the shop and belong to the account that ordered. A day once set stays. */
export async function giveToOwners(tx: Transaction, orderId: number, at: Date): Promise<void> {
  const [order] = await tx
    .select({ userId: orders.userId })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.status, 'delivered')))
  if (!order) return
  if (order.userId) await lockActiveAccount(tx, order.userId)
  const { rows } = await tx.execute<{ id: number }>(sql`
    UPDATE animals a SET left_on = coalesce(a.left_on, ${muscatDay(at)}), owner_id = coalesce(a.owner_id, o.account),
      owned_at = CASE WHEN coalesce(a.owner_id, o.account) IS NULL THEN NULL ELSE coalesce(a.owned_at, ${at}) END,
      updated_at = CASE WHEN a.left_on IS NULL THEN ${at} ELSE a.updated_at END
    FROM (SELECT o.id, w.id AS account FROM orders o LEFT JOIN profiles w ON w.id = o.user_id AND w.deactivated_at IS NULL
      WHERE o.id = ${orderId} AND o.status = 'delivered') o
    WHERE a.order_id = o.id AND (a.left_on IS NULL OR a.owner_id IS NULL) AND NOT ${IS_PASSED_ON}
    RETURNING a.id`)
  const ids = rows.map(({ id }) => id)
  await dropCandidates(tx, ids)
  await copyFactsToRecord(tx, ids)
}

/** Only their link to the order is removed: for a later owner nothing changes. */
export async function letGo(tx: Transaction, passedOn: readonly PassedOn[]): Promise<void> {
  const ids = passedOn.map(({ id }) => id)
  if (ids.length > 0) await tx.update(animals).set({ orderId: null }).where(inArray(animals.id, ids))
}

/** Returns those that stay with a later owner. */
export async function takeBackAnimals(
  tx: Transaction,
  animalIds: readonly number[],
  how: { isHere: boolean; at: Date },
): Promise<PassedOn[]> {
  const passedOn = await findPassedOn(tx, animalIds)
  await letGo(tx, passedOn)
  await unassignAnimals(tx, without(animalIds, passedOn), how)
  return passedOn
}

function without(animalIds: readonly number[], staying: readonly { id: number }[]): number[] {
  return animalIds.filter((id) => staying.every((one) => one.id !== id))
}

/** H-07: those of them that a buyer has signed for. */
async function findHandedOver(
  tx: Transaction,
  animalIds: readonly number[],
  { besides = null }: { besides?: number | null } = {},
): Promise<{ id: number }[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`SELECT h.animal_id AS id ${HANDED_OVER}
    AND h.animal_id = ANY (${sql.param(animalIds)}::int[]) AND h.order_id IS DISTINCT FROM ${besides}`)
  return rows
}

/** H-10: takes those that go with an order out of it. All records stay, even those of a delivery. */
export async function unassignLost(tx: Transaction, animalIds: readonly number[], at: Date): Promise<void> {
  const assigned = await tx
    .select({ id: animals.id })
    .from(animals)
    .where(and(inArray(animals.id, [...animalIds]), isNotNull(animals.orderId)))
  const ids = assigned.map(({ id }) => id)
  await unassignAnimals(tx, ids, { isHere: true, keepsRecords: true, at })
}

/** They are the shop's again. A record of the delivery goes, unless the shop has edited it since. */
export async function unassignAnimals(
  tx: Transaction,
  animalIds: readonly number[],
  { isHere, keepsRecords = false, at }: { isHere: boolean; keepsRecords?: boolean; at: Date },
): Promise<void> {
  if (animalIds.length === 0) return
  const ids = [...animalIds]
  await deleteOwnerEntries(tx, ids, at)
  // Its next owner gets a care plan of their own (H-09), is reminded anew, and has a code that nobody has seen.
  await tx.delete(careMails).where(inArray(careMails.animalId, ids))
  await tx.update(healthEntries).set({ remindedFor: null }).where(inArray(healthEntries.animalId, ids))
  const isOne = sql`a.id = ANY (${sql.param(ids)}::int[])`
  if (!keepsRecords)
    await tx.execute(sql`DELETE FROM animals a WHERE ${isOne} AND a.is_from_sale AND a.microchip IS NULL AND a.ring IS NULL
      AND NOT EXISTS (SELECT FROM health_entries e WHERE e.animal_id = a.id AND e.author = 'shop')`)
  const rows = await tx.select({ productId: animals.productId }).from(animals).where(inArray(animals.id, ids))
  // H-01: its item was made another species' while it was away.
  await tx.execute(sql`UPDATE animals a SET product_id = NULL FROM products p
    WHERE ${isOne} AND p.id = a.product_id AND p.species_id IS DISTINCT FROM a.species_id`)
  await tx
    .update(animals)
    .set({
      orderId: null,
      ownerId: null,
      code: null,
      isFromSale: false,
      updatedAt: at,
      // Handed over alone (H-07), what does not come back on sale has left only now.
      leftOn: isHere ? null : sql`coalesce(${animals.leftOn}, ${muscatDay(at)})`,
    })
    .where(inArray(animals.id, ids))
  const productIds = rows.map(({ productId }) => productId)
  await followRecords(tx, productIds, at)
}

/**
 * For an order that is cancelled, expired or deleted; called before its units are back in stock. Returns the animals
 * that do not come back with it.
 */
export async function releaseAnimals(tx: Transaction, orderId: number, at: Date): Promise<PassedOn[]> {
  const held = await lockAnimalsOf(tx, orderId)
  const ids = held.map(({ id }) => id)
  return takeBackAnimals(tx, ids, { isHere: true, at })
}

/**
 * Where the order now has fewer units of an item than animals, nobody can say which stay: all are released but those
 * that their buyer signed for or passed on, of which it has no fewer units (UNITS_WITH_BUYER).
 */
export async function releaseBeyondUnits(tx: Transaction, orderId: number, at: Date): Promise<void> {
  const held = await lockAnimalsOf(tx, orderId)
  if (held.length === 0) return
  const lines = await readLines(tx, orderId)
  const beyond = held.flatMap(({ id, productId }) => {
    const line = lines.find((one) => one.productId === productId)
    return productId !== null && (!line || line.known > line.units) ? id : []
  })
  const staying = [...(await findPassedOn(tx, beyond)), ...(await findHandedOver(tx, beyond))]
  const released = without(beyond, staying)
  await unassignAnimals(tx, released, { isHere: true, at })
}

/** Locks the items first, and only if there is an animal: most orders have none. */
export async function lockAnimalsOf(tx: Transaction, orderId: number) {
  if ((await tx.$count(animals, eq(animals.orderId, orderId))) === 0) return []
  await lockItemsOfOrder(tx, orderId)
  return tx
    .select({ id: animals.id, productId: animals.productId })
    .from(animals)
    .where(eq(animals.orderId, orderId))
    .orderBy(animals.id)
    .for('no key update')
}
