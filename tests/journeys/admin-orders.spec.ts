// Orders at a desk: found as their number is read out, checked together, moved off their path and taken out. Along the path
// they go in a-shops-day.spec.ts.
import type { Browser, Page } from '@playwright/test'
import type { Order } from '#contract/orders.ts'
import { expect, open, test } from '#tests/support/journey.ts'
import { placeOrder, putIntoCart } from '#tests/support/journey-goods.ts'
import { addressOf, signInAs, tryName } from '#tests/support/journey-people.ts'
import { adminListText } from '#text/admin/shell.ts'

const GOODS = 'معجون سلمون للقطط'
const ORDERS = '**/api/admin/orders'

test('A-ORD-01: an order is found by its number as read aloud, and names what was bought', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  await signInAs(page, addressOf('orders.find'), { admin: true })
  const { orderNumber, items } = await order(browser, 'أحمد الشكيلي')
  await open(page, '/admin/orders')
  const read = `${orderNumber.slice(0, 3)}-${orderNumber.slice(3, 11)}-${orderNumber.slice(11)}`
  await page.getByRole('main').getByRole('textbox', { name: 'بحث', exact: true }).fill(read.toLowerCase())
  const row = page.getByRole('row').filter({ hasText: orderNumber })
  await expect(page.getByRole('row')).toHaveCount(2)
  const bought = items.map((item) => `${item.productNameArabic} × ${item.quantity}`).join('، ')
  await expect.poll(async () => plain((await row.textContent()) ?? '')).toContain(bought)
  await open(page, '/admin')
  const latest = page.getByRole('main').getByRole('link', { name: orderNumber })
  await expect.poll(async () => plain((await latest.textContent()) ?? '')).toContain(bought)
})

test('A-ORD-01: the lists of orders and accounts fit a desktop of any width', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  await signInAs(page, addressOf('orders.width'), { admin: true })
  await order(browser, 'أحمد الشكيلي')
  for (const path of ['/admin/orders', '/admin/users']) {
    await open(page, path)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    for (const width of [1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => overflowOf(page), `${path} at ${width}`).toEqual([0, 0])
    }
  }
})

test('A-ORD-03, A-ORD-04, A-ORD-07, X-18, X-19: an order leaves its path only with a reason, and is deleted after a confirmation', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  await signInAs(page, addressOf('orders.move'), { admin: true })
  const { id, orderNumber } = await order(browser, 'أحمد الشكيلي')
  await open(page, `/admin/orders?search=${orderNumber}`)
  const row = page.getByRole('row').filter({ hasText: orderNumber })
  const status = row.getByRole('combobox')
  await status.selectOption({ label: 'تم التسليم' })
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText('ليست الخطوة المعتادة', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: 'تأكيد التغيير' }).click()
  await expect(dialog.getByText('اكتب السبب.')).toBeVisible()
  await expect(dialog.getByLabel('السبب')).toBeFocused()
  await dialog.getByLabel('السبب').fill('أخذه بنفسه من المتجر ودفع نقداً')
  await dialog.getByRole('button', { name: 'تأكيد التغيير' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(status.locator('option:checked')).toHaveText('تم التسليم')

  // A-ORD-07: what the shop does not answer is said, and nothing is lost.
  const url = `${ORDERS}/${id}*`
  await page.route(url, (route) => (route.request().method() === 'DELETE' ? route.abort() : route.continue()))
  await row.getByRole('button', { name: /إجراءات الطلب/ }).click()
  await page.getByRole('menuitem', { name: 'حذف الطلب' }).click()
  await dialog.getByRole('button', { name: 'حذف الطلب' }).click()
  await expect(said(page, 'خطأ في حذف الطلب')).toBeVisible()
  await page.unroute(url)
  await dialog.getByRole('button', { name: 'حذف الطلب' }).click()
  await expect(said(page, 'تم حذف الطلب')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'لا طلب بهذه المواصفات' })).toBeVisible()
})

test('A-ORD-06, A-ORD-07: an order without items says so, and so does a failed change', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  await signInAs(page, addressOf('orders.empty'), { admin: true })
  const { id } = await order(browser, 'عائشة الزدجالية', 'عائشة بنت محمد الزدجالية')
  await page.route(`${ORDERS}/${id}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response: response, json: { ...(await response.json()), items: [] } })
  })
  await open(page, `/admin/orders/${id}`)
  await expect(page.getByText('لا توجد منتجات في هذا الطلب!')).toBeVisible()
  await page.route(`${ORDERS}/${id}`, (route) => route.abort())
  await page.getByRole('combobox', { name: /حالة الطلب/ }).selectOption({ label: 'قيد المعالجة' })
  await expect(said(page, 'خطأ في تحديث الطلب')).toBeVisible()
})

test('X-11, X-57: transfers are verified together, by keyboard; a name that differs from the customer’s is highlighted', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  await signInAs(page, addressOf('orders.transfers'), { admin: true })
  const one = await order(browser, 'عائشة الزدجالية', 'عائشة بنت محمد الزدجالية')
  const other = await order(browser, 'خالد المقبالي', 'ناصر المعمري')
  await open(page, '/admin/transfers')
  for (const { orderNumber } of [one, other]) {
    await page.getByRole('checkbox', { name: `تحديد ${orderNumber}` }).focus()
    await page.keyboard.press('Space')
  }
  await expect(
    page.getByRole('article').filter({ hasText: other.orderNumber }).getByText('الاسم الذي كتبه يختلف'),
  ).toBeVisible()
  await expect(page.getByText('طلبان محدّدان')).toBeVisible()
  await page.getByRole('button', { name: 'تأكيد وصول المبلغين' }).click()
  await expect(said(page, 'تأكد وصول مبلغين')).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: one.orderNumber })).toHaveCount(0)
})

test('W-03: below a short list too, the bar of a selection stands at the lower edge of the screen', async ({
  page,
  browser,
}) => {
  await signInAs(page, addressOf('orders.bar'), { admin: true })
  const { orderNumber } = await order(browser, 'عائشة الزدجالية')
  await open(page, `/admin/orders?search=${orderNumber}`)
  await page.getByRole('checkbox', { name: `تحديد ${orderNumber}` }).check()
  const bar = page.getByRole('region', { name: adminListText.selected })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const lowerEdge = () => bar.evaluate((one) => innerHeight - one.getBoundingClientRect().bottom)
  await expect.poll(lowerEdge).toBeCloseTo(0, 0)
})

test('X-10: a sale by phone names its missing fields at once; Enter in its search does not submit it', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAs(page, addressOf('orders.phone'), { admin: true })
  await open(page, '/admin/orders/new')
  await page.getByRole('button', { name: 'حفظ الطلب' }).click()
  await expect(page.getByLabel('الاسم الكامل')).toBeFocused()
  await expect(page.getByLabel('الاسم الكامل')).toHaveAccessibleDescription('اكتب اسم العميل.')
  await expect(page.getByText('أضف منتجاً واحداً على الأقل')).toBeVisible()
  const name = `هاتف ${tryName()}`
  await page.getByLabel('الاسم الكامل').fill(name)
  await page.getByLabel('رقم الهاتف').fill('91234567')
  await page.getByLabel('العنوان').fill('الخوض، منزل 3')
  const search = page.getByLabel('ابحث عن منتج لإضافته')
  await search.fill('طعام')
  await page
    .getByRole('button', { name: /^إضافة / })
    .first()
    .click()
  await search.fill('طعام')
  await search.press('Enter')
  await page.getByRole('button', { name: 'حفظ الطلب' }).click()
  await expect(page).toHaveURL(/\/admin\/orders\/\d+$/)
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
})

/** An order of a new customer; with the name of the account that paid, its transfer is reported. */
async function order(browser: Browser, customerName: string, senderName?: string): Promise<Order> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signInAs(page, `buyer-${crypto.randomUUID().slice(0, 8)}@example.com`)
  await putIntoCart(page, GOODS, 1)
  const { orderNumber } = await placeOrder(page, { customerName })
  const placed: Order = await (await page.request.get(`/api/orders/${orderNumber}`)).json()
  if (senderName) await page.request.post(`/api/orders/${placed.id}/payment-sent`, { data: { senderName } })
  await context.close()
  return placed
}

/** Without the marks that keep names together, every space a plain one. */
function plain(words: string): string {
  return words.replace(/[\u2066-\u2069]/g, '').replace(/\s/g, ' ')
}

/** By how much the page, and the table in its box, are wider than what shows of them. */
async function overflowOf(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [document.documentElement, document.querySelector('table')?.parentElement].map((box) =>
      box ? box.scrollWidth - box.clientWidth : Number.NaN,
    ),
  )
}

function said(page: Page, text: string) {
  return page.getByText(text, { exact: true }).first()
}
