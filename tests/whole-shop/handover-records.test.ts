// H-07: the record of a hand-over, for both sides: mailed, shown on the order, and forgotten in time.
import { afterAll, expect, it } from 'vitest'
import type { HandoverRecord, SharedRecord } from '#contract/handovers.ts'
import type { OrderReturns } from '#contract/returns.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok } from '#platform/result.ts'
import { anonymiseAccount } from '#server/accounts/own/anonymise-account.ts'
import { removeExpired } from '#server/accounts/remove-expired.ts'
import { readOrderHandovers } from '#server/handovers/handover-queries.ts'
import { composeMail } from '#server/mail/compose-mail.ts'
import { delivered, minutesAgo } from '#tests/support/driver-phone.ts'
import { reportOf } from '#tests/support/handover.ts'
import { byShop, createHandoverDesk } from '#tests/support/handover-desk.ts'
import { personOf } from '#tests/support/test-app.ts'

const desk = await createHandoverDesk()
const { app, bought, patch, handoversOf, post, drive } = desk
afterAll(() => desk.close())

it('H-07, F-03: the time in which the buyer may claim counts from the hand-over', async () => {
  const { orderId, units, ask } = await bought(1)
  // By the phone's clock, before the shop heard of it.
  await app.shop.pool.query(
    `UPDATE orders SET created_at = now() - interval '5 days', handed_over_at = now() - interval '5 days' WHERE id = $1`,
    [orderId],
  )
  const at = minutesAgo(5 * 60)
  await post(orderId, byShop(units, { at }))
  const read = async () => (await ask<OrderReturns>('GET', `/api/orders/${orderId}/return`)).body
  const until = new Date(Date.parse(at) + 48 * 3_600_000).toISOString()
  expect((await read()).until).toBe(until)
  const { items } = await handoversOf(orderId)
  expect(items[0]?.claimUntil).toBe(until)
  await app.shop.pool.query(
    `UPDATE handovers SET happened_at = now() - interval '49 hours', recorded_at = now() - interval '48 hours' WHERE order_id = $1`,
    [orderId],
  )
  await app.shop.pool.query(
    `UPDATE order_history SET created_at = now() - interval '48 hours' WHERE order_id = $1 AND to_value = 'delivered'`,
    [orderId],
  )
  expect((await read()).lines.flatMap(({ reasons }) => reasons)).toEqual([])
  // An order without a hand-over counts from its delivery.
  const plain = await bought(1)
  await patch(plain.orderId, { status: 'delivered' })
  const { body } = await plain.ask<OrderReturns>('GET', `/api/orders/${plain.orderId}/return`)
  expect(Date.parse(body.until ?? '') - Date.now()).toBeGreaterThan(47 * 3_600_000)
})

/** Handed over by a driver with a picture, and the links that were mailed. */
async function handedOver({ withPhoto = true } = {}) {
  const buyer = await bought(1)
  const { stops, answer, photo } = await drive([buyer.orderId])
  const photoId = withPhoto ? await photo() : null
  await answer(stops[0], delivered({ handover: reportOf(buyer.units, { photoId }) }))
  const { rows } = await app.shop.pool.query('SELECT data FROM pgboss.job WHERE data @> $1', [
    JSON.stringify({ mail: 'handover-record', orderId: buyer.orderId }),
  ])
  const mails = await Promise.all(rows.map(({ data }) => composeMail(app.shop.context, data)))
  const token: string = rows[0]?.data.token
  return { ...buyer, photoId, mails, token }
}

async function openLink(token: string) {
  const headers = { Origin: 'http://shop.test', 'Content-Type': 'application/json' }
  const open = { method: 'POST', headers, body: JSON.stringify({ token }) }
  const opened = await app.request('/api/handovers/open', open)
  const record = (await opened.json()) as SharedRecord
  const [line = ''] = opened.headers.getSetCookie()
  const get = (path: string) => app.request(path, { headers: { Cookie: line.split(';')[0] ?? '' } })
  return { status: opened.status, record, line, get }
}

it('H-07: both sides get a mail with a link to the record, which opens this record and nothing else', async () => {
  const { mails, token, orderNumber, photoId } = await handedOver()
  expect(mails).toHaveLength(2)
  for (const mail of mails) expect(mail?.text).toContain(`/handover#${token}`)
  expect(new Set(mails.map((mail) => mail?.to)).size).toBe(2)
  const { rows } = await app.shop.pool.query('SELECT link_hash FROM handovers')
  expect(JSON.stringify(rows)).not.toContain(token)

  const { status, record, line, get } = await openLink(token)
  expect([status, record.orderNumber]).toEqual([200, orderNumber])
  expect(record.items[0]).toMatchObject({ photoId, buyer: { name: 'مريم الحارثية' } })
  expect(JSON.stringify(record)).not.toMatch(/phone|email|address/i)
  expect(line).toMatch(
    new RegExp(`^aleef_handover=[\\w-]{22}; Max-Age=86400; Path=/api/handovers/${record.id}; `),
  )
  const picture = await get(`/api/handovers/${record.id}/photos/${photoId}`)
  expect([picture.status, picture.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
  expect((await get(`/api/handovers/${record.id}`)).status).toBe(200)
  // Another record, another picture, a guess, no link.
  const other = await handedOver()
  const { record: theirs } = await openLink(other.token)
  expect((await get(`/api/handovers/${theirs.id}`)).status).toBe(404)
  expect((await get(`/api/handovers/${record.id}/photos/${other.photoId}`)).status).toBe(404)
  expect((await openLink('A'.repeat(22))).status).toBe(404)
  expect((await app.request(`/api/handovers/${record.id}`)).status).toBe(404)
  const page = await app.request('/handover', { headers: { Accept: 'text/html' } })
  expect(page.headers.get('Referrer-Policy')).toBe('no-referrer')
})

it('H-07: its mail speaks of pictures only where some were taken', async () => {
  for (const withPhoto of [true, false]) {
    const { mails } = await handedOver({ withPhoto })
    for (const mail of mails) expect(/صور/.test(mail?.text ?? '')).toBe(withPhoto)
  }
})

it('H-07: the buyer sees the record and its picture on their order, nobody else does', async () => {
  const { ask, cookie, orderId, photoId } = await handedOver()
  const own = await ask<{ items: HandoverRecord[] }>('GET', `/api/orders/${orderId}/handovers`)
  expect(own.body.items).toMatchObject([{ photoId, setAsideAt: null }])
  const stranger = await personOf(app)
  expect((await stranger.ask('GET', `/api/orders/${orderId}/handovers`)).status).toBe(404)
  const picture = (by: string) => app.request(`/api/files/${photoId}`, { headers: { Cookie: by } })
  expect([(await picture(cookie)).status, (await picture(stranger.cookie)).status]).toEqual([200, 404])
})

it('H-07, X-52: names, signatures and picture are deleted with the proof or the account, the verdicts stay', async () => {
  const { id, orderId, token } = await handedOver()
  const kept = await handedOver()
  const fault = { verdict: 'no', note: 'قالت مريم إنها متعبة', photoId: null }
  await app.shop.pool.query(
    `UPDATE handovers SET checks = jsonb_set(checks, '{eats}', $2) WHERE order_id = $1`,
    [orderId, JSON.stringify(fault)],
  )
  // Sessions have expired by then.
  const record = async (of: number) => {
    const read = await readOrderHandovers(app.shop.context, of)
    return read.ok ? read.value.items[0] : null
  }
  await inTransaction(app.shop.db, async (tx) => ok(await anonymiseAccount(tx, id, new Date())))
  expect(await record(orderId)).toMatchObject({
    ...{ seller: null, buyer: null, photoId: null },
    checks: { eyes: { verdict: 'yes' }, eats: { verdict: 'no', note: null } },
  })
  expect((await openLink(token)).status).toBe(404)
  const later = (days: number) => ({
    db: app.shop.db,
    now: () => new Date(Date.now() + days * 24 * 3_600_000),
  })
  await removeExpired(later(179))
  expect(await record(kept.orderId)).toMatchObject({ buyer: { name: 'مريم الحارثية' } })
  await removeExpired(later(181))
  expect(await record(kept.orderId)).toMatchObject({ buyer: null, photoId: null })
  const { rows } = await app.shop.pool.query(`SELECT count(*)::int AS left FROM files WHERE use = 'handover'`)
  expect(rows[0].left).toBe(0)
})
