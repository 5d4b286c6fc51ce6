// The frame of every page: header, menus, navigation, footer, moving about, themes.
import type { Page } from '@playwright/test'
import { expect, goBack, open, reload, test } from '#tests/support/journey.ts'
import { findProduct, placeOrder } from '#tests/support/journey-goods.ts'
import { hold, openSignedIn, shiftOf, toast, watchShifts } from '#tests/support/journey-page.ts'
import { addressOf, signInAs } from '#tests/support/journey-people.ts'

const SIGN_OUT = 'تسجيل الخروج'
const BALL = 'كرة خيط للعب'

test(
  'S-HDR-01, S-HDR-02, S-HDR-03, S-HDR-04, S-HDR-06, S-HDR-09: the header shows signed out, unknown and signed in without shifting, and a failed sign-out changes nothing',
  {
    tag: '@both',
  },
  async ({ page }, { project }) => {
    const wide = project.name === 'desktop'
    await watchShifts(page)
    await open(page, '/')
    const header = page.getByRole('banner')
    if (wide) {
      const strip = page.getByRole('region', { name: 'التوصيل والتواصل' })
      await expect(strip.getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:/)
      await expect(header.getByRole('link', { name: 'تسجيل الدخول' })).toBeVisible()
      await expect(header.getByRole('link', { name: 'إنشاء حساب' })).toBeVisible()
    }
    await expect(header.getByRole('link', { name: 'السلة', exact: true })).toBeVisible()

    await signInAs(page, addressOf('header'))
    const { items } = await (await page.request.get('/api/products?limit=1&type=product&inStock=true')).json()
    const wanted = { data: { productId: items[0].id, quantity: 2 } }
    expect((await page.request.post('/api/cart', wanted)).ok()).toBe(true)

    const session = await hold(page, '**/api/session')
    await reload(page)
    if (wide) {
      await expect(header.getByRole('img', { name: 'نتحقق من حسابك' })).toBeVisible()
      await expect(header.getByRole('link', { name: 'تسجيل الدخول' })).toBeHidden()
    }
    await session.release()
    // S-HDR-06: the badge counts pieces, not lines.
    await expect(header.getByRole('link', { name: /^السلة.*قطعتان/ })).toBeVisible()
    await openUserMenu(page, wide)
    for (const [name, to] of [
      ['الملف الشخصي', '/profile'],
      ['طلباتي', '/orders'],
    ]) {
      await expect(page.getByRole(wide ? 'menuitem' : 'link', { name, exact: true }).last()).toHaveAttribute(
        'href',
        to ?? '',
      )
    }
    expect(await shiftOf(page)).toBeLessThan(0.005)

    const logged = page.waitForEvent('console', (message) => message.text().includes('sign-out failed'))
    await page.route('**/api/auth/sign-out', (route) =>
      route.fulfill({ status: 429, contentType: 'application/json', body: '{}' }),
    )
    await page.getByRole(wide ? 'menuitem' : 'button', { name: SIGN_OUT }).click()
    expect((await logged).type()).toBe('warning')
    if (wide) await expect(header.getByRole('button', { name: 'قائمة حسابك' })).toBeVisible()
    await page.unroute('**/api/auth/sign-out')

    await reload(page)
    await openUserMenu(page, wide)
    await page.getByRole(wide ? 'menuitem' : 'button', { name: SIGN_OUT }).click()
    await expect(header.getByRole('link', { name: 'السلة', exact: true })).toBeVisible()
    await expect.poll(async () => (await page.request.get('/api/session')).status()).toBe(401)
  },
)

test('S-HDR-05, S-GEN-07: a phone’s menu is on the right with the same links, and an administrator finds the back office', async ({
  page,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await open(page, '/')
  const opener = page.getByRole('button', { name: 'فتح القائمة' })
  await opener.click()
  const menu = page.getByRole('dialog', { name: 'القائمة' })
  for (const name of ['الرئيسية', 'المنتجات', 'السلة', 'تواصل معنا', 'تسجيل الدخول', 'إنشاء حساب', '@']) {
    await expect(menu.getByRole('link', { name }).first()).toBeVisible()
  }
  // Once it has slid in.
  const rightEdge = () => menu.evaluate((panel) => Math.round(panel.getBoundingClientRect().right))
  await expect.poll(rightEdge).toBe(390)
  await expect(page.locator('.bottom-navigation')).toBeHidden()
  expect(warnings.filter((warning) => warning.includes('Dialog'))).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()

  // The tab opens the account's pages, or the sign-in for visitors.
  const tab = page.getByRole('navigation', { name: 'التنقل السريع' }).getByRole('link', { name: 'حسابي' })
  await expect(tab).toHaveAttribute('href', '/auth')
  await signInAs(page, addressOf('tab.admin'), { admin: true })
  await open(page, '/products')
  await tab.click()
  await expect(page).toHaveURL('/account')
  await expect(tab).toHaveAttribute('aria-current', 'page')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'لوحة الإدارة' })).toHaveAttribute('href', '/admin')
  await main.getByRole('link', { name: 'طلباتي' }).click()
  await expect(page).toHaveURL('/orders')
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await tab.click()
  await main.getByRole('button', { name: SIGN_OUT }).click()
  await expect(page).toHaveURL('/')
  await expect(tab).toHaveAttribute('href', '/auth')

  // A phone's keyboard takes half of the screen, so the navigation is hidden.
  await open(page, '/forgot-password')
  await expect(page.locator('.bottom-navigation')).toBeVisible()
  await page.getByLabel('البريد الإلكتروني').focus()
  await expect(page.locator('.bottom-navigation')).toBeHidden()
})

test('S-HDR-08: a logo that fails to load is replaced by a letter', async ({ page }) => {
  await page.route(/\/logo[\w.-]*\.svg$/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: 'torn' }),
  )
  await open(page, '/')
  const home = page.getByRole('banner').getByRole('link', { name: /^أليف/ })
  await expect(home.getByText('أ', { exact: true })).toBeVisible()
  await expect(home.getByRole('img')).toHaveCount(0)
})

test('S-GEN-01, S-GEN-04, S-GEN-05, S-GEN-06, S-HOME-12: the footer shows location, contacts and promises', async ({
  page,
}) => {
  await open(page, '/')
  // Conventions 1.
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('صحار، سلطنة عُمان')).toBeVisible()
  await expect(footer.getByText('نوصل إلى كل محافظات عُمان')).toBeVisible()
  await expect(footer.getByText('9:00 ص')).toBeVisible()
  await expect(footer.getByRole('link', { name: 'واتساب' })).toHaveAttribute('href', /^https:\/\/wa\.me\/968/)
  await expect(footer.getByRole('link', { name: '968' })).toHaveAttribute('href', /^tel:\+968/)
  await expect(footer.getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:/)
  await expect(footer.getByRole('link', { name: 'الخصوصية' })).toHaveAttribute('href', '/privacy')
  await expect(page.getByRole('main').getByText('تحويل بنكي')).toBeVisible()
})

test('S-ROUTE-11: each page opens at its top with its heading focused and announced; Back restores the position', async ({
  page,
}) => {
  await open(page, '/products')
  await page.getByRole('main').getByRole('link', { name: 'عرض المزيد' }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(40)
  const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'الخصوصية' })
  await privacy.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(2000)

  // S-ROUTE-11, and a move that takes its time shows that it is under way.
  const answer = await hold(page, /\/privacy\.data/)
  await privacy.click()
  await expect(page.getByRole('progressbar', { name: 'الصفحة في الطريق' })).toBeVisible()
  await answer.release()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page).toHaveURL('/privacy')
  await expect(heading).toBeFocused()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1)

  await goBack(page)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(40)
  await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), left)).toBeLessThan(80)
})

test('S-ROUTE-11: a link to the open page adds no step to go back, and with a held key it opens a new tab', async ({
  page,
  context,
}) => {
  await open(page, '/contact')
  const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'الخصوصية' })
  await privacy.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const again = page.waitForResponse(/\/privacy\.data/)
  await privacy.click()
  await again
  await goBack(page)
  await expect(page).toHaveURL('/contact')

  const opened = context.waitForEvent('page')
  await privacy.click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/privacy')
  await expect(page).toHaveURL('/contact')
})

test('S-ROUTE-01, S-ROUTE-07, S-ROUTE-08, S-ROUTE-10: the specified pages exist, others are 404 with a search', async ({
  page,
}) => {
  for (const path of [
    '/',
    '/auth',
    '/auth/callback',
    '/auth/reset-password',
    '/forgot-password',
    '/profile',
    '/account',
  ]) {
    expect((await page.request.get(path)).status(), path).toBe(200)
  }
  expect((await page.request.get('/no-such-page')).status()).toBe(404)
  // In a page that nobody watches for noise: the browser notes the 404 of a page as an error.
  const lost = await page.context().newPage()
  await open(lost, '/no-such-page')
  await expect(lost.getByRole('heading', { level: 1, name: '404 - الصفحة غير موجودة' })).toBeVisible()
  await lost.getByRole('main').getByLabel('البحث في المتجر').fill('قطة')
  await lost.keyboard.press('Enter')
  await expect(lost).toHaveURL(/\/products\?search=/)
})

test('the theme is remembered, and print is light', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('radio', { name: 'داكن' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await reload(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('radio', { name: 'داكن' })).toBeChecked()
  expect(await luminanceOf(page, 'body')).toBeLessThan(60)
  await page.emulateMedia({ media: 'print' })
  expect(await luminanceOf(page, 'body')).toBeGreaterThan(240)
  await expect(page.locator('.bottom-navigation')).toBeHidden()
})

test('the frame fits any width, pages fit large type', { tag: '@both' }, async ({ page }, { project }) => {
  await open(page, '/')
  const widths = project.name === 'phone' ? [320, 360, 390] : [768, 1024, 1440, 1920]
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    expect(await sideways(page), `${width}`).toBe(0)
  }
  // 200 % of the text alone, as a browser's own setting does it (WCAG 1.4.4).
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const width of widths.filter((width) => width >= 390)) {
    await page.setViewportSize({ width, height: 740 })
    expect(await sideways(page), `${width}, large type`).toBe(0)
  }
  if (project.name !== 'phone') return
  await signInAs(page, addressOf('shell.large'), { admin: true })
  const { id } = await findProduct(page, BALL)
  await openSignedIn(page, `/products/${id}`)
  await page
    .getByRole('button', { name: new RegExp(`أضف إلى السلة.*${BALL}`) })
    .filter({ visible: true })
    .first()
    .click()
  await expect(toast(page)).toContainText('تم إضافة المنتج')
  expect((await toast(page).boundingBox())?.height).toBeLessThan(740 / 2)
  await open(page, '/checkout')
  await expect(page.getByText('طريقة التوصيل')).toBeVisible()
  expect(await sideways(page), 'delivery, large type').toBe(0)
  const { orderNumber } = await placeOrder(page)
  const pages = {
    '/products': 'عرض المزيد',
    [`/products/${id}`]: 'شارك',
    '/products-old': 'تصفّح بالتصفية والترتيب',
    '/contact': 'الرسالة',
    '/terms': 'الأسعار والدفع',
    '/cart': BALL,
    '/profile': 'تعديل',
    '/orders': orderNumber,
    '/checkout': 'التحويل برقم الهاتف',
    '/admin': 'عرض الطلبات',
    '/admin/orders': orderNumber,
    '/admin/counter': 'الدفع',
    '/admin/settings': 'رسوم باب المنزل',
  }
  for (const [path, words] of Object.entries(pages)) {
    await open(page, path)
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible()
    expect(await sideways(page), `${path}, large type`).toBe(0)
  }
})

test('the keyboard skips or traverses the header, and no bar ever covers the focus', {
  tag: '@both',
}, async ({ page }) => {
  await open(page, '/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'تخطَّ إلى المحتوى' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  const seen: string[] = []
  for (let stop = 0; stop < 45; stop++) {
    await page.keyboard.press('Tab')
    const at = await focusedPlace(page)
    expect(at.covered, `${stop}: ${at.name}`).toBe(false)
    seen.push(at.name)
  }
  expect(seen.some((name) => name.startsWith('السلة'))).toBe(true)
  expect(seen).toContain('إيقاف العرض التلقائي')
  expect(seen.some((name) => name.includes('قطط'))).toBe(true)
})

test('S2-05: the families open under the header by pointer, key and tap; the first product is three stops away', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/contact')
  const opener = page.getByRole('button', { name: 'الأقسام' })
  const cats = page.getByRole('banner').getByRole('link', { name: /^قطط/ })
  await opener.hover()
  await expect(cats).toBeVisible()
  await page.mouse.move(20, 880)
  await expect(cats).toBeHidden()

  await opener.press('Enter')
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(cats).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(cats).toBeHidden()

  await opener.click()
  await expect(cats).toBeVisible()
  await page.goBack()
  await expect(cats).toBeHidden()
  await expect(page).toHaveURL('/contact')
  await opener.click()
  await cats.click()
  await expect(page.getByRole('heading', { level: 1, name: 'قطط' })).toBeVisible()
  await expect(cats).toBeHidden()

  await open(page, '/products')
  for (const key of ['Tab', 'Enter', 'Tab', 'Enter', 'Tab']) await page.keyboard.press(key)
  await expect(page.getByRole('article').first().locator(':focus')).toHaveAttribute(
    'href',
    /^\/(?:animals|products)\//,
  )
})

async function openUserMenu(page: Page, wide: boolean): Promise<void> {
  if (wide) await page.getByRole('button', { name: 'قائمة حسابك' }).click()
  else await page.getByRole('button', { name: 'فتح القائمة' }).click()
  await expect(page.getByRole(wide ? 'menuitem' : 'button', { name: SIGN_OUT })).toBeVisible()
}

function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** 0 is black, 255 white. */
function luminanceOf(page: Page, selector: string): Promise<number> {
  return page.evaluate((of) => {
    const context = document.createElement('canvas').getContext('2d')
    const element = document.querySelector(of)
    if (!context || !element) return Number.NaN
    context.fillStyle = getComputedStyle(element).backgroundColor
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }, selector)
}

/** The focused element, and whether something covers its centre. */
function focusedPlace(page: Page): Promise<{ name: string; covered: boolean }> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement
    const { left, top, width, height } = focused.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    const covered = !(there && (focused.contains(there) || there.contains(focused)))
    return { name: (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim(), covered }
  })
}
