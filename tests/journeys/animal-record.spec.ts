// The record of an animal from a phone: begun from its item, vaccinated with a photo of the paper beside it, and what its
// page in the shop states of it.
import { expect, open, test } from '#tests/support/journey.ts'
import { addItem, photo, removeItems } from '#tests/support/journey-goods.ts'
import { toast } from '#tests/support/journey-page.ts'
import { addressOf, signInAs } from '#tests/support/journey-people.ts'

const ITEM = 'قطة سجلها جديد'
const NAME = 'لولو الصغيرة'
const CHIP = '900000000000917'

test.afterEach(async ({ page }) => {
  const found = await page.request.get(`/api/admin/passports?state=all&search=${CHIP}`)
  const { items } = (await found.json()) as { items: { id: number }[] }
  const headers = { Origin: new URL(page.url()).origin }
  for (const { id } of items) await page.request.delete(`/api/admin/passports/${id}`, { headers })
  await removeItems(page, ITEM)
})

test('H-01, H-02, H-03: a chip is typed, a vaccination noted with its paper, and the page states it with its day', async ({
  page,
}) => {
  await signInAs(page, addressOf('record.phone'), { admin: true })
  const { id } = await addItem(page, { type: 'animal', nameArabic: ITEM, price: '40', availableRegions: [1] })
  await open(page, `/admin/passports/new?product=${id}`)
  await page.getByLabel('اسمه').fill(NAME)
  await page.getByLabel('النوع').selectOption({ label: 'قط' })
  const chip = page.getByLabel('رقم الشريحة الإلكترونية')
  await chip.fill('٩٩٩٠٠٠٠٠٠٠٠٠٩١٧')
  await page.getByRole('button', { name: 'حفظ السجل' }).click()
  await expect(chip).toHaveAccessibleDescription(/شريحة تجريبية/)
  await chip.fill('٩٠٠ ٠٠٠ ٠٠٠ ٠٠٠ ٩١٧')
  await page.getByRole('button', { name: 'حفظ السجل' }).click()
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  await expect(page.getByRole('main').getByText(CHIP)).toBeVisible()

  await page.getByRole('button', { name: 'أضف إلى السجل' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'ما جرى لصحته' })
  await dialog.getByLabel('التاريخ').fill('2026-10-12')
  await dialog.getByLabel('ضد', { exact: true }).selectOption({ label: 'السعار' })
  await dialog.getByLabel('أضف صورة ورقة').setInputFiles(await photo('paper.png', '#c84'))
  await expect(dialog.getByRole('img', { name: 'الورقة 1' })).toBeVisible()
  await dialog.getByRole('button', { name: 'حفظ', exact: true }).click()
  await expect(toast(page)).toContainText('أُضيف إلى السجل')
  await expect(page.getByRole('heading', { name: 'تطعيم ضد السعار' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'فتح الورقة 1' })).toBeVisible()

  await open(page, `/animals/${id}`)
  await expect(page.getByText('مُطعّم ضد السعار، 12 أكتوبر 2026')).toBeVisible()
})
