// An owner's items from a phone: an animal with its photos, from the first letter to the shop and out of it again.
import sharp from 'sharp'
import { muscatDay } from '#domain/calendar.ts'
import { expect, test } from '#tests/support/journey.ts'
import { expectNoAxeFindings } from '#tests/support/journey-axe.ts'
import { toast } from '#tests/support/journey-cart.ts'
import { signInAs } from '#tests/support/journey-user.ts'

const NAME = 'ببغاء رمادي متكلّم'

// Whatever happened: other journeys count the shop's birds.
test.afterEach(async ({ page }) => {
  const found = await page.request.get(`/api/admin/products?search=${encodeURIComponent(NAME)}`)
  for (const { id } of (await found.json()).items) await page.request.delete(`/api/admin/products/${id}`)
})

test('A-ITEM-01..07, A-ITEM-12..14, A-UPL-03, X-46, X-63: an animal with two photos is added, seen in the shop, made cheaper and taken out', async ({
  page,
}) => {
  test.slow()
  await signInAs(page, 'items.phone@example.com', { admin: true })
  await page.goto('/admin/animals')
  await expect(page.getByRole('heading', { level: 1, name: 'إدارة الحيوانات والمنتجات' })).toBeVisible()
  const counters = page.getByRole('group', { name: 'ملخص العناصر' })
  const animals = counters.getByRole('button', { name: 'الحيوانات' })
  await expect(animals).toContainText(/\d/)
  const before = Number((await animals.textContent())?.match(/\d+/)?.[0])
  expect(before).toBeGreaterThan(0)
  await expectNoAxeFindings(page)

  await page.getByRole('button', { name: 'أضف حيواناً' }).click()
  const dialog = page.getByRole('dialog', { name: 'حيوان جديد' })
  await expect(page).toHaveURL('/admin/animals?new=animal')
  // A-ITEM-07, A-ITEM-09.
  await expect(dialog.getByLabel('الكمية')).toHaveValue('1')
  await expect(dialog.getByLabel('الجنس')).toHaveValue('unknown')
  await expect(dialog.getByText('يصل الحيوان إلى باب المنزل فقط')).toContainText('2.00')
  // it would be shown without a photo of its own.
  const warning = dialog.getByText('هذا الحيوان معروض بلا صورة له')
  await expect(warning).toBeVisible()

  // A-ITEM-04..06, X-34: each beside its field, the first of them in focus, and nothing is sent.
  await dialog.getByLabel('الكمية').fill('ثلاثة')
  await dialog.getByRole('button', { name: 'إضافة الحيوان' }).click()
  const name = dialog.getByLabel('الاسم بالعربية')
  await expect(name).toHaveAccessibleDescription('يرجى إدخال اسم العنصر بالعربية')
  await expect(name).toBeFocused()
  await expect(dialog.getByLabel('السعر (ر.ع)', { exact: true })).toHaveAccessibleDescription(
    /يرجى إدخال سعر صحيح/,
  )
  await expect(dialog.getByText('يرجى إدخال كمية صحيحة')).toBeVisible()
  await expect(dialog.getByRole('group', { name: 'المحافظات' })).toHaveAccessibleDescription(
    /محافظة واحدة على الأقل/,
  )

  // What was typed survives a closed page; Back closes the dialog.
  await name.fill(NAME)
  await dialog.getByLabel('السعر (ر.ع)', { exact: true }).fill('٨٥٫٥')
  await dialog.getByLabel('الكمية').fill('١')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.goto('/')
  await page.goto('/admin/animals?new=animal')
  await expect(name).toHaveValue('')
  await dialog.getByRole('button', { name: 'استكمال المسودة' }).click()
  await expect(name).toHaveValue(NAME)

  // A-UPL-03.
  const pictures = await Promise.all([photo('first.png', '#c84'), photo('second.png', '#48c')])
  await dialog.getByLabel('اختر صوراً').setInputFiles(pictures)
  const photos = dialog.getByRole('list', { name: 'صور المنتج' }).getByRole('listitem')
  await expect(photos).toHaveCount(2)
  await expect(toast(page)).toContainText('تم رفع صورتين')
  await expect(warning).toBeHidden()

  await dialog.getByRole('button', { name: 'مسقط', exact: true }).click()
  await dialog.getByLabel('الفئة').selectOption({ label: '🦜 طيور' })
  const born = new Date(Date.now() - 10 * 86_400_000)
  await dialog.getByLabel('تاريخ الميلاد').fill(muscatDay(born))
  await expect(dialog.getByText('10 أيام')).toBeVisible()
  await expectNoAxeFindings(page)

  // A-ITEM-13: without a network nothing is lost.
  await page.route('**/api/admin/products', (route) => route.abort())
  await dialog.getByRole('button', { name: 'إضافة الحيوان' }).click()
  await expect(toast(page)).toContainText(/فشل في إضافة العنصر: ./)
  await expect(name).toHaveValue(NAME)
  await page.unroute('**/api/admin/products')
  await dialog.getByRole('button', { name: 'إضافة الحيوان' }).dblclick()
  await expect(toast(page)).toContainText('تم إضافة الحيوان بنجاح')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/admin/animals')

  // A-ITEM-01, A-ITEM-15: counted once, and the first of the list.
  await expect(animals).toContainText(String(before + 1))
  const card = page.getByRole('list', { name: 'العناصر' }).getByRole('article').first()
  await expect(card).toContainText(NAME)
  await expect(card).toContainText('85.50')
  await expect(card).not.toContainText('بلا صورة')

  // In the shop, with both photos and the age of today.
  await card.getByRole('button', { name: 'إجراءات' }).click()
  await page.getByRole('menuitem', { name: 'عرض في المتجر' }).click()
  await expect(page).toHaveURL(/\/animals\/\d+$/)
  const address = page.url()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  await expect(main.getByText('10 أيام').first()).toBeVisible()
  await expect(main.getByText('85.50').first()).toBeVisible()
  await expect(main.getByRole('img', { name: NAME }).first()).toBeVisible()
  // Each was sent once, however slowly its answer came.
  await expect(main.getByRole('img', { name: `${NAME}، صورة 2` }).first()).toBeAttached()
  await expect(main.getByRole('img', { name: `${NAME}، صورة 3` })).toHaveCount(0)

  // The new price is the shop's at once.
  await page.goto('/admin/animals')
  await card.getByRole('button', { name: 'تعديل' }).click()
  const editing = page.getByRole('dialog', { name: 'تعديل العنصر' })
  await expect(editing.getByRole('button', { name: 'استكمال المسودة' })).toHaveCount(0)
  await editing.getByLabel('السعر (ر.ع)', { exact: true }).fill('79.250')
  await editing.getByRole('button', { name: 'حفظ التعديل' }).click()
  await expect(toast(page)).toContainText('تم حفظ التعديل بنجاح')
  await expect(card).toContainText('79.25')
  await page.goto(address)
  await expect(main.getByText('79.25').first()).toBeVisible()

  // A-ITEM-14: it says what will happen, and then it is gone.
  await page.goto('/admin/animals')
  await card.getByRole('button', { name: 'إجراءات' }).click()
  await page.getByRole('menuitem', { name: 'حذف' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('لا يمكن التراجع عن الحذف')
  await question.getByRole('button', { name: 'حذف العنصر' }).click()
  await expect(toast(page)).toContainText('تم حذف العنصر بنجاح')
  await expect(animals).not.toContainText(String(before + 1))
  expect((await page.request.get(address)).status()).toBe(404)
})

async function photo(name: string, background: string) {
  const picture = sharp({ create: { width: 900, height: 700, channels: 3, background } })
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() }
}
