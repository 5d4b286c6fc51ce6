// One product over its list.
import type { Locator, Page } from '@playwright/test'
import type { Product } from '#contract/catalog.ts'
import { expect, expectFocusIn, goBack, open, reload, test } from '#tests/support/journey.ts'
import { findProduct, putIntoCart } from '#tests/support/journey-goods.ts'
import { openSignedIn, passUntil, toast } from '#tests/support/journey-page.ts'
import { addressOf, signInAs } from '#tests/support/journey-people.ts'

const CAT = 'قط شيرازي مشمشي'
const HOUSE = 'بيت خشبي للقطط'
const RABBIT = 'أرنب هولندي أبيض'

test('S-MOD-01, S-MOD-02, S-MOD-03: a product opens over its list at its own URL; Escape, ×, backdrop and Back return to the same position', async ({
  page,
}) => {
  await open(page, '/products?sort=name')
  const { link, name, path } = await farProduct(page)
  const place = await page.evaluate(() => scrollY)
  const listTitle = await page.title()
  const modal = page.getByRole('dialog', { name, exact: true })

  async function expectList() {
    await expect(modal).toBeHidden()
    await expect(page).toHaveURL('/products?sort=name')
    await expect(page).toHaveTitle(listTitle)
    await expect(link).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  }

  await link.click()
  await expect(page).toHaveURL(path)
  await expect(page).toHaveTitle(new RegExp(name))
  // S-MOD-03: the page below rests.
  await expect.poll(() => page.evaluate(overflowOfPage)).toContain('hidden')
  await expect(modal.getByText(/^(?:التوصيل|متى يصل إليك؟)$/).first()).toBeVisible()
  // The focus stays inside.
  await expectFocusIn(modal)
  for (let press = 0; press < 40; press++) await page.keyboard.press('Tab')
  await expectFocusIn(modal)
  // S-MOD-02: Escape, twice in a row closes once.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expectList()
  await page.goForward()
  await modal.getByRole('button', { name: 'إغلاق التفاصيل' }).click()
  await expectList()
  await link.click()
  await expectFocusIn(modal)
  await page.mouse.click(5, 5)
  await expectList()
  await link.click()
  await expectFocusIn(modal)
  await goBack(page)
  await expectList()
})

test('S-MOD-01, S-MOD-02: on a slow phone Back and Forward, faster than the list is drawn, neither lock the modal nor leave the list', async ({
  page,
}) => {
  await open(page, '/products')
  await open(page, '/products?sort=name')
  const { link, name, path } = await farProduct(page)
  const modal = page.getByRole('dialog', { name, exact: true })
  const phone = await page.context().newCDPSession(page)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 6 })

  await link.click()
  await expectFocusIn(modal)
  await page.evaluate(closeAndGoForward)
  await expect(page).toHaveURL(path)
  await expect(modal).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()

  await link.click()
  await expectFocusIn(modal)
  await page.evaluate(goBackAndClose)
  await expect(modal).toBeHidden()
  await expect(page).toHaveURL('/products?sort=name')
})

/** Runs in the page. */
function closeAndGoForward(): Promise<void> {
  return new Promise((done) => {
    const forward = () => {
      addEventListener('popstate', () => done(), { once: true })
      history.forward()
    }
    addEventListener('popstate', forward, { once: true })
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })
}

/** Runs in the page. */
function goBackAndClose(): Promise<void> {
  return new Promise((done) => {
    const close = () => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      setTimeout(done, 500)
    }
    addEventListener('popstate', close, { once: true })
    history.back()
  })
}

test('S-MOD-04, X-20: the modal turns its pictures, enlarges one, and leads to the full page, which a reload shows too', async ({
  page,
}) => {
  await open(page, '/products?sort=name')
  const { link, name, path } = await farProduct(page)
  const modal = page.getByRole('dialog', { name, exact: true })
  await link.click()
  // S-MOD-04: pictures one after the other, then the whole screen; each Escape takes one of the two away.
  await expect(modal.getByText(/^1 من \d$/)).toBeVisible()
  await modal.getByRole('button', { name: 'الصورة التالية' }).click()
  await expect(modal.getByText(/^2 من \d$/)).toBeVisible()
  await modal.getByRole('button', { name: /تكبير الصورة، الصورة 2/ }).click()
  const gallery = page.getByRole('dialog', { name: /^صور/ })
  await expect(gallery.getByText(/^2 من \d$/)).toBeVisible()
  await expectFocusIn(gallery)
  await page.keyboard.press('Escape')
  await expect(gallery).toBeHidden()
  await expect(modal).toBeVisible()

  // A reload gives the page itself, from its beginning, and Back still finds the list.
  await reload(page)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(path)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await goBack(page)
  await expect(page).toHaveURL('/products?sort=name')
  await expect(link).toBeInViewport()

  // The modal's own way to the whole page takes its place in the history.
  await link.click()
  await modal.getByRole('link', { name: 'الصفحة كاملة وما يشبهه' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await goBack(page)
  await expect(page).toHaveURL('/products?sort=name')
})

test('S-MOD-01: Ctrl+click opens a product in a new tab', { tag: '@desktop' }, async ({ page }) => {
  await open(page, `/products?search=${encodeURIComponent(HOUSE)}`)
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    cardLink(page.getByRole('article').first()).click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(tab.getByRole('heading', { level: 1, name: HOUSE })).toBeVisible()
  await expect(page.getByRole('dialog', { name: HOUSE, exact: true })).toBeHidden()
})

test('S-MOD-05, S-MOD-07, S-GAL-05, S-GAL-06, S-GAL-09, X-46: a product that fails to load, is sold or has no picture says so, and can be retried', async ({
  page,
}) => {
  await open(page, `/products?search=${encodeURIComponent(CAT)}`)
  const card = page.getByRole('article').first()
  const modal = page.getByRole('dialog', { name: CAT, exact: true })

  await page.route('**/api/products/*', (route) => route.fulfill({ status: 429, body: '' }))
  await cardLink(card).click()
  await expect(modal.getByText('120.00').first()).toBeVisible()
  await expect(modal.getByRole('alert')).toContainText('تعذّر تحميل بقية التفاصيل')
  await page.unroute('**/api/products/*')
  await modal.getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect(modal.getByText('شيرازي', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()

  // Sold while the list was open, and without a picture: no other animal's is shown instead.
  await answerProductWith(page, { quantity: 0, stockLabel: 'out', images: [] })
  await reload(page)
  await cardLink(card).click()
  await expect(modal.getByText('المنتج غير متوفر')).toBeVisible()
  await expect(shown(modal.getByRole('button', { name: /^غير متوفر/ }))).toBeDisabled()
  await expect(modal.getByText('لا توجد صور متاحة')).toHaveCount(1)
  await expect(modal.locator('img')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await card.getByRole('button', { name: /^عرض صور/ }).click()
  await expect(page.getByRole('dialog', { name: /^صور/ }).getByText('لا توجد صور متاحة')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.unrouteAll()

  // A file that is not a picture.
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/webp', body: 'no picture' }))
  await reload(page)
  await cardLink(card).click()
  await expect(modal.getByText('لا يمكن عرض الصورة').first()).toBeVisible()
  await page.unroute('**/media/**')
  await modal.getByRole('button', { name: 'إعادة المحاولة' }).first().click()
  await expect(modal.getByRole('button', { name: /تكبير الصورة/ }).first()).toBeVisible()
})

test('S-GEN-03, S-MOD-06, S-MOD-08, S-ROUTE-14, X-28: a signed-in customer buys in the modal; the cart leads back, and checkout knows the governorate', async ({
  page,
}) => {
  // A visitor may look at everything; the cart wants an account, and comes back to the product.
  await open(page, `/products?search=${encodeURIComponent(HOUSE)}`)
  const link = cardLink(page.getByRole('article').first())
  await link.click()
  const modal = page.getByRole('dialog', { name: HOUSE, exact: true })
  await expect(modal).toBeVisible()
  await expect(page).toHaveURL(/\/products\/\d+$/)
  const path = new URL(page.url()).pathname
  await shown(modal.getByRole('button', { name: /سجّل الدخول للشراء/ })).click()
  await page.getByRole('link', { name: 'الدخول بكلمة المرور' }).click()
  await expect(page).toHaveURL(`/auth?return=${encodeURIComponent(path)}`)
  await page.evaluate(() => localStorage.removeItem('aleef-wanted'))

  await signInAs(page, addressOf('product'))
  await page.clock.install()
  await open(page, `/products?search=${encodeURIComponent(HOUSE)}`)
  await link.click()
  await expect(modal.getByText('التوصيل 2.00')).toBeVisible()
  await modal.getByLabel('محافظتك').selectOption({ label: 'ظفار' })
  await expect(modal.getByText(/^يصل إلى .ظفار/)).toBeVisible()
  await modal.getByRole('button', { name: 'زيادة الكمية' }).click()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await shown(modal.getByRole('button', { name: /أضف 2 إلى السلة/ })).click()
  const added = page.getByText('تم إضافة المنتج إلى سلة المشتريات بنجاح')
  await passUntil(page, added)
  await page.clock.runFor(2500)
  await expect(added).toBeVisible()
  await page.clock.runFor(1000)
  await expect(added).toBeHidden()
  await page.clock.resume()
  await expect(modal.getByText('في سلتك قطعتان')).toBeVisible()
  await expect(shown(modal.getByRole('button', { name: 'أكمل الشراء' }))).toBeVisible()

  // The cart opens above it; its line leads to the product's own page, by the specified address too.
  await shown(modal.getByRole('button', { name: 'عرض السلة' })).click()
  await page.getByRole('dialog', { name: 'سلتك' }).getByRole('link', { name: HOUSE }).click()
  await expect(page.getByRole('heading', { level: 1, name: HOUSE })).toBeVisible()
  await expect(page).toHaveURL(path)
  const animalPath = path.replace('/products/', '/animals/')
  expect((await page.request.get(animalPath, { maxRedirects: 0 })).headers().location).toBe(path)
  await open(page, '/checkout')
  await expect(page.getByLabel('المحافظة')).toHaveValue('2')
})

test('S2-08, S-DRW-01, S-GAL-01, S-ERR-15: Back closes overlays before it leaves the page; no toast covers the cart’s buttons', async ({
  page,
}) => {
  await signInAs(page, addressOf('overlays'))
  const house = await findProduct(page, HOUSE)
  await putIntoCart(page, RABBIT, 1)
  await openSignedIn(page, `/products/${house.id}`)
  const gallery = page.getByRole('dialog', { name: /^صور/ })
  await page.getByRole('button', { name: /تكبير الصورة، الصورة 1/ }).click()
  await expectFocusIn(gallery)
  await page.keyboard.press('+')
  const zoomed = gallery.getByRole('button', { name: /150/ })
  await expect(zoomed).toBeVisible()
  await page.goBack()
  await expect(zoomed).toBeHidden()
  await expect(gallery).toBeVisible()
  await page.goBack()
  await expect(gallery).toBeHidden()

  await shown(page.getByRole('button', { name: new RegExp(`أضف إلى السلة.*${HOUSE}`) })).click()
  await expect(toast(page)).toContainText('تم إضافة المنتج')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^السلة/ })
    .click()
  const drawer = page.getByRole('dialog', { name: 'سلتك' })
  await expect(drawer.getByRole('listitem')).toHaveCount(2)
  await expectFocusIn(drawer)
  await expect(toast(page)).toHaveCount(0)
  await drawer.getByRole('listitem').filter({ hasText: RABBIT }).getByRole('button', { name: /^حذف/ }).click()
  await expect(toast(page)).toContainText('تم حذف المنتج')
  const footer = await drawer.locator('footer').boundingBox()
  await expect
    .poll(async () => {
      const said = await toast(page).boundingBox()
      return (said?.y ?? Number.POSITIVE_INFINITY) + (said?.height ?? 0)
    })
    .toBeLessThanOrEqual(footer?.y ?? 0)
  await page.goBack()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(`/products/${house.id}`)
})

/** One that is far down its list. */
async function farProduct(page: Page) {
  const link = cardLink(page.getByRole('article').nth(13))
  const name = (await link.textContent()) ?? ''
  const path = (await link.getAttribute('href')) ?? ''
  expect(path).toMatch(/^\/(?:animals|products)\/\d+$/)
  await link.scrollIntoViewIfNeeded()
  return { link, name, path }
}

/** In the browser: where a lock on scrolling shows. */
function overflowOfPage(): string[] {
  return [document.documentElement, document.body].map((element) => getComputedStyle(element).overflowY)
}

function cardLink(card: Locator): Locator {
  return card.getByRole('heading').getByRole('link')
}

/** A phone and a wide screen have the button in different places; only one of them shows. */
function shown(button: Locator): Locator {
  return button.filter({ visible: true }).first()
}

async function answerProductWith(page: Page, changes: Partial<Product>): Promise<void> {
  await page.route('**/api/products/*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as Product), ...changes } })
  })
}
