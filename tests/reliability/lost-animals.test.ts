// H-10, R-06: however animals fall ill, die, are sold, cancelled, revived and replaced, each is counted once, on sale, in
// quarantine, in an order or gone, as a model says.
import { afterAll, expect, it } from 'vitest'
import { adjustStock } from '#server/catalog/stock/adjust-stock.ts'
import { endQuarantine } from '#server/losses/end-quarantine.ts'
import { reportMishap } from '#server/losses/report-mishap.ts'
import { changeOrder } from '#server/orders/changes/change-order.ts'
import { removeOrder } from '#server/orders/changes/remove-order.ts'
import { decideReturn } from '#server/returns/decide-return.ts'
import { openReturn } from '#server/returns/open-return.ts'
import { rounds } from '#tests/support/rounds.ts'
import {
  createTestShop,
  expectNoBreach,
  insertAdmin,
  insertAnimal,
  insertOrder,
  stockOf,
} from '#tests/support/test-shop.ts'

const STEPS = rounds(150, 1500)
const START = 40

const shop = await createTestShop()
const admin = await insertAdmin(shop)
afterAll(() => shop.close())

function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** `lost` and not decided; `returned`: its money is given back. */
type Sold = {
  id: number
  lineId: number
  bought: number
  cases: { id: number; units: number }[]
  returned: number
  state: 'open' | 'cancelled' | 'deleted' | 'delivered'
}

it(`H-10, R-06: ${STEPS} steps of illness and death match the model`, async () => {
  const roll = dice(20261123)
  const fish = await insertAnimal(shop, { quantity: START })
  const model = { shelf: START, ill: 0, dead: 0, sold: [] as Sold[] }
  const quarantines: { id: number; units: number }[] = []
  const lost = (one: Sold) => one.cases.reduce((sum, { units }) => sum + units, 0)
  const held = (one: Sold) => one.bought - one.returned - lost(one)
  const pick = <T>(list: readonly T[]): T | undefined => list[roll(list.length)]
  const open = () => model.sold.filter(({ state }) => state === 'open')
  let added = 0

  const steps = {
    async arrive() {
      if (model.shelf > 30) return
      const done = await adjustStock(shop.context, admin, fish, { change: 3, reason: 'وصلت' })
      expect(done.ok).toBe(true)
      model.shelf += 3
      added += 3
    },
    async order() {
      const units = 1 + roll(3)
      if (model.shelf < units) return
      const { id, items } = await insertOrder(shop, { [fish]: units })
      const isPaid = roll(3) > 0
      if (isPaid) await changeOrder(shop.context, admin, id, { paymentStatus: 'verified' })
      model.shelf -= units
      const lineId = items[0]?.id ?? 0
      model.sold.push({ id, lineId, bought: units, cases: [], returned: 0, state: 'open' })
    },
    async mishap() {
      const [units, mishap] = [1 + roll(3), roll(2) === 0 ? ('ill' as const) : ('died' as const)]
      const done = await reportMishap(shop.context, admin, {
        mishap,
        productId: fish,
        quantity: units,
        note: '',
      })
      expect(done.ok).toBe(units <= model.shelf)
      if (!done.ok) return
      model.shelf -= units
      if (mishap === 'died') model.dead += units
      else {
        model.ill += units
        quarantines.push({ id: done.value.quarantine?.id ?? 0, units })
      }
    },
    async end() {
      const one = pick(quarantines)
      if (!one) return
      const units = 1 + roll(one.units + 1)
      const outcome = roll(2) === 0 ? ('recovered' as const) : ('died' as const)
      const done = await endQuarantine(shop.context, admin, one.id, { outcome, quantity: units, note: '' })
      expect(done.ok).toBe(units <= one.units)
      if (!done.ok) return
      one.units -= units
      if (one.units === 0) quarantines.splice(quarantines.indexOf(one), 1)
      model.ill -= units
      if (outcome === 'died') model.dead += units
      else model.shelf += units
    },
    async lose() {
      const one = pick(model.sold)
      if (!one) return
      const units = 1 + roll(2)
      const isIll = roll(2) === 0
      const done = await openReturn(shop.context, admin, one.id, {
        items: [{ id: one.lineId, quantity: units }],
        reason: isIll ? 'ill-before-delivery' : 'died-before-delivery',
        words: '',
      })
      expect(done.ok).toBe(one.state === 'open' && units <= held(one))
      if (!done.ok) return
      one.cases.push({ id: done.value.id, units })
      if (!isIll) model.dead += units
      else {
        model.ill += units
        const { rows } = await shop.pool.query('SELECT max(id) AS id FROM quarantines')
        quarantines.push({ id: rows[0].id, units })
      }
    },
    async decide() {
      const one = pick(model.sold.filter(({ cases }) => cases.length > 0))
      const lostCase = one && pick(one.cases)
      if (!one || !lostCase) return
      const decision = roll(2) === 0 ? ('accept' as const) : ('refuse' as const)
      const done = await decideReturn(shop.context, admin, lostCase.id, { decision, note: 'قرار' })
      const isOpen = one.state === 'open' || one.state === 'delivered'
      expect(done.ok).toBe(isOpen && (decision === 'accept' || lostCase.units <= model.shelf))
      if (!done.ok) return
      one.cases.splice(one.cases.indexOf(lostCase), 1)
      if (decision === 'refuse') model.shelf -= lostCase.units
      else {
        one.returned += lostCase.units
        if (one.returned === one.bought && one.state === 'open') one.state = 'cancelled'
      }
    },
    async cancel() {
      const one = pick(open())
      if (!one) return
      const change = { status: 'cancelled', reason: 'إلغاء', override: true } as const
      expect((await changeOrder(shop.context, admin, one.id, change)).ok).toBe(true)
      model.shelf += held(one)
      one.state = 'cancelled'
    },
    async revive() {
      const one = pick(model.sold.filter(({ state }) => state === 'cancelled'))
      if (!one) return
      const change = { status: 'processing', reason: 'عاد', override: true } as const
      const units = one.bought - one.returned
      const done = await changeOrder(shop.context, admin, one.id, change)
      // With nothing left to deliver it stays cancelled.
      expect(done.ok).toBe(units > 0 && units <= model.shelf)
      if (!done.ok) return
      model.shelf -= units
      one.cases = []
      one.state = 'open'
    },
    async remove() {
      const one = pick(model.sold.filter(({ state }) => state !== 'deleted'))
      if (!one || roll(3) > 0) return
      expect((await removeOrder(shop.context, admin, one.id)).ok).toBe(true)
      if (one.state === 'open') model.shelf += held(one)
      one.state = 'deleted'
    },
    async deliver() {
      const one = pick(open())
      if (!one || roll(2) > 0) return
      const change = { status: 'delivered', reason: 'سُلّم', override: true } as const
      expect((await changeOrder(shop.context, admin, one.id, change)).ok).toBe(true)
      one.state = 'delivered'
    },
  }

  const names = Object.keys(steps) as (keyof typeof steps)[]
  for (let step = 0; step < STEPS; step++) {
    const name = names[roll(names.length)] ?? 'arrive'
    await steps[name]()
    const { rows } = await shop.pool.query(
      'SELECT coalesce(sum(quantity), 0)::int AS ill FROM quarantines WHERE ended_at IS NULL',
    )
    expect([step, name, await stockOf(shop, fish), rows[0].ill]).toEqual([step, name, model.shelf, model.ill])
    if (step % 50 === 49) await expectNoBreach(shop)
  }
  await expectNoBreach(shop)
  const inOrders = model.sold
    .filter(({ state }) => state === 'open' || state === 'delivered')
    .reduce((sum, one) => sum + held(one), 0)
  const gone = await shop.pool.query(
    `SELECT (SELECT -sum(change)::int FROM stock_movements WHERE product_id = $1 AND reason = 'died') AS dead`,
    [fish],
  )
  expect(gone.rows[0].dead ?? 0).toBe(model.dead)
  const deletedDelivered = await shop.pool.query<{ units: number }>(
    `SELECT coalesce(sum(i.quantity - i.returned), 0)::int - coalesce((SELECT sum(ri.quantity) FROM return_items ri
       JOIN returns r ON r.id = ri.return_id JOIN orders d ON d.id = r.order_id
       WHERE d.deleted_at IS NOT NULL AND d.holds_stock AND r.state <> 'accepted' AND NOT ri.is_replaced), 0)::int AS units
     FROM order_items i JOIN orders o ON o.id = i.order_id WHERE o.deleted_at IS NOT NULL AND o.holds_stock`,
  )
  expect(model.shelf + model.ill + model.dead + inOrders + (deletedDelivered.rows[0]?.units ?? 0)).toBe(
    START + added,
  )
})

it('H-10, R-02: concurrent illness, sales, cancellations and decisions never deadlock, and the books stay consistent', async () => {
  const fish = await insertAnimal(shop, { quantity: 12 })
  const sold = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const order = await insertOrder(shop, { [fish]: 2 })
      return { id: order.id, lineId: order.items[0]?.id ?? 0 }
    }),
  )
  const die = () =>
    reportMishap(shop.context, admin, { mishap: 'died', productId: fish, quantity: 1, note: '' })
  const lose = async ({ id, lineId }: (typeof sold)[number]) => {
    const items = [{ id: lineId, quantity: 1 }]
    const request = { items, reason: 'ill-before-delivery' as const, words: '' }
    const opened = await openReturn(shop.context, admin, id, request)
    if (opened.ok)
      await decideReturn(shop.context, admin, opened.value.id, { decision: 'refuse', note: 'آخر' })
  }
  const cancel = ({ id }: (typeof sold)[number]) =>
    changeOrder(shop.context, admin, id, { status: 'cancelled', reason: 'معاً', override: true })
  await Promise.all([
    ...sold.flatMap((one, at) => [lose(one), lose(one), ...(at % 2 ? [cancel(one)] : [])]),
    ...Array.from({ length: 4 }, die),
  ])
  await expectNoBreach(shop)
})
