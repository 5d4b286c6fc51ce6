// Orders with animals that have records (H-04): what tests of choosing and keeping them ask.
import type { OrderAnimals } from '#contract/admin/order-animals.ts'
import type { Problem } from '#platform/api/problem.ts'
import { insertCats, moveOrder } from './animal-desk.ts'
import { createAdminApp } from './test-app.ts'
import { insertOrder } from './test-shop.ts'

export async function createOrderAnimalsDesk() {
  const app = await createAdminApp()

  /** A lot of so many cats, with records of these names. */
  const catsOf = (quantity: number, names: string[] = []) =>
    insertCats(app, names, { quantity, birthDate: '2026-05-01', gender: 'male' })

  const patch = (orderId: number, change: object) =>
    app.admin<Problem>('PATCH', `/api/admin/orders/${orderId}`, change)
  const chosenOf = async (orderId: number) =>
    (await app.admin<OrderAnimals>('GET', `/api/admin/orders/${orderId}/animals`)).body
  const say = (orderId: number, animalIds: number[], seen: number[], ask = app.admin) =>
    ask<OrderAnimals & Problem>('PATCH', `/api/admin/orders/${orderId}/animals`, { animalIds, seen })
  const choose = async (orderId: number, animalIds: number[], ask = app.admin) => {
    const { items } = await chosenOf(orderId)
    return say(
      orderId,
      animalIds,
      items.flatMap(({ chosen }) => chosen.map(({ id }) => id)),
      ask,
    )
  }

  async function order(productId: number, quantity = 1) {
    const { id, customer: buyer } = await insertOrder(app.shop, { [productId]: quantity })
    await patch(id, { paymentStatus: 'verified' })
    return { id, buyer }
  }
  const move = (orderId: number, status: string) => moveOrder(app, orderId, status)

  async function animalsWhere(condition: string, value: unknown) {
    const { rows } = await app.shop.pool.query(
      `SELECT id, name, order_id, owner_id, left_on::text, code, is_from_sale, breed, sex, birth_date::text
       FROM animals WHERE ${condition} = $1 ORDER BY id`,
      [value],
    )
    return rows
  }

  return { app, catsOf, patch, chosenOf, say, choose, order, move, animalsWhere }
}
