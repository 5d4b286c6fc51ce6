// H-04: who owns an animal when its order changes: its buyer, also where they claimed it by the shop's code, or a later owner.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { OrderAnimals } from '#contract/admin/order-animals.ts'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import type { AdminReturn } from '#contract/admin/returns.ts'
import type { OpenedOwnAnimal, TransferCode } from '#contract/own-animals.ts'
import type { Problem } from '#platform/api/problem.ts'
import { insertCats, moveOrder, whereaboutsOf } from '#tests/support/animal-desk.ts'
import { seededDraw } from '#tests/support/generated-statement.ts'
import { byShop } from '#tests/support/handover-desk.ts'
import { rounds } from '#tests/support/rounds.ts'
import { createAdminApp, personOf } from '#tests/support/test-app.ts'
import { countLockWaits } from '#tests/support/test-database.ts'
import { customerOf, expectNoBreach, placeOrderOf } from '#tests/support/test-shop.ts'

const app = await createAdminApp()
afterAll(() => app.close())
afterEach(() => expectNoBreach(app.shop))

type Person = Awaited<ReturnType<typeof personOf>>

const move = (orderId: number, status: string) => moveOrder(app, orderId, status)
const claim = ({ ask }: Person, code: string) => ask<Problem>('POST', '/api/animals/claim', { code })
const offer = async ({ ask }: Person, animalId: number) =>
  (await ask<TransferCode>('POST', `/api/animals/${animalId}/transfer`)).body.code
const shopsCode = async (orderId: number, animalId: number) =>
  (await app.admin<TransferCode>('POST', `/api/admin/orders/${orderId}/animals/${animalId}/transfer`)).body
    .code
const stateOf = (animalId: number) => whereaboutsOf(app, animalId)

/** A cat delivered to its buyer: ordered from an account, or by phone and then claimed with the shop's code. */
async function delivered(by: 'account' | 'phone', { isClaimed = true } = {}) {
  const buyer = await personOf(app)
  const { productId, ids } = await insertCats(app, ['مشمش'])
  const animalId = ids[0] ?? 0
  const order = by === 'phone' ? await byPhone(productId) : await byAccount(buyer, productId)
  await move(order.id, 'delivered')
  const bought = { buyer, orderId: order.id, itemId: order.items[0]?.id ?? 0, animalId }
  if (by === 'phone' && isClaimed)
    expect((await claim(buyer, await shopsCode(order.id, animalId))).status).toBe(200)
  if (isClaimed)
    expect(await stateOf(animalId)).toEqual({ orderId: order.id, ownerId: buyer.id, isHere: false })
  return bought
}

async function byPhone(productId: number) {
  const { body } = await app.admin<AdminOrderDetail>('POST', '/api/admin/orders', {
    ...{ channel: 'phone', isPaid: true, regionId: 1, customerAddress: 'حي النهضة' },
    ...{ customerName: 'سالم', customerPhone: '92345678', items: [{ productId, quantity: 1 }] },
  })
  return body
}

async function byAccount({ id }: Person, productId: number) {
  const customer = await customerOf(app.shop, { id })
  const order = await placeOrderOf(app.shop, customer, { [productId]: 1 })
  await app.admin('PATCH', `/api/admin/orders/${order.id}`, { paymentStatus: 'verified' })
  return order
}

async function giveBack({ orderId, itemId }: { orderId: number; itemId: number }, restock = true) {
  const { body } = await app.admin<AdminReturn>('POST', `/api/admin/orders/${orderId}/returns`, {
    ...{ items: [{ id: itemId, quantity: 1 }], reason: 'ill', words: '' },
  })
  const decision = { decision: 'accept', restock }
  const decided = await app.admin('PATCH', `/api/admin/returns/${body.id}`, decision)
  expect(decided.status, JSON.stringify(decided.body)).toBe(200)
}

const takeOut = (orderId: number, animalId: number) =>
  app.admin<OrderAnimals & Problem>('PATCH', `/api/admin/orders/${orderId}/animals`, {
    ...{ animalIds: [], seen: [animalId] },
  })
const SHOPS = { orderId: null, ownerId: null, isHere: true }

describe.each([['account' as const], ['phone' as const]])('ordered by %s', (by) => {
  it('H-04, F-03: given back whole, it is the shop’s again', async () => {
    const bought = await delivered(by)
    await giveBack(bought)
    expect(await stateOf(bought.animalId)).toEqual(SHOPS)
    expect((await bought.buyer.ask('GET', `/api/animals/${bought.animalId}`)).status).toBe(404)
  })

  it('H-04: the office takes it out of the order, and out of its buyer’s account', async () => {
    const { orderId, animalId } = await delivered(by)
    expect((await takeOut(orderId, animalId)).status).toBe(200)
    expect(await stateOf(animalId)).toEqual(SHOPS)
  })

  it('H-04: a delivery that is taken back takes it from its buyer', async () => {
    const { orderId, animalId } = await delivered(by)
    await move(orderId, 'shipped')
    expect(await stateOf(animalId)).toEqual({ ...SHOPS, orderId })
  })

  it('H-04, H-05: a later owner keeps it, whatever the office chooses', async () => {
    const bought = await delivered(by)
    const { orderId, animalId, buyer } = bought
    const next = await personOf(app)
    expect((await claim(next, await offer(buyer, animalId))).status).toBe(200)
    const isKept = { ownerId: next.id, isHere: false, orderId }
    const { body } = await app.admin<OrderAnimals>('GET', `/api/admin/orders/${orderId}/animals`)
    expect(body.items[0]?.chosen).toMatchObject([{ id: animalId, isOwned: true, isPassedOn: true }])
    expect(await takeOut(orderId, animalId)).toMatchObject({
      status: 409,
      body: { code: 'animal-passed-on' },
    })
    expect(await stateOf(animalId)).toEqual(isKept)
    await move(orderId, 'shipped')
    expect(await stateOf(animalId)).toEqual(isKept)
    await move(orderId, 'delivered')
    await giveBack(bought, false)
    expect(await stateOf(animalId)).toEqual({ ...isKept, orderId: null })
    expect((await next.ask('GET', `/api/animals/${animalId}`)).status).toBe(200)
  })
})

it.each([['account' as const], ['phone' as const]])(
  'H-04, H-07: ordered by %s, its buyer sees the order and the hand-over on it, a later owner neither',
  async (by) => {
    const { orderId, itemId, animalId, buyer } = await delivered(by)
    const signed = await app.admin(
      'POST',
      `/api/admin/orders/${orderId}/handovers`,
      byShop([{ itemId, unit: 1 }]),
    )
    expect(signed.status, JSON.stringify(signed.body)).toBe(200)
    const { orderNumber } = (await app.admin<AdminOrderDetail>('GET', `/api/admin/orders/${orderId}`)).body
    const own = async ({ ask }: Person) =>
      (await ask<OpenedOwnAnimal>('GET', `/api/animals/${animalId}`)).body
    expect(await own(buyer)).toMatchObject({
      ...{ orderNumber, isOwnOrder: by === 'account', handover: { counts: { yes: expect.any(Number) } } },
    })
    const next = await personOf(app)
    await claim(next, await offer(buyer, animalId))
    expect(await own(next)).toMatchObject({ orderNumber: null, isOwnOrder: false, handover: null })
  },
)

/** An unused code for the animal: from its owner, or from the shop for a buyer without an account. */
async function withOpenCode(by: 'account' | 'phone') {
  const bought = await delivered(by, { isClaimed: by === 'account' })
  const { orderId, animalId, buyer } = bought
  const code = by === 'phone' ? await shopsCode(orderId, animalId) : await offer(buyer, animalId)
  return { ...bought, code, next: await personOf(app) }
}

/** An animal from an account was given away by its buyer; of an order without an account, the one who claims it is its buyer. */
async function expectOneOutcome(
  by: 'account' | 'phone',
  { animalId, orderId, next }: Awaited<ReturnType<typeof withOpenCode>>,
  status: number,
) {
  const isKept = by === 'account' && status === 200
  expect([200, 404]).toContain(status)
  expect(await stateOf(animalId)).toEqual(
    isKept ? { orderId, ownerId: next.id, isHere: false } : { ...SHOPS, orderId },
  )
  const { rows } = await app.shop.pool.query(
    'SELECT FROM animal_transfers WHERE animal_id = $1 AND claimed_at IS NULL AND revoked_at IS NULL',
    [animalId],
  )
  expect(rows).toEqual([])
}

describe.each([['account' as const], ['phone' as const]])(
  'claimed while a delivery is taken back, ordered by %s',
  (by) => {
    it('H-04: one comes after the other', async () => {
      const [first, second] = [await withOpenCode(by), await withOpenCode(by)]
      expect((await claim(first.next, first.code)).status).toBe(200)
      await move(first.orderId, 'shipped')
      await expectOneOutcome(by, first, 200)
      await move(second.orderId, 'shipped')
      const late = await claim(second.next, second.code)
      expect(late.body.code).toBe('transfer-unknown')
      await expectOneOutcome(by, second, late.status)
    })

    it('H-04: reads the owner only after a claim that is under way', async () => {
      const one = await withOpenCode(by)
      await app.admin('POST', `/api/admin/passports/${one.animalId}/entries`, {
        ...{ kind: 'vaccination', on: '2026-01-05', against: 'rabies' },
      })
      // The claim has locked the animal and waits for its entry; taking the delivery back waits for the animal.
      const holder = await app.shop.pool.connect()
      try {
        await holder.query('BEGIN')
        await holder.query('SELECT FROM health_entries WHERE animal_id = $1 FOR UPDATE', [one.animalId])
        const claimed = claim(one.next, one.code)
        await expect.poll(() => countLockWaits(app.shop)).toBe(1)
        const moved = move(one.orderId, 'shipped')
        await expect.poll(() => countLockWaits(app.shop)).toBe(2)
        await holder.query('COMMIT')
        const [{ status }] = await Promise.all([claimed, moved])
        expect(status).toBe(200)
        await expectOneOutcome(by, one, status)
      } finally {
        holder.release(true)
      }
    })

    it('H-04: at the same time, one of the two always comes first', async () => {
      const draw = seededDraw(20261123)
      for (let round = 0; round < rounds(8, 200); round++) {
        const one = await withOpenCode(by)
        const later = <T>(run: () => Promise<T>) => wait(draw(8)).then(run)
        const [{ status }] = await Promise.all([
          later(() => claim(one.next, one.code)),
          later(() => move(one.orderId, 'shipped')),
        ])
        await expectOneOutcome(by, one, status)
      }
    })
  },
)
