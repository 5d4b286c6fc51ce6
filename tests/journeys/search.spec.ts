// The search box of every page: what it offers, how it is used without a mouse, and what it does when things go wrong.
import type { Page } from '@playwright/test'
import { expect, open, test } from '#tests/support/journey.ts'

const BOX = 'البحث في المتجر'

test('S-HDR-07: suggestions appear while typing, and the keys move through them', {
  tag: '@desktop',
}, async ({ page }) => {
  const box = await openSearch(page, '/')
  await box.pressSequentially('شيرازي')
  const list = page.getByRole('listbox', { name: 'الاقتراحات' })
  const cat = list.getByRole('option', { name: /قط شيرازي مشمشي/ })
  await expect(cat).toContainText('120.00')
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'الاقتراحات: ' })).toHaveCount(1)

  // Up from the box is the last one: every result. Down from there is the box again.
  await box.press('ArrowUp')
  await expect(list.getByRole('option', { selected: true })).toHaveText(/^كل نتائج «.?شيرازي.?»$/)
  await box.press('ArrowDown')
  await expect(list.getByRole('option', { selected: true })).toHaveCount(0)
  await box.press('Escape')
  await expect(list).toBeHidden()
  await expect(box).toHaveValue('شيرازي')
  await box.press('ArrowDown')
  await expect(list).toBeVisible()
  const first = list.getByRole('option').first()
  const name = (await first.textContent()) ?? ''
  await box.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/(?:animals|products)\/\d+$|\/products\?category=\d+$/)
  expect(name).not.toBe('')
  await expect(list).toBeHidden()
})

test('S-ROUTE-12, S-HDR-07: Enter before any suggestion searches; blank is ignored; earlier searches are offered again', async ({
  page,
}) => {
  let box = await openSearch(page, '/')
  await box.fill('   ')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/$/)
  await box.fill(' طعام ')
  await box.press('Enter')
  await expect(page).toHaveURL(`/products?${new URLSearchParams({ search: 'طعام' })}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('نتائج البحث عن «طعام»')

  box = await openSearch(page, '/cart')
  const recent = page.getByRole('option', { name: 'طعام', exact: true })
  await expect(recent).toBeVisible()
  await page.getByRole('button', { name: 'مسح عمليات البحث السابقة' }).click()
  await expect(recent).toBeHidden()
  await expect(page.getByRole('option', { name: 'قطط' })).toBeVisible()
})

test('a search of 10,000 characters is reported as too long, and kept', async ({ page }) => {
  const words = 'قط '.repeat(3333).trim()
  const box = await openSearch(page, '/')
  await box.fill(words)
  await box.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'يتسع البحث إلى 200 حرف' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  expect((await box.inputValue()).length).toBe(words.length)

  // From somebody else's link the page says it too, with the words still in the box.
  const long = 'a'.repeat(700)
  await open(page, `/products?search=${long}`)
  await expect(page.getByText('البحث أطول من 200 حرف')).toBeVisible()
  await expect((await openSearch(page)).first()).toHaveValue(long)
})

test('S-HDR-07: offline, the box still works and shows no error', async ({ browser }) => {
  // A context of its own: the browser writes a lost network into its console.
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.route('**/api/suggestions**', (route) => route.abort())
  const box = await openSearch(page, '/')
  await box.fill('قطة')
  await expect(page.getByText('الاقتراحات غير متاحة الآن، والبحث يعمل كالمعتاد.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await box.press('Enter')
  await expect(page).toHaveURL(/\/products\?search=/)
  await context.close()
})

test('S-HDR-07: on a phone the search fills the screen, and closing it returns to the page', async ({
  page,
}) => {
  const box = await openSearch(page, '/products')
  const close = page.getByRole('button', { name: 'إغلاق البحث' })
  await expect(close).toBeVisible()
  const frame = page.locator('search form').filter({ visible: true })
  await expect.poll(() => frame.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  await box.fill('طيور')
  await page.getByRole('button', { name: 'مسح ما كتبت' }).click()
  await expect(box).toHaveValue('')
  await expect(box).toBeFocused()
  await close.click()
  await expect(close).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** Puts the cursor into the search box, by the way that this page and this screen have. */
async function openSearch(page: Page, path?: string) {
  if (path) await open(page, path)
  const opener = page.getByRole('button', { name: 'البحث', exact: true })
  if (await opener.isVisible()) await opener.click()
  const box = page.getByRole('combobox', { name: BOX }).filter({ visible: true })
  await box.click()
  return box
}
