import { parse } from 'csv-parse/sync'
import { afterAll, beforeEach, expect, it } from 'vitest'
import type { Inventory } from '#contract/admin/inventory.ts'
import type { ProductImport } from '#contract/admin/product-imports.ts'
import type { AdminProduct, AdminProductList } from '#contract/admin/products.ts'
import type { Problem } from '#platform/api/problem.ts'
import { runImport } from '#server/catalog/import/run-import.ts'
import { insertPerson } from '#tests/support/sessions.ts'
import { BASE_URL, createAdminApp, SECRET } from '#tests/support/test-app.ts'

const URL = '/api/admin/products'
const EAN_13 = '4006381333931'
const EAN_8 = '96385074'

const app = await createAdminApp()
const cookie = (await insertPerson(app.shop, SECRET, { isAdmin: true })).cookie
afterAll(() => app.close())
beforeEach(async () => {
  await app.shop.pool.query('TRUNCATE products CASCADE')
})

const post = (item: object) =>
  app.admin<AdminProduct & Problem>('POST', URL, {
    type: 'product',
    nameArabic: 'طعام',
    price: 4.5,
    ...item,
  })
const edit = (id: number, changes: object) =>
  app.admin<AdminProduct & Problem>('PATCH', `${URL}/${id}`, changes)
async function find(search: string) {
  const { body } = await app.admin<AdminProductList>('GET', `${URL}?search=${encodeURIComponent(search)}`)
  return body.items.map(({ id }) => id)
}

it('is stored in Latin digits, however it was typed', async () => {
  const { status, body } = await post({ barcode: '٤ ٠٠٦٣٨١ ٣٣٣٩٣١' })
  expect(status).toBe(201)
  expect(body.barcode).toBe(EAN_13)
  expect((await edit(body.id, { barcode: EAN_8 })).body.barcode).toBe(EAN_8)
  expect((await edit(body.id, { barcode: ' ' })).body.barcode).toBeNull()
})

it('is refused with a wrong check digit, with a sentence beside the field', async () => {
  const { status, body } = await post({ barcode: '4006381333932' })
  expect(status).toBe(422)
  expect(body.errors).toEqual({ barcode: [expect.stringContaining('الباركود غير صحيح')] })
})

it('is refused if another item has it, naming that item', async () => {
  const first = (await post({ barcode: EAN_13 })).body
  const second = (await post({ nameArabic: 'رمل', barcode: EAN_8 })).body
  const taken = { barcode: [expect.stringContaining(`رقم ${first.id}`)] }
  expect(await post({ barcode: EAN_13 })).toMatchObject({ status: 422, body: { errors: taken } })
  expect(await edit(second.id, { barcode: EAN_13 })).toMatchObject({ status: 422, body: { errors: taken } })
  expect((await edit(first.id, { barcode: EAN_13, price: 5 })).status).toBe(200)
})

it('is given to one of several concurrent saves', async () => {
  const answers = await Promise.all(
    ['أ', 'ب', 'ج', 'د'].map((nameArabic) => post({ nameArabic, barcode: EAN_13 })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422])
})

it('is found by the office’s search only', async () => {
  const { id } = (await post({ barcode: EAN_13 })).body
  await post({ nameArabic: 'رمل', barcode: EAN_8 })
  expect(await find(EAN_13)).toEqual([id])
  expect(await find('٤٠٠٦٣٨١٣٣٣٩٣١')).toEqual([id])
  expect(await find('5901234123457')).toEqual([])
  const stock = await app.admin<Inventory>('GET', `/api/admin/inventory?search=${EAN_13}`)
  expect(stock.body.items.map((item) => item.id)).toEqual([id])
  const shown = await app.visitor(`GET`, `/api/products/${id}`)
  const found = await app.visitor<{ total: number }>('GET', `/api/products?search=${EAN_13}`)
  expect(JSON.stringify(shown.body)).not.toContain(EAN_13)
  expect(found.body.total).toBe(0)
})

it('is documented in the API description', async () => {
  const { body } = await app.visitor<{ paths: Record<string, object> }>('GET', '/api/openapi.json')
  expect(JSON.stringify(body.paths[URL])).toContain('"barcode"')
  expect(JSON.stringify(body.paths['/api/products/{id}'])).not.toContain('"barcode"')
})

const exported = async () => (await app.request(`${URL}/export`, { headers: { Cookie: cookie } })).text()

async function preview(file: string): Promise<ProductImport> {
  const form = new FormData()
  form.set('file', new File([file], 'items.csv', { type: 'text/csv' }))
  const headers = { Cookie: cookie, Origin: BASE_URL }
  const sent = await app.request('/api/admin/product-imports', { method: 'POST', headers, body: form })
  const { id } = (await sent.json()) as ProductImport
  await runImport(app.shop.context, id)
  return (await app.admin<ProductImport>('GET', `/api/admin/product-imports/${id}`)).body
}

it('is exported and imported as text, so that no spreadsheet rounds it', async () => {
  await post({ barcode: EAN_13 })
  const file = await exported()
  const [row] = parse(file, { bom: true, columns: true })
  expect(row).toMatchObject({ الباركود: `'${EAN_13}` })
  expect((await preview(file)).report).toMatchObject({ unchanged: 1, changed: 0, errors: 0 })
  const { report, id } = await preview(file.replace(`'${EAN_13}`, '٩٦٣٨٥٠٧٤'))
  expect(report).toMatchObject({ changed: 1, errors: 0 })
  expect(report?.changes[0]?.fields).toEqual([{ column: 'الباركود', from: EAN_13, to: EAN_8 }])
  await app.admin('POST', `/api/admin/product-imports/${id}/commit`)
  await runImport(app.shop.context, id)
  expect(await find(EAN_8)).toHaveLength(1)
})

it('is refused in a file where it is wrong, taken, or duplicated', async () => {
  const { id } = (await post({ barcode: EAN_13 })).body
  const row = (name: string, barcode: string) => `منتج أو مستلزمات,${name},2,${barcode}`
  const { report } = await preview(
    [
      'نوع العنصر,الاسم بالعربية,السعر (ر.ع),الباركود',
      row('رُقم خطأ', '4.00638E+12'),
      row('لغيره', EAN_13),
      row('أول', EAN_8),
      row('ثان', '٩٦٣٨٥٠٧٤'),
    ].join('\n'),
  )
  const faults = report?.faults.map(({ row, column, sentence }) => [row, column, sentence])
  expect(faults).toEqual([
    [2, 'الباركود', expect.stringContaining('الباركود غير صحيح')],
    [3, 'الباركود', expect.stringContaining(`رقم ${id}`)],
    [4, 'الباركود', expect.stringContaining('السطر 5')],
    [5, 'الباركود', expect.stringContaining('السطر 4')],
  ])
})

it('does not invalidate cached pages', async () => {
  const { id } = (await post({ barcode: EAN_13 })).body
  const heard = await announcementsOf(() => edit(id, { barcode: EAN_8 }))
  expect(heard).toEqual([])
  expect(await announcementsOf(() => edit(id, { model: 'F-2' }))).toEqual([`product:${id}`])
})

async function announcementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const client = await app.shop.pool.connect()
  const heard: string[] = []
  client.on('notification', ({ payload = '' }) => heard.push(payload))
  try {
    await client.query('LISTEN shop_changes')
    await work()
    await client.query('SELECT 1')
    return heard
  } finally {
    await client.query('UNLISTEN shop_changes')
    client.removeAllListeners('notification')
    client.release()
  }
}
