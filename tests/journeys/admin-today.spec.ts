// The frame and the first screen of the back office: on a phone and at a desk, live and failing.
import type { Browser, Page } from '@playwright/test'
import { expect, open, test } from '#tests/support/journey.ts'
import { placeOrder, putIntoCart } from '#tests/support/journey-goods.ts'
import { AWAY, AWAY_SENTENCE, hear } from '#tests/support/journey-page.ts'
import { addressOf, signInAs } from '#tests/support/journey-people.ts'
import { adminShellText, SECTION_TEXT } from '#text/admin/shell.ts'

const GOODS = 'معجون سلمون للقطط'
const EVENTS = '**/api/admin/orders/events*'

test('A-DASH-01, A-DASH-02, A-DASH-03, A-DASH-05, A-DASH-11: the first screen has four figures, the open tasks, and links to act on them', async ({
  page,
}) => {
  await signInAs(page, addressOf('today'), { admin: true })
  await open(page, '/admin')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1, name: 'الخير، منى' })).toBeVisible()
  // The shop's own frame is not here.
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  for (const figure of ['إجمالي المنتجات', 'إجمالي الطلبات', 'إجمالي العملاء', 'إجمالي المبيعات'])
    await expect(main.getByText(figure)).toBeVisible()
  await expect(main.getByText(/^تحويل\S* \S+ المطابقة$/)).toBeVisible()
  for (const [action, to] of [
    ['إضافة حيوان', /^\/admin\/animals/],
    ['عرض الطلبات', '/admin/orders'],
    ['إدارة العملاء', '/admin/users'],
    ['التحليل المالي', '/admin/analytics'],
    ['راجع المخزون', /^\/admin\/inventory/],
  ] as const)
    await expect(main.getByRole('link', { name: action })).toHaveAttribute('href', to)
  await expect(main.getByRole('heading', { name: 'يوشك أن ينفد' })).toBeVisible()
  // A-DASH-05: where one does something about it, not where shoppers look.
  await expect(
    main
      .getByRole('listitem')
      .filter({ hasText: /نفذ المخزون|مخزون حرج|مخزون منخفض/ })
      .getByRole('link')
      .first(),
  ).toHaveAttribute('href', /^\/admin\/inventory\?product=\d+$/)
})

test('A-SHELL-01: the menu that is opened again while a section is loading stays open', async ({ page }) => {
  await signInAs(page, addressOf('today.menu'), { admin: true })
  await open(page, '/admin')
  const opener = page.getByRole('button', { name: adminShellText.openMenu })
  const menu = page.getByRole('dialog', { name: adminShellText.menu })
  await opener.click()
  await expect(menu).toBeVisible()
  const arrived = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await arrived.promise
    await route.continue()
  })
  await menu.getByRole('link', { name: SECTION_TEXT.vouchers.label }).click()
  await expect(menu).toBeHidden()
  await opener.click()
  await expect(menu).toBeVisible()
  arrived.resolve()
  await expect(page).toHaveURL('/admin/vouchers')
  await expect(page).toHaveTitle(new RegExp(SECTION_TEXT.vouchers.title))
  await expect(menu).toBeVisible()
})

test('A-SHELL-01, A-SHELL-02, A-SHELL-03, A-SHELL-04: on a phone the sections slide in from the right; the title follows the path', async ({
  page,
}) => {
  await signInAs(page, addressOf('sections'), { admin: true })
  await open(page, '/admin')
  const opener = page.getByRole('button', { name: 'فتح قائمة الأقسام' })
  const sections = page.getByRole('navigation', { name: 'أقسام الإدارة' })
  await opener.click()
  await expect(sections.getByRole('link', { name: 'اليوم' })).toHaveAttribute('aria-current', 'page')
  await expect
    .poll(async () => {
      const box = await page.getByRole('dialog').boundingBox()
      return box && Math.round(box.x + box.width)
    })
    .toBe(390)
  // A-SHELL-01: with how many wait there, if any do.
  for (const label of ['الطلبات', 'المنتجات', 'العملاء', 'التقارير', 'الإعدادات'])
    await expect(sections.getByRole('link', { name: new RegExp(`^${label}(?: ينتظرك|$)`) })).toBeVisible()
  await sections.getByRole('link', { name: 'المخزون' }).click()
  await expect(page).toHaveURL('/admin/inventory')
  await opener.click()
  await expect(sections.getByRole('link', { name: 'المخزون' })).toHaveAttribute('aria-current', 'page')
  // A-SHELL-02: in sight below sections that scroll.
  const frame = page.getByRole('dialog')
  await expect(frame.getByRole('link', { name: 'عرض المتجر' })).toHaveAttribute('href', '/')
  await expect(frame.getByRole('button', { name: 'تسجيل الخروج' })).toBeInViewport({ ratio: 1 })
})

test('A-SHELL-07: a room whose file does not arrive says so, and opens at the next try', async ({ page }) => {
  await signInAs(page, addressOf('lost-room'), { admin: true })
  await open(page, '/admin/orders')
  await page.route('**/assets/reviews-page-*', (route) => route.abort())
  await page.getByRole('button', { name: 'فتح قائمة الأقسام' }).click()
  await page
    .getByRole('navigation', { name: 'أقسام الإدارة' })
    .getByRole('link', { name: 'آراء العملاء' })
    .click()
  await expect(page.getByRole('alert')).toContainText('خطأ في تحميل لوحة الإدارة')
  await page.unroute('**/assets/reviews-page-*')
  await page.getByRole('alert').getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect(page.getByRole('heading', { name: 'آراء العملاء', level: 1 })).toBeVisible()
})

test('W-08: a button or Ctrl K finds sections and items from anywhere, by keyboard alone', async ({
  page,
}) => {
  await signInAs(page, addressOf('finder'), { admin: true })
  await open(page, '/admin/orders')
  await page.getByRole('button', { name: 'بحث في كل شيء' }).click()
  const search = page.getByRole('combobox', { name: 'بحث في كل شيء' })
  await expect(search).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
  await page.keyboard.press('Control+KeyK')
  await search.fill('المخز')
  await expect(page.getByRole('option', { name: 'المخزون' })).toBeVisible()
  await search.press('Enter')
  await expect(page).toHaveURL('/admin/inventory')
  await page.keyboard.press('Control+KeyK')
  await search.fill(GOODS)
  // Orders that contain it are listed above it.
  const item = page.getByRole('option', { name: new RegExp(`^${GOODS}`) })
  await expect(item).toBeVisible()
  while ((await item.getAttribute('data-highlighted')) === null) await search.press('ArrowDown')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/admin\/animals\?edit=\d+$/)
  await expect(page.getByRole('dialog', { name: 'تعديل العنصر' })).toBeVisible()
})

test('A-SHELL-02, A-SHELL-03: the sections are beside the page on a desktop, in full on low screens too, and behind a button on a tablet', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAs(page, addressOf('sections.desk'), { admin: true })
  await open(page, '/admin')
  const frame = page.getByRole('complementary', { name: 'الأقسام' })
  for (const height of [900, 768, 720]) {
    await page.setViewportSize({ width: 1280, height })
    await expect(frame.getByRole('button', { name: 'تسجيل الخروج' })).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(frame).toBeHidden()
  await expect(page.getByRole('button', { name: 'فتح قائمة الأقسام' })).toBeVisible()
})

test('A-SHELL-05, A-DASH-10, X-39: an unknown path opens the dashboard; figures that fail to load are not zeros, and can be retried', async ({
  page,
}) => {
  await signInAs(page, addressOf('unread.figures'), { admin: true })
  const main = page.getByRole('main')
  await page.route('**/api/admin/stats', (route) =>
    route.fulfill({ ...AWAY, status: 429, body: AWAY.body.replace('503', '429') }),
  )
  await open(page, '/admin/nothing/of/that/name')
  await expect(page.getByRole('heading', { level: 1, name: 'الخير، منى' })).toBeVisible()
  await expect(main.getByText(AWAY_SENTENCE).first()).toBeVisible()
  await expect(main.getByText('إجمالي المبيعات')).toHaveCount(0)
  await expect(main.getByText('رقم الطلب الفني').first()).toBeVisible()
  await page.unroute('**/api/admin/stats')
  await main.getByRole('button', { name: 'إعادة المحاولة' }).first().click()
  await expect(main.getByText('إجمالي المبيعات')).toBeVisible()
  await expect(main.getByText(AWAY_SENTENCE)).toHaveCount(0)
})

test('A-SHELL-07, A-SHELL-08: an account that fails to load is an error with a retry and a link to sign in', async ({
  page,
}) => {
  await signInAs(page, addressOf('unread'), { admin: true })
  await page.route('**/api/session', (route) =>
    route.fulfill({ ...AWAY, status: 429, body: AWAY.body.replace('503', '429') }),
  )
  await open(page, '/admin/orders')
  await expect(page.getByRole('heading', { name: 'خطأ في تحميل لوحة الإدارة' })).toBeVisible()
  await expect(page.getByText('Authentication failed: database-unavailable')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'تسجيل الدخول' })).toHaveAttribute(
    'href',
    '/auth?return=%2Fadmin%2Forders',
  )
  await page.unroute('**/api/session')
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect(page.getByRole('heading', { name: 'خطأ في تحميل لوحة الإدارة' })).toHaveCount(0)
})

test('D-08, A-DASH-04, A-DASH-08: an order appears live in every tab', async ({ page, browser, context }) => {
  await signInAs(page, addressOf('live'), { admin: true })
  await open(page, '/admin')
  const second = await context.newPage()
  await open(second, '/admin')
  await expect(second.getByRole('heading', { level: 1, name: 'الخير، منى' })).toBeVisible()
  await page.bringToFront()
  await expectLive(page)

  const heard = hear(page, 'طلب جديد')
  const orderNumber = await orderElsewhere(browser, addressOf('buyer'))
  await heard
  await expect(page.getByRole('main').getByRole('link', { name: orderNumber })).toHaveAttribute(
    'href',
    /^\/admin\/orders\/\d+$/,
  )
  await expect(page.getByRole('main').getByText('يحتاج إلى تأكيد').first()).toBeVisible()
  // One tab follows for all.
  await expect(second.getByRole('main').getByText(orderNumber)).toBeVisible()
  await second.close()
})

test('D-08: a lost live connection says so, and missed events appear when it returns', async ({
  page,
  browser,
}) => {
  await signInAs(page, addressOf('cut'), { admin: true })
  await page.route(EVENTS, (route) => route.abort())
  await open(page, '/admin')
  await expect(page.getByText('انقطع التحديث المباشر.')).toBeVisible()
  const missed = await orderElsewhere(browser, addressOf('missed'))
  await page.unroute(EVENTS)
  // The line waits longer before each try.
  await expect(page.getByText('انقطع التحديث المباشر.')).toHaveCount(0, { timeout: 60_000 })
  await expect(page.getByRole('main').getByText(missed)).toBeVisible()
})

async function expectLive(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'فتح قائمة الأقسام' }).click()
  const mark = page.getByRole('region', { name: 'التحديث المباشر' })
  await expect(mark.getByText('مباشر', { exact: true })).toBeVisible()
  const sound = mark.getByRole('switch', { name: 'صوت للجديد' })
  await expect(sound).not.toBeChecked()
  await sound.check()
  await expect(sound).toBeChecked()
  await page.getByRole('button', { name: 'إغلاق' }).click()
}

/** Somebody in another browser orders; the number of their order. */
async function orderElsewhere(browser: Browser, email: string): Promise<string> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signInAs(page, email)
  await putIntoCart(page, GOODS, 1)
  const { orderNumber } = await placeOrder(page)
  await context.close()
  return orderNumber
}
