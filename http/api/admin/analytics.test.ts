import { afterAll, expect, it } from 'vitest'
import type { Analytics } from '#contract/admin/analytics.ts'
import { insertPerson } from '#tests/support/sessions.ts'
import { createTestApp, SECRET } from '#tests/support/test-app.ts'
import { insertCustomer, insertProduct, placeOrderOf } from '#tests/support/test-shop.ts'

const app = await createTestApp()
const { shop } = app
const { cookie } = await insertPerson(shop, SECRET, { isAdmin: true })
const get = async (path: string) => app.request(path, { headers: { Cookie: cookie } })
const customer = await insertCustomer(shop)
const formula = await insertProduct(shop, { nameArabic: '=HYPERLINK("x")، قطط' })
await placeOrderOf(shop, customer, { [formula]: 2 })
await shop.pool.query(`UPDATE orders SET status = 'delivered'`)
afterAll(() => app.close())

it('A-ANA-01: reports thirty days by default, and refuses other periods', async () => {
  const report = (await (await get('/api/admin/analytics')).json()) as Analytics
  expect([report.period, report.current.revenue, report.regions]).toEqual([
    30,
    '10.000',
    [{ id: 1, orders: 1, revenue: '10.000', previousRevenue: '0.000' }],
  ])
  expect((await get('/api/admin/analytics?period=31')).status).toBe(422)
})

it('A-ANA-02: exports each table as a file that Excel opens in Arabic, without formulas', async () => {
  const file = await get('/api/admin/analytics/export?table=products&period=7')
  expect(file.headers.get('Content-Type')).toBe('text/csv; charset=UTF-8')
  expect(file.headers.get('Content-Disposition')).toMatch(/filename="products-[\d-]+\.csv"/)
  expect([...new Uint8Array(await file.clone().arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [head, row] = (await file.text()).split('\r\n')
  expect(head).toContain('المبيعات (ر.ع)')
  expect(row).toContain(`"'=HYPERLINK(""x"")، قطط",2,9.000,0.000`)
  expect(await (await get('/api/admin/analytics/export?table=regions')).text()).toContain('مسقط,1,10.000')
  const { rows } = await app.shop.pool.query(
    `SELECT entity_id, data->'after'->'rows' AS rows FROM audit_log WHERE action = 'export.created' ORDER BY id`,
  )
  expect(rows).toEqual([
    { entity_id: expect.stringContaining('products-'), rows: 1 },
    { entity_id: expect.stringContaining('regions-'), rows: 1 },
  ])
})
