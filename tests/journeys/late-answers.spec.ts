// Answers that come late: after the page was left, after a second press, after another tab has changed what they say.
import type { Page } from '@playwright/test'
import { expect, expectFocusIn, open, reload, test } from '#tests/support/journey.ts'
import {
  addItem,
  cancelOrder,
  cartOf,
  findProduct,
  placeOrder,
  putIntoCart,
  removeItems,
} from '#tests/support/journey-goods.ts'
import { hold, openSignedIn, passTime, toast } from '#tests/support/journey-page.ts'
import { addressOf, signInAs } from '#tests/support/journey-people.ts'
import { profileText } from '#text/account/profile.ts'
import { adminListText } from '#text/admin/shell.ts'
import { vouchersText } from '#text/admin/vouchers.ts'
import { cartText } from '#text/cart/cart.ts'
import { cartToasts } from '#text/cart/cart-toasts.ts'
import { cardText } from '#text/catalog/catalog.ts'
import { checkoutText } from '#text/checkout.ts'
import { myOrdersText } from '#text/my-orders.ts'
import { runText } from '#text/runs.ts'
import { shellText } from '#text/shell.ts'
import { voucherText } from '#text/vouchers.ts'

const FOUNTAIN = 'نافورة متأخرة'
const BALL = 'كرة خيط للعب'
const DESKTOP = { tag: '@desktop' }

test(
  'A-ITEM-03: a form closed while it saves closes no other one later, and × pressed twice goes back once',
  DESKTOP,
  async ({ page }) => {
    await signInAs(page, addressOf('late.form'), { admin: true })
    const { id } = await addFountain(page, 'أولى')
    await addFountain(page, 'ثانية')
    await open(page, '/admin/orders')
    await page.locator('a[href="/admin/animals"]').first().click()
    const edit = async (name: string) => {
      await page
        .getByRole('row')
        .filter({ hasText: `${FOUNTAIN} ${name}` })
        .getByRole('button', { name: 'تعديل' })
        .click()
      await expect(dialog.getByLabel('الاسم بالعربية')).toHaveValue(`${FOUNTAIN} ${name}`)
    }
    const dialog = page.getByRole('dialog', { name: 'تعديل العنصر' })
    const model = dialog.getByLabel('الطراز')

    await edit('أولى')
    await model.fill('F-1')
    const saving = await hold(page, `**/api/admin/products/${id}`)
    await dialog.getByRole('button', { name: 'حفظ التعديل' }).click()
    await dialog.getByRole('button', { name: 'إغلاق' }).dblclick()
    await expect(dialog).toBeHidden()
    await edit('ثانية')
    await saving.release()
    await expect(toast(page)).toContainText('تم حفظ التعديل بنجاح')
    await model.fill('F-2')
    await dialog.getByRole('button', { name: 'حفظ التعديل' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/admin/animals')
    await removeItems(page, FOUNTAIN)
  },
)

test(
  'A-ITEM-11: a file that has arrived leads nobody away from the page that they have moved on to',
  DESKTOP,
  async ({ page }) => {
    await signInAs(page, addressOf('late.file'), { admin: true })
    await open(page, '/admin/animals/import')
    const sending = await hold(page, /\/api\/admin\/product-imports$/)
    await page
      .getByLabel('اختيار ملف CSV')
      .setInputFiles({ name: 'عناصر.csv', mimeType: 'text/csv', buffer: Buffer.from('الاسم بالعربية\nقط\n') })
    await page.locator('a[href="/admin/orders"]').first().click()
    await expect(page).toHaveURL('/admin/orders')
    const arrival = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await sending.release()
    await (await arrival).finished()
    await page.getByRole('button', { name: 'ملغي' }).click()
    await expect(page).toHaveURL(/status=/)
    await expect(page).not.toHaveURL(/file=/)
  },
)

test(
  'A-ROLE-06: who takes over what somebody else saved is offered no draft of it',
  DESKTOP,
  async ({ page }) => {
    await signInAs(page, addressOf('late.draft'), { admin: true })
    const { id } = await addFountain(page, 'وحيدة')
    await open(page, `/admin/animals?edit=${id}`)
    const dialog = page.getByRole('dialog', { name: 'تعديل العنصر' })
    const price = dialog.getByLabel('السعر (ر.ع)', { exact: true })
    await price.fill('4')
    await page.request.patch(`/api/admin/products/${id}`, { data: { price: '5' } })
    await dialog.getByRole('button', { name: 'حفظ التعديل' }).click()
    await dialog.getByRole('button', { name: 'اعرض النسخة الحالية' }).click()
    await expect(price).toHaveValue('5')
    await reload(page)
    await expect(price).toHaveValue('5')
    await expect(dialog.getByRole('button', { name: 'استكمال المسودة' })).toHaveCount(0)
    await removeItems(page, FOUNTAIN)
  },
)

test('A-ITEM-02: a filter chosen at once after another keeps it', DESKTOP, async ({ page }) => {
  await signInAs(page, addressOf('late.filter'), { admin: true })
  await open(page, '/admin/animals')
  const animals = page.getByRole('group', { name: 'ملخص العناصر' }).getByRole('button', { name: 'الحيوانات' })
  const byPrice = page.getByRole('columnheader', { name: 'السعر' }).getByRole('button')
  await expect(byPrice).toBeVisible()
  // As on a slow phone: pressed before the list of the first choice is drawn.
  const choices = await Promise.all([animals.elementHandle(), byPrice.elementHandle()])
  await page.evaluate(async (buttons) => {
    for (const button of buttons) {
      button?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      for (let turn = 0; turn < 100; turn++) await null
    }
  }, choices)
  await expect(page).toHaveURL(/sort=price/)
  await expect(page).toHaveURL(/type=animal/)
})

test('D-08: «more» is heard though the list is read again meanwhile', DESKTOP, async ({ page, shopper }) => {
  await signInAs(page, addressOf('late.more'), { admin: true })
  await signInAs(shopper, addressOf('late.buyer'))
  await putIntoCart(shopper, BALL, 1)
  await open(page, '/admin/inventory')
  const shown = page.getByText(/^عرضنا/)
  await expect(shown).toBeVisible()
  const before = (await shown.textContent()) ?? ''
  const next = await hold(page, /\/api\/admin\/inventory\?.*cursor=/)
  const asked = page.waitForRequest(/\/api\/admin\/inventory\?.*cursor=/)
  await page.getByRole('button', { name: 'عرض المزيد' }).click()
  await asked
  const again = page.waitForResponse(/\/api\/admin\/inventory$/)
  const order = await placeOrder(shopper)
  await again
  await next.release()
  await expect(shown).not.toHaveText(before)
  await cancelOrder(shopper, order)
})

test('X-17: signing out in the shop closes the office in another tab, also without its live feed', async ({
  page,
}) => {
  await signInAs(page, addressOf('late.office'), { admin: true })
  await page.route('**/api/admin/orders/events*', () => {})
  await open(page, '/admin/orders')
  await expect(page.getByRole('heading', { name: 'إدارة الطلبات' })).toBeVisible()
  await signOutElsewhere(page)
  await expect(page.getByRole('heading', { name: 'الوصول مرفوض' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'إدارة الطلبات' })).toHaveCount(0)
})

test('X-17: who signed out in another tab is not shown again by an answer from before', async ({ page }) => {
  const email = addressOf('late.session')
  await signInAs(page, email)
  const signedOut = Promise.withResolvers<void>()
  await page.route(
    '**/api/session',
    async (route) => {
      const response = await route.fetch()
      await signedOut.promise
      await route.fulfill({ response }).catch(() => {})
    },
    { times: 1 },
  )
  const asked = page.waitForRequest('**/api/session')
  await open(page, '/account')
  await asked
  await signOutElsewhere(page)
  signedOut.resolve()
  await expect(page.getByRole('main').getByRole('link', { name: 'تسجيل الدخول' })).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
})

test('S2-01: neither the address nor the code changes while it is on its way', async ({ page }) => {
  const email = addressOf('late.code')
  const { id } = await findProduct(page, BALL)
  await open(page, `/products/${id}`)
  await page
    .getByRole('button', { name: /سجّل الدخول للشراء/ })
    .filter({ visible: true })
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: 'أدخل بريدك لتكمل الشراء' })
  await expectFocusIn(sheet)
  await page.keyboard.type(email)
  const sending = await hold(page, '**/api/auth/code')
  await page.keyboard.press('Enter')
  await expect(sheet.getByText('جارٍ إرسال الرمز…')).toBeVisible()
  await page.keyboard.type('x')
  await expect(sheet.getByLabel('البريد الإلكتروني')).toHaveValue(email)
  await sending.release()

  const code = page.getByLabel('الرمز من 6 أرقام')
  await expect(code).toBeFocused()
  const checking = await hold(page, '**/api/auth/code/verify')
  await page.keyboard.type('111111')
  await expect(page.getByText('جارٍ الدخول…')).toBeVisible()
  await page.keyboard.type('2')
  await expect(code).toHaveValue('111111')
  await checking.release()
  await expect(code).toHaveAccessibleDescription(/./)
  await page.keyboard.type('2')
  await expect(code).toHaveValue('2')
})

test('E-MSG-01: what is typed while an answer is sent stays', async ({ page }) => {
  await signInAs(page, addressOf('late.answer'), { admin: true })
  const data = { subject: 'سؤال', priority: 'low', message: 'هل هو مطعّم؟' }
  const customer = { customerName: 'سالم', customerEmail: addressOf('late.asker'), customerPhone: '91234567' }
  const sent = await page.request.post('/api/support', { data: { ...data, ...customer } })
  const { id } = (await sent.json()) as { id: number }
  await open(page, `/admin/messages?message=${id}`)
  const answer = page.getByLabel('ردّك')
  await answer.fill('نعم.')
  const sending = await hold(page, `**/api/admin/messages/${id}/answer`)
  await page.getByRole('button', { name: 'إرسال الرد' }).click()
  await answer.fill('نعم. وله شهادة.')
  await sending.release()
  await expect(page.getByRole('heading', { name: 'ما رددنا به' })).toBeVisible()
  await reload(page)
  await expect(answer).toHaveValue('نعم. وله شهادة.')
})

test('X-66: the sign-in sheet does not open over the page that a visitor has moved on to', async ({
  page,
}) => {
  const { id } = await findProduct(page, BALL)
  await page.clock.install()
  await open(page, `/products/${id}`)
  const buy = page.getByRole('button', { name: /سجّل الدخول للشراء/ })
  const sheet = page.getByRole('dialog', { name: 'أدخل بريدك لتكمل الشراء' })
  // Its timer stands still until the visitor is on the way.
  await page.clock.pauseAt(Date.now() + 60_000)
  await buy.filter({ visible: true }).first().click()
  await expect(toast(page)).toBeVisible()
  const home = await hold(page, /\/_(?:root)?\.data/)
  await page.getByRole('banner').getByRole('link', { name: 'أليف' }).first().click()
  await passTime(page, 600)
  await expect(sheet).toHaveCount(0)
  await home.release()
  await expect(page).toHaveURL('/')
  await passTime(page, 600)
  await expect(sheet).toHaveCount(0)
})

test('X-13: who has left the checkout is told of the order, and not led back', async ({ page }) => {
  await signInAs(page, addressOf('late.order'))
  await putIntoCart(page, BALL, 1)
  await openSignedIn(page, '/checkout')
  await page.getByLabel(checkoutText.phone).fill('91234567')
  await page.getByLabel(checkoutText.address, { exact: true }).fill('حي النهضة، منزل 12')
  const placing = await hold(page, /\/api\/orders$/)
  await page.getByRole('button', { name: checkoutText.submit }).click()
  await page.getByRole('link', { name: 'أليف' }).first().click()
  await expect(page).toHaveURL('/')
  await placing.release()
  await expect(toast(page)).toContainText(/سُجّل طلبك/)
  await expect(page).toHaveURL('/')
  await toast(page).getByRole('button', { name: myOrdersText.pay }).click()
  await expect(page).toHaveURL(/\/checkout\?order=ALF/)
  const { items } = (await (await page.request.get('/api/orders')).json()) as { items: { id: number }[] }
  for (const order of items) await cancelOrder(page, order)
})

test('S-ERR-03: what is tried again after a lost response is in the cart once, also by an undo', async ({
  page,
}) => {
  await signInAs(page, addressOf('late.add'))
  const { id } = await findProduct(page, BALL)
  await openSignedIn(page, `/products/${id}`)
  await loseNextAdding(page)
  await page.getByRole('button', { name: cardText.add }).filter({ visible: true }).first().click()
  await toast(page).getByRole('button', { name: cartToasts.retry }).click()
  await expect(toast(page)).toContainText(cartToasts.added)
  expect(Object.values(await cartOf(page))).toEqual([1])

  await openSignedIn(page, '/cart')
  await page.getByRole('button', { name: cartText.clear }).click()
  await expect(toast(page)).toContainText(cartToasts.cleared)
  await loseNextAdding(page)
  await toast(page).getByRole('button', { name: cartToasts.undo }).click()
  await toast(page).getByRole('button', { name: cartToasts.retry }).click()
  await expect.poll(async () => Object.values(await cartOf(page))).toEqual([1])
})

test('S2-13: a voucher answers for the quantity that is in the cart', async ({ page, shopper }) => {
  await signInAs(shopper, addressOf('late.voucher.owner'), { admin: true })
  const voucher = await addVoucher(shopper, 'LATE-HALF')
  await signInAs(page, addressOf('late.voucher'))
  await putIntoCart(page, BALL, 1)
  await openSignedIn(page, '/cart')
  await page.getByRole('button', { name: voucherText.ask }).click()
  await page.getByLabel(voucherText.label).fill(voucher.code)
  await page.keyboard.press('Enter')
  const summary = page.getByRole('region', { name: cartText.summary })
  await expect(summary).toContainText(/LATE-HALF\W*0\.60/)

  const changing = await hold(page, '**/api/cart/items/*')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('button', { name: 'زيادة الكمية' }).click()
  await expect(summary).toContainText('قطعتان')
  expect(asked.filter((url) => url.includes('voucher'))).toEqual([])
  await changing.release()
  await expect(summary).toContainText(/LATE-HALF\W*1\.20/)
  await shopper.request.delete(`/api/admin/vouchers/${voucher.id}`)
})

test('conventions 17: fields do not change while they are saved', DESKTOP, async ({ page }) => {
  await signInAs(page, addressOf('late.fields'), { admin: true })
  const voucher = await addVoucher(page, 'TAKEN')
  await open(page, '/admin/vouchers')
  await page.getByRole('button', { name: vouchersText.add }).click()
  const dialog = page.getByRole('alertdialog')
  const code = dialog.getByLabel(vouchersText.labels.code)
  await dialog.getByLabel(vouchersText.labels.percent).fill('10')
  await code.fill(voucher.code)
  const saving = await hold(page, '**/api/admin/vouchers')
  await code.press('Enter')
  await expect(dialog.getByText(adminListText.saving)).toBeVisible()
  await page.keyboard.type('X')
  await saving.release()
  await expect(code).toHaveAccessibleDescription(/قسيمة أخرى/)
  await expect(code).toHaveValue(voucher.code)
  // The error is there a moment before the fields thaw, which brings the focus back.
  await expect(code).toBeFocused()
  await page.keyboard.type('X')
  await expect(code).toHaveValue(`${voucher.code}X`)
  await page.request.delete(`/api/admin/vouchers/${voucher.id}`)
})

test('W-07: a response about one run is not shown under the link of the next, and a stop that goes says so', async ({
  page,
  shopper: phone,
}) => {
  await signInAs(page, addressOf('late.run'), { admin: true })
  const [first, second] = [await addRun(page, 'الأولى'), await addRun(page, 'الثانية')]
  const reading = await hold(phone, `**/api/runs/${first.id}`)
  await open(phone, first.link)
  await expect(phone.getByRole('heading', { name: 'الأولى' })).toBeVisible()
  await phone.evaluate((link) => location.assign(link), second.link)
  await expect(phone.getByRole('heading', { name: 'الثانية' })).toBeVisible()
  const answered = phone.waitForResponse(`**/api/runs/${first.id}`)
  await reading.release()
  await (await answered).finished()
  await passTurns(phone)
  // At once: after half a minute the second one is read again.
  await expect(phone.getByRole('heading', { name: 'الثانية' })).toBeVisible({ timeout: 5000 })

  // The office cancels what the driver is about to answer.
  await phone.getByRole('button', { name: runText.deliver, exact: true }).click()
  await page.request.patch(`/api/admin/orders/${second.orderId}`, { data: { status: 'cancelled' } })
  await phone.evaluate(() => dispatchEvent(new Event('online')))
  await expect(phone.getByText(runText.goneMeanwhile)).toBeVisible()
  await phone.getByRole('button', { name: runText.understood }).click()
  await expect(phone.getByText(runText.goneMeanwhile)).toHaveCount(0)
  await removeItems(page, 'رمل جولة')
})

test('X-17: who signed out in another tab is not shown again by a change that was answered before', async ({
  page,
}) => {
  const email = addressOf('late.change')
  await signInAs(page, email)
  await openSignedIn(page, '/profile')
  const [changed, signedOut] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/api/profile', async (route) => {
    const response = await route.fetch()
    changed.resolve()
    await signedOut.promise
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: profileText.edit }).click()
  await page.getByRole('button', { name: profileText.save }).click()
  await changed.promise
  await signOutElsewhere(page)
  const signIn = page.getByRole('main').getByRole('link', { name: shellText.signIn })
  await expect(signIn).toBeVisible()
  const answered = page.waitForResponse('**/api/profile')
  signedOut.resolve()
  await (await answered).finished()
  await passTurns(page)
  await expect(signIn).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
})

/** The shop puts the next thing into the cart, and its response does not arrive. */
async function loseNextAdding(page: Page): Promise<void> {
  let isLost = false
  await page.route('**/api/cart', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback()
    isLost = true
    await route.fetch()
    await route.abort()
  })
}

/** Until the page has drawn what a response says. */
function passTurns(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise((done) => setTimeout(done))
  })
}

async function addVoucher(page: Page, code: string): Promise<{ id: number; code: string }> {
  const added = await page.request.post('/api/admin/vouchers', {
    data: { code, kind: 'percent', percent: 50 },
  })
  expect(added.status(), await added.text()).toBe(201)
  return added.json()
}

/** Of one order, by phone. */
async function addRun(
  page: Page,
  customerName: string,
): Promise<{ id: number; link: string; orderId: number }> {
  const item = await addItem(page, {
    ...{
      type: 'product',
      name: 'Run sand',
      nameArabic: `رمل جولة ${customerName}`,
      price: '2.5',
      quantity: 1,
    },
    ...{ deliveryType: 'both', deliveryEverywhere: true, isActive: true },
  })
  const data = { items: [{ productId: item.id, quantity: 1 }], channel: 'phone', customerName, isPaid: true }
  const address = { customerPhone: '92345678', customerAddress: 'حي النهضة، منزل 12', regionId: 1 }
  const entered = await page.request.post('/api/admin/orders', { data: { ...data, ...address } })
  const { id } = (await entered.json()) as { id: number }
  await page.request.patch(`/api/admin/orders/${id}`, { data: { status: 'processing' } })
  const made = await page.request.post('/api/admin/runs', { data: { orderIds: [id], driver: 'خميس' } })
  expect(made.status(), await made.text()).toBe(201)
  const { run, link } = (await made.json()) as { run: { id: number }; link: { url: string } }
  return { id: run.id, link: link.url, orderId: id }
}

async function signOutElsewhere(page: Page): Promise<void> {
  const elsewhere = await page.context().newPage()
  await openSignedIn(elsewhere, '/account')
  await elsewhere.getByRole('main').getByRole('button', { name: 'تسجيل الخروج' }).click()
  await expect(elsewhere).toHaveURL('/')
  await elsewhere.close()
}

function addFountain(page: Page, size: string) {
  return addItem(page, {
    ...{ nameArabic: `${FOUNTAIN} ${size}`, type: 'product', price: '3', quantity: 1, isActive: false },
  })
}
