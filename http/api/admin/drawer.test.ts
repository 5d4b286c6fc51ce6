import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Drawer } from '#contract/admin/drawer.ts'
import { insertPerson } from '#tests/support/sessions.ts'
import { createTestApp, SECRET } from '#tests/support/test-app.ts'
import { customerOf, expectNoBreach, insertProduct, placeOrderOf } from '#tests/support/test-shop.ts'

const app = await createTestApp()
const admin = await insertPerson(app.shop, SECRET, { isAdmin: true })
const food = await insertProduct(app.shop, { quantity: 500 })
beforeEach(() => app.shop.pool.query('TRUNCATE drawer_closes'))
afterAll(() => expectNoBreach(app.shop).finally(app.close))

async function request(method: string, path: string, body?: object): Promise<Response> {
  return app.request(path, {
    method,
    headers: { Cookie: admin.cookie, Origin: 'http://shop.test', 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
}
async function call(method: string, path: string, body?: object) {
  const response = await request(method, path, body)
  return { status: response.status, body: await response.json() }
}
const read = async (): Promise<Drawer> => (await call('GET', '/api/admin/drawer')).body
async function close(body: object, drawer?: Drawer) {
  const { lastClose, lastPaymentId } = drawer ?? (await read())
  return call('POST', '/api/admin/drawer/closes', {
    ...body,
    lastCloseId: lastClose?.id ?? null,
    lastPaymentId,
  })
}
/** Money of an order of 5.500 rials; by default cash. */
async function pay(amount: string, method = 'cash') {
  const customer = await customerOf(app.shop, await insertPerson(app.shop, SECRET))
  const order = await placeOrderOf(app.shop, customer, { [food]: 1 })
  const path = `/api/admin/orders/${order.id}/payments`
  const written = await call('POST', path, { kind: 'in', method, amount, reference: '=1+1' })
  return { path, order, payment: written.body }
}

describe('F-06: the cash drawer', () => {
  it('F-06: is opened by the first count; afterwards the ledger says what should be in it', async () => {
    await pay('5.5')
    const nothing = { in: '0.000', out: '0.000' }
    expect(await read()).toMatchObject({
      lastClose: null,
      expected: '0.000',
      methods: Array(3).fill(nothing),
    })
    expect(await close({ counted: '٢٠', remaining: '20' })).toMatchObject({
      status: 201,
      body: { opening: '20.000', expected: '20.000', difference: '0.000', closedBy: 'سالم' },
    })

    const { path, payment } = await pay('5.5')
    await pay('7')
    await pay('5.5', 'card')
    await call('POST', `${path}/${payment.id}/reverse`)
    expect(await read()).toMatchObject({
      expected: '27.000',
      methods: [
        { method: 'transfer', in: '0.000', out: '0.000' },
        { method: 'cash', in: '12.500', out: '5.500' },
        { method: 'card', in: '5.500', out: '0.000' },
      ],
    })
    const closed = { opening: '20.000', in: '12.500', out: '5.500', expected: '27.000', difference: '-1.250' }
    expect(await close({ counted: 25.75, remaining: 5, note: 'نقص من الفكة' })).toMatchObject({
      status: 201,
      body: { ...closed, counted: '25.750', remaining: '5.000', note: 'نقص من الفكة' },
    })
    expect(await read()).toMatchObject({ expected: '5.000', lastClose: closed })
    const list = (await call('GET', '/api/admin/drawer/closes?limit=1')).body
    expect(list).toMatchObject({ total: 2, items: [closed] })
    expect(list.nextCursor).not.toBeNull()
    const audit = (await call('GET', '/api/admin/audit?entityType=drawer')).body
    expect(audit.items[0]).toMatchObject({ action: 'drawer.created', after: { difference: '-1.250' } })
  })

  it('F-06: is not closed when cash moved during the count, and says what moved', async () => {
    await close({ counted: '10', remaining: '10' })
    const seen = await read()
    await pay('5.5')
    expect(await close({ counted: '10', remaining: '10' }, seen)).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile', current: { expected: '15.500' } },
    })
    const again = await read()
    const both = await Promise.all([
      close({ counted: '15.5', remaining: '0' }, again),
      close({ counted: '15.5', remaining: '0' }, again),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await call('GET', '/api/admin/drawer/closes')).body.total).toBe(2)
  })

  it('F-06: loses no cash that comes in while it is closed', async () => {
    await close({ counted: '0', remaining: '0' })
    const paying = Promise.all(Array.from({ length: 12 }, () => pay('1')))
    for (let round = 0; round < 6; round++) await close({ counted: '50', remaining: '0' })
    await paying
    await close({ counted: '50', remaining: '0' })
    const { rows } = await app.shop.pool.query('SELECT sum(cash_in)::text AS sum FROM drawer_closes')
    expect(rows).toEqual([{ sum: '12.000' }])
  })

  it.each([
    ['more remains than was counted', { counted: '10', remaining: '10.001' }, 'remaining'],
    ['below zero', { counted: '-1', remaining: '0' }, 'counted'],
    ['four decimals', { counted: '1.2345', remaining: '0' }, 'counted'],
    ['nothing counted', { remaining: '0' }, 'counted'],
    ['a long note', { counted: '1', remaining: '0', note: 'ن'.repeat(501) }, 'note'],
  ])('F-06: refuses %s with a sentence at its field', async (_, body, field) => {
    const refused = await close(body)
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors)).toEqual([field])
  })

  it('F-06: exports the ledger of some days as a file that adds up and contains no formula', async () => {
    const { order } = await pay('3.25')
    const day = (await app.shop.pool.query(`SELECT (now() AT TIME ZONE 'Asia/Muscat')::date::text AS day`))
      .rows[0]
    const file = await request('GET', `/api/admin/payments/export?from=${day.day}&to=${day.day}`)
    expect(file.headers.get('Content-Disposition')).toContain(`payments-${day.day}-${day.day}.csv`)
    const line = (await file.text()).split('\r\n').find((text) => text.includes(order.orderNumber))
    expect(line).toContain(`,${order.orderNumber},`)
    expect(line).toMatch(/,وصل,نقداً,3\.250,'=1\+1,سالم$/)
    const empty = await request('GET', '/api/admin/payments/export?from=2020-01-01&to=2020-01-02')
    expect((await empty.text()).trim().split('\r\n')).toHaveLength(1)
    expect((await request('GET', '/api/admin/payments/export?from=2026-02-30&to=2026-03-01')).status).toBe(
      422,
    )
    expect((await request('GET', '/api/admin/payments/export?from=2026-03-01')).status).toBe(422)
  })
})
