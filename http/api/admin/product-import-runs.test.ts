// A-ITEM-11: one file is written at a time, whole or not at all, and as many rows as a shop has.
import { afterAll, expect, it } from 'vitest'
import { MAX_IMPORT_ROWS } from '#domain/catalog/import-limits.ts'
import { isDatabaseAway } from '#platform/database/connect.ts'
import type { Customer } from '#server/access/current-user.ts'
import { runImport } from '#server/catalog/import/run-import.ts'
import { placeOrder } from '#server/orders/checkout/place-order.ts'
import { digestOfData } from '#tests/support/digest-of-data.ts'
import {
  createImportDesk,
  HEAD,
  NEW_RABBIT,
  rowOf,
  SUPPLY,
  suppliesNamed,
  textOf,
} from '#tests/support/import-desk.ts'
import { rounds } from '#tests/support/rounds.ts'
import { insertPerson } from '#tests/support/sessions.ts'
import { SECRET } from '#tests/support/test-app.ts'
import { CHECKOUT, fillCart, insertCustomer } from '#tests/support/test-shop.ts'
import { FILE_HEADINGS, type FileColumn } from '#text/admin/product-file.ts'

const { app, owner, exported, send, preview, read, commit, add } = await createImportDesk()
afterAll(() => app.close())

it('refuses a second concurrent import; the work of a dead process is abandoned after a minute', async () => {
  const first = await send(`${HEAD}\r\n${SUPPLY}أول,1,1,\r\n`)
  const second = await send(`${HEAD}\r\n${SUPPLY}ثانٍ,1,1,\r\n`)
  expect(second).toMatchObject({ status: 409, body: { code: 'import-under-way' } })
  await app.shop.pool.query(
    `UPDATE product_imports SET alive_at = now() - interval '2 minutes' WHERE id = $1`,
    [first.body.id],
  )
  expect(await read(first.body.id)).toMatchObject({ state: 'failed', problem: expect.any(String) })
  const third = await preview(`${HEAD}\r\n${SUPPLY}ثالث,1,1,\r\n`)
  await runImport(app.shop.context, first.body.id)
  expect(await read(first.body.id)).toMatchObject({ state: 'failed' })
  expect(third.state).toBe('ready')
  expect((await app.colleague('POST', `/api/admin/product-imports/${third.id}/commit`)).status).toBe(202)
  expect((await app.colleague('POST', `/api/admin/product-imports/${third.id}/commit`)).status).toBe(409)
  await runImport(app.shop.context, third.id)
  expect(await read(third.id)).toMatchObject({ state: 'done' })
})

it('R-05: a failure midway leaves every table unchanged, and the file can be imported again', async () => {
  const id = await add({ nameArabic: 'قبل العطل' })
  const line = textOf(await exported())
    .split('\r\n')
    .find((one) => one.startsWith(`${id},`))
  const [head = ''] = textOf(await exported()).split('\r\n')
  const shown = await preview(
    `${head}\r\n${line?.replace('5.500', '8.250')}\r\n${rowOf(head, { ...NEW_RABBIT, 'السعر (ر.ع)': '3', المحافظات: 'مسقط' })}`,
  )
  expect(shown.report).toMatchObject({ added: 1, changed: 1, errors: 0 })
  for (const table of ['products', 'stock_movements', 'product_import_changes', 'audit_log']) {
    await app.shop.pool.query(`CREATE FUNCTION break_down() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'the disk is on fire'; END $$`)
    await app.shop.pool.query(
      `CREATE TRIGGER breaks AFTER INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION break_down()`,
    )
    const log = { ...app.shop.context.log, error: () => {} }
    await app.admin('POST', `/api/admin/product-imports/${shown.id}/commit`)
    const before = await digestOfData(app.shop)
    await runImport({ ...app.shop.context, log }, shown.id)
    const after = await digestOfData(app.shop)
    await app.shop.pool.query('DROP FUNCTION break_down CASCADE')
    expect({ ...after, 'public.product_imports': '' }).toEqual({ ...before, 'public.product_imports': '' })
    expect(await read(shown.id)).toMatchObject({
      state: 'ready',
      problem: expect.stringContaining('لم يتغيّر'),
    })
  }
  expect(await commit(shown.id)).toMatchObject({ state: 'done', problem: null })
})

it('locks out other writers during an import, and does not report it as failed', async () => {
  const shown = await preview(`${HEAD}\r\n${SUPPLY}يكتبه واحد,1,1,\r\n`)
  await app.admin('POST', `/api/admin/product-imports/${shown.id}/commit`)
  const other = await app.shop.pool.connect()
  await other.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtext('import-products'))`)
  await runImport(app.shop.context, shown.id)
  expect(await read(shown.id)).toMatchObject({ state: 'writing', problem: null })
  await other.query('ROLLBACK')
  other.release()
  await runImport(app.shop.context, shown.id)
  expect(await read(shown.id)).toMatchObject({ state: 'done', report: { added: 1 } })
})

it('A-ROLE-06: only administrators upload and see files', async () => {
  const customer = await insertPerson(app.shop, SECRET)
  const file = `${HEAD}\r\n${SUPPLY}لا يدخل,1,1,\r\n`
  expect((await send(file, '')).status).toBe(401)
  expect((await send(file, customer.cookie)).status).toBe(403)
  expect((await app.visitor('GET', '/api/admin/product-imports/1')).status).toBe(401)
  const gone = await send(file)
  await app.shop.pool.query('UPDATE profiles SET is_admin = false, is_owner = false WHERE id = $1', [
    owner.id,
  ])
  await runImport(app.shop.context, gone.body.id)
  expect(await read(gone.body.id)).toMatchObject({ state: 'refused' })
  await app.shop.pool.query('UPDATE profiles SET is_admin = true, is_owner = true WHERE id = $1', [owner.id])
})

it('R-02, X-25: changes many items at once, each in its own columns, while they are sold', async () => {
  const MANY = 450
  expect(await commit((await preview(`${HEAD}\r\n${suppliesNamed('يُباع', MANY)}`)).id)).toMatchObject({
    state: 'done',
  })
  const [head = '', ...lines] = textOf(await exported()).split('\r\n')
  const mine = lines.filter((line) => line.includes('يُباع')).map((line) => line.split(','))
  const at = (column: FileColumn) => head.split(',').indexOf(FILE_HEADINGS[column])
  const edited = mine.map((line, n) =>
    line
      .with(at('price'), `${(n % 50) + 100}.250`)
      .with(at('quantity'), String((n % 7) + (n % 3 ? 0 : 20)))
      // Of these kinds of change there are too few for a statement of their own.
      .with(at('nameArabic'), n % 40 ? `يُباع ${n}` : `باسم آخر ${n}`)
      .with(at('brandArabic'), n % 60 ? '' : 'موج')
      .join(','),
  )
  const shown = await preview(`${head}\r\n${edited.join('\r\n')}`)
  expect(shown.report).toMatchObject({ rows: MANY, changed: MANY, errors: 0, warnings: 0 })
  expect((await app.admin('POST', `/api/admin/product-imports/${shown.id}/commit`)).status).toBe(202)

  const ids = mine.map(([id]) => Number(id))
  const wanted = ids.filter((_, n) => n % 7 > 2).slice(0, 60)
  // Retries while the database is overloaded.
  const buy = async (customer: Customer) => {
    const key = crypto.randomUUID()
    for (;;) {
      try {
        return await placeOrder(app.shop.context, customer, { key, request: CHECKOUT })
      } catch (error) {
        if (!isDatabaseAway(error)) throw error
      }
    }
  }
  const buyers = await Promise.all(
    Array.from({ length: 12 }, async (_, n) => {
      const customer = await insertCustomer(app.shop)
      // Each puts them into the cart in another order.
      const items = wanted.filter((_, i) => i % 12 === n || i % 12 === (n + 5) % 12)
      await fillCart(
        app.shop,
        customer,
        Object.fromEntries((n % 2 ? items.toReversed() : items).map((id) => [id, 1])),
      )
      return customer
    }),
  )
  const [, ...placed] = await Promise.all([runImport(app.shop.context, shown.id), ...buyers.map(buy)])
  expect(placed.filter((one) => !one.ok)).toEqual([])
  expect(await read(shown.id)).toMatchObject({ state: 'done', report: { changed: MANY } })

  const { rows } = await app.shop.pool.query(
    `SELECT id, name_arabic AS name, brand_arabic AS brand, price, quantity,
       (SELECT coalesce(sum(change), 0)::int FROM stock_movements m WHERE m.product_id = p.id) AS ledger,
       (SELECT -coalesce(sum(change), 0)::int FROM stock_movements m
        WHERE m.product_id = p.id AND m.reason NOT IN ('initial', 'adjustment')) AS sold
     FROM products p WHERE id = ANY ($1) ORDER BY id`,
    [ids],
  )
  expect(rows).toEqual(
    ids.map((id, n) => {
      const sold = wanted.includes(id) ? 2 : 0
      const quantity = (n % 7) + (n % 3 ? 0 : 20) - sold
      return {
        id,
        name: n % 40 ? `يُباع ${n}` : `باسم آخر ${n}`,
        brand: n % 60 ? null : 'موج',
        price: `${(n % 50) + 100}.250`,
        quantity,
        ledger: quantity,
        sold,
      }
    }),
  )
  // The index of the words is as it was, and has them all in their places.
  const { rows: index } = await app.shop.pool.query(
    `SELECT reloptions, gin_clean_pending_list(oid::regclass)::int AS noted FROM pg_class WHERE relname = 'products_search_idx'`,
  )
  expect(index).toEqual([{ reloptions: ['fastupdate=false'], noted: 0 }])
})

const ROWS = rounds(2_000, MAX_IMPORT_ROWS)

it(`checks and writes ${ROWS} rows in one run`, { timeout: 600_000 }, async () => {
  const shown = await preview(`${HEAD}\r\n${suppliesNamed('صنف كبير', ROWS)}`)
  expect(shown.report).toMatchObject({ rows: ROWS, added: ROWS, errors: 0 })
  expect(await commit(shown.id)).toMatchObject({ state: 'done' })
  const { rows } = await app.shop.pool.query(
    `SELECT count(*)::int AS items, sum(quantity)::int AS units,
       (SELECT sum(change)::int FROM stock_movements WHERE note LIKE '%رقم ' || $1::int) AS moved,
       (SELECT count(*)::int FROM product_import_changes WHERE import_id = $1::int) AS noted
     FROM products WHERE name_arabic LIKE 'صنف كبير %'`,
    [shown.id],
  )
  const units = Array.from({ length: ROWS }, (_, n) => n % 7).reduce((sum, n) => sum + n, 0)
  expect(rows).toEqual([{ items: ROWS, units, moved: units, noted: ROWS }])
})
