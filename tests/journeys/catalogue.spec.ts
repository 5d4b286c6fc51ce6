// Looking around: filters, more, back again, and what a stranger's address leads to.
import { expect, goBack, open, reload, test } from '#tests/support/journey.ts'
import { findProduct } from '#tests/support/journey-goods.ts'

const CAT = 'قط شيرازي مشمشي'

test('S-CATB-02, S-CATB-04, S-CATB-06, S2-08: filters of the sheet are in the address and can be removed', async ({
  page,
}) => {
  await open(page, '/products')
  await expect(page.getByRole('article')).toHaveCount(20)
  await page.getByRole('button', { name: 'التصفية', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'التصفية والترتيب' })
  await sheet.getByRole('link', { name: /^طيور/ }).click()
  await expect(sheet.getByRole('button', { name: 'عرض 12 نتيجة' })).toBeVisible()
  await sheet.getByRole('switch', { name: 'المتوفر فقط' }).click()
  await expect(sheet.getByRole('button', { name: 'عرض 11 نتيجة' })).toBeVisible()
  await sheet.getByRole('radio', { name: 'السعر: الأقل أولاً' }).click()
  await expect(page).toHaveURL(/sort=price-asc/)
  // S2-08: Back closes the sheet and takes nothing that was chosen in it.
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/sort=price-asc/)
  await expect(page.getByRole('heading', { level: 1, name: 'طيور' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(11)

  await reload(page)
  await expect(page.getByRole('article')).toHaveCount(11)
  // S-CATB-06: of fewer than twenty there are no more.
  await expect(page.getByRole('link', { name: 'عرض المزيد' })).toHaveCount(0)
  await expect(page.getByRole('article').first()).toContainText('4.00')
  await page.getByRole('link', { name: 'مسح التصفية' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'كل المنتجات' })).toBeVisible()
})

test('S-CATB-02, S-CATB-03, S2-08: on a wide screen the filters are beside the list, can be hidden, and the list has two layouts', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/products')
  const panel = page.getByRole('complementary', { name: 'التصفية والترتيب' })
  // The address is a moment ahead of what the panel knows.
  const birds = panel.getByRole('link', { name: /^طيور/ })
  await birds.click()
  await expect(birds).toHaveAttribute('aria-current', 'true')
  await panel.getByRole('switch', { name: 'المتوفر فقط' }).click()
  await expect(page.getByRole('article')).toHaveCount(11)

  // S2-08: after a choice the first result is in sight, and Back finds the place that was left.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const cheapest = panel.getByRole('radio', { name: 'السعر: الأقل أولاً' })
  await cheapest.hover()
  await expect(page.getByRole('article').first()).not.toBeInViewport({ ratio: 1 })
  const left = await page.evaluate(() => scrollY)
  await cheapest.click()
  await expect(page.getByRole('article').first()).toContainText('4.00')
  await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 1 })
  await goBack(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('link', { name: 'إخفاء التصفية' }).click()
  await expect(panel).toBeHidden()
  await page.getByRole('link', { name: 'قائمة' }).click()
  await expect(page.getByRole('link', { name: 'قائمة' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('article').first()).toContainText('التفاصيل')
  // Changing the layout sends no request, and is in the address.
  expect(asked.filter((url) => url.includes('.data'))).toEqual([])
  await reload(page)
  await expect(panel).toBeHidden()
  await expect(page.locator('[data-view=list]')).toBeVisible()
})

test('S-CATB-06, X-22: further products are appended, and Back restores the position', async ({ page }) => {
  await open(page, '/products?sort=name')
  await expect(page.getByRole('article')).toHaveCount(20)
  await page.getByRole('link', { name: 'عرض المزيد' }).click()
  await expect(page.getByRole('article')).toHaveCount(40)
  await expect(page).toHaveURL(/page=2/)
  const far = page.getByRole('article').nth(34).getByRole('heading').getByRole('link')
  const name = await far.textContent()
  await far.click()
  await expect(page.getByRole('dialog', { name: name ?? '' })).toBeVisible()
  await goBack(page)
  await expect(page.getByRole('article')).toHaveCount(40)
  await expect(page.getByRole('link', { name: name ?? '', exact: true }).first()).toBeInViewport()
  await reload(page)
  await expect(page.getByRole('article')).toHaveCount(40)
})

test('S-CATB-02, S-CATB-03, S-CATB-04, S-ROUTE-02, S2-07: rejects an invalid price and keeps the sheet open; each filter can be removed alone', async ({
  page,
}) => {
  await open(page, '/products?type=animal&gender=male')
  await page.getByRole('button', { name: /^التصفية/ }).click()
  const filters = page.getByRole('dialog', { name: 'التصفية والترتيب' })
  const [from, to] = [filters.getByLabel('من', { exact: true }), filters.getByLabel('إلى', { exact: true })]
  await from.fill('١٠٠')
  await from.press('Enter')
  await expect(page).toHaveURL(/[?&]min=100(?:&|$)/)
  await to.fill('غالٍ')
  await to.press('Enter')
  await expect(to).toHaveAccessibleDescription('اكتب سعراً بالأرقام، مثل 12.5')
  await to.fill('50')
  await to.press('Enter')
  await expect(to).toHaveAccessibleDescription('أقل من بداية السعر')
  await filters.getByRole('button', { name: /^عرض/ }).click()
  await expect(to).toBeFocused()
  expect(page.url()).not.toContain('max=')
  // What was typed counts when another filter is tapped.
  await to.fill('٢٥٠٫٥')
  await filters.getByRole('switch', { name: 'المطعّم فقط' }).tap()
  await expect(page).toHaveURL(/max=250\.5.*vaccinated=1/)
  await filters.getByRole('button', { name: /^عرض/ }).click()

  const active = page.getByRole('list', { name: 'التصفية الحالية' }).getByRole('link')
  await expect(active).toHaveCount(4)
  const narrow = await page.getByRole('article').count()
  expect(narrow).toBeGreaterThan(0)
  await page.getByRole('list', { name: 'التصفية الحالية' }).getByRole('link', { name: /ذكر/ }).click()
  await expect(active).toHaveCount(3)
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(narrow)
  await goBack(page)
  await expect(page.getByRole('article')).toHaveCount(narrow)
})

test('S-CATB-09: a lost network keeps the list, and offers a retry', async ({ browser }) => {
  // A context of its own: the browser writes a lost network into its console.
  const context = await browser.newContext()
  const page = await context.newPage()
  await open(page, '/products?sort=name')
  await page.route('**/products.data**', (route) => route.abort())
  await page.getByRole('link', { name: 'عرض المزيد' }).click()
  await expect(page.getByText('تعذّر تحميل المزيد')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(20)
  await page.unroute('**/products.data**')
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect(page.getByRole('article')).toHaveCount(40)

  await page.route('**/products.data**', (route) => route.abort())
  await page.getByRole('link', { name: /^طيور/ }).filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { name: 'تعذّر تحميل المنتجات' })).toBeVisible()
  await page.unroute('**/products.data**')
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect(page.getByRole('article')).toHaveCount(12)
  await context.close()
})

test('S-CATB-01, S-CATB-02: without scripts the same filters are a form', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/products?type=animal')
  await page.getByRole('button', { name: /^التصفية/ }).click()
  const filters = page.getByRole('complementary', { name: 'التصفية والترتيب' })
  await filters.getByLabel('من', { exact: true }).fill('١٠٠')
  await filters.getByRole('button', { name: 'تطبيق' }).click()
  await expect(page.getByRole('list', { name: 'التصفية الحالية' }).getByRole('link')).toHaveCount(2)
  await page.goto('/products?min=cheap&gender=dragon&sort=9&cursor=%3Cscript%3E&page=-4')
  await expect(page.getByRole('article')).toHaveCount(20)
  await context.close()
})

test('S-CATA-05, S-CATA-06, S-ROUTE-03: the paged catalogue turns its pages', async ({ page, request }) => {
  await open(page, '/products-old')
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(page.getByText(/^عرض 1–4 من \d+$/)).toBeVisible()
  const pages = page.getByRole('navigation', { name: 'الصفحات' })
  const numbers = pages.getByRole('link', { name: /^الصفحة/ })
  const last = (await numbers.last().textContent()) ?? ''
  await pages.getByRole('link', { name: 'الصفحة 3', exact: true }).click()
  await expect(page.getByText(/^عرض 9–12 من/)).toBeVisible()
  await pages.getByRole('link', { name: 'التالية' }).click()
  await expect(numbers.filter({ hasText: /^4$/ })).toHaveAttribute('aria-current', 'page')
  await open(page, '/products-old?page=99999')
  await expect(page).toHaveURL(`/products-old?page=${last}`)
  await expect(page.getByRole('article').first()).toBeVisible()
  const html = await (await request.get('/products-old?page=2')).text()
  expect(html).toMatch(/<link[^>]*rel="canonical"[^>]*href="[^"]*\/products"/)
})

test('S-CATA-01, S-CATA-02, S-CATA-03, S-CATA-08, X-22: the paged catalogue is narrowed by a category and a search', async ({
  page,
}) => {
  await open(page, '/products-old?page=2')
  const categories = page.getByRole('navigation', { name: 'الأقسام' })
  await expect(categories.getByRole('link').filter({ visible: true })).toHaveCount(5)
  await categories.getByText('المزيد').click()
  const supplies = categories.getByRole('link', { name: 'مستلزمات وألعاب' })
  await expect(supplies).toHaveText('مستلزمات و…')
  await supplies.click()
  await expect(page).toHaveURL(/\/products-old\?category=\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'مستلزمات وألعاب' })).toBeVisible()
  await page.getByLabel('ابحث في المنتجات').fill('هامستر')
  await page.getByLabel('ابحث في المنتجات').press('Enter')
  await expect(page).toHaveURL(/search=.*category=|category=.*search=/)
  await expect(page.getByText(/^عرض 1/)).toBeVisible()
  // What was left of somebody's tests is not there.
  await expect(page.getByText(/test|اختبار/i)).toHaveCount(0)
})

test('S-CATB-05: a search without results says so and leads back', async ({ page }) => {
  await open(page, `/products?search=${encodeURIComponent('ديناصور')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('نتائج البحث عن «ديناصور»')
  await expect(page.getByRole('heading', { name: 'لا توجد نتائج' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'طيور' }).filter({ visible: true }).last()).toBeVisible()
  await page.getByRole('link', { name: 'عرض كل المنتجات' }).click()
  await expect(page.getByRole('article')).toHaveCount(20)
})

test('X-20: an address of the wrong kind redirects to the right one; an unknown one is 404', async ({
  page,
}) => {
  const { id } = await findProduct(page, CAT)
  const other = await page.request.get(`/products/${id}`, { maxRedirects: 0 })
  expect(other.status()).toBe(301)
  expect(other.headers().location).toBe(`/animals/${id}`)
  for (const unknown of ['/animals/999999', '/animals/abc', '/products/0'])
    expect((await page.request.get(unknown)).status(), unknown).toBe(404)
})
