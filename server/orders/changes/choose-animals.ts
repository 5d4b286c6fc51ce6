// The office chooses which animals go with an order (H-04), once it is paid and even after its delivery.
import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { ChooseAnimalsRequest, OrderAnimals } from '#contract/admin/order-animals.ts'
import type { ChangedMeanwhile, RefusalOf } from '#contract/refusals.ts'
import { timeOfChange } from '#domain/time-of-change.ts'
import type { Queryable, Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, orNotFound, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { IS_ILL } from '#server/animals/item-units.ts'
import {
  type AssignRefusal,
  assignAnimal,
  letGo,
  nameHandovers,
  unassignAnimals,
} from '#server/animals/order-animals.ts'
import { lockItemsOfOrder } from '#server/animals/order-lines.ts'
import { findPassedOn, HANDED_OVER, IS_PASSED_ON, type PassedOn } from '#server/animals/passed-on.ts'
import type { AnimalRow } from '#server/animals/read-records.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { HELD_UNITS, IS_LOSS } from '#server/database/held-units.ts'
import { animals } from '#server/database/tables/animals.ts'
import { handovers } from '#server/database/tables/handovers.ts'
import { orders } from '#server/database/tables/orders.ts'
import { lockOrder } from '#server/orders/records/lock-order.ts'

type ChooseAnimalsRefusal =
  | AssignRefusal
  | ChangedMeanwhile<OrderAnimals>
  | RefusalOf<'order-not-paid' | 'animal-passed-on'>

export async function chooseAnimals(
  context: Context,
  admin: Granted<'animals:write'>,
  orderId: number,
  { animalIds, seen }: ChooseAnimalsRequest,
): Promise<Result<OrderAnimals, ChooseAnimalsRefusal>> {
  const chosen = await inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse({ code: 'not-found' })
    // Animals of a cancelled order can only be released.
    const isOnlyFreed = order.status === 'cancelled' && animalIds.length === 0
    if (order.status === 'cancelled' && !isOnlyFreed) return refuse({ code: 'order-cancelled' })
    if (order.paymentStatus !== 'verified' && !isOnlyFreed) return refuse({ code: 'order-not-paid' })
    await lockItemsOfOrder(tx, orderId)
    const before = await tx
      .select()
      .from(animals)
      .where(eq(animals.orderId, orderId))
      .orderBy(animals.id)
      .for('no key update')
    const current = await readOrderAnimals(tx, orderId)
    // Removing an animal deletes its owner's entries, so only animals that the request has seen are removed.
    if (current && !isList(before, seen) && !isList(before, animalIds))
      return refuse({ code: 'changed-meanwhile', current })
    const at = timeOfChange(context.now(), order.updatedAt)
    const gone = before.flatMap(({ id }) => (animalIds.includes(id) ? [] : id))
    const passedOn = await findPassedOn(tx, gone)
    const stays = await findStaying(tx, orderId, passedOn)
    if (stays) return refuse({ code: 'animal-passed-on', name: stays.name })
    await letGo(tx, passedOn)
    const freed = gone.filter((id) => passedOn.every((one) => one.id !== id))
    await unassignAnimals(tx, freed, { isHere: true, at })
    await freeHandovers(tx, orderId, freed)
    const added = animalIds.filter((id) => !before.some((one) => one.id === id))
    const isSame = gone.length === 0 && added.length === 0
    await forgetSigned(tx, orderId, isSame ? confirmedOf(current) : [...gone, ...added])
    for (const animalId of [...new Set(animalIds)].sort((a, b) => a - b)) {
      const assigned = await assignAnimal(tx, { orderId, animalId }, at)
      if (!assigned.ok) return assigned
    }
    if (isSame) await nameHandovers(tx, orderId)
    const after = await tx.select().from(animals).where(inArray(animals.id, animalIds)).orderBy(animals.id)
    const names = (all: typeof before) => all.map(({ name }) => name).join('، ')
    if (!isSame)
      await noteAction({ tx, admin, at }, 'order-animals.edited', orderId, {
        before: { animals: names(before) },
        after: { animals: names(after) },
      })
    return ok(undefined)
  })
  if (!chosen.ok) return chosen
  context.changes.announceOrders()
  return orNotFound(await readOrderAnimals(context.db, orderId))
}

/** H-07: the hand-over was of another animal. A set-aside record keeps the signed animal and may still be counted. */
async function freeHandovers(tx: Transaction, orderId: number, animalIds: number[]): Promise<void> {
  const isOfThem = and(eq(handovers.orderId, orderId), inArray(handovers.animalId, animalIds))
  await tx
    .update(handovers)
    .set({ animalId: null })
    .where(and(isOfThem, isNull(handovers.setAsideAt)))
}

/** The office's choice of animals overrides the signed one; choosing the same ones again confirms them. */
async function forgetSigned(tx: Transaction, orderId: number, animalIds: readonly number[]): Promise<void> {
  await tx.execute(sql`UPDATE handovers h SET signed_animal_id = NULL
    FROM order_items l JOIN animals a ON a.product_id = l.product_id
    WHERE l.order_id = ${orderId} AND h.order_item_id = l.id AND a.id = ANY (${sql.param(animalIds)}::int[])
      AND h.signed_animal_id IS NOT NULL AND h.set_aside_at IS NULL`)
}

/** The chosen animals of complete items: only those can be the handed-over ones. */
function confirmedOf(current: OrderAnimals | null): number[] {
  const complete = (current?.items ?? []).filter(({ chosen, units }) => chosen.length >= units)
  return complete.flatMap(({ chosen }) => chosen.map(({ id }) => id))
}

/**
 * The first of the animals that cannot leave the order: only their later owner can transfer them. Where the order has
 * more animals than units, some came back, and as many of them as were written off may be those (F-03).
 */
async function findStaying(
  tx: Transaction,
  orderId: number,
  passedOn: readonly PassedOn[],
): Promise<PassedOn | null> {
  if (passedOn.length === 0) return null
  const { rows } = await tx.execute<{ productId: number; beyond: number; writtenOff: number }>(sql`
    SELECT i.product_id AS "productId", ((SELECT count(*) FROM animals a
        WHERE a.order_id = ${orderId} AND a.product_id = i.product_id) - ${HELD_UNITS})::int AS beyond,
      coalesce((SELECT sum(ri.accepted) FROM return_items ri JOIN returns r ON r.id = ri.return_id
        WHERE ri.order_item_id = i.id AND NOT ri.is_restocked AND NOT ${IS_LOSS}), 0)::int AS "writtenOff"
    FROM order_items i WHERE i.order_id = ${orderId}`)
  for (const { productId, beyond, writtenOff } of rows) {
    const own = passedOn.filter((one) => one.productId === productId)
    if (own.length > Math.min(beyond, writtenOff)) return own[0] ?? null
  }
  return null
}

function isList(before: readonly { id: number }[], ids: readonly number[]): boolean {
  return before.length === new Set(ids).size && before.every(({ id }) => ids.includes(id))
}

export async function findOrderAnimals(
  { db }: Context,
  orderId: number,
): Promise<Result<OrderAnimals, RefusalOf<'not-found'>>> {
  return orNotFound(await readOrderAnimals(db, orderId))
}

async function readOrderAnimals(db: Queryable, orderId: number): Promise<OrderAnimals | null> {
  const mayChoose = sql<boolean>`${orders.paymentStatus} = 'verified' AND ${orders.status} <> 'cancelled'`
  const isKept = and(eq(orders.id, orderId), isNull(orders.deletedAt))
  const [order] = await db.select({ mayChoose }).from(orders).where(isKept)
  if (!order) return null
  const { rows: lines } = await db.execute<
    Pick<OrderAnimals['items'][number], 'productId' | 'nameArabic' | 'units' | 'signedFor'>
  >(sql`
    SELECT p.id AS "productId", i.product_name_arabic AS "nameArabic", ${HELD_UNITS}::int AS units,
      ARRAY(SELECT s.name FROM handovers h JOIN animals s ON s.id = h.signed_animal_id
        WHERE h.order_item_id = i.id AND h.set_aside_at IS NULL ORDER BY s.id) AS "signedFor"
    FROM order_items i JOIN products p ON p.id = i.product_id AND p.item_type = 'animal'
    LEFT JOIN species s ON s.id = p.species_id
    WHERE i.order_id = ${orderId} AND (s.keeping = 'single' OR EXISTS (SELECT FROM animals a WHERE a.product_id = p.id))
    ORDER BY i.id`)
  const productIds = lines.map(({ productId }) => productId)
  const known = await db
    .select({
      ...getTableColumns(animals),
      isPassedOn: sql<boolean>`(SELECT ${IS_PASSED_ON} FROM animals a WHERE a.id = ${animals}.id)`,
      isHandedOver: sql<boolean>`EXISTS (SELECT ${HANDED_OVER} AND h.animal_id = ${animals}.id)`,
      isIll: sql<boolean>`(SELECT ${IS_ILL} FROM animals a WHERE a.id = ${animals}.id)`,
    })
    .from(animals)
    .where(inArray(animals.productId, productIds))
    .orderBy(animals.id)
  const items = lines.map((line) => {
    const own = known.filter(({ productId }) => productId === line.productId)
    const chosen = own.filter((animal) => animal.orderId === orderId)
    const choices = own.filter(
      (animal) =>
        animal.orderId === null &&
        animal.ownerId === null &&
        !animal.isFromSale &&
        animal.diedOn === null &&
        !animal.isHandedOver &&
        !animal.isIll,
    )
    return {
      ...line,
      chosen: chosen.map((animal) => ({
        ...shown(animal),
        isOwned: animal.ownerId !== null,
        isPassedOn: animal.isPassedOn,
      })),
      choices: choices.map(shown),
    }
  })
  return { items, mayChoose: order.mayChoose }
}

function shown({ id, name, breed, sex, colour, microchip, ring }: AnimalRow) {
  return { id, name, breed, sex, colour, microchip, ring }
}
