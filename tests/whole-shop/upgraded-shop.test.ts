// L-10, R-13: a shop of every schema that was ever released goes on after an upgrade, with its people, items and orders.
import { expect, it, onTestFinished } from 'vitest'
import { migrate } from '#platform/database/migrate.ts'
import { verify } from '#server/verify/verify.ts'
import { createDrawnPages } from '#tests/support/drawn-pages.ts'
import { loadReleasedSchema, OWNER_OF_DUMPS, RELEASED_SCHEMAS } from '#tests/support/released-schemas.ts'
import { BASE_URL, createTestApp } from '#tests/support/test-app.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { createTestShop } from '#tests/support/test-shop.ts'

it.each(RELEASED_SCHEMAS)('L-10: a shop of %s starts after the upgrade and responds', async (name) => {
  const database = await createTestDatabase('template0')
  await loadReleasedSchema(database, name)
  // T-01: where nobody is the main administrator, migration 0039 makes the first one the owner.
  if (name < '0039') await database.pool.query('UPDATE profiles SET is_owner = false')
  if (name < '0048')
    await database.pool.query(
      `UPDATE orders SET status = 'confirmed', cart_id = NULL, payment_status = 'verified', payment_decided_at = '2026-11-20T21:30:00Z'
       WHERE id = (SELECT min(id) FROM orders WHERE deleted_at IS NULL AND status <> 'cancelled')`,
    )
  // by two processes at once.
  await Promise.all([migrate(database.url), migrate(database.url)])
  const shop = await createTestShop({ database, facts: false })
  onTestFinished(() => shop.close())
  const app = await createTestApp({ pages: await createDrawnPages() }, shop)
  onTestFinished(() => app.close())

  const home = await app.request('/')
  expect([home.status, (await home.text()).includes('متجر تجريبي: لا تحوّل أي مبلغ')]).toEqual([200, true])
  const { rows } = await shop.pool.query(
    `SELECT id, name_arabic AS name FROM products WHERE is_active AND item_type = 'animal' ORDER BY id LIMIT 1`,
  )
  const page = await app.request(`/animals/${rows[0].id}`)
  expect([page.status, (await page.text()).includes(rows[0].name)]).toEqual([200, true])

  const signedIn = await app.request('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: BASE_URL },
    body: JSON.stringify(OWNER_OF_DUMPS),
  })
  expect([signedIn.status, await signedIn.json()]).toMatchObject([200, { user: { role: 'owner' } }])
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const orders = await app.request('/api/admin/orders', { headers: { Cookie: cookie } })
  const { total } = (await orders.json()) as { total: number }
  expect(total).toBe(
    (await shop.pool.query(`SELECT count(*)::int AS n FROM orders WHERE deleted_at IS NULL`)).rows[0].n,
  )
  expect(total).toBeGreaterThan(0)
  // F-01: what was verified before there was a ledger has its payment in it.
  if (name < '0048') {
    const { rows: paid } = await shop.pool.query(
      `SELECT p.kind, p.method, p.paid_on::text, p.amount = o.final_amount AS whole, o.payment_amount = p.amount AS noted
       FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.payment_decided_at = '2026-11-20T21:30:00Z'`,
    )
    expect(paid).toEqual([
      { kind: 'in', method: 'transfer', paid_on: '2026-11-21', whole: true, noted: true },
    ])
  }
  // W-06: what had left before anybody asked when, left when its history says.
  if (name < '0049') {
    const { rows: left } = await shop.pool.query(
      `SELECT DISTINCT handed_over_at IS NOT DISTINCT FROM coalesce((
         SELECT max(h.created_at) FROM order_history h
         WHERE h.order_id = o.id AND h.event = 'status' AND h.to_value = 'shipped'), o.updated_at) AS known
       FROM orders o WHERE status IN ('shipped', 'delivered')`,
    )
    expect(left.filter(({ known }) => !known)).toEqual([])
  }
  // but for the order that was verified above, which has no history.
  const findings = await verify(shop.db, new Date())
  const breaches = findings.filter(({ level, offenders }) => level === 'breach' && offenders > 0)
  expect(breaches.map(({ name }) => name)).toEqual(name < '0048' ? ['order-history'] : [])
})
