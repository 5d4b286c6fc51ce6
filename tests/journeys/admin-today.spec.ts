// The frame and the first screen of the back office: on a phone and at a desk, live and failing.
import type { Browser, Page } from '@playwright/test'
import { expect, open, reload, test } from '#tests/support/journey.ts'
import { expectNoAxeFindings } from '#tests/support/journey-axe.ts'
import { AWAY, AWAY_SENTENCE, hear, placeOrderByApi, putIntoCart } from '#tests/support/journey-cart.ts'
import { addressOf, signInAs } from '#tests/support/journey-user.ts'

const GOODS = 'معجون سلمون للقطط'
const EVENTS = '**/api/admin/orders/events*'

test('A-SHELL-01, A-SHELL-02, A-SHELL-03, A-SHELL-04, A-SHELL-05, A-DASH-01, A-DASH-02, A-DASH-03, A-DASH-10, A-DASH-11, X-39: the sections, their titles, the first screen, and what fails says so', async ({
  page,
}, { project }) => {
  test.slow()
  const phone = project.name === 'phone'
  await signInAs(page, addressOf('today'), { admin: true })
  await open(page, '/admin')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1, name: 'الخير، منى' })).toBeVisible()
  // The shop's own frame is not here.
  await expect(page.getByRole('contentinfo')).toHaveCount(0)

  // A-DASH-01, A-DASH-02, A-DASH-03.
  for (const figure of ['إجمالي المنتجات', 'إجمالي الطلبات', 'إجمالي العملاء', 'إجمالي المبيعات'])
    await expect(main.getByText(figure)).toBeVisible()
  await expect(main.getByText(/^تحويل\S* \S+ المطابقة$/)).toBeVisible()
  for (const [action, to] of [
    ['إضافة حيوان', /^\/admin\/animals/],
    ['عرض الطلبات', '/admin/orders'],
    ['إدارة العملاء', '/admin/users'],
    ['التحليل المالي', '/admin/analytics'],
  ] as const)
    await expect(main.getByRole('link', { name: action })).toHaveAttribute('href', to)
  await expect(main.getByRole('link', { name: 'راجع المخزون' })).toHaveAttribute(
    'href',
    /^\/admin\/inventory/,
  )
  await expect(main.getByRole('heading', { name: 'يوشك أن ينفد' })).toBeVisible()
  // A-DASH-05: where one does something about it, not where shoppers look.
  await expect(
    main
      .getByRole('listitem')
      .filter({ hasText: /نفذ المخزون|مخزون حرج|مخزون منخفض/ })
      .getByRole('link')
      .first(),
  ).toHaveAttribute('href', /^\/admin\/inventory\?product=\d+$/)
  await expectNoAxeFindings(page)

  // A-SHELL-03: on a phone the sections slide in from the right.
  const openSections = async () => {
    if (phone) await page.getByRole('button', { name: 'فتح قائمة الأقسام' }).click()
    return page.getByRole('navigation', { name: 'أقسام الإدارة' })
  }
  let sections = await openSections()
  await expect(sections.getByRole('link', { name: 'اليوم' })).toHaveAttribute('aria-current', 'page')
  if (phone) {
    await expect
      .poll(async () => {
        const box = await page.getByRole('dialog').boundingBox()
        return box && Math.round(box.x + box.width)
      })
      .toBe(390)
    await expectNoAxeFindings(page)
  }
  // A-SHELL-01.
  for (const label of ['الطلبات', 'المنتجات', 'العملاء', 'التقارير', 'الإعدادات'])
    await expect(
      // With how many wait there, if any do.
      sections.getByRole('link', { name: new RegExp(`^${label}(?: ينتظرك|$)`) }),
    ).toBeVisible()
  // A-SHELL-04: the title follows the path.
  await sections.getByRole('link', { name: 'المخزون' }).click()
  await expect(page).toHaveURL('/admin/inventory')
  sections = await openSections()
  await expect(sections.getByRole('link', { name: 'المخزون' })).toHaveAttribute('aria-current', 'page')
  // A-SHELL-02.
  const frame = phone ? page.getByRole('dialog') : page.getByRole('complementary', { name: 'الأقسام' })
  await expect(frame.getByRole('link', { name: 'عرض المتجر' })).toHaveAttribute('href', '/')
  // In sight on low screens too, below sections that scroll.
  const signOut = frame.getByRole('button', { name: 'تسجيل الخروج' })
  await expect(signOut).toBeInViewport({ ratio: 1 })
  if (!phone) {
    for (const height of [900, 768, 720]) {
      await page.setViewportSize({ width: 1280, height })
      await expect(signOut).toBeInViewport({ ratio: 1 })
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  }

  // A-SHELL-05: a path of no section is the dashboard's.
  await open(page, '/admin/nothing/of/that/name')
  await expect(page.getByRole('heading', { level: 1, name: 'الخير، منى' })).toBeVisible()

  // no zeros where nothing is known; the cards say so and try again.
  await page.route('**/api/admin/stats', (route) =>
    route.fulfill({ ...AWAY, status: 429, body: AWAY.body.replace('503', '429') }),
  )
  await open(page, '/admin')
  await expect(main.getByText(AWAY_SENTENCE).first()).toBeVisible()
  await expect(main.getByText('إجمالي المبيعات')).toHaveCount(0)
  await expect(main.getByText('رقم الطلب الفني').first()).toBeVisible()
  await page.unroute('**/api/admin/stats')
  await main.getByRole('button', { name: 'إعادة المحاولة' }).first().click()
  await expect(main.getByText('إجمالي المبيعات')).toBeVisible()
  await expect(main.getByText(AWAY_SENTENCE)).toHaveCount(0)

  // A-SHELL-03: on a tablet the sections would take the page's room.
  if (!phone) {
    await page.setViewportSize({ width: 1024, height: 768 })
    await expect(page.getByRole('complementary', { name: 'الأقسام' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'فتح قائمة الأقسام' })).toBeVisible()
  }
})

test('A-SHELL-07, A-SHELL-08: an account that cannot be read is an error with a retry and a way to sign in', {
  tag: '@phone',
}, async ({ page }) => {
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

test('D-08, A-DASH-04, A-DASH-08: an order shows by itself in every tab; a line that is cut says so and comes back @phone', async ({
  page,
  browser,
  context,
}, { project }) => {
  test.slow()
  await signInAs(page, addressOf('live'), { admin: true })
  await open(page, '/admin')
  const second = await context.newPage()
  await open(second, '/admin')
  await expect(second.getByRole('heading', { level: 1, name: 'الخير، منى' })).toBeVisible()
  await page.bringToFront()
  await expectLive(page, project.name)

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

  await page.route(EVENTS, (route) => route.abort())
  await reload(page)
  await expect(page.getByText('انقطع التحديث المباشر.')).toBeVisible()
  const missed = await orderElsewhere(browser, addressOf('missed'))
  await page.unroute(EVENTS)
  // The line waits longer before each try.
  await expect(page.getByText('انقطع التحديث المباشر.')).toHaveCount(0, { timeout: 60_000 })
  await expect(page.getByRole('main').getByText(missed)).toBeVisible()
})

async function expectLive(page: Page, project: string): Promise<void> {
  if (project === 'phone') await page.getByRole('button', { name: 'فتح قائمة الأقسام' }).click()
  const mark = page.getByRole('region', { name: 'التحديث المباشر' })
  await expect(mark.getByText('مباشر', { exact: true })).toBeVisible()
  const sound = mark.getByRole('switch', { name: 'صوت للجديد' })
  await expect(sound).not.toBeChecked()
  await sound.check()
  await expect(sound).toBeChecked()
  if (project === 'phone') await page.getByRole('button', { name: 'إغلاق' }).click()
}

/** Somebody in another browser orders; the number of their order. */
async function orderElsewhere(browser: Browser, email: string): Promise<string> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signInAs(page, email)
  await putIntoCart(page, GOODS, 1)
  const { orderNumber } = await placeOrderByApi(page)
  await context.close()
  return orderNumber
}
