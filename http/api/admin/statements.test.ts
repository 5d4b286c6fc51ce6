import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll, describe, expect, it } from 'vitest'
import type { Statement } from '#contract/admin/statements.ts'
import { addDays, muscatDay } from '#domain/muscat-time.ts'
import { projectFolder } from '#platform/process/project-folder.ts'
import { deleteExpiredLines } from '#server/statements/delete-expired-lines.ts'
import { readWorkbook } from '#server/statements/read-workbook.ts'
import { insertPerson } from '#tests/support/sessions.ts'
import { createTestApp, SECRET } from '#tests/support/test-app.ts'
import { customerOf, expectNoBreach, insertProduct, placeOrderOf } from '#tests/support/test-shop.ts'

const app = await createTestApp()
const admin = await insertPerson(app.shop, SECRET, { isAdmin: true })
const other = await insertPerson(app.shop, SECRET, { isAdmin: true })
const food = await insertProduct(app.shop, { quantity: 500 })
const today = muscatDay(app.shop.context.now())
afterAll(() => expectNoBreach(app.shop).finally(app.close))

async function call(method: string, path: string, body?: object, person = admin) {
  const response = await app.request(path, {
    method,
    headers: { Cookie: person.cookie, Origin: 'http://shop.test', 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null }
}

async function upload(content: string | Uint8Array, name = 'statement.csv') {
  const form = new FormData()
  form.set('file', new File([content as BlobPart], name))
  const headers = { Cookie: admin.cookie, Origin: 'http://shop.test' }
  const response = await app.request('/api/admin/statements', { method: 'POST', headers, body: form })
  return { status: response.status, body: await response.json() }
}

const bring = async (content: string) => (await upload(content)).body as Statement
const paste = (text: string) => call('POST', '/api/admin/statements', { text })
const read = async (id: number): Promise<Statement> => (await call('GET', `/api/admin/statements/${id}`)).body
const accept = (id: number, lines: { id: number; orderIds: number[] }[], person = admin) =>
  call('POST', `/api/admin/statements/${id}/accept`, { lines }, person)
const undo = (id: number, lineId: number) =>
  call('POST', `/api/admin/statements/${id}/undo`, { lines: [{ id: lineId }] })
const orderNow = async (id: number) => (await call('GET', `/api/admin/orders/${id}`)).body

/** 5.500 rials; no order of a test has the name of another's. */
async function order(customerName = 'مريم الحارثية') {
  const customer = await customerOf(app.shop, await insertPerson(app.shop, SECRET))
  const placed = await placeOrderOf(app.shop, customer, { [food]: 1 })
  await app.shop.pool.query('UPDATE orders SET customer_name = $2 WHERE id = $1', [placed.id, customerName])
  return placed
}

function csv(...rows: [text: string, amount: string][]) {
  return ['Date,Details,Credit', ...rows.map(([text, amount]) => `${today},${text},${amount}`)].join('\n')
}

function fixture(name: string, facts: Record<string, string>): string {
  const text = readFileSync(join(projectFolder, 'tests/fixtures/statements', name), 'utf8')
  return text.replace(/\{(\w+)\}/g, (_, fact) => facts[fact] ?? '')
}

function workbook(...sheets: string[][][]): Uint8Array {
  const cell = (value: string, column: number, row: number) =>
    `<c r="${'ABCDEFGH'.charAt(column)}${row}" t="inlineStr"><is><t>${value}</t></is></c>`
  const xml = (rows: string[][]) =>
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
      .map((cells, r) => `<row r="${r + 1}">${cells.map((value, c) => cell(value, c, r + 1)).join('')}</row>`)
      .join('')}</sheetData></worksheet>`
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const files: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relation}"><sheets>${sheets
      .map((_, i) => `<sheet name="Sheet ${i + 1}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${sheets
      .map(
        (_, i) =>
          `<Relationship Id="rId${i + 1}" Type="${relation}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
  }
  for (const [i, rows] of sheets.entries()) files[`xl/worksheets/sheet${i + 1}.xml`] = xml(rows)
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}

describe('F-05: matching a bank statement', () => {
  it('F-05: reads two banks and messages, each credit with its verdict and the reasons in words', async () => {
    const { id, orderNumber: number } = await order()
    const [year, month, date] = today.split('-')
    const facts = { number, amount: '5.500', day: `${date}/${month}/${year}`, name: 'مريم الحارثية' }
    const wadi = await bring(fixture('wadi.csv', facts))
    expect(wadi).toMatchObject({ debits: 1, unread: [], fileName: 'statement.csv', broughtBy: 'سالم' })
    expect(wadi.lines.map(({ amount, status }) => [amount, status])).toEqual([
      ['5.500', 'sure'],
      ['15.000', 'open'],
    ])
    expect(wadi.lines[0]?.matches).toMatchObject([
      { orderId: id, orderNumber: number, due: '5.500', doubts: [], difference: '0.000' },
    ])
    expect(wadi.lines[0]?.matches[0]?.reasons).toEqual([
      'رقم الطلب في نص العملية',
      'المبلغ مطابق',
      'الاسم مطابق',
    ])
    expect(wadi.lines[1]?.note).toBe('لا طلب مفتوح بهذا المبلغ أو الاسم.')
    const nakhl = await bring(fixture('nakhl.csv', facts))
    expect(nakhl.lines).toMatchObject([
      { amount: '5.500', text: 'حوالة واردة · مريم الحارثية', status: 'sure' },
    ])
    const messages = await paste(fixture('messages.txt', facts))
    expect(messages.status).toBe(201)
    expect(messages.body).toMatchObject({ fileName: null, table: null, debits: 1 })
    expect((messages.body as Statement).lines.map(({ status }) => status)).toEqual(['sure', 'open'])
    expect((await orderNow(id)).paymentStatus).toBe('awaiting')
  })

  it('F-05: an accepted line becomes a payment with its reference; undone, it is open again', async () => {
    const { id: orderId, orderNumber } = await order('خالد المقبالي')
    const { id, lines } = await bring(csv([`TRF ${orderNumber}`, '5.500']))
    const [line] = lines
    if (!line) throw new Error('no line')
    expect((await accept(id, [{ id: line.id, orderIds: [orderId] }])).body).toEqual({
      items: [{ id: line.id, ok: true }],
    })
    expect(await orderNow(orderId)).toMatchObject({ paymentStatus: 'verified', balance: { paid: '5.500' } })
    const accepted = (await read(id)).lines[0]
    expect(accepted).toMatchObject({ status: 'accepted', acceptedBy: 'سالم', paid: [{ orderNumber }] })
    expect((await undo(id, line.id)).body.items).toEqual([{ id: line.id, ok: true }])
    expect(await orderNow(orderId)).toMatchObject({ paymentStatus: 'reported', balance: { paid: '0.000' } })
    expect((await read(id)).lines[0]).toMatchObject({ status: 'sure', paid: [] })
    expect((await undo(id, line.id)).body.items).toMatchObject([{ ok: false, code: 'line-open' }])
  })

  it('F-05: an order verified elsewhere in the meantime is not paid twice', async () => {
    const { id: orderId, orderNumber } = await order('راشد الكعبي')
    const { id, lines } = await bring(csv([`TRF ${orderNumber}`, '5.500']))
    await call('PATCH', `/api/admin/orders/${orderId}`, { paymentStatus: 'verified' })
    const accepted = await accept(id, [{ id: lines[0]?.id ?? 0, orderIds: [orderId] }])
    expect(accepted.body.items).toMatchObject([{ ok: false, code: 'line-too-small' }])
    expect(await orderNow(orderId)).toMatchObject({ balance: { paid: '5.500', owed: '0.000' } })
  })

  it.each([
    ['digits', '1'.repeat(1_000_000)],
    ['dashes', `credited OMR 1 ref ${'-'.repeat(1_000_000)}`],
    ['balances', 'bal OMR 1 '.repeat(100_000)],
  ])('F-05, R-10: a message of a million %s is answered', async (_, text) => {
    expect((await paste(`x${text}x`)).status).toBe(422)
  })

  it.each([
    ['in single quotes', "<c r='CW30000'/>"],
    ['in another folder', '<c r="XFD1048576"/>', 'xl/elsewhere/sheet.xml'],
  ])(
    'F-05, R-14: refuses a far-off cell, %s, before allocating memory',
    async (_, cell, name = 'xl/worksheets/sheet1.xml') => {
      const files = { 'xl/workbook.xml': '<workbook/>', [name]: `<worksheet>${cell}</worksheet>` }
      const bytes = zipSync(
        Object.fromEntries(Object.entries(files).map(([file, xml]) => [file, strToU8(xml)])),
      )
      expect(await readWorkbook(bytes)).toBe('too-large')
    },
  )

  it('F-05: one transfer can pay several orders, several can pay one; a shortage stays due, an excess is owed', async () => {
    const orders = [
      await order('عائشة الزدجالية'),
      await order('عائشة الزدجالية'),
      await order('نورة السيابية'),
    ]
    const [one, two, three] = orders.map(({ id }) => id) as [number, number, number]
    const { id, lines } = await bring(
      csv(['BOTH', '10.250'], ['PART', '2.000'], ['REST', '4.000'], ['TINY', '0.100']),
    )
    const [both, part, rest, tiny] = lines.map((line) => line.id) as [number, number, number, number]
    await accept(id, [{ id: both, orderIds: [one, two] }])
    expect((await orderNow(one)).balance).toMatchObject({ paid: '5.500', due: '0.000' })
    expect((await orderNow(two)).balance).toMatchObject({ paid: '4.750', due: '0.750' })
    await accept(id, [
      { id: part, orderIds: [three] },
      { id: rest, orderIds: [three] },
    ])
    expect((await orderNow(three)).balance).toMatchObject({ paid: '6.000', due: '0.000', owed: '0.500' })
    // The first of the two is not the last word on the order any more.
    expect((await undo(id, part)).body.items).toMatchObject([{ ok: false, code: 'order-went-on' }])
    expect((await undo(id, rest)).body.items).toMatchObject([{ ok: true }])
    expect((await undo(id, part)).body.items).toMatchObject([{ ok: true }])
    const tooSmall = await accept(id, [{ id: tiny, orderIds: [two, three] }])
    expect(tooSmall.body.items).toMatchObject([{ ok: false, code: 'line-too-small' }])
  })

  it('F-05: of two people who accept one line the second reads who was first', async () => {
    const { id: orderId, orderNumber } = await order('يوسف الهنائي')
    const { id, lines } = await bring(csv([orderNumber, '5.500']))
    const wanted = [{ id: lines[0]?.id ?? 0, orderIds: [orderId] }]
    const answers = await Promise.all([accept(id, wanted), accept(id, wanted, other)])
    const items = answers.map(({ body }) => body.items[0])
    expect(items.filter(({ ok }) => ok)).toHaveLength(1)
    expect(items.find(({ ok }) => !ok)).toMatchObject({ code: 'line-taken', detail: /قبلك/ })
    expect((await orderNow(orderId)).balance).toMatchObject({ paid: '5.500', owed: '0.000' })
  })

  it('F-05: recognises lines of the same file, and of an overlapping one', async () => {
    const { id: orderId, orderNumber } = await order('بدر الكندي')
    const rows: [string, string][] = [
      [orderNumber, '5.500'],
      ['SAME', '3.000'],
      ['SAME', '3.000'],
    ]
    const first = await bring(csv(...rows))
    expect(new Set(first.lines.map(({ id }) => id)).size).toBe(3)
    await accept(first.id, [{ id: first.lines[0]?.id ?? 0, orderIds: [orderId] }])
    const again = await bring(csv(...rows))
    expect(again.lines.map(({ status }) => status)).toEqual(['accepted', 'seen', 'seen'])
    expect(again.lines.map(({ seenIn }) => seenIn)).toEqual([first.id, first.id, first.id])
    const half = await bring(csv(['SAME', '3.000'], ['NEW', '4.000']))
    expect(half.lines.map(({ status }) => status)).toEqual(['seen', 'open'])
    const twice = await accept(again.id, [{ id: again.lines[0]?.id ?? 0, orderIds: [orderId] }])
    expect(twice.body.items).toMatchObject([{ ok: false, code: 'line-taken' }])
  })

  it('F-05: asks for uncertain columns, remembers them for the bank, and fixes them once a line is accepted', async () => {
    const { id: orderId, orderNumber } = await order('راشد الفارسي')
    const table = (heading: string) => `Day date,What,${heading},Total\n${today},${orderNumber},5.500,99.000`
    const asked = await bring(`${today},${orderNumber},5.500,99.000`)
    expect(asked).toMatchObject({ lines: [], table: { columns: ['date', 'description', null, null] } })
    const guessed = await bring(table('Amount OMR'))
    expect(guessed.table?.columns).toEqual(['date', null, 'amount', null])
    const columns = ['date', 'description', 'amount', 'balance']
    const change = (id: number) => call('PATCH', `/api/admin/statements/${id}`, { columns, dateOrder: 'dmy' })
    for (const { id } of [asked, guessed])
      expect((await change(id)).body.lines).toMatchObject([{ text: orderNumber, verdict: 'sure' }])
    const next = await bring(table('Amount OMR'))
    expect(next.table?.columns).toEqual(columns)
    await accept(next.id, [{ id: next.lines[0]?.id ?? 0, orderIds: [orderId] }])
    expect(await change(next.id)).toMatchObject({ status: 409, body: { code: 'statement-under-way' } })
  })

  it('F-05: reads a workbook without its formulas, the sheet with the lines, and names the other sheet', async () => {
    const { orderNumber } = await order('سيف الرواحي')
    const rows = [
      ['Date', 'Details', 'Credit'],
      [today, orderNumber, '5.500'],
    ]
    const { status, body } = await upload(workbook([['Cover', 'page']], rows), 'statement.xlsx')
    expect(status).toBe(201)
    expect((body as Statement).lines).toMatchObject([{ amount: '5.500', status: 'sure' }])
    expect((body as Statement).table?.leftOutSheets).toEqual(['Sheet 1'])
  })

  it.each([
    ['an empty file', '', 'لا نجد هنا أي عملية'],
    ['a file without lines', 'Date,Details,Credit\n', 'لا نجد هنا أي عملية'],
    ['a picture named .csv', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'هذه صورة'],
    ['a PDF', '%PDF-1.7 …', 'PDF'],
    ['a broken workbook', Buffer.from('PK\x03\x04 xl/workbook'), 'إكسل'],
    ['dates of another year', 'Date,Details,Credit\n21/11/2019,A,1.000', 'من سنة أخرى'],
    ['only what went out', 'Date,Details,Debit,Credit\n21/11/2026,A,1.000,', 'صادرة'],
    ['6,000 lines', `Date,Credit\n${'21/11/2026,1.000\n'.repeat(6000)}`, '5,000'],
    ['a workbook with a cell far out', workbook([['x']]), 'يُفك ضغطه'],
  ])('F-05: refuses %s with its own sentence, and stores nothing', async (what, content, sentence) => {
    const count = async () => (await app.shop.pool.query('SELECT count(*) FROM statements')).rows[0].count
    const before = await count()
    const far = what.includes('far out') ? farOut() : content
    const { status, body } = await upload(far)
    expect(status).toBe(422)
    expect(body.code).toBe('statement-unreadable')
    expect(body.detail).toContain(sentence)
    expect(await count()).toBe(before)
  })

  it('F-05: refuses more than 5 MB, as a file and as text', async () => {
    const long = 'x'.repeat(5 * 1024 * 1024 + 70_000)
    expect(await upload(long)).toMatchObject({ status: 413, body: { code: 'statement-too-large' } })
    expect(await paste(long)).toMatchObject({ status: 413, body: { code: 'statement-too-large' } })
  })

  it('F-05: treats a formula as text, and a future date as never sure', async () => {
    const { orderNumber } = await order('طارق الغافري')
    const { lines } = await bring(
      `Date,Details,Credit\n${today},=HYPERLINK("x"),2.000\n${addDays(today, 40)},${orderNumber},5.500\n${today},A,=1+1`,
    )
    expect(lines.map(({ text, status }) => [text, status])).toEqual([
      ['=HYPERLINK("x")', 'open'],
      [orderNumber, 'open'],
    ])
  })

  it('F-05: refuses a deleted order, and an order with an accepted line keeps its payment', async () => {
    const { id: orderId, orderNumber } = await order('حمد الظاهري')
    const { id, lines } = await bring(csv([orderNumber, '5.500'], ['X', '7.000']))
    const [line, second] = lines
    await accept(id, [{ id: line?.id ?? 0, orderIds: [orderId] }])
    expect((await call('DELETE', `/api/admin/orders/${orderId}`)).status).toBe(204)
    expect((await read(id)).lines[0]).toMatchObject({ status: 'accepted', paid: [{ orderNumber }] })
    expect((await undo(id, line?.id ?? 0)).body.items).toMatchObject([{ ok: false, code: 'order-went-on' }])
    const gone = await accept(id, [{ id: second?.id ?? 0, orderIds: [2_000_000] }])
    expect(gone.body.items).toMatchObject([{ ok: false, code: 'not-found' }])
    const unknown = await accept(id, [{ id: 2_000_000, orderIds: [orderId] }])
    expect(unknown.body.items).toMatchObject([{ ok: false, code: 'not-found' }])
  })

  it('F-05: lists imported statements with how much of each is accepted', async () => {
    const { body } = await call('GET', '/api/admin/statements')
    expect(body.items[0]).toMatchObject({ fileName: 'statement.csv', lines: 2, accepted: 1 })
  })
})

function farOut(): Uint8Array {
  const xml =
    '<worksheet><sheetData><row r="900000"><c r="XFD900000"><v>1</v></c></row></sheetData></worksheet>'
  return zipSync({ 'xl/workbook.xml': strToU8('<workbook/>'), 'xl/worksheets/sheet1.xml': strToU8(xml) })
}

it('F-05, T-01: never shows the bank balance', async () => {
  const { table } = await bring(`Date,Details,Credit,Balance\n${today},شخص ما,3.250,9876.540`)
  expect(table?.columns).toEqual(['date', 'description', 'credit', 'balance'])
  expect(table?.sample).toEqual([[today, 'شخص ما', '3.250', '']])
})

it('F-05, A-STAT-04: deletes lines that became no payment 180 days after the import', async () => {
  const { id: orderId, orderNumber } = await order('ليلى المعمرية')
  const old = await bring(csv([orderNumber, '5.500'], ['زائر أول', '61.250'], ['زائر ثان', '62.250']))
  await accept(old.id, [{ id: old.lines[0]?.id ?? 0, orderIds: [orderId] }])
  const nothing = await bring(csv(['زائر ثالث', '63.250']))
  const recent = await bring(csv(['زائر ثان', '62.250']))
  const age = (days: number) =>
    app.shop.pool.query(
      `UPDATE statements SET created_at = now() - $2 * interval '1 day' WHERE id = ANY ($1)`,
      [[old.id, nothing.id], days],
    )
  const forget = () => deleteExpiredLines(app.shop.context, app.shop.context.now())
  await age(179)
  await forget()
  expect([(await read(old.id)).lines.length, (await read(nothing.id)).lines.length]).toEqual([3, 1])
  await age(181)
  await forget()
  const left = await read(old.id)
  expect(left.lines.map(({ text, status }) => [text, status])).toEqual([
    [orderNumber, 'accepted'],
    ['زائر ثان', 'open'],
  ])
  expect(left.table).toMatchObject({ sample: [], isChangeable: false })
  expect((await read(recent.id)).lines).toMatchObject([{ seenIn: old.id }])
  expect((await call('GET', `/api/admin/statements/${nothing.id}`)).status).toBe(404)
  const named = await app.shop.pool.query(`SELECT text FROM statement_lines WHERE text LIKE 'زائر %'`)
  expect(named.rows).toEqual([{ text: 'زائر ثان' }])
})
