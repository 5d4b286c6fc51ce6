// Looking around: filters, more, back again, pictures, and what a stranger's address leads to.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey.ts'

const CAT = 'قط شيرازي مشمشي'

test('S-CATB-02, S-CATB-04: filters stand in the address and can be taken back', async ({ page }, {
  project,
}) => {
  await page.goto('/products')
  const total = await page.getByRole('article').count()
  expect(total).toBe(20)
  if (project.name === 'phone') {
    await page.getByRole('button', { name: 'التصفية' }).click()
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
    await panel.getByRole('link', { name: /^طيور/ }).click()
    await expect(page).toHaveURL(/category=/)
    await panel.getByRole('switch', { name: 'المتوفر فقط' }).click()
    await expect(page).toHaveURL(/available=1/)
    await panel.getByRole('radio', { name: 'السعر: الأقل أولاً' }).click()
    await expect(page).toHaveURL(/sort=price-asc/)
  }
  await expect(page.getByRole('heading', { level: 1, name: 'طيور' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(11)
  await expect(page.getByRole('article').first()).toContainText('6.50')

  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(11)
  await expect(page.getByRole('article').first()).toContainText('6.50')
  await page.getByRole('link', { name: 'مسح التصفية' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'كل المنتجات' })).toBeVisible()
})

test('S-CATB-06, X-22: more is appended, and Back restores the place', async ({ page }) => {
  await page.goto('/products?sort=name')
  await expect(page.getByRole('article')).toHaveCount(20)
  await page.getByRole('link', { name: 'عرض المزيد' }).click()
  await expect(page.getByRole('article')).toHaveCount(40)
  await expect(page).toHaveURL(/page=2/)
  const far = page.getByRole('article').nth(34).getByRole('heading').getByRole('link')
  const name = await far.textContent()
  await far.click()
  await expect(page.getByRole('dialog', { name: name ?? '' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(40)
  await expect(page.getByRole('link', { name: name ?? '', exact: true }).first()).toBeInViewport()
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(40)
})

test('S-CATB-05: a search without a result says so and leads back', async ({ page }) => {
  await page.goto('/products?search=%D8%AF%D9%8A%D9%86%D8%A7%D8%B5%D9%88%D8%B1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('نتائج البحث عن «ديناصور»')
  await expect(page.getByRole('heading', { name: 'لا توجد نتائج' })).toBeVisible()
  await page.getByRole('link', { name: 'عرض كل المنتجات' }).click()
  await expect(page.getByRole('article')).toHaveCount(20)
})

test('S-GAL-01..04: the gallery follows what the eye sees', async ({ page }) => {
  await openCat(page)
  await page
    .getByRole('button', { name: /تكبير الصورة/ })
    .first()
    .click()
  const gallery = page.getByRole('dialog', { name: /صور/ })
  await expect(gallery.getByText('1 من 5', { exact: true })).toBeVisible()
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

test('S-GAL-06: a picture that does not come says so, and can be asked for again', async ({ page }) => {
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/webp', body: 'no picture' }))
  await openCat(page)
  await expect(page.getByText('لا يمكن عرض الصورة').first()).toBeVisible()
  await page.unroute('**/media/**')
  await page.getByRole('button', { name: 'إعادة المحاولة' }).first().click()
  await expect(page.getByRole('button', { name: /تكبير الصورة/ }).first()).toBeVisible()
})

test('X-20: the wrong kind of address leads to the right one; nobody’s leads to 404', async ({
  page,
  request,
}) => {
  const path = await openCat(page)
  const other = await request.get(path.replace('/animals/', '/products/'), { maxRedirects: 0 })
  expect(other.status()).toBe(301)
  expect(other.headers().location).toBe(path)
  for (const unknown of ['/animals/999999', '/animals/abc', '/products/0']) {
    expect((await request.get(unknown)).status(), unknown).toBe(404)
  }
})

test('conventions 21: the HTML of a product says what it is to whoever shares it', async ({
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
  const path = await openCat(page)
  for (const address of ['/products', '/products?category=1&view=list', path]) {
    await page.goto(address)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }
})

/** Opens the cat by the way a visitor takes, and tells its path. */
async function openCat(page: Page): Promise<string> {
  await page.goto(`/products?search=${encodeURIComponent(CAT)}`)
  await page.getByRole('article').getByRole('link', { name: CAT }).first().click()
  await expect(page).toHaveURL(/\/animals\/\d+$/)
  return new URL(page.url()).pathname
}
