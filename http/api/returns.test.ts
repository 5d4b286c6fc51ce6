import { afterAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok } from '#platform/result.ts'
import { anonymiseAccount } from '#server/accounts/own/anonymise-account.ts'
import { uploadPicture } from '#tests/support/picture-form.ts'
import { createReturnDesk, type Refused } from '#tests/support/return-desk.ts'
import { personOf } from '#tests/support/test-app.ts'
import { countLockWaits } from '#tests/support/test-database.ts'

const desk = await createReturnDesk()
const { app, food, cat, buyer, patch, own, ask, asked, decide, accept, delivered } = desk
afterAll(() => desk.close())

describe('F-03: requesting a return', () => {
  it('F-03: is possible for goods within the policy’s hours, for a defect within 15 days, and the page says until when', async () => {
    const salim = await buyer({ [food]: 2 })
    const now = await own(salim)
    expect(now).toMatchObject({ lines: [{ left: 2, productNameArabic: 'طعام قطط' }], returns: [] })
    expect(now.lines[0]?.reasons.map(({ reason }) => reason)).toEqual(['wrong-item', 'defect', 'other'])
    const hours = (until: string | null) => (Date.parse(until ?? '') - Date.now()) / 3_600_000
    expect(now.lines[0]?.reasons.map(({ until }) => Math.round(hours(until)))).toEqual([48, 360, 48])

    await delivered(salim.orderId, 49)
    expect((await own(salim)).lines[0]?.reasons.map(({ reason }) => reason)).toEqual(['defect'])
    expect(await ask(salim, { [food]: 1 }, { reason: 'wrong-item' })).toMatchObject({
      status: 409,
      body: { code: 'not-returnable', detail: expect.stringContaining('انتهت مهلة الإرجاع لهذا السبب') },
    })
    await delivered(salim.orderId, 361)
    const over = await own(salim)
    expect(over.lines[0]?.reasons).toEqual([])
    expect(hours(over.until)).toBeLessThan(0)
    expect((await ask(salim, { [food]: 1 })).body.code).toBe('not-returnable')
  })

  it('F-03: of an animal is possible for its species or health only, and opens a case', async () => {
    const salim = await buyer({ [cat]: 1, [food]: 1 })
    expect((await ask(salim, { [cat]: 1 })).body.detail).toContain('لا يصلح هذا السبب')
    expect((await ask(salim, { [cat]: 1, [food]: 1 }, { reason: 'ill' })).status).toBe(409)
    expect(await asked(salim, { [cat]: 1 }, { reason: 'ill' })).toMatchObject({
      kind: 'case',
      amount: '0.000',
    })
  })

  it('F-03: is refused for another’s order, undelivered or already requested items, and too many units', async () => {
    const [salim, hind] = [await buyer({ [food]: 2 }), await buyer({ [food]: 2 })]
    expect((await ask({ ...hind, orderId: salim.orderId }, { [food]: 1 })).status).toBe(404)
    expect((await hind.ask('GET', `/api/orders/${salim.orderId}/return`)).status).toBe(404)
    expect((await ask({ ...salim, lines: hind.lines }, { [food]: 1 })).body.errors).toHaveProperty('items')
    expect((await ask(salim, { [food]: 3 })).body.detail).toContain('أكثر مما بقي لك')
    expect((await ask(salim, { [food]: 1 }, { reason: 'other' })).body.errors).toEqual({
      words: ['اكتب سبب الإرجاع.'],
    })
    await asked(salim, { [food]: 2 })
    expect((await ask(salim, { [food]: 1 })).body.detail).toContain('طُلب إرجاعه من قبل')
    await patch(hind.orderId, { status: 'shipped', reason: 'لم يُسلّم', override: true })
    expect((await ask(hind, { [food]: 1 })).body.detail).toContain('لم يصل هذا الطلب بعد')
    expect((await own(hind)).until).toBeNull()
  })

  it('F-03: is idempotent; another request for the line is not the same', async () => {
    const salim = await buyer({ [food]: 3 })
    const both = await Promise.all([ask(salim, { [food]: 1 }), ask(salim, { [food]: 1 })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 201])
    expect(both[0]?.body).toEqual(both[1]?.body)
    for (const over of [{ words: 'وصل ممزقاً' }, { reason: 'wrong-item' }])
      expect((await ask(salim, { [food]: 1 }, over)).body.detail).toContain('انتظر قرارنا')
    expect((await ask(salim, { [food]: 2 })).status).toBe(409)
    expect(await own(salim)).toMatchObject({ lines: [], returns: [{ id: both[0]?.body.id }] })
    await decide(both[0]?.body.id ?? 0, { decision: 'refuse', note: 'استُعمل الكيس' })
    expect((await asked(salim, { [food]: 1 })).id).not.toBe(both[0]?.body.id)
  })

  it('S2-02: its photos are visible to their owner and the shop, and are deleted with the account, like its text', async () => {
    const [salim, hind] = [await buyer({ [food]: 1 }), await personOf(app)]
    const photo = await uploadPicture(app, salim)
    const torn = { images: [photo], words: 'وصل ممزقاً' }
    const { id } = await asked(salim, { [food]: 1 }, torn)
    expect(await ask(salim, { [food]: 1 }, torn)).toMatchObject({ status: 200, body: { id } })
    const seen = async (by: { cookie: string }) =>
      (await app.request(`/api/files/${photo}`, { headers: { Cookie: by.cookie } })).status
    expect([await seen(salim), await seen(hind)]).toEqual([200, 404])
    expect((await own(salim)).returns).toMatchObject([{ id, images: [photo], words: 'وصل ممزقاً' }])
    const again = await buyer({ [food]: 1 })
    expect((await ask(again, { [food]: 1 }, { images: [photo] })).body.errors).toHaveProperty('images')
    expect((await salim.ask<string>('GET', '/api/account/data')).body).toMatchObject({
      orders: [{ returns: [{ reason: 'defect', words: 'وصل ممزقاً', state: 'waiting' }] }],
    })
    // While it waits, the account is needed.
    expect(
      (await salim.ask<Refused>('POST', '/api/account/delete', { confirmation: 'x' })).status,
    ).toBeGreaterThan(399)
    await accept(id)
    await inTransaction(app.shop.db, async (tx) => ok(await anonymiseAccount(tx, salim.id, new Date())))
    const { rows } = await app.shop.pool.query('SELECT words FROM returns WHERE id = $1', [id])
    expect(rows).toEqual([{ words: '' }])
    expect((await app.admin('GET', `/api/files/${photo}`)).status).toBe(404)
  })

  it('F-03, X-52: is not made while its account ends', async () => {
    const salim = await buyer({ [food]: 1 })
    let asking: ReturnType<typeof ask> | undefined
    await inTransaction(app.shop.db, async (tx) => {
      await anonymiseAccount(tx, salim.id, new Date())
      asking = ask(salim, { [food]: 1 }, { words: 'انكسرت في بيتي' })
      await Promise.race([asking, expect.poll(() => countLockWaits(app.shop)).toBeGreaterThan(0)])
      return ok(true)
    })
    expect((await asking)?.status).toBe(404)
    const { rows } = await app.shop.pool.query('SELECT FROM returns WHERE order_id = $1', [salim.orderId])
    expect(rows).toEqual([])
  })
})
