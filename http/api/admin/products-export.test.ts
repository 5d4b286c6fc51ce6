import { parse } from 'csv-parse/sync'
import { afterAll, expect, it } from 'vitest'
import type { AdminProduct, CreateProductRequest } from '#contract/admin/products.ts'
import { insertPerson } from '#tests/support/sessions.ts'
import { createAdminApp, SECRET } from '#tests/support/test-app.ts'

const ANIMAL: CreateProductRequest = {
  type: 'animal',
  nameArabic: '=HYPERLINK("http://x.test";"قط")',
  name: 'Cat, "the" one',
  price: '٨٩٫٩٩٠',
  costPrice: '60.005',
  quantity: '٣',
  descriptionArabic: 'سطر أول\nسطر ثانٍ، «بينهما» فاصلة, و"اقتباس"',
  breedArabic: 'شيرازي',
  birthDate: '2026-05-21',
  gender: 'female',
  size: 'small',
  vaccinated: true,
  goodWithKids: false,
  specialNeedsArabic: '@SUM(A1)',
  weight: '-2 كغ',
  availableRegions: [1, 2],
}
const SUPPLY: CreateProductRequest = {
  type: 'product',
  nameArabic: 'طوق جلد',
  price: '5.5',
  brand: 'Trixie',
  brandArabic: 'تريكسي',
  model: 'TX-1',
  material: 'Leather',
  materialArabic: 'جلد',
  dimensions: '30 × 2 سم',
}
const MANY = 2300

const app = await createAdminApp()
const cookie = (await insertPerson(app.shop, SECRET, { isAdmin: true })).cookie
for (const item of [ANIMAL, SUPPLY])
  expect((await app.admin('POST', '/api/admin/products', item)).status).toBe(201)
const { body } = await app.admin<AdminProduct>('POST', '/api/admin/products', {
  ...SUPPLY,
  nameArabic: 'ما خرج من المتجر',
})
await app.shop.pool.query('UPDATE products SET is_active = false, archived_at = now() WHERE id = $1', [
  body.id,
])
await app.shop.pool.query(
  `INSERT INTO products (name, name_arabic, price, quantity, item_type, delivery_type, delivery_everywhere)
   SELECT '', 'صنف ' || n, 1, 0, 'product', 'both', true FROM generate_series(1, ${MANY}) n`,
)
afterAll(() => app.close())

const file = () => app.request('/api/admin/products/export', { headers: { Cookie: cookie } })

it('A-ITEM-07, X-32, E-PROD-05: exports every field of every item to a file that Excel opens in Arabic', async () => {
  const response = await file()
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=UTF-8')
  expect(response.headers.get('Content-Disposition')).toMatch(/filename="items-[\d-]+\.csv"/)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect([...new Uint8Array(await response.clone().arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const text = await response.text()
  const [animal, supply] = parse(text, { bom: true, columns: true, relax_column_count: true })
  expect(animal).toMatchObject({
    'الاسم بالإنجليزية': 'Cat, "the" one',
    ...{ 'السعر (ر.ع)': '89.990', 'سعر التكلفة (ر.ع)': '60.005', الكمية: '3', 'الكمية عند التصدير': '3' },
    ...{ 'معروض في المتجر': 'نعم', 'مميّز في الصفحة الرئيسية': 'لا' },
    ...{ 'طريقة التوصيل': 'إلى باب المنزل فقط', 'رسوم توصيل خاصة (ر.ع)': '', المحافظات: 'مسقط، ظفار' },
    'الوصف بالعربية': 'سطر أول\nسطر ثانٍ، «بينهما» فاصلة, و"اقتباس"',
    ...{ السلالة: 'شيرازي', 'تاريخ الميلاد': '2026-05-21', الجنس: 'أنثى', الحجم: 'صغير' },
    ...{ مطعّم: 'نعم', 'ودود مع الأطفال': 'لا', 'يتعايش مع حيوانات أخرى': '' },
  })
  expect(supply).toMatchObject({
    ...{ 'العلامة التجارية': 'تريكسي', 'العلامة بالإنجليزية': 'Trixie', الطراز: 'TX-1' },
    ...{ الخامة: 'جلد', 'الخامة بالإنجليزية': 'Leather', الأبعاد: '30 × 2 سم' },
  })
})

it('Z-05: escapes text that begins like a formula', async () => {
  const text = await (await file()).text()
  expect(text).toContain(`"'=HYPERLINK(""http://x.test"";""قط"")"`)
  expect(text).toContain(`,'@SUM(A1),`)
  expect(text).toContain(`,'-2 كغ,`)
})

it('A-ITEM-01: exports all items, beyond one batch, each once, none archived', async () => {
  const text = await (await file()).text()
  expect(text).not.toContain('ما خرج من المتجر')
  // Its description has a line break of its own kind, so each line is an item; the last is empty.
  const lines = text.split('\r\n').slice(1, -1)
  expect(lines).toHaveLength(MANY + 2)
  const ids = lines.map((line) => Number(line.split(',')[0]))
  expect(ids.every(Number.isInteger)).toBe(true)
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b))
})

it('T-03: records in the audit log who exported how many rows', async () => {
  await (await file()).text()
  const { rows } = await app.shop.pool.query(
    `SELECT data->'after' AS file FROM audit_log WHERE action = 'export.created' ORDER BY id DESC LIMIT 1`,
  )
  expect(rows).toEqual([{ file: { fileName: expect.stringMatching(/^items-/), rows: MANY + 2 } }])
})
