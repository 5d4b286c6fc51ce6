// Looking around: filters, more, back again, pictures, and what a stranger's address leads to.
import type { Page } from '@playwright/test'
import { expect, expectFocusIn, goBack, open, reload, test } from '#tests/support/journey.ts'
import { expectNoAxeFindings } from '#tests/support/journey-axe.ts'

const CAT = 'قط شيرازي مشمشي'

test('S-CATB-02, S-CATB-04, S-CATB-06: filters stand in the address and can be taken back', async ({ page }, {
  project,
}) => {
  await open(page, '/products')
  const total = await page.getByRole('article').count()
  expect(total).toBe(20)
  if (project.name === 'phone') {
    await page.getByRole('button', { name: 'التصفية', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'التصفية والترتيب' })
    await sheet.getByRole('link', { name: /^طيور/ }).click()
    await expect(sheet.getByRole('button', { name: 'عرض 12 نتيجة' })).toBeVisible()
    await sheet.getByRole('switch', { name: 'المتوفر فقط' }).click()
    await expect(sheet.getByRole('button', { name: 'عرض 11 نتيجة' })).toBeVisible()
    await sheet.getByRole('radio', { name: 'السعر: الأقل أولاً' }).click()
    await expect(page).toHaveURL(/sort=price-asc/)
    await sheet.getByRole('button', { name: 'عرض 11 نتيجة' }).click()
    await expect(sheet).toBeHidden()
  } else {
    const panel = page.getByRole('complementary', { name: 'التصفية والترتيب' })
    // The address is a moment ahead of what the panel knows.
    const birds = panel.getByRole('link', { name: /^طيور/ })
    await birds.click()
    await expect(page).toHaveURL(/category=/)
    await expect(birds).toHaveAttribute('aria-current', 'true')
    await panel.getByRole('switch', { name: 'المتوفر فقط' }).click()
    await expect(page).toHaveURL(/available=1/)
    await expect(page.getByRole('article')).toHaveCount(11)
    await panel.getByRole('radio', { name: 'السعر: الأقل أولاً' }).click()
    await expect(page).toHaveURL(/sort=price-asc/)
  }
  await expect(page.getByRole('heading', { level: 1, name: 'طيور' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(11)
  await expect(page.getByRole('article').first()).toContainText('4.00')

  await reload(page)
  await expect(page.getByRole('article')).toHaveCount(11)
  // S-CATB-06: of fewer than twenty there are no more.
  await expect(page.getByRole('link', { name: 'عرض المزيد' })).toHaveCount(0)
  await expect(page.getByRole('article').first()).toContainText('4.00')
  await page.getByRole('link', { name: 'مسح التصفية' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'كل المنتجات' })).toBeVisible()
})

test('S-CATB-06, X-22: more is appended, and Back restores the place @phone', async ({ page }) => {
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

test('S-CATB-02, S-CATB-03, S-CATB-04, S-ROUTE-02: price, gender and vaccination narrow the list; a price that is none says so', async ({
  page,
}, { project }) => {
  const isPhone = project.name === 'phone'
  await open(page, '/products')
  if (isPhone) await page.getByRole('button', { name: 'التصفية', exact: true }).click()
  const filters = isPhone
    ? page.getByRole('dialog', { name: 'التصفية والترتيب' })
    : page.getByRole('complementary', { name: 'التصفية والترتيب' })
  const [from, to] = [filters.getByLabel('من', { exact: true }), filters.getByLabel('إلى', { exact: true })]
  await from.fill('١٠٠')
  await from.press('Enter')
  await expect(page).toHaveURL(/[?&]min=100(?:&|$)/)
  const active = page.getByRole('list', { name: 'التصفية الحالية', includeHidden: true })
  const filtersSet = active.getByRole('link', { includeHidden: true })
  await expect(filtersSet).toHaveCount(1)
  await to.fill('غالٍ')
  await to.press('Enter')
  await expect(to).toHaveAccessibleDescription('اكتب سعراً بالأرقام، مثل 12.5')
  await to.fill('50')
  await to.press('Enter')
  await expect(to).toHaveAccessibleDescription('أقل من بداية السعر')
  expect(page.url()).not.toContain('max=')
  if (isPhone) {
    // The sheet does not close over what was not understood.
    await filters.getByRole('button', { name: /^عرض/ }).click()
    await expect(to).toBeFocused()
  }
  await to.fill('٢٥٠٫٥')
  await to.press('Enter')
  await expect(page).toHaveURL(/max=250\.5/)
  await filters.getByText('ذكر', { exact: true }).click()
  await expect(filtersSet).toHaveCount(2)
  await filters.getByRole('switch', { name: 'المطعّم فقط' }).click()
  await expect(page).toHaveURL(/gender=male&vaccinated=1/)
  if (isPhone) await filters.getByRole('button', { name: /^عرض/ }).click()

  await expect(active.getByRole('link')).toHaveCount(3)
  const narrow = await page.getByRole('article').count()
  expect(narrow).toBeGreaterThan(0)
  await active.getByRole('link', { name: /ذكر/ }).click()
  await expect(active.getByRole('link')).toHaveCount(2)
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(narrow)
  await goBack(page)
  await expect(page.getByRole('article')).toHaveCount(narrow)
  await page.getByRole('link', { name: 'مسح التصفية' }).click()
  await expect(page).toHaveURL(/\/products$/)

  if (isPhone) {
    await expect(page.getByRole('link', { name: 'قائمة' })).toBeHidden()
    return
  }
  await expect(from).toHaveValue('')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('link', { name: 'إخفاء التصفية' }).click()
  await expect(filters).toBeHidden()
  await page.getByRole('link', { name: 'قائمة' }).click()
  await expect(page.getByRole('link', { name: 'قائمة' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('article').first()).toContainText('التفاصيل')
  // Another look asks the shop for nothing, and stands in the address.
  expect(asked.filter((url) => url.includes('.data'))).toEqual([])
  await reload(page)
  await expect(filters).toBeHidden()
  await expect(page.locator('[data-view=list]')).toBeVisible()
})

test('S-CATB-09: a lost network takes nothing away, and can be tried again @phone', async ({ browser }) => {
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

test('S-CATB-01, S-CATB-02: without a script the same filters are a form', async ({ browser }, {
  project,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/products?type=animal')
  if (project.name === 'phone') await page.getByRole('button', { name: /^التصفية/ }).click()
  const filters = page.getByRole('complementary', { name: 'التصفية والترتيب' })
  await filters.getByLabel('من', { exact: true }).fill('١٠٠')
  await filters.getByRole('button', { name: 'تطبيق' }).click()
  await expect(page.getByRole('list', { name: 'التصفية الحالية' }).getByRole('link')).toHaveCount(2)
  await page.goto('/products?min=cheap&gender=dragon&sort=9&cursor=%3Cscript%3E&page=-4')
  await expect(page.getByRole('article')).toHaveCount(20)
  await context.close()
})

test('S-CATA-01, S-CATA-02, S-CATA-03, S-CATA-05, S-CATA-06, S-CATA-08, S-ROUTE-03, X-22: the other catalogue turns its pages', {
  tag: '@phone',
}, async ({ page, request }) => {
  await open(page, '/products-old')
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(page.getByText(/^عرض 1–4 من \d+$/)).toBeVisible()
  const pages = page.getByRole('navigation', { name: 'الصفحات' })
  const last =
    (await pages
      .getByRole('link', { name: /^الصفحة/ })
      .last()
      .textContent()) ?? ''
  await pages.getByRole('link', { name: 'الصفحة 3', exact: true }).click()
  await expect(page.getByText(/^عرض 9–12 من/)).toBeVisible()
  await pages.getByRole('link', { name: 'التالية' }).click()
  await expect(pages.getByRole('link', { name: 'الصفحة 4', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await open(page, '/products-old?page=99999')
  await expect(page).toHaveURL(`/products-old?page=${last}`)
  await expect(page.getByRole('article').first()).toBeVisible()

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
  const html = await (await request.get('/products-old?page=2')).text()
  expect(html).toMatch(/<link[^>]*rel="canonical"[^>]*href="[^"]*\/products"/)
})

test('S-CARD-06, S-CARD-07, S-ERR-01: a tap on «buy» before the scripts are there is not lost', {
  tag: '@phone',
}, async ({ page }) => {
  const held: (() => void)[] = []
  let holding = true
  await page.route('**/assets/*.js', async (route) => {
    if (holding) await new Promise<void>((resume) => held.push(resume))
    await route.continue()
  })
  await page.goto('/products?available=1', { waitUntil: 'commit' })
  const buy = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /للشراء|أضف/ })
  await buy.click()
  await expect(buy).toHaveAttribute('data-tapped', '')
  holding = false
  for (const resume of held) resume()
  await expect(page.getByText('يجب تسجيل الدخول').first()).toBeVisible()
  await expect(page).toHaveURL(/\/auth/)
})

test('S-CATB-05: a search without a result says so and leads back @phone', async ({ page }) => {
  await open(page, '/products?search=%D8%AF%D9%8A%D9%86%D8%A7%D8%B5%D9%88%D8%B1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('نتائج البحث عن «ديناصور»')
  await expect(page.getByRole('heading', { name: 'لا توجد نتائج' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'طيور' }).filter({ visible: true }).last()).toBeVisible()
  await page.getByRole('link', { name: 'عرض كل المنتجات' }).click()
  await expect(page.getByRole('article')).toHaveCount(20)
})

test('S-GAL-01, S-GAL-02, S-GAL-04: the gallery follows what the eye sees @phone', async ({ page }) => {
  await openCat(page)
  await page
    .getByRole('button', { name: /تكبير الصورة/ })
    .first()
    .click()
  const gallery = page.getByRole('dialog', { name: /صور/ })
  await expect(gallery.getByText('1 من 5', { exact: true })).toBeVisible()
  await expectFocusIn(gallery)
  await page.keyboard.press('ArrowLeft')
  await expect(gallery.getByText('2 من 5', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await gallery.getByRole('button', { name: 'الصورة التالية' }).click()
  await expect(gallery.getByText('2 من 5', { exact: true })).toBeVisible()
  await gallery.getByRole('button', { name: 'الصورة 5 من 5' }).click()
  await expect(gallery.getByText('5 من 5', { exact: true })).toBeVisible()
  for (const key of ['+', '+']) await page.keyboard.press(key)
  await expect(gallery.getByText('200%')).toBeVisible()
  await page.keyboard.press('-')
  await expect(gallery.getByText('150%')).toBeVisible()
  await page.keyboard.press('0')
  await expect(gallery.getByText('100%')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(gallery).toBeHidden()
})

test('S-GAL-06: a picture that does not come says so, and can be asked for again @phone', async ({
  page,
}) => {
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/webp', body: 'no picture' }))
  await openCat(page)
  await expect(page.getByText('لا يمكن عرض الصورة').first()).toBeVisible()
  await page.unroute('**/media/**')
  await page.getByRole('button', { name: 'إعادة المحاولة' }).first().click()
  await expect(page.getByRole('button', { name: /تكبير الصورة/ }).first()).toBeVisible()
})

test('X-20: the wrong kind of address leads to the right one; nobody’s leads to 404', {
  tag: '@phone',
}, async ({ page, request }) => {
  const path = await openCat(page)
  const other = await request.get(path.replace('/animals/', '/products/'), { maxRedirects: 0 })
  expect(other.status()).toBe(301)
  expect(other.headers().location).toBe(path)
  for (const unknown of ['/animals/999999', '/animals/abc', '/products/0']) {
    expect((await request.get(unknown)).status(), unknown).toBe(404)
  }
})

test('conventions 21: the HTML of a product says what it is to whoever shares it @phone', async ({
  page,
  request,
}) => {
  const path = await openCat(page)
  const html = await (await request.get(path)).text()
  for (const part of ['property="og:title"', 'property="og:image"', 'rel="canonical"', '"@type":"Product"']) {
    expect(html).toContain(part)
  }
  expect(html).toContain('"priceCurrency":"OMR"')
  expect(html).not.toMatch(/<[^>]+\sstyle=/)
})

test('the catalogue and a product have nothing that axe objects to', async ({ page }) => {
  test.slow()
  const path = await openCat(page)
  for (const address of ['/products', '/products?category=1&view=list', '/products-old?page=6', path]) {
    await open(page, address)
    await expectNoAxeFindings(page)
  }
})

/** Opens the cat by the way a visitor takes, and tells its path. */
async function openCat(page: Page): Promise<string> {
  await open(page, `/products?search=${encodeURIComponent(CAT)}`)
  await page.getByRole('article').getByRole('link', { name: CAT }).first().click()
  await expect(page).toHaveURL(/\/animals\/\d+$/)
  return new URL(page.url()).pathname
}
