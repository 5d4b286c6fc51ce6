// Thirty orders on a phone, from the first transfer to the count of the drawer (W, F). What the office does is done on its
// screens, but for an edit and a cancellation (edit-order.spec.ts, admin-orders.spec.ts); what customers and the driver do
// comes by the shop's API. In the evening the books agree with the tables.
import type { Locator, Page } from '@playwright/test'
import type { Analytics } from '#contract/admin/analytics.ts'
import type { Drawer } from '#contract/admin/drawer.ts'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import type { RefundsDue } from '#contract/admin/payments.ts'
import type { CreatedRun } from '#contract/admin/runs.ts'
import type { Order } from '#contract/orders.ts'
import type { DriverRun } from '#contract/runs.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { MAX_UNVERIFIED } from '#domain/orders/order-limits.ts'
import { hasBreach, verify } from '#server/verify/verify.ts'
import { readBooks } from '#tests/support/books.ts'
import { expect, open, test } from '#tests/support/journey.ts'
import { addItem, placeOrder, removeItems } from '#tests/support/journey-goods.ts'
import { toast } from '#tests/support/journey-page.ts'
import { addressOf, openDatabase, signInAs, tryName } from '#tests/support/journey-people.ts'
import { journeyShop } from '#tests/support/journey-shops.ts'

const BY_SITE = 26
/** Of those, the ones that the bank's file names. */
const IN_STATEMENT = 22
const BY_PHONE = 4
const IN_RUN = 12
const MAX_TAPS_TO_SHIP = 10
const BARCODE = '6281000000014'
const SIGNATURE = [[100, 100, 400, 220, 600, 90, 820, 300]]

type Day = {
  page: Page
  customer: Page
  /** Of the item that is sold; the orders are found by it. */
  name: string
  productId: number
  orders: Order[]
  taps: number
}

test('W-01 to W-07, F-01 to F-08: thirty orders are paid, packed, delivered, changed and returned on a phone; ledger, stock, invoices and reports agree', async ({
  page,
  shopper: customer,
}) => {
  await signInAs(page, addressOf('day'), { admin: true })
  const name = `يوم ${tryName()}`
  const item = { type: 'product', nameArabic: name, price: '2.5', quantity: 60, barcode: BARCODE }
  const { id: productId } = await addItem(page, item)
  const day: Day = { page, customer, name, productId, orders: [], taps: 0 }

  await countDrawer(day, () => '50')
  await takeOrders(day)
  await matchStatement(day)
  await confirmTheRest(day)
  const cancelled = await changeTwo(day)
  await packAndShip(day)
  const delivered = await driveRun(day)
  await takeBack(day, delivered)
  await sellAtCounter(day)
  for (const order of [cancelled, delivered]) await refund(day, order)
  await expectBooks(day)
  await countDrawer(day, ({ expected }) => expected)
  await removeItems(page, name)
})

/** A tap of the owner. */
async function tap(day: Day, place: Locator): Promise<void> {
  day.taps++
  await place.first().click()
}

async function read<Answer>(page: Page, path: string): Promise<Answer> {
  const response = await page.request.get(path)
  expect(response.ok(), path).toBe(true)
  return response.json()
}

async function send<Answer>(
  page: Page,
  method: 'POST' | 'PATCH',
  path: string,
  data: object,
): Promise<Answer> {
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const response = await page.request.fetch(path, { method, headers, data })
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
  return response.json()
}

/** F-06: in the morning what it begins with, in the evening what must be in it. */
async function countDrawer(day: Day, counted: (drawer: Drawer) => string): Promise<void> {
  const { page } = day
  const drawer = await read<Drawer>(page, '/api/admin/drawer')
  const act = drawer.lastClose ? 'أقفل الصندوق' : 'عُدّ الصندوق'
  await open(page, '/admin/drawer')
  await tap(day, page.getByRole('button', { name: act }))
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('عددتُ فيه (ر.ع)').fill(counted(drawer))
  await tap(day, dialog.getByRole('button', { name: act }))
  await expect(dialog).toHaveCount(0)
}

async function takeOrders(day: Day): Promise<void> {
  const { page, customer, productId } = day
  for (let n = 0; n < BY_SITE; n++) {
    // Nobody may have more orders than that whose money was not seen yet.
    if (n % MAX_UNVERIFIED === 0) await signInAs(customer, addressOf(`day.customer${n}`))
    await send(customer, 'POST', '/api/cart', { productId, quantity: 1 + (n % 2) })
    const { id, orderNumber } = await placeOrder(customer, { customerName: 'منى الكندية', regionId: 1 })
    await send(customer, 'POST', `/api/orders/${id}/payment-sent`, { senderName: 'منى الكندية' })
    day.orders.push(await read<Order>(customer, `/api/orders/${orderNumber}`))
  }
  for (let n = 0; n < BY_PHONE; n++) {
    const contact = {
      customerName: 'سالم',
      customerPhone: '91234567',
      customerAddress: 'حي النهضة',
      regionId: 1,
    }
    const items = [{ productId, quantity: 1 }]
    day.orders.push(
      await send<Order>(page, 'POST', '/api/admin/orders', { channel: 'phone', ...contact, items }),
    )
  }
}

/** F-05: the bank's file, as it comes. */
async function matchStatement(day: Day): Promise<void> {
  const { page, orders } = day
  const lines = orders
    .slice(0, IN_STATEMENT)
    .map(({ orderNumber, finalAmount }) => `${muscatDay(new Date())},TRF ${orderNumber},${finalAmount}`)
  const buffer = Buffer.from(['Date,Details,Credit', ...lines].join('\n'))
  await open(page, '/admin/transfers/statement')
  await page.locator('input[type=file]').setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer })
  await tap(day, page.getByRole('button', { name: `اعتماد المؤكد (${IN_STATEMENT})` }))
  await expect.poll(() => countOf(day, 'payment=verified')).toBe(IN_STATEMENT)
}

async function countOf({ page, name }: Day, filter: string): Promise<number> {
  const path = `/api/admin/orders?${filter}&search=${encodeURIComponent(name)}`
  return (await read<{ total: number }>(page, path)).total
}

/** of what the bank's file did not name the owner says so, one by one. */
async function confirmTheRest(day: Day): Promise<void> {
  const { page, orders } = day
  const stages = { reported: orders.slice(IN_STATEMENT, BY_SITE), awaiting: orders.slice(BY_SITE) }
  for (const [stage, waiting] of Object.entries(stages)) {
    await open(page, `/admin/transfers?stage=${stage}`)
    for (const { orderNumber } of waiting) {
      const transfer = page.getByRole('article').filter({ hasText: orderNumber })
      await tap(day, transfer.getByRole('button', { name: 'وصل المبلغ' }))
      await expect(transfer).toHaveCount(0)
    }
  }
  await expect.poll(() => countOf(day, 'payment=verified')).toBe(orders.length)
}

/** W-05, F-02: one order grows and its difference is paid in cash; a cancelled one is owed. */
async function changeTwo({ page, orders, productId }: Day): Promise<Order> {
  const [edited, cancelled] = orders
  if (!edited || !cancelled) throw new Error('no order came in')
  const { updatedAt } = await read<AdminOrderDetail>(page, `/api/admin/orders/${edited.id}`)
  await send(page, 'PATCH', `/api/admin/orders/${edited.id}`, {
    items: [{ productId, quantity: 3 }],
    updatedAt,
  })
  await send(page, 'POST', `/api/admin/orders/${edited.id}/payments`, {
    kind: 'in',
    method: 'cash',
    amount: '5',
  })
  const cancellation = { status: 'cancelled', reason: 'طلب العميل' }
  await send(page, 'PATCH', `/api/admin/orders/${cancelled.id}`, cancellation)
  return cancelled
}

/** W-02 to W-04. */
async function packAndShip(day: Day): Promise<void> {
  const { page, name, orders } = day
  const before = day.taps
  const count = orders.length - 1
  const bar = page.getByRole('region', { name: 'المحدد' })
  const all = (number: number) => page.getByRole('button', { name: `تحديد الكل (${number})` })
  await open(page, '/admin/orders')
  await tap(day, page.getByRole('button', { name: /^للتجهيز/ }))
  await page.getByRole('textbox', { name: 'بحث', exact: true }).fill(name)
  await tap(day, all(count))
  await tap(day, bar.getByRole('button', { name: 'ابدأ التجهيز' }))
  await tap(day, page.getByRole('button', { name: 'تراجع' }))
  await expect.poll(() => countOf(day, 'status=confirmed')).toBe(count)
  for (const step of ['ابدأ التجهيز', 'تم الشحن']) {
    await tap(day, all(count))
    await tap(day, bar.getByRole('button', { name: step }))
    await expect(bar).toHaveCount(0)
  }
  await expect.poll(() => countOf(day, 'status=shipped')).toBe(count)
  const taps = day.taps - before
  console.info(`from paid to shipped: ${taps} taps for ${count} orders, one slip taken back`)
  expect(taps).toBeLessThanOrEqual(MAX_TAPS_TO_SHIP)

  await open(page, `/admin/orders?status=shipped&search=${encodeURIComponent(name)}`)
  await tap(day, all(count))
  await tap(day, page.getByRole('button', { name: 'إجراءات أخرى' }))
  await tap(day, page.getByRole('menuitem', { name: 'ملصقات الطرود' }))
  await expect(page.getByRole('article')).toHaveCount(count)
}

/** W-07: twelve stops, each delivered; of the last one by the site the customer is still there. */
async function driveRun({ page, customer: driver, orders }: Day): Promise<Order> {
  const orderIds = orders.slice(-IN_RUN).map(({ id }) => id)
  const made = await send<CreatedRun>(page, 'POST', '/api/admin/runs', { orderIds })
  expect(made.failed).toEqual([])
  const token = made.link?.url.split('#')[1]
  const run = await send<DriverRun>(driver, 'POST', '/api/runs/open', { token })
  expect(run.stops).toHaveLength(IN_RUN)
  for (const { id } of run.stops) {
    const proof = { receiver: 'أم سالم', signature: SIGNATURE, key: crypto.randomUUID().replaceAll('-', '') }
    const answer = { outcome: 'delivered', at: new Date().toISOString(), ...proof }
    await send(driver, 'POST', `/api/runs/${run.id}/stops/${id}/answer`, answer)
  }
  const last = orders[BY_SITE - 1]
  if (!last) throw new Error('no order came in')
  return last
}

/** F-03: asked for by the customer, accepted on the phone. */
async function takeBack(day: Day, { id, orderNumber, items: [item] }: Order): Promise<void> {
  const { page, customer } = day
  const asked = { items: [{ id: item?.id, quantity: 1 }], reason: 'defect', words: 'وصل مكسوراً' }
  await send(customer, 'POST', `/api/orders/${id}/return`, asked)
  await open(page, '/admin/returns')
  const waiting = page.getByRole('article').filter({ hasText: orderNumber })
  await tap(day, waiting.getByRole('button', { name: 'قبول' }))
  const accept = page.getByRole('alertdialog', { name: 'قبول الإرجاع' })
  await accept.getByLabel(/ما مصير/).selectOption('إلى المخزون')
  await tap(day, accept.getByRole('button', { name: 'اقبل الإرجاع' }))
  await expect(waiting).toHaveCount(0)
}

/** F-07: one piece, scanned and paid in cash. */
async function sellAtCounter(day: Day): Promise<void> {
  const { page } = day
  await open(page, '/admin/counter')
  await expect(page.getByRole('combobox', { name: 'امسح الباركود أو ابحث بالاسم' })).toBeVisible()
  await page.keyboard.type(BARCODE)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'ما يُباع' }).getByRole('listitem')).toHaveCount(1)
  await tap(day, page.getByRole('button', { name: /^الدفع/ }))
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('نقداً (ما استلمته)', { exact: true }).fill('5')
  await tap(day, dialog.getByRole('button', { name: 'أتمّ البيع' }))
  await expect(page.getByText('أعد للعميل 2.50')).toBeVisible()
}

async function refund(day: Day, { orderNumber }: Order): Promise<void> {
  const { page } = day
  await open(page, '/admin/refunds')
  const owed = page.getByRole('article').filter({ hasText: orderNumber })
  await tap(day, owed.getByRole('button', { name: 'سجّل رد المبلغ' }))
  await tap(day, page.getByRole('alertdialog').getByRole('button', { name: 'سجّل الرد' }))
  await expect(owed).toHaveCount(0)
  await expect(toast(page)).toBeVisible()
}

/** What the shop says of its money, its stock and its papers is what its tables say. */
async function expectBooks({ page }: Day): Promise<void> {
  const { databaseUrl } = journeyShop()
  const drawer = await read<Drawer>(page, '/api/admin/drawer')
  const cash = drawer.methods.find(({ method }) => method === 'cash')
  const { sum: owed } = await read<RefundsDue>(page, '/api/admin/refunds-due')
  const { current } = await read<Analytics>(page, '/api/admin/analytics?period=30')
  const said = {
    cashIn: cash?.in,
    cashOut: cash?.out,
    drawer: drawer.expected,
    owed,
    revenue: current.revenue,
  }
  expect(await readBooks(databaseUrl)).toMatchObject({ ...said, wrongStock: [] })
  // Invoices are drawn once a step can no longer be taken back (W-04).
  await expect.poll(async () => (await readBooks(databaseUrl)).wrongInvoices).toEqual([])
  const findings = await verify(openDatabase(), new Date())
  expect(hasBreach(findings), JSON.stringify(findings)).toBe(false)
}
