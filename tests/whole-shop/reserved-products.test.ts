// S2-10 on the wire, through the caches of the HTTP app: pages are stale when an order moves without moving stock.
import { afterAll, expect, it } from 'vitest'
import { product, suggestions } from '#contract/catalog.ts'
import { changeOrder } from '#server/orders/changes/change-order.ts'
import { reportTransfer } from '#server/orders/checkout/report-transfer.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { insertAdmin, insertAnimal, insertOrder } from '#tests/support/test-shop.ts'

const app = await createTestApp()
afterAll(() => app.close())

const get = async (path: string) => (await app.request(path)).json()

it('S2-10: a reserved product shows its deadline, and each step of its order invalidates the caches', async () => {
  const { shop } = app
  const cat = await insertAnimal(shop, { nameArabic: 'قط زمردي' })
  const state = async () => {
    const { isReserved, reservedUntil, quantity, stockLabel } = product.parse(
      await get(`/api/products/${cat}`),
    )
    return { isReserved, reservedUntil, quantity, stockLabel }
  }
  const out = { quantity: 0, stockLabel: 'out' }
  expect(await state()).toEqual({ isReserved: false, reservedUntil: null, quantity: 1, stockLabel: 'low' })

  const { id, payment, customer: buyer } = await insertOrder(shop, { [cat]: 1 })
  await expect.poll(state).toEqual({ isReserved: true, reservedUntil: payment.expiresAt, ...out })
  const offered = suggestions.parse(await get(`/api/suggestions?search=${encodeURIComponent('زمردي')}`))
  expect(offered.products).toMatchObject([{ id: cat, stockLabel: 'out', isReserved: true }])

  const admin = await insertAdmin(shop)
  const later = new Date(Date.parse(payment.expiresAt) + 3_600_000).toISOString()
  await changeOrder(shop.context, admin, id, { expiresAt: later })
  await expect.poll(state).toEqual({ isReserved: true, reservedUntil: later, ...out })
  await reportTransfer(shop.context, buyer, { orderId: id })
  await expect.poll(state).toEqual({ isReserved: true, reservedUntil: null, ...out })
  await changeOrder(shop.context, admin, id, { paymentStatus: 'verified' })
  await expect.poll(state).toEqual({ isReserved: false, reservedUntil: null, ...out })
})

it('S2-10: the API describes both fields of a product', async () => {
  const described = JSON.stringify(await get('/api/openapi.json'))
  expect(described).toContain('"isReserved"')
  expect(described).toContain('"reservedUntil"')
})
