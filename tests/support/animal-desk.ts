// Animals with records, and the orders they go with, as tests of the desk need them.
import { expect } from 'vitest'
import type { AdminPassport } from '#contract/admin/passports.ts'
import type { AdminApp } from './test-app.ts'
import { insertAnimal, speciesIdOf } from './test-shop.ts'

type CatFacts = { quantity?: number; birthDate?: string; gender?: 'male'; vaccinated?: boolean }
type AnimalDesk = Pick<AdminApp, 'admin' | 'shop'>

/** An item of cats, as many as are named or `quantity`, and a record for each name. */
export async function insertCats(
  { admin, shop }: AnimalDesk,
  names: readonly string[],
  { quantity = names.length, ...facts }: CatFacts = {},
) {
  const speciesId = await speciesIdOf(shop, 'cat')
  const productId = await insertAnimal(shop, { quantity, speciesId, ...facts })
  const ids: number[] = []
  for (const name of names) {
    const { birthDate } = facts
    const record = { name, speciesId, productId, ...(birthDate && { birthDate }) }
    ids.push((await admin<AdminPassport>('POST', '/api/admin/passports', record)).body.id)
  }
  return { productId, ids }
}

/** Whatever its path says. */
export async function moveOrder({ admin }: AnimalDesk, orderId: number, status: string): Promise<void> {
  const change = { status, reason: 'اختبار', override: true }
  const moved = await admin('PATCH', `/api/admin/orders/${orderId}`, change)
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
}

/** The order it goes with, its owner, and whether it is in the shop. */
export async function whereaboutsOf({ shop }: AnimalDesk, animalId: number) {
  const { rows } = await shop.pool.query(
    'SELECT order_id AS "orderId", owner_id AS "ownerId", left_on IS NULL AS "isHere" FROM animals WHERE id = $1',
    [animalId],
  )
  return rows[0]
}
