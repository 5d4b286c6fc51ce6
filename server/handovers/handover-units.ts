// Which animals of an order are handed over one by one (H-07), and which of them nobody has handed over yet.
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { HandoverUnit } from '#contract/handovers.ts'
import { openUnits, type Unit } from '#domain/handovers/handover.ts'
import type { Queryable } from '#platform/database/connect.ts'
import { HANDED_OVER } from '#server/animals/passed-on.ts'
import { HELD_UNITS, IS_LOSS } from '#server/database/held-units.ts'
import { animals } from '#server/database/tables/animals.ts'
import { categories, products } from '#server/database/tables/catalog.ts'
import { handovers } from '#server/database/tables/handovers.ts'
import { orderItems } from '#server/database/tables/orders.ts'
import { species } from '#server/database/tables/species.ts'
import { IS_ANIMAL } from '#server/returns/returnable-lines.ts'

/** The units not handed over yet, in the order of the lines. The caller holds the order's lock. */
export async function readUnits(db: Queryable, orderId: number): Promise<Unit[]> {
  const numbered = [...(await readStanding(db, orderId)), ...(await readCameBack(db, [orderId]))]
  return openUnits(await readAnimalLines(db, [orderId]), numbered)
}

/** By order, the units still to be handed over, as a phone shows them. */
export async function readOpenUnits(
  db: Queryable,
  orderIds: readonly number[],
): Promise<(orderId: number) => HandoverUnit[]> {
  if (orderIds.length === 0) return () => []
  const lines = await readAnimalLines(db, orderIds)
  const standing = await selectStanding(db).where(and(inArray(handovers.orderId, [...orderIds]), COUNTS))
  const cameBack = await readCameBack(db, orderIds)
  // Each order by itself: its limit of single animals is its own.
  const open = orderIds.flatMap((id) =>
    openUnits(
      lines.filter((line) => line.orderId === id),
      [...standing, ...cameBack],
    ),
  )
  const taken = new Set(standing.map(({ animalId }) => animalId))
  const known = open.length === 0 ? [] : await readAnimals(db, orderIds)
  const free = known.filter(({ id }) => !taken.has(id))
  return (orderId) =>
    lines
      .filter((line) => line.orderId === orderId)
      .flatMap((line) => {
        const ofLine = free.filter(({ itemId }) => itemId === line.itemId)
        const assigned = ofLine.filter(({ isAssigned }) => isAssigned)
        const choices = ofLine.filter(({ isAssigned }) => !isAssigned)
        const { nameArabic, world, imageUrl } = line
        return open
          .filter(({ itemId }) => itemId === line.itemId)
          .map((unit, at) => ({
            ...unit,
            nameArabic,
            world,
            imageUrl,
            animal: unit.count > 1 ? null : toAnimal(assigned[at]),
            animals: unit.count > 1 || assigned[at] ? [] : choices.map(toAnimal),
          }))
      })
}

/** The hand-overs of one order that count. */
export function readStanding(db: Queryable, orderId: number) {
  return selectStanding(db)
    .where(and(eq(handovers.orderId, orderId), COUNTS))
    .orderBy(asc(handovers.id))
}

const COUNTS = isNull(handovers.setAsideAt)

function selectStanding(db: Queryable) {
  const { orderItemId: itemId, unit, count, animalId, buyerName, happenedAt } = handovers
  return db.select({ itemId, unit, count, animalId, buyerName, happenedAt }).from(handovers).$dynamic()
}

/** The numbers of units that came back (F-03); no other unit gets them, for phones that do not know. */
async function readCameBack(db: Queryable, orderIds: readonly number[]): Promise<Unit[]> {
  const { orderItemId: itemId, unit } = handovers
  const rows = await db
    .select({ itemId, unit })
    .from(handovers)
    .where(and(inArray(handovers.orderId, [...orderIds]), CAME_BACK))
  return rows.map((row) => ({ ...row, count: 0 }))
}

/** It was set aside with the return of its animal (returns/take-back-handovers.ts). */
export const CAME_BACK = sql`EXISTS (SELECT FROM return_items ri JOIN returns r ON r.id = ri.return_id
  WHERE ri.order_item_id = handovers.order_item_id AND r.state = 'accepted' AND NOT ${IS_LOSS}
    AND r.decided_at = handovers.set_aside_at)`

function readAnimalLines(db: Queryable, orderIds: readonly number[]) {
  return db
    .select({
      orderId: orderItems.orderId,
      itemId: orderItems.id,
      nameArabic: orderItems.productNameArabic,
      imageUrl: orderItems.productImageUrl,
      isAnimal: sql<boolean>`${IS_ANIMAL}`,
      quantity: sql<number>`(SELECT ${HELD_UNITS} FROM order_items i WHERE i.id = ${orderItems.id})`,
      keeping: species.keeping,
      world: categories.world,
    })
    .from(orderItems)
    .leftJoin(products, eq(products.id, orderItems.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(species, eq(species.id, products.speciesId))
    .where(and(inArray(orderItems.orderId, [...orderIds]), IS_ANIMAL))
    .orderBy(asc(orderItems.id))
}

/** The animal is not in quarantine (H-10). */
const IS_WELL = sql`NOT EXISTS (SELECT FROM quarantines q WHERE q.animal_id = ${animals.id} AND q.ended_at IS NULL)`

type KnownAnimal = NonNullable<HandoverUnit['animal']>

function toAnimal<A extends KnownAnimal | undefined>(animal: A) {
  const { id, name, mark } = animal ?? {}
  return (animal ? { id, name, mark } : null) as A extends undefined ? null : KnownAnimal
}

/** The records assigned to the order (H-04), and the other possible ones. */
function readAnimals(db: Queryable, orderIds: readonly number[]) {
  const isAssigned = eq(animals.orderId, orderItems.orderId)
  const mayBeMeant = and(
    isNull(animals.orderId),
    isNull(animals.ownerId),
    isNull(animals.leftOn),
    eq(animals.isFromSale, false),
    IS_WELL,
    sql`NOT EXISTS (SELECT ${HANDED_OVER} AND h.animal_id = ${animals}.id)`,
  )
  return db
    .select({
      itemId: orderItems.id,
      id: animals.id,
      name: animals.name,
      mark: sql<string | null>`coalesce(${animals.microchip}, ${animals.ring})`,
      isAssigned: sql<boolean>`${animals.orderId} IS NOT NULL`,
    })
    .from(orderItems)
    .innerJoin(animals, eq(animals.productId, orderItems.productId))
    .where(and(inArray(orderItems.orderId, [...orderIds]), or(isAssigned, mayBeMeant)))
    .orderBy(asc(animals.id))
}
