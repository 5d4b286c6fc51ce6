// An owner's items through a spreadsheet: taken out, edited, shown, taken in.
import { readFileSync } from 'node:fs'
import { expect, open, reload, test } from '#tests/support/journey.ts'
import { removeItems } from '#tests/support/journey-goods.ts'
import { addressOf, signInAs } from '#tests/support/journey-people.ts'
import { FILE_HEADINGS } from '#text/admin/product-file.ts'

const NAME = 'لعبة من ملف'

test.afterEach(({ page }) => removeItems(page, NAME))

test('A-ITEM-11, A-ITEM-12: an export is edited in a file, errors are shown by row, and the corrected file is imported', async ({
  page,
}) => {
  test.slow()
  await signInAs(page, addressOf('import'), { admin: true })
  await open(page, '/admin/animals')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'تصدير CSV' }).filter({ visible: true }).click()
  const [head = ''] = readFileSync(await (await download).path(), 'utf8').split('\r\n')
  await page.getByRole('link', { name: 'استيراد' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/admin/animals/import')

  const bring = async (price: string) => {
    const file = `${head}\r\n${rowOf(head, price)}\r\n`
    await page
      .getByLabel('اختيار ملف CSV')
      .setInputFiles({ name: 'عناصر.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  }
  await bring('مجاناً')
  await expect(page.getByText('أصلحها في الملف')).toBeVisible()
  await expect(page.getByText('يرجى إدخال سعر صحيح')).toBeVisible()
  await page.getByRole('link', { name: 'ملف آخر' }).click()

  await bring('٢٫٧٥')
  const yes = page.getByRole('button', { name: 'إضافة عنصر واحد' })
  await expect(yes).toBeVisible()
  // The import continues when the page is closed.
  await reload(page)
  await yes.click()
  await expect(page.getByText('اكتمل الاستيراد')).toBeVisible()
  await page.getByRole('link', { name: 'عرض العناصر' }).click()
  await expect(page.getByText(NAME).first()).toBeVisible()
})

/** In the order of the file's own headings. */
function rowOf(head: string, price: string): string {
  const { type, nameArabic, price: asked, quantity } = FILE_HEADINGS
  const cells: Record<string, string> = {
    [type]: 'منتج أو مستلزمات',
    [nameArabic]: NAME,
    [asked]: price,
    [quantity]: '4',
  }
  return head
    .replace('\uFEFF', '')
    .split(',')
    .map((heading) => cells[heading] ?? '')
    .join(',')
}
