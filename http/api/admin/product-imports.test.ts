// A-ITEM-11: what a file changes, and when.
import { afterAll, expect, it } from 'vitest'
import { expireImports } from '#server/catalog/import/expire-imports.ts'
import { runImport } from '#server/catalog/import/run-import.ts'
import { createImportDesk, HEAD, NEW_RABBIT, rowOf, textOf } from '#tests/support/import-desk.ts'
import { insertOrder, stockOf } from '#tests/support/test-shop.ts'

const { app, owner, exported, preview, commit, add } = await createImportDesk()
afterAll(() => app.close())

it('A-ITEM-11: an unchanged export changes nothing when imported, to the byte', async () => {
  await add({
    nameArabic: '=1+1 "طوق"',
    description: 'سطر\nآخر, و; و\tنهاية',
    brand: "'=x",
    model: "'مقتبس'",
  })
  await add({
    type: 'animal',
    nameArabic: 'قط شيرازي',
    availableRegions: [1, 2],
    birthDate: '2026-05-06',
    deliveryFee: null,
  })
  const before = await exported()
  const shown = await preview(before)
  expect(shown).toMatchObject({ state: 'ready', problem: null, fileName: 'عناصر.csv' })
  expect(shown.report).toMatchObject({ added: 0, changed: 0, errors: 0, warnings: 0, notes: [] })
  expect(shown.report?.unchanged).toBe(shown.report?.rows)
  expect((await app.admin('POST', `/api/admin/product-imports/${shown.id}/commit`)).status).toBe(409)
  expect(await exported()).toEqual(before)
})

it('A-ITEM-11, A-ITEM-12: adds and changes what was previewed, in one transaction, with one audit entry and one notification', async () => {
  const price = await add({ nameArabic: 'طعام بسعر قديم' })
  const regions = await add({ nameArabic: 'يصل إلى كل مكان' })
  const [head = '', ...lines] = textOf(await exported()).split('\r\n')
  const file = lines
    .filter((line) => /^(?:\d+,)/.test(line) && [price, regions].includes(Number(line.split(',')[0])))
    .map((line) => line.replace('5.500', '6,75'.replace(',', '.')))
  const edited = [
    head,
    file[0]?.replace(',10,', ',14,'),
    file[1]?.replace('نعم,,', 'نعم,ظفار، مسقط,'),
    rowOf(head, { ...NEW_RABBIT, 'السعر (ر.ع)': '٧٫٥', الكمية: '٣', المحافظات: 'الوسطى' }),
  ].join('\r\n')
  const shown = await preview(`\uFEFF${edited}`)
  expect(shown.report?.faults).toEqual([])
  expect(shown.report).toMatchObject({ rows: 3, added: 1, changed: 2, unchanged: 0 })
  expect(shown.report?.changes[0]).toMatchObject({
    id: price,
    row: 2,
    fields: [
      { column: 'السعر (ر.ع)', from: '5.500', to: '6.750' },
      { column: 'الكمية', from: '10', to: '14' },
    ],
  })
  const nothing = await app.shop.pool.query(`SELECT FROM products WHERE name_arabic = 'أرنب جديد'`)
  expect(nothing.rowCount).toBe(0)

  const heard: string[] = []
  const ear = await app.shop.pool.connect()
  ear.on('notification', ({ payload }) => heard.push(payload ?? ''))
  await ear.query('LISTEN shop_changes')
  const done = await commit(shown.id)
  await ear.query('SELECT 1')
  ear.release(true)
  expect(done).toMatchObject({ state: 'done', progress: 100 })
  expect(heard).toEqual(['catalog'])

  const { rows } = await app.shop.pool.query(
    `SELECT p.id, p.price, p.quantity, p.item_type AS type,
       ARRAY(SELECT region_id::int FROM product_regions r WHERE r.product_id = p.id ORDER BY 1) AS regions,
       (SELECT json_agg(json_build_array(m.change, m.reason, m.note) ORDER BY m.id) FROM stock_movements m
        WHERE m.product_id = p.id) AS ledger
     FROM products p WHERE p.id IN ($1, $2) OR name_arabic = 'أرنب جديد' ORDER BY p.id`,
    [price, regions],
  )
  const note = `استيراد ملف رقم ${shown.id}`
  expect(rows).toMatchObject([
    {
      price: '6.750',
      quantity: 14,
      ledger: [
        [10, 'initial', null],
        [4, 'adjustment', note],
      ],
    },
    { price: '6.750', quantity: 10, regions: [1, 2] },
    { price: '7.500', quantity: 3, type: 'animal', regions: [11], ledger: [[3, 'initial', note]] },
  ])
  const log = await app.shop.pool.query(
    `SELECT data FROM audit_log WHERE entity_type = 'product-import' AND entity_id = $1`,
    [String(shown.id)],
  )
  expect(log.rows).toEqual([{ data: { after: { fileName: 'عناصر.csv', added: 1, changed: 2 } } }])
  const changes = await app.request(`/api/admin/product-imports/${shown.id}/changes`, {
    headers: { Cookie: owner.cookie },
  })
  expect(await changes.text()).toContain(`2,${price},السعر (ر.ع),5.500,6.750\r\n2,${price},الكمية,10,14\r\n`)

  // Confirming again changes nothing; the same file once more conflicts with its own changes.
  expect((await app.admin('POST', `/api/admin/product-imports/${shown.id}/commit`)).status).toBe(409)
  await runImport(app.shop.context, shown.id)
  const again = await preview(`\uFEFF${edited.split('\r\n').slice(0, 2).join('\r\n')}`)
  expect(again.report?.faults[0]?.sentence).toMatch(/^تغيّر هذا العنصر بعد تصدير الملف.*«الكمية»/)
})

it('X-25: a quantity is a difference to the export: an order in between is neither lost nor undone', async () => {
  const id = await add({ nameArabic: 'يباع أثناء التعديل' })
  const file = textOf(await exported())
    .split('\r\n')
    .filter((line, i) => i === 0 || line.startsWith(`${id},`))
    .join('\r\n')
    .replace('5.500,,10,', '5.500,,12,')
  const buy = (units: number) => insertOrder(app.shop, { [id]: units })
  await buy(3)
  const shown = await preview(file)
  expect(shown.report).toMatchObject({ changed: 1, errors: 0 })
  expect(shown.report?.changes[0]?.fields).toEqual([{ column: 'الكمية', from: '7', to: '9' }])
  // And one between the preview and the yes.
  await buy(2)
  expect(await commit(shown.id)).toMatchObject({ state: 'done' })
  expect(await stockOf(app.shop, id)).toBe(7)

  const fresh = textOf(await exported())
    .split('\r\n')
    .filter((line, i) => i === 0 || line.startsWith(`${id},`))
    .join('\r\n')
    .replace('5.500,,7,', '5.500,,0,')
  await buy(1)
  const { report } = await preview(fresh)
  expect(report?.faults).toMatchObject([{ column: 'الكمية', sentence: expect.stringContaining('وبقي 6') }])
})

it('A-ITEM-11: reports a conflict with other people’s changes, before and after confirmation', async () => {
  const id = await add({ nameArabic: 'يغيّره اثنان' })
  const file = textOf(await exported())
    .split('\r\n')
    .filter((line, i) => i === 0 || line.startsWith(`${id},`))
    .join('\r\n')
    .replace('5.500', '9.000')
  const shown = await preview(file)
  expect(shown.report).toMatchObject({ changed: 1, errors: 0 })
  await app.colleague('PATCH', `/api/admin/products/${id}`, { descriptionArabic: 'وصف من زميل' })
  const stale = await commit(shown.id)
  expect(stale).toMatchObject({ state: 'ready', report: { isStale: true, errors: 1, changed: 0 } })
  expect(stale.report?.faults).toMatchObject([{ row: 2, sentence: expect.stringContaining('«السعر (ر.ع)»') }])
  const { body } = await app.admin<{ price: string }>('GET', `/api/admin/products/${id}`)
  expect(body).toMatchObject({ price: '5.500', descriptionArabic: 'وصف من زميل' })
  const unsafe = await preview(`${HEAD}\n${id},,,9,,`)
  expect(unsafe.report?.faults[0]?.sentence).toContain('«النسخة»')
})

it('A-ITEM-11: writes changes of different columns in one file, and finds an item by its new name', async () => {
  const ids = [await add({ nameArabic: 'باسم قديم' }), await add({ nameArabic: 'بسعر قديم' })]
  const [head, ...lines] = textOf(await exported()).split('\r\n')
  const mine = lines.filter((line) => ids.some((id) => line.startsWith(`${id},`)))
  const edited = [mine[0]?.replace('باسم قديم', 'زعنفور'), mine[1]?.replace('5.500', '7.125')].join('\r\n')
  const shown = await preview(`${head}\r\n${edited}`)
  expect(await commit(shown.id)).toMatchObject({ state: 'done' })
  const { rows } = await app.shop.pool.query(
    `SELECT name_arabic AS name, price, 'زعنفور' = ANY (tsvector_to_array(search_vector)) AS found,
       EXISTS (SELECT FROM search_words WHERE word = 'زعنفور') AS suggested
     FROM products WHERE id = ANY ($1) ORDER BY id`,
    [ids],
  )
  expect(rows).toEqual([
    { name: 'زعنفور', price: '5.500', found: true, suggested: true },
    { name: 'بسعر قديم', price: '7.125', found: false, suggested: true },
  ])
})

it('deletes reports after a month, those of written files after a year', async () => {
  const told = async () => {
    const { rows } = await app.shop.pool.query(
      `SELECT state, (SELECT count(*)::int FROM product_import_changes c WHERE c.import_id = i.id) AS changes
       FROM product_imports i WHERE file_name LIKE 'old %' ORDER BY id`,
    )
    return rows
  }
  await app.shop.pool.query(
    `WITH old AS (
       INSERT INTO product_imports (file_name, state, created_at)
       SELECT 'old ' || state, state, now() - days * interval '1 day'
       FROM (VALUES ('refused', 31), ('discarded', 31), ('failed', 29), ('done', 364), ('done', 366)) AS o (state, days)
       RETURNING id, state)
     INSERT INTO product_import_changes (import_id, product_id, row, after)
     SELECT id, 1, 2, '{}' FROM old WHERE state = 'done'`,
  )
  await expireImports(app.shop.context)
  expect(await told()).toEqual([
    { state: 'failed', changes: 0 },
    { state: 'done', changes: 1 },
  ])
})
