// An animal of this customer, locked (H-04).
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import type { Customer } from '#server/access/current-user.ts'
import { animals } from '#server/database/tables/animals.ts'

/** Null where it has another owner or none. */
export async function lockOwnAnimal(tx: Transaction, { id: ownerId }: Customer, animalId: number) {
  const [animal] = await tx
    .select()
    .from(animals)
    .where(and(eq(animals.id, animalId), eq(animals.ownerId, ownerId)))
    .for('no key update')
  return animal ?? null
}
