// Orders at a desk: found as their number is read out, checked together, moved off their path and taken out. Along the path
// they go in a-shops-day.spec.ts.
import type { Browser, Page } from '@playwright/test'
import type { Order } from '#contract/orders.ts'
import { expect, open, test } from '#tests/support/journey.ts'
import { expectNoAxeFindings } from '#tests/support/journey-axe.ts'
import { addressOf, signInAs } from '#tests/support/journey-user.ts'

type Placed = Pick<Order, 'id' | 'orderNumber' | 'items'>

/** An order of a new customer, its transfer reported unless told otherwise. */
async function order(browser: Browser, name: string, senderName: string | null): Promise<Placed> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signInAs(page, `buyer-${crypto.randomUUID().slice(0, 8)}@example.com`)
  const { items } = await (await page.request.get('/api/products?type=product&limit=60')).json()
  const product = items.find((item: { quantity: number }) => item.quantity > 5)
  await page.request.post('/api/cart', { data: { productId: product.id, quantity: 1 } })
  const placed = await page.request.post('/api/orders', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: {
      customerName: name,
      customerPhone: '91234567',
      customerAddress: 'حي النهضة، منزل 12',
      regionId: 1,
    },
  })
  expect(placed.status()).toBe(201)
  const made: Placed = await placed.json()
  if (senderName !== null)
    await page.request.post(`/api/orders/${made.id}/payment-sent`, { data: { senderName } })
  await context.close()
  return made
}

/** Without the marks that keep names together, every space a plain one. */
const plain = (words: string) => words.replace(/[\u2066-\u2069]/g, '').replace(/\s/g, ' ')

/** By how much the page, and the table in its box, are wider than what shows of them. */
async function overflowOf(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [document.documentElement, document.querySelector('table')?.parentElement].map((box) =>
      box ? box.scrollWidth - box.clientWidth : Number.NaN,
    ),
  )
}

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first()

test('A-ORD-01, A-ORD-03, A-ORD-04, A-ORD-06, A-ORD-07, X-10, X-11, X-18, X-19, X-57: an order is found, moved with a reason, taken out; what fails says so; transfers are checked together; a sale at the counter has no name', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  await signInAs(page, addressOf('counter-wide'), { admin: true })
  const moved = await order(browser, 'أحمد الشكيلي', null)
  const [one, other] = [
    await order(browser, 'عائشة الزدجالية', 'عائشة بنت محمد الزدجالية'),
    await order(browser, 'خالد المقبالي', 'ناصر المعمري'),
  ]

  // A-ORD-01: found by its number as somebody reads it out.
  await open(page, '/admin/orders')
  const read = `${moved.orderNumber.slice(0, 3)}-${moved.orderNumber.slice(3, 11)}-${moved.orderNumber.slice(11)}`
  await page.getByRole('searchbox').or(page.getByLabel('بحث')).first().fill(read.toLowerCase())
  const row = page.getByRole('row').filter({ hasText: moved.orderNumber })
  await expect(page.getByRole('row')).toHaveCount(2)
  // What was bought is said in words.
  const bought = moved.items.map((item) => `${item.productNameArabic} × ${item.quantity}`)
  await expect.poll(async () => plain((await row.textContent()) ?? '')).toContain(bought.join('، '))
  await expectNoAxeFindings(page)
  await open(page, '/admin')
  const latest = page.getByRole('main').getByRole('link', { name: moved.orderNumber })
  await expect.poll(async () => plain((await latest.textContent()) ?? '')).toContain(bought.join('، '))

  // Both lists fit their box on a desk of any width.
  for (const path of ['/admin/orders', '/admin/users']) {
    await open(page, path)
    await expect(page.getByRole('row').nth(2)).toBeVisible()
    for (const width of [1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => overflowOf(page), `${path} at ${width}`).toEqual([0, 0])
    }
  }
  await open(page, `/admin/orders?search=${moved.orderNumber}`)

  // off the path only with a reason.
  const status = row.getByRole('combobox')
  await status.selectOption({ label: 'تم التسليم' })
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText('ليست الخطوة المعتادة', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: 'تأكيد التغيير' }).click()
  await expect(dialog.getByText('اكتب السبب.')).toBeVisible()
  await expectNoAxeFindings(page)
  await dialog.getByLabel('السبب').fill('أخذه بنفسه من المتجر ودفع نقداً')
  await dialog.getByRole('button', { name: 'تأكيد التغيير' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(status.locator('option:checked')).toHaveText('تم التسليم')

  // A-ORD-07: what the shop does not answer is said, and nothing is lost.
  const url = `**/api/admin/orders/${moved.id}*`
  await page.route(url, (route) => (route.request().method() === 'DELETE' ? route.abort() : route.continue()))
  await row.getByRole('button', { name: /إجراءات الطلب/ }).click()
  await page.getByRole('menuitem', { name: 'حذف الطلب' }).click()
  await dialog.getByRole('button', { name: 'حذف الطلب' }).click()
  await expect(toast(page, 'خطأ في حذف الطلب')).toBeVisible()
  await page.unroute(url)

  // A-ORD-04, X-19: and then it is gone.
  await dialog.getByRole('button', { name: 'حذف الطلب' }).click()
  await expect(toast(page, 'تم حذف الطلب')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'لا طلب بهذه المواصفات' })).toBeVisible()

  // A-ORD-06: an order that lost its items says so.
  await page.route(`**/api/admin/orders/${one.id}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), items: [] } })
  })
  await open(page, `/admin/orders/${one.id}`)
  await expect(page.getByText('لا توجد منتجات في هذا الطلب!')).toBeVisible()
  await page.route(`**/api/admin/orders/${one.id}`, (route) => route.abort())
  await page.getByRole('combobox', { name: /حالة الطلب/ }).selectOption({ label: 'قيد المعالجة' })
  await expect(toast(page, 'خطأ في تحديث الطلب')).toBeVisible()
  await page.unroute(`**/api/admin/orders/${one.id}`)

  // several at once, by keyboard.
  await open(page, '/admin/transfers')
  for (const { orderNumber } of [one, other]) {
    await page.getByRole('checkbox', { name: `تحديد ${orderNumber}` }).focus()
    await page.keyboard.press('Space')
  }
  await expect(
    page.getByRole('article').filter({ hasText: other.orderNumber }).getByText('اسم المحوِّل يختلف'),
  ).toBeVisible()
  await expect(page.getByText('طلبان محدّدان')).toBeVisible()
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: 'تأكيد وصول المبلغين' }).click()
  await expect(toast(page, 'تأكد وصول مبلغين')).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: one.orderNumber })).toHaveCount(0)

  // at the counter nobody needs to say who they are; Enter in the search finds, and sells nothing.
  await open(page, '/admin/orders/new')
  await page.getByText('بيع في المتجر', { exact: true }).click()
  await expect(page.getByText('لا يلزم الاسم ولا الرقم لبيع في المتجر.')).toBeVisible()
  const search = page.getByLabel('ابحث عن منتج لإضافته')
  await search.fill('طعام')
  await page
    .getByRole('button', { name: /^إضافة / })
    .first()
    .click()
  await search.fill('طعام')
  await search.press('Enter')
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: 'حفظ الطلب' }).click()
  await expect(page).toHaveURL(/\/admin\/orders\/\d+$/)
  await expect(page.getByRole('main').getByText('عميل في المتجر')).toBeVisible()
  const found = await page.request.get(`/api/admin/orders?search=${encodeURIComponent('عميل في المتجر')}`)
  expect((await found.json()).total).toBeGreaterThan(0)
})
