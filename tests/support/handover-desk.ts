// Animals to hand over (H-07): bought and paid for, delivered by a driver or collected in the shop.
import type { OrderHandovers } from '#contract/admin/handovers.ts'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import type { CreatedRun } from '#contract/admin/runs.ts'
import type { DriverStop } from '#contract/runs.ts'
import type { Problem } from '#platform/api/problem.ts'
import { HANDED_OVER_UNDELIVERED } from '#server/handovers/handover-queries.ts'
import { verify } from '#server/verify/verify.ts'
import { insertCats } from './animal-desk.ts'
import { newKey, openRun } from './driver-phone.ts'
import { reportOf, SIGNATURES } from './handover.ts'
import { createAdminApp, personOf } from './test-app.ts'
import { customerOf, expectNoBreach, insertAnimal, placeOrderOf } from './test-shop.ts'

type RefusedBody = { code: string; detail: string; errors?: object }

export async function createHandoverDesk() {
  const app = await createAdminApp()
  const cat = await insertAnimal(app.shop, { quantity: 80, nameArabic: 'قط شيرازي' })

  /** Of an account, and paid. */
  async function bought(
    quantity = 1,
    status: 'confirmed' | 'shipped' = 'shipped',
    wanted: number | Record<number, number> = cat,
  ) {
    const person = await personOf(app)
    const customer = await customerOf(app.shop, person)
    const { id, orderNumber, items } = await placeOrderOf(
      app.shop,
      customer,
      typeof wanted === 'number' ? { [wanted]: quantity } : wanted,
    )
    await patch(id, { paymentStatus: 'verified' })
    if (status === 'shipped') await patch(id, { status, reason: 'شُحن', override: true })
    const itemId = items[0]?.id ?? 0
    const units = Array.from({ length: quantity }, (_, at) => ({ itemId, unit: at + 1 }))
    return { ...person, orderId: id, orderNumber, itemId, units }
  }
  const patch = (id: number, body: object) => app.admin('PATCH', `/api/admin/orders/${id}`, body)
  const statusOf = async (id: number) =>
    (await app.admin<AdminOrderDetail>('GET', `/api/admin/orders/${id}`)).body.status
  const handoversOf = async (id: number) =>
    (await app.admin<OrderHandovers>('GET', `/api/admin/orders/${id}/handovers`)).body

  /** Of one item, with their records. */
  async function recordedCats(names: string[], quantity: number) {
    const { productId: item, ids } = await insertCats(app, names, { quantity, birthDate: '2026-05-01' })
    return { item, ids }
  }

  const post = (id: number, body: object, by = app.admin) =>
    by<OrderHandovers & RefusedBody>('POST', `/api/admin/orders/${id}/handovers`, body)

  /** A driver who has opened the link of a run with these orders. */
  async function drive(orderIds: number[]) {
    const made = await app.admin<CreatedRun>('POST', '/api/admin/runs', { orderIds, driver: 'خميس' })
    const phone = await openRun(app, new URL(made.body.link?.url ?? 'http://none#').hash.slice(1))
    return {
      run: phone.run,
      stops: phone.run.stops,
      answer: (stop: DriverStop | undefined, body: object) => phone.answer(stop?.id ?? 0, body),
      photo: async () => (await phone.photo()).body.id,
    }
  }

  /** The office counts a hand-over that was set aside. */
  const count = (orderId: number, id: number | undefined) =>
    app.admin<Problem>('POST', `/api/admin/orders/${orderId}/handovers/${id}/count`)

  /** The office chooses the animals of an order, having seen these on it. */
  const choose = async (of: number, animalIds: number[], seen: number[]) =>
    (await app.admin('PATCH', `/api/admin/orders/${of}/animals`, { animalIds, seen })).status

  /** Mails with the record of a hand-over, to buyer and seller. */
  async function mailsAbout(orderId: number) {
    const { rows } = await app.shop.pool.query('SELECT 1 FROM pgboss.job WHERE data @> $1', [
      JSON.stringify({ mail: 'handover-record', orderId }),
    ])
    return rows.length
  }

  async function isTold(orderId: number) {
    const { rows } = await app.shop.db.execute(HANDED_OVER_UNDELIVERED)
    return rows.some((row) => row.order_id === orderId)
  }

  const offendersOf = async (invariant: string) =>
    (await verify(app.shop.db, app.shop.context.now())).find(({ name }) => name === invariant)?.offenders

  return {
    ...{ app, cat, bought, patch, statusOf, handoversOf, recordedCats, post, drive },
    ...{ count, choose, mailsAbout, isTold, offendersOf },
    close: () => expectNoBreach(app.shop).finally(app.close),
  }
}

/** The report of the seller's phone. */
export function byShop(units: { itemId: number; unit: number }[], over: object = {}) {
  return {
    ...reportOf(units),
    ...{ key: newKey(), at: new Date().toISOString() },
    ...{ buyer: 'مريم الحارثية', buyerSignature: SIGNATURES.buyer },
    ...over,
  }
}
