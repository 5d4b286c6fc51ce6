// The checkout, step by step, with everything that may go wrong on the way; then the order as its customer sees it.
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, goBack, open, reload, test } from '#tests/support/journey.ts'
import {
  cancelOrder,
  cartOf,
  findInStock,
  findProduct,
  placeOrder,
  putIntoCart,
} from '#tests/support/journey-goods.ts'
import { AWAY, hold, toast } from '#tests/support/journey-page.ts'
import { addressOf, signInAs } from '#tests/support/journey-people.ts'

/** Of the demo catalogue. */
const BUDGIE = 'بادجي أخضر'
const BALL = 'كرة خيط للعب'

test.use({ outage: true, permissions: ['clipboard-read', 'clipboard-write'] })

const ADDRESS = 'الخوير، شارع 2245، علامة مميزة: باب أزرق'

test('S-CHK-01, S-CHK-02, S-CHK-04, S-CHK-07, S-CHK-08, S-CHK-09, S-ROUTE-05: the checkout begins with what the shop knows, and without a cart leads to the products', async ({
  page,
}) => {
  await signInAs(page, addressOf('checkout.begin'))
  await open(page, '/checkout')
  await expect(page.getByRole('heading', { name: 'سلتك فارغة' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'تصفّح المنتجات' })).toHaveAttribute('href', '/products')
  await putIntoCart(page, BUDGIE, 1)
  await putIntoCart(page, BALL, 2)
  await openCheckout(page)
  const steps = page.getByRole('navigation', { name: 'خطوات الطلب' }).getByRole('listitem')
  await expect(steps).toHaveText([/بياناتك/, /الدفع/, /التأكيد/])
  await expect(page.getByLabel('الاسم الكامل')).toHaveValue('منى الكندية')
  const region = page.getByLabel('المحافظة')
  await expect(region).toHaveValue('1')
  await expect(region.getByRole('option')).toHaveCount(11)
  await expect(page.getByRole('radio', { name: /توصيل مباشر للمنزل/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /توصيل لشركة التوصيل/ })).toBeDisabled()
  // S-CHK-08, S-CHK-09: 6.50 and two of 1.20, and 2 to the door.
  await expect(page.getByRole('main')).toContainText('10.90')
})

test('S-CHK-03, S-CHK-05, X-33, X-36: the first step reports missing and invalid fields, and keeps what was typed', async ({
  page,
}) => {
  await signInAs(page, addressOf('checkout.info'))
  await putIntoCart(page, BUDGIE, 1)
  await openCheckout(page)
  await submit(page).click()
  await expect(toast(page).getByText('معلومات ناقصة', { exact: true })).toBeVisible()
  await expect(toast(page).getByText('يرجى ملء جميع المعلومات المطلوبة', { exact: true })).toBeVisible()
  await expect(page.getByLabel('رقم الهاتف')).toBeFocused()
  await page.getByLabel('العنوان').fill(ADDRESS)
  await page.getByRole('checkbox', { name: /أوافق على الشروط/ }).check()
  await page.getByLabel('رقم الهاتف').fill('1234')
  await submit(page).click()
  await expect(page.getByText('اكتب رقم هاتف عُماني صحيح', { exact: false })).toBeVisible()
  await expect(page.getByLabel('رقم الهاتف')).toBeFocused()
  await expect(toast(page)).toHaveCount(0)
  await page.getByLabel('رقم الهاتف').fill('٩١٢٣ ٤٥٦٧')

  // Conventions 17: a long paste stays whole.
  const notes = page.getByLabel('ملاحظات')
  await notes.fill('بعد العصر '.repeat(1000))
  await notes.blur()
  await expect(page.getByText('النص أطول من المسموح: 9,999 من 1,000 حرف. اختصره قليلاً.')).toBeVisible()
  expect(await notes.inputValue()).toHaveLength(10_000)
  await notes.fill('بعد العصر')

  // the wilayat are those of the governorate.
  const region = page.getByLabel('المحافظة')
  await region.selectOption({ label: 'شمال الباطنة' })
  await expect(page.getByLabel('الولاية').getByRole('option', { name: 'صحار' })).toBeAttached()
  await region.selectOption({ label: 'مسقط' })
  await expect(page.getByLabel('الولاية').getByRole('option', { name: 'صحار' })).toHaveCount(0)
  await page.getByLabel('الولاية').selectOption('السيب')
  await reload(page)
  await expect(page.getByLabel('العنوان')).toHaveValue(ADDRESS)
  await expect(page.getByLabel('الولاية')).toHaveValue('السيب')
})

test('S-CHK-12, S-ERR-10, X-13, X-53, X-62: an order whose response was lost, or that was sent twice, is one order', async ({
  page,
}) => {
  await signInAs(page, addressOf('checkout.once'))
  await putIntoCart(page, BUDGIE, 1)
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders'))
      keys.push(request.headers()['idempotency-key'] ?? '')
  })
  await openCheckout(page)
  await fillInfoStep(page)

  // Away at the write; the second try says the same key, and two clicks are one order.
  await page.context().setOffline(true)
  await submit(page).click()
  await expect(toast(page).getByText('خطأ في حفظ الطلب', { exact: true })).toBeVisible()
  await expect(
    toast(page).getByText('حدث خطأ أثناء حفظ طلبك. يرجى المحاولة مرة أخرى.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByLabel('العنوان')).toHaveValue(ADDRESS)
  await page.context().setOffline(false)
  await submit(page).dblclick()
  await expect(page.getByRole('heading', { name: 'حوّل هذا المبلغ بالضبط' })).toBeVisible()
  expect(new Set(keys).size).toBe(1)
  const orderNumber = new URL(page.url()).searchParams.get('order') ?? ''
  expect(orderNumber).toMatch(/^ALF\d{8}[A-HJ-NP-Z]{4}$/)
  expect(await ordersOf(page)).toEqual([{ orderNumber, status: 'pending' }])

  // Once it is cancelled, the same cart and contact are a new order at the first press.
  await cancelOrder(page, await (await page.request.get(`/api/orders/${orderNumber}`)).json())
  await openCheckout(page)
  await page.getByRole('checkbox', { name: /أوافق على الشروط/ }).check()
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'حوّل هذا المبلغ بالضبط' })).toBeVisible()
  expect((await ordersOf(page)).map(({ status }) => status)).toEqual(['pending', 'cancelled'])
})

test('S-CHK-18, S-ERR-13, X-13: an order that is edited stays one order, whatever the shop answers meanwhile', async ({
  page,
}) => {
  await signInAs(page, addressOf('checkout.edit'))
  await putIntoCart(page, BUDGIE, 1)
  await openCheckout(page)
  await fillInfoStep(page)
  await submit(page).click()
  const amount = page.getByRole('heading', { name: 'حوّل هذا المبلغ بالضبط' })
  await expect(amount).toBeVisible()
  const orderNumber = new URL(page.url()).searchParams.get('order') ?? ''
  // Everything is as it was typed; what nobody expected is said so, and costs nothing.
  await page.getByRole('link', { name: 'الرجوع لتعديل البيانات' }).filter({ visible: true }).click()
  await expect(page.getByLabel('العنوان')).toHaveValue(ADDRESS)
  await expect(page.getByLabel('علامة مميزة')).toHaveValue('مسجد النور')
  await expect(page.getByRole('checkbox', { name: /أوافق على الشروط/ })).toBeChecked()
  await page.route('**/api/orders', (route) => route.fulfill({ status: 200, body: '<html>' }))
  await submit(page).click()
  await expect(toast(page).getByText('خطأ في النظام', { exact: true })).toBeVisible()
  await expect(
    toast(page).getByText('حدث خطأ غير متوقع. يرجى المحاولة مرة أخرى.', { exact: true }),
  ).toBeVisible()
  await page.unroute('**/api/orders')
  await submit(page).click()
  await expect(amount).toBeVisible()
  expect(await ordersOf(page)).toEqual([{ orderNumber, status: 'pending' }])
})

test('S-CHK-13, S-CHK-16, S-CHK-18: a second tap on what leads to the payment neither reports a transfer nor goes back', {
  tag: '@both',
}, async ({ page }) => {
  await signInAs(page, addressOf('checkout.twice'))
  await putIntoCart(page, BUDGIE, 1)
  await openCheckout(page)
  await fillInfoStep(page)
  const { x = 0, y = 0, width = 0, height = 0 } = (await submit(page).boundingBox()) ?? {}
  await submit(page).click()
  const amount = page.getByRole('heading', { name: 'حوّل هذا المبلغ بالضبط' })
  await expect(amount).toBeVisible()
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(page.getByRole('button', { name: 'أرسلت التحويل' }).filter({ visible: true })).toBeEnabled()
  expect(await ordersOf(page)).toMatchObject([{ status: 'pending' }])
  await expect(amount).toBeVisible()
  // A moment later it is meant.
  await page.getByRole('link', { name: 'الرجوع لتعديل البيانات' }).filter({ visible: true }).click()
  await expect(page.getByLabel('العنوان')).toBeVisible()
})

test('S-GEN-04, S-CHK-13, S-CHK-14, S-CHK-15, X-57, conventions 20: the payment step shows amount, account and deadline, and each way to report the transfer', async ({
  page,
}) => {
  await signInAs(page, addressOf('checkout.pay'))
  await putIntoCart(page, BUDGIE, 1)
  await putIntoCart(page, BALL, 2)
  const { orderNumber } = await placeOrder(page, { customerName: 'منى الكندية', regionId: 1 })
  // A visit without the number finds the order.
  await open(page, '/checkout')
  await expect(page).toHaveURL(`/checkout?order=${orderNumber}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('10.90')
  await expect(main).toContainText(/نحجز طلبك حتى.*\d{4}.*\d{1,2}:\d{2}/)
  await expect(main).toContainText(/باقٍ 2[34] ساعة/)
  await expect(main).toContainText('حوّل من حساب باسم منى الكندية')
  await expect(main.getByRole('heading', { name: 'التحويل برقم الهاتف' })).toBeVisible()
  for (const whereTo of ['بنك الساحل', 'سالم بن خلفان البلوشي', '9123 4567']) {
    await expect(main.getByRole('definition').filter({ hasText: whereTo })).toBeVisible()
  }
  await expect(main.getByText('بعد تحويلك نتواصل معك خلال 24 ساعة لتأكيد طلبك.')).toBeVisible()
  await expect(main).toContainText('لا نطلب منك رقم بطاقة أو رمزاً أو كلمة مرور')
  await main.getByRole('button', { name: /رقم الطلب/ }).click()
  await expect(main.getByRole('button', { name: /نُسخ/ })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(orderNumber)
  await main.getByRole('button', { name: /المبلغ/ }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('10.90')
  const whatsapp = main.getByRole('link', { name: 'واتساب' }).first()
  const message = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
  expect(message.split('\n')).toContain(`\u2068${orderNumber}\u2069`)
  expect(message).toContain('10.90')
  await expect(main.getByRole('link', { name: 'اتصال' }).first()).toHaveAttribute('href', /^tel:\+968\d{8}$/)
})

test('S-CHK-16, S-CHK-17, S-CHK-19, X-12, X-57: a failed report of a transfer keeps the screen; then the order is confirmed and printed on one page', async ({
  page,
}) => {
  await signInAs(page, addressOf('checkout.report'))
  await putIntoCart(page, BALL, 2)
  const { orderNumber } = await placeOrder(page, { customerName: 'منى الكندية' })
  await open(page, `/checkout?order=${orderNumber}`)
  const sender = page.getByLabel('اسم صاحب الحساب المحوِّل')
  await expect(sender).toHaveValue('منى الكندية')
  await sender.fill('خالد الكندي')
  await page.getByLabel('رقم العملية').fill('TX-778')
  await reload(page)
  await expect(sender).toHaveValue('خالد الكندي')
  const sent = page.getByRole('button', { name: 'أرسلت التحويل' }).filter({ visible: true })
  // The button is always in sight, the field may be far below.
  const amount = page.getByLabel('المبلغ الذي حوّلته')
  await amount.fill('2,4')
  await page.evaluate(() => scrollTo(0, 0))
  await sent.click()
  await expect(amount).toBeFocused()
  await expect(page.getByText('بنقطة لا بفاصلة')).toBeInViewport()
  await amount.fill('2.4')
  await page.route('**/payment-sent', (route) => route.fulfill(AWAY))
  await page.clock.install()
  await sent.click()
  const failed = page.getByRole('alert').filter({ hasText: 'لم يصلنا إشعارك بعد' })
  await expect(async () => {
    await page.clock.runFor(2000)
    await expect(failed.getByRole('link', { name: 'واتساب' })).toBeVisible({ timeout: 200 })
  }).toPass()
  await expect(failed).toBeInViewport()
  await page.unroute('**/payment-sent')
  await sent.dblclick()
  await expect(page.getByRole('heading', { name: 'شكراً لك، وصلنا إشعارك' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('نتواصل معك خلال 24 ساعة')
  expect(await ordersOf(page)).toEqual([{ orderNumber, status: 'confirmed' }])
  expect(await cartOf(page)).toEqual({})

  // S-CHK-19: on paper one page, with the shop's name and nothing to tap.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: /^أليف/ }).filter({ visible: true })).toContainText('أليف')
  await expect(page.getByRole('main').getByText(orderNumber)).toBeVisible()
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('S2-02, S-CHK-16: a report waits for its picture, and a large photo is sent smaller', async ({
  page,
}) => {
  await signInAs(page, addressOf('checkout.picture'))
  await putIntoCart(page, BALL, 1)
  const { orderNumber } = await placeOrder(page)
  await open(page, `/checkout?order=${orderNumber}`)
  const buffer = await heavyPhoto()
  const upload = await hold(page, '**/api/uploads')
  const asked = page.waitForRequest('**/api/uploads')
  await page.getByLabel('أرفق صورة').setInputFiles({ name: 'transfer.jpg', mimeType: 'image/jpeg', buffer })
  const request = await asked
  const waiting = page.getByRole('button', { name: 'جارٍ الرفع…' }).filter({ visible: true }).last()
  await waiting.press('Enter')
  await page.getByLabel('رقم العملية').press('Enter')
  expect(await ordersOf(page)).toEqual([{ orderNumber, status: 'pending' }])

  await upload.release()
  await request.response()
  expect((await request.sizes()).requestBodySize).toBeLessThan(buffer.length / 2)
  const report = page.waitForRequest('**/payment-sent')
  await page.getByRole('button', { name: 'أرسلت التحويل' }).filter({ visible: true }).click()
  expect((await report).postDataJSON()).toMatchObject({ image: expect.stringMatching(/^[0-9a-f]{32}$/) })
  await expect(page.getByRole('heading', { name: 'شكراً لك، وصلنا إشعارك' })).toBeVisible()
})

test('D-04, X-21: an order shows the time of each status, and can be ordered again as far as it is available', async ({
  page,
}) => {
  await signInAs(page, addressOf('checkout.again'))
  await putIntoCart(page, BUDGIE, 1)
  await putIntoCart(page, BALL, 2)
  const { id, orderNumber } = await placeOrder(page, { regionId: 1 })
  const sent = await page.request.post(`/api/orders/${id}/payment-sent`, { data: { senderName: 'منى' } })
  expect(sent.ok()).toBe(true)
  await open(page, `/orders/${orderNumber}`)
  const main = page.getByRole('main')
  for (const step of ['سُجّل الطلب', 'أبلغت عن التحويل'])
    await expect(main.getByRole('listitem').filter({ hasText: step })).toContainText(/\d{4}.*\d{1,2}:\d{2}/)
  const budgie = await findProduct(page, BUDGIE)
  await main.getByRole('link', { name: BUDGIE }).click()
  await expect(page).toHaveURL(`/animals/${budgie.id}`)
  await goBack(page)
  await page.route('**/api/cart', async (route) => {
    const asked = route.request().postDataJSON() as { productId: number } | null
    if (asked?.productId !== budgie.id) return route.continue()
    await route.fulfill({ status: 404, body: JSON.stringify({ code: 'not-found', detail: 'لم نجده.' }) })
  })
  await page.getByRole('button', { name: 'اطلبه مرة أخرى' }).click()
  await expect(main).toContainText(`${BUDGIE}⁩: غير متوفر الآن.`)
  await expect(toast(page)).toContainText('أضفنا المتوفر إلى سلتك')
  expect(Object.values(await cartOf(page))).toEqual([2])
})

test('S-CHK-06, S-ERR-12, X-09, X-24: items that sell out between two steps are shown and corrected with one tap; the rest may go to the office', async ({
  page,
  shopper,
}) => {
  const { nameArabic: rare } = await findInStock(page, ['قط بومبي أسود', 'كوكتيل لوتينو يصفّر'], 1)
  await signInAs(page, addressOf('slow'))
  await putIntoCart(page, rare, 1)
  await putIntoCart(page, BALL, 1)
  await openCheckout(page)
  await fillInfoStep(page)
  await signInAs(shopper, addressOf('fast'))
  await putIntoCart(shopper, rare, 1)
  const theirs = await placeOrder(shopper)

  await submit(page).click()
  await expect(toast(page).getByText('تحذير', { exact: true })).toBeVisible()
  await expect(toast(page)).toContainText(rare)
  const problems = page.getByRole('region', { name: 'تغيّر شيء في سلتك' })
  await expect(problems).toContainText(/محجوز لعميل آخر حتى .+، ولن يدخل في طلبك\./)
  await expect(submit(page)).toBeDisabled()
  await problems.getByRole('button', { name: /احذفه/ }).click()
  await expect(problems).toBeHidden()
  await expect(page.getByLabel('العنوان')).toHaveValue(ADDRESS)

  // Only a supply is left: now one chooses, and the company's office is the default (S-CHK-06, S-CHK-08).
  const office = page.getByRole('radio', { name: /توصيل لشركة التوصيل/ })
  await office.check()
  await expect(office).toBeEnabled()
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'حوّل هذا المبلغ بالضبط' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('2.20')
  await cancelOrder(shopper, theirs)
})

test('X-20, X-56: an expired order says so and keeps the cart, whose lines link to their products', async ({
  page,
}) => {
  await signInAs(page, addressOf('late'))
  await putIntoCart(page, BALL, 1)
  const { orderNumber } = await placeOrder(page)
  await page.route('**/api/orders/ALF*', async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { payment: { expiresAt: string } }
    json.payment.expiresAt = '2020-01-01T00:00:00.000Z'
    await route.fulfill({ response, json })
  })
  await open(page, `/checkout?order=${orderNumber}`)
  await expect(page.getByRole('heading', { name: 'انتهت مهلة هذا الطلب' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'العودة إلى السلة' })).toHaveAttribute('href', '/cart')
  await page.unroute('**/api/orders/ALF*')
  await open(page, '/cart')
  const { id } = await findProduct(page, BALL)
  await expect(page.getByRole('main').getByRole('link', { name: BALL })).toHaveAttribute(
    'href',
    `/products/${id}`,
  )
})

/** Once toasts can be shown: their stage comes after the page. */
async function openCheckout(page: Page): Promise<void> {
  const stage = page.waitForResponse(/toast-stage/)
  await open(page, '/checkout')
  await stage
}

async function fillInfoStep(page: Page): Promise<void> {
  await page.getByLabel('رقم الهاتف').fill('91234567')
  await page.getByLabel('العنوان').fill(ADDRESS)
  await page.getByLabel('علامة مميزة').fill('مسجد النور')
  await page.getByRole('checkbox', { name: /أوافق على الشروط/ }).check()
}

function submit(page: Page) {
  return page
    .getByRole('button', { name: /المتابعة إلى الدفع|حفظ التعديل والمتابعة|جارٍ حفظ طلبك/ })
    .filter({ visible: true })
}

async function ordersOf(page: Page): Promise<{ orderNumber: string; status: string }[]> {
  const { items } = (await (await page.request.get('/api/orders')).json()) as {
    items: { orderNumber: string; status: string }[]
  }
  return items.map(({ orderNumber, status }) => ({ orderNumber, status }))
}

/** Several megabytes, as a phone's camera makes them. */
function heavyPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width: 2400, height: 3200, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 90 })
    .toBuffer()
}
