// One product on its own page.
import { expect, open, reload, test } from '#tests/support/journey.ts'
import { findProduct } from '#tests/support/journey-goods.ts'
import { travelText } from '#text/travel.ts'

const CAT = 'قط شيرازي مشمشي'
const HOUSE = 'بيت خشبي للقطط'

test('X-28, S-API-08: the page says whether an animal is delivered to the chosen governorate, remembers it, and loads pictures of the shown size', async ({
  page,
}) => {
  const cat = await findProduct(page, CAT)
  await open(page, `/animals/${cat.id}`)
  const region = page.getByLabel('محافظتك')
  const unserved = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].find((id) => !cat.availableRegions.includes(id))
  await region.selectOption(String(unserved))
  await expect(page.getByText(/^لا يصل إلى/).first()).toBeVisible()
  await region.selectOption(String(cat.availableRegions[0]))
  await expect(page.getByRole('group', { name: travelText.days })).toBeVisible()
  await reload(page)
  await expect(region).toHaveValue(String(cat.availableRegions[0]))

  // S-API-08: each place asks for the file of its size, filled and cropped.
  const thumbnail = page.getByRole('button', { name: 'الصورة 2 من 5' }).locator('img')
  await expect(thumbnail).toHaveCSS('object-fit', 'cover')
  await expect(thumbnail).toHaveAttribute('sizes', '120px')
  await expect(thumbnail.locator('xpath=..').locator('source')).toHaveAttribute(
    'srcset',
    /320w, .*640w, .*960w/,
  )
})

test('X-32, X-34: the page shows its facts, can be shared, and remembers products seen before', async ({
  page,
  context,
}) => {
  const house = await findProduct(page, HOUSE)
  const cat = await findProduct(page, CAT)
  await open(page, `/products/${house.id}`)
  const facts = page.locator('dl[aria-label="المواصفات"]')
  for (const fact of [house.brandArabic, house.model, house.materialArabic, house.dimensions])
    await expect(facts.getByText(fact ?? 'missing', { exact: true })).toBeVisible()
  await expect(page.getByText('شاهدته من قبل')).toHaveCount(0)

  // What has left the shop vanishes, the rest can be cleared and taken back.
  await page.evaluate((id) => localStorage.setItem('aleef-seen', JSON.stringify([99999999, id])), house.id)
  await open(page, `/animals/${cat.id}`)
  // Where the device has no sheet of its own for sharing, WhatsApp or the address.
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: /^شارك/ }).first().click()
  await page.getByRole('menuitem', { name: 'نسخ الرابط' }).click()
  await expect(page.getByText('تم نسخ الرابط')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/animals/${cat.id}$`))

  const seen = page.getByRole('region', { name: 'شاهدته من قبل' })
  await seen.scrollIntoViewIfNeeded()
  await expect(seen.getByRole('link', { name: HOUSE, exact: true })).toBeVisible()
  await expect(seen.getByRole('listitem')).toHaveCount(1)
  await seen.getByRole('button', { name: 'مسح القائمة' }).click()
  await expect(seen).toBeHidden()
  await page.getByRole('button', { name: 'تراجع' }).click()
  await expect(seen.getByRole('link', { name: HOUSE, exact: true })).toBeVisible()
})
