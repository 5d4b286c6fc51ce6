// An owner's items from a phone: an animal with its photos, from the first letter to the shop and out of it again.
import sharp from 'sharp'
import { muscatDay } from '#domain/calendar.ts'
import { expect, goBack, open, reload, test } from '#tests/support/journey.ts'
import { expectNoAxeFindings } from '#tests/support/journey-axe.ts'
import { toast } from '#tests/support/journey-cart.ts'
import { hold } from '#tests/support/journey-hold.ts'
import { removeItems } from '#tests/support/journey-items.ts'
import { addressOf, signInAs } from '#tests/support/journey-user.ts'

const NAME = 'ببغاء رمادي متكلّم'
/** Each picture is made anew in a few sizes, which takes a machine its time. */
const UPLOAD_MS = 60_000

// Whatever happened: other journeys count the shop's birds.
test.afterEach(({ page }) => removeItems(page, NAME))

test('A-ITEM-01, A-ITEM-04, A-ITEM-05, A-ITEM-06, A-ITEM-07, A-ITEM-09, A-ITEM-12, A-ITEM-13, A-ITEM-14, A-UPL-03, X-46, X-63: an animal with two photos is added, seen in the shop, made cheaper and taken out', async ({
  page,
}) => {
  test.slow()
  await signInAs(page, addressOf('items.phone'), { admin: true })
  await open(page, '/admin/animals')
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
  await goBack(page)
  await expect(dialog).toBeHidden()
  await open(page, '/')
  await open(page, '/admin/animals?new=animal')
  await expect(name).toHaveValue('')
  await dialog.getByRole('button', { name: 'استكمال المسودة' }).click()
  await expect(name).toHaveValue(NAME)

  // A-UPL-03.
  const pictures = await Promise.all([photo('first.png', '#c84'), photo('second.png', '#48c')])
  await dialog.getByLabel('اختر صوراً').setInputFiles(pictures)
  const photos = dialog.getByRole('list', { name: 'صور المنتج' }).getByRole('listitem')
  await expect(photos).toHaveCount(2)
  await expect(toast(page)).toContainText('تم رفع صورتين', { timeout: UPLOAD_MS })
  await expect(warning).toBeHidden()

  await dialog.getByRole('button', { name: 'مسقط', exact: true }).click()
  await dialog.getByLabel('الفئة').selectOption({ label: '🐦 طيور' })
  // What has the focus now is hidden under its chip: only the fields scroll, the title stays in sight.
  await expect(dialog).toHaveJSProperty('scrollTop', 0)
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

  // The new price is the shop's as soon as its kept pages have heard of it.
  await open(page, '/admin/animals')
  await card.getByRole('button', { name: 'تعديل' }).click()
  const editing = page.getByRole('dialog', { name: 'تعديل العنصر' })
  await expect(editing.getByRole('button', { name: 'استكمال المسودة' })).toHaveCount(0)
  await editing.getByLabel('السعر (ر.ع)', { exact: true }).fill('79.250')
  await editing.getByRole('button', { name: 'حفظ التعديل' }).click()
  await expect(toast(page)).toContainText('تم حفظ التعديل بنجاح')
  await expect(card).toContainText('79.25')
  await expect(async () => {
    await open(page, address)
    await expect(main.getByText('79.25').first()).toBeVisible({ timeout: 1000 })
  }).toPass()

  // A-ITEM-14: it says what will happen, and then it is gone.
  await open(page, '/admin/animals')
  await card.getByRole('button', { name: 'إجراءات' }).click()
  await page.getByRole('menuitem', { name: 'حذف' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('لا يمكن التراجع عن الحذف')
  await page.route('**/api/admin/products/*', (route) => route.abort())
  await question.getByRole('button', { name: 'حذف العنصر' }).click()
  await expect(toast(page)).toContainText('فشل في حذف العنصر')
  await page.unroute('**/api/admin/products/*')
  await question.getByRole('button', { name: 'حذف العنصر' }).click()
  await expect(toast(page)).toContainText('تم حذف العنصر بنجاح')
  await expect(animals).not.toContainText(String(before + 1))
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(404)
})

test('A-UPL-01, A-UPL-02, A-UPL-03, A-UPL-04, A-UPL-05: each picture says how far it is and why it failed, and none is lost by a slip', async ({
  page,
}) => {
  test.slow()
  await signInAs(page, addressOf('items.photos'), { admin: true })
  await open(page, '/admin/animals?new=animal')
  const dialog = page.getByRole('dialog', { name: 'حيوان جديد' })
  await dialog.getByLabel('الاسم بالعربية').fill(NAME)
  const input = dialog.getByLabel('اختر صوراً')
  const tiles = dialog.getByRole('list', { name: 'صور المنتج' }).getByRole('listitem')
  const tile = (name: string) => tiles.filter({ hasText: name })

  // While it is on its way: its progress, nothing is saved, and leaving is asked about.
  const upload = await hold(page, '**/api/admin/uploads*')
  await input.setInputFiles(await photo('first.png', '#c84'))
  await expect(toast(page)).toContainText('جارٍ رفع الصورة…')
  await expect(tile('first.png').getByRole('progressbar', { name: 'رفع first.png' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'انتظر اكتمال رفع الصور' })).toBeDisabled()
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'الصور لم يكتمل رفعها' })
  await expect(question).toContainText('إن خرجت الآن توقف رفعها')
  await question.getByRole('button', { name: 'إلغاء' }).click()
  await expect(dialog).toBeVisible()
  await upload.release()
  await expect(toast(page)).toContainText('تم رفع الصورة', { timeout: UPLOAD_MS })

  // Its content decides, whatever it is called; the others arrive.
  await input.setInputFiles([
    await photo('second.png', '#48c'),
    { name: 'note.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
  ])
  await expect(toast(page)).toContainText('تم رفع 1 من 2 صور', { timeout: UPLOAD_MS })
  await expect(tile('note.jpg')).toContainText(
    'فشل رفع الصورة: نوع الملف غير مدعوم. يرجى رفع صور بصيغة JPG، PNG، WebP، أو GIF فقط',
  )
  await tile('note.jpg').getByRole('button', { name: 'أخفِ note.jpg' }).click()
  await input.setInputFiles({
    name: 'large.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
  })
  await expect(toast(page)).toContainText('فشل في رفع الصورة')
  await expect(tile('large.png')).toContainText(
    'فشل رفع الصورة: حجم الملف كبير جداً. الحد الأقصى المسموح 10 ميجابايت',
  )
  await expectNoAxeFindings(page)
  await tile('large.png').getByRole('button', { name: 'أخفِ large.png' }).click()

  // Without a network it waits for another try; no draft keeps a file, and both the form and the draft say so.
  await page.route('**/api/admin/uploads*', (route) => route.abort())
  await input.setInputFiles(await photo('third.png', '#8c4'))
  await expect(tile('third.png')).toContainText(/خطأ في رفع الصورة: ./)
  await expect(dialog.getByText('لم تُرفع بعد: صورة واحدة.')).toBeVisible()
  await reload(page)
  await expect(dialog.getByText('لم يكتمل رفع صورة واحدة')).toBeVisible()
  await dialog.getByRole('button', { name: 'استكمال المسودة' }).click()
  await expect(tiles).toHaveCount(2)
  await input.setInputFiles(await photo('third.png', '#8c4'))
  await expect(tile('third.png')).toContainText(/خطأ في رفع الصورة: ./)
  await page.unroute('**/api/admin/uploads*')

  // A session that ends takes no picture with it: one signs in beside, and sends it again from here.
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await tile('third.png').getByRole('button', { name: 'أعد المحاولة' }).click()
  const ended = dialog.getByText('انتهت جلستك: ادخل مرة أخرى')
  await expect(ended).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'تسجيل الدخول' })).toHaveAttribute('target', '_blank')
  await page.keyboard.press('Escape')
  await expect(question).toContainText('إن خرجت الآن اخترتها من جديد')
  await question.getByRole('button', { name: 'إلغاء' }).click()
  await page.context().addCookies(cookies)
  await dialog.getByRole('button', { name: 'أعد المحاولة' }).first().click()
  await expect(ended).toBeHidden()
  await expect(tiles).toHaveCount(3)
  await expect(dialog.getByRole('progressbar')).toHaveCount(0, { timeout: UPLOAD_MS })

  // More than there is room for: so many are taken, and the others are named.
  await input.setInputFiles(
    await Promise.all(Array.from({ length: 10 }, (_, i) => photo(`${i}.png`, '#444'))),
  )
  await expect(dialog.getByText('بلغت الحد الأقصى')).toBeVisible()
  await expect(tiles).toHaveCount(12)
  await expect(dialog.getByRole('progressbar')).toHaveCount(0, { timeout: UPLOAD_MS })

  // In the order that is wanted, each with its words; what was removed comes back.
  await dialog.getByRole('button', { name: 'أخّر الصورة 1', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'أخّر الصورة 2', exact: true })).toBeFocused()
  await dialog.getByRole('button', { name: 'المزيد للصورة 3', exact: true }).click()
  await page.getByRole('menuitem', { name: 'أضف وصفاً للصورة' }).click()
  const words = page.getByRole('dialog', { name: 'وصف الصورة' })
  await expect(words.getByLabel('ماذا يظهر في الصورة؟')).toHaveAccessibleDescription(
    new RegExp(`${NAME}، صورة 3`),
  )
  await words.getByLabel('ماذا يظهر في الصورة؟').fill('على غصن')
  await expectNoAxeFindings(page)
  await words.getByRole('button', { name: 'حفظ الوصف' }).click()
  await dialog.getByRole('button', { name: 'المزيد للصورة 3', exact: true }).click()
  await page.getByRole('menuitem', { name: 'اجعلها الرئيسية' }).click()
  await expect(tiles.first()).toContainText('الرئيسية')
  await expect(tiles.first().getByRole('img', { name: 'على غصن' })).toBeVisible()
  await dialog.getByRole('button', { name: 'احذف الصورة 1', exact: true }).click()
  await expect(toast(page)).toContainText('تم حذف الصورة')
  await expect(tiles).toHaveCount(11)
  await page.getByRole('button', { name: 'تراجع' }).click()
  await expect(tiles.first().getByRole('img', { name: 'على غصن' })).toBeVisible()

  await dialog.getByLabel('السعر (ر.ع)', { exact: true }).fill('30')
  await dialog.getByRole('button', { name: 'مسقط', exact: true }).click()
  await dialog.getByRole('button', { name: 'إضافة الحيوان' }).click()
  await expect(toast(page)).toContainText('تم إضافة الحيوان بنجاح')
  const found = await page.request.get(`/api/admin/products?search=${encodeURIComponent(NAME)}`)
  const [made] = (await found.json()).items
  expect(made.images).toHaveLength(12)
  expect([made.images[0].alt, made.images[1].alt]).toEqual(['على غصن', `${NAME}، صورة 2`])
})

async function photo(name: string, background: string) {
  const picture = sharp({ create: { width: 900, height: 700, channels: 3, background } })
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() }
}
