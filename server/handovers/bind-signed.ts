// The animal that both signed for goes with the order (H-07), in place of one the office chose meanwhile.
import { and, eq, isNull, notInArray } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { pick } from '#platform/pick.ts'
import { assignAnimal, unassignAnimals } from '#server/animals/order-animals.ts'
import { animals } from '#server/database/tables/animals.ts'
import { orderItems } from '#server/database/tables/orders.ts'

/** `astray`: it cannot go with the order, and no other one is taken for it. */
export type Signed = { animalId: number | null; astray: { id: number; name: string } | null }

/**
 * @param others `named` in the same report, and `kept`: those whose hand-over is written already
 */
export async function bindSigned(
  tx: Transaction,
  { orderId, recordedAt }: { orderId: number; recordedAt: Date },
  { animalId, itemId }: { animalId: number | null; itemId: number },
  { named, kept }: { named: readonly number[]; kept: readonly number[] },
): Promise<Signed> {
  if (animalId === null) return { animalId, astray: null }
  const [animal] = await tx
    .select({ ...pick(animals, 'id', 'name', 'productId'), itemOf: orderItems.productId })
    .from(animals)
    .innerJoin(orderItems, eq(orderItems.id, itemId))
    .where(eq(animals.id, animalId))
  if (!animal) return { animalId: null, astray: null }
  const { id, productId } = animal
  const astray = { animalId: null, astray: pick(animal, 'id', 'name') }
  if (productId === null || productId !== animal.itemOf || kept.includes(id)) return astray
  const bound = { animalId: id, astray: null }
  const assigned = await assignAnimal(tx, { orderId, animalId: id }, recordedAt)
  if (assigned.ok) return bound
  if (assigned.refusal.code !== 'too-many-animals') return astray
  const [spare] = await tx
    .select({ id: animals.id })
    .from(animals)
    .where(
      and(
        eq(animals.orderId, orderId),
        eq(animals.productId, productId),
        isNull(animals.ownerId),
        isNull(animals.leftOn),
        notInArray(animals.id, [...named, ...kept]),
      ),
    )
    .orderBy(animals.id)
  if (!spare) return astray
  await unassignAnimals(tx, [spare.id], { isHere: true, at: recordedAt })
  return (await assignAnimal(tx, { orderId, animalId: id }, recordedAt)).ok ? bound : astray
}
