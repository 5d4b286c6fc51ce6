import { afterAll, expect, it } from 'vitest'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok } from '#platform/result.ts'
import { openReturn } from '#server/returns/open-return.ts'
import { countLockWaits } from '#tests/support/test-database.ts'
import { createTestShop, insertAdmin, insertAnimal, insertOrder } from '#tests/support/test-shop.ts'
import { lockOrder, lockOwnOrder } from './lock-order.ts'

const shop = await createTestShop()
const admin = await insertAdmin(shop)
afterAll(() => shop.close())

it('F-03: an order has its own returns, not those of another one', async () => {
  const fish = await insertAnimal(shop, { quantity: 9 })
  const [asked, other] = [await insertOrder(shop, { [fish]: 2 }), await insertOrder(shop, { [fish]: 2 })]
  const hasReturns = async (orderId: number) => {
    const locked = await inTransaction(shop.db, async (tx) => ok(await lockOrder(tx, orderId)))
    return locked.ok && locked.value?.hasReturns
  }
  expect([await hasReturns(asked.id), await hasReturns(other.id)]).toEqual([false, false])
  const opened = await openReturn(shop.context, admin, asked.id, {
    items: [{ id: asked.items[0]?.id ?? 0, quantity: 1 }],
    reason: 'died-before-delivery',
    words: '',
  })
  expect(opened.ok).toBe(true)
  expect([await hasReturns(asked.id), await hasReturns(other.id)]).toEqual([true, false])
})

it('R-06, H-07: who waited for the lock is told what happened until then', async () => {
  const fish = await insertAnimal(shop, { quantity: 9 })
  const { id, items, customer } = await insertOrder(shop, { [fish]: 1 })
  const afterHandover = async <Locked>(lock: (tx: Transaction) => Promise<Locked>): Promise<Locked> => {
    let waiting: Promise<Locked> | undefined
    await inTransaction(shop.db, async (tx) => {
      await lockOrder(tx, id)
      waiting = inTransaction(shop.db, async (later) => ok(await lock(later))).then((done) => done.value)
      await expect.poll(() => countLockWaits(shop)).toBe(1)
      await tx.$client.query(HAND_OVER, [id, items[0]?.id])
      return ok(undefined)
    })
    const locked = await waiting
    await shop.pool.query('DELETE FROM handovers')
    return locked as Locked
  }
  expect((await afterHandover((tx) => lockOrder(tx, id)))?.hasHandovers).toBe(true)
  expect((await afterHandover((tx) => lockOwnOrder(tx, customer, id)))?.hasHandovers).toBe(true)
})

const HAND_OVER = `INSERT INTO handovers (order_id, order_item_id, unit, checks, seller_name, seller_signature, buyer_name,
  buyer_signature, happened_at, recorded_at, key) VALUES ($1, $2, 1, '{}', 'سالم', '[[1,1]]', 'مريم', '[[1,1]]', now(), now(), 'once')`
