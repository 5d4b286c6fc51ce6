import { parse } from 'csv-parse/sync'
import { afterAll, expect, it } from 'vitest'
import type { AdminProduct } from '#contract/admin/products.ts'
import { insertPerson } from '#tests/support/sessions.ts'
import { createAdminApp, SECRET } from '#tests/support/test-app.ts'

const URL = '/api/admin/products'
const ITEM = { type: 'product', nameArabic: 'رمل', price: 4.5 }

const app = await createAdminApp()
afterAll(() => app.close())

it('shows an item’s shelf to the office and in its file, and to nobody else', async () => {
  const { body } = await app.admin<AdminProduct>('POST', URL, { ...ITEM, shelf: ' رف  A-12 ' })
  expect(body.shelf).toBe('رف A-12')
  const shown = await app.visitor('GET', `/api/products/${body.id}`)
  expect(JSON.stringify(shown.body)).not.toContain('A-12')
  const { cookie } = await insertPerson(app.shop, SECRET, { isAdmin: true })
  const file = await app.request(`${URL}/export`, { headers: { Cookie: cookie } })
  expect(parse(await file.text(), { bom: true, columns: true })).toMatchObject([
    { 'مكانه في المخزن': 'رف A-12' },
  ])
  const edited = await app.admin<AdminProduct>('PATCH', `${URL}/${body.id}`, { shelf: '' })
  expect(edited.body.shelf).toBeNull()
})

it('accepts at most 40 characters', async () => {
  expect((await app.admin('POST', URL, { ...ITEM, shelf: 'ا'.repeat(40) })).status).toBe(201)
  const { status, body } = await app.admin('POST', URL, { ...ITEM, shelf: 'ا'.repeat(41) })
  expect([status, body]).toMatchObject([422, { errors: { shelf: [expect.stringContaining('40')] } }])
})
