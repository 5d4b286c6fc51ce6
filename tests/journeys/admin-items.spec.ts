// An owner's animals from a phone: added, seen in the shop, made cheaper and taken out; and their pictures, one matter each.
import type { Page } from '@playwright/test'
import { muscatDay } from '#domain/muscat-time.ts'
import { expect, goBack, open, reload, test } from '#tests/support/journey.ts'
import { addItem, photo, removeItems } from '#tests/support/journey-goods.ts'
import { hold, toast } from '#tests/support/journey-page.ts'
import { addressOf, signInAs } from '#tests/support/journey-people.ts'

const NAME = 'ببغاء رمادي متكلّم'
/** Each picture is rendered in a few sizes, which takes a machine its time. */
const UPLOAD_MS = 60_000
const PRODUCTS = '**/api/admin/products'
const UPLOADS = '**/api/admin/uploads*'

// Whatever happened: other journeys count the shop's birds.
test.afterEach(({ page }) => removeItems(page, NAME))

test('A-ITEM-07, A-ITEM-09, X-46: a new animal has its defaults', async ({ page }) => {
  await signInAs(page, addressOf('items.new'), { admin: true })
  await open(page, '/admin/animals')
  await page.getByRole('button', { name: 'أضف حيواناً' }).click()
  const dialog = page.getByRole('dialog', { name: 'حيوان جديد' })
  await expect(page).toHaveURL('/admin/animals?new=animal')
  await expect(dialog.getByLabel('الكمية')).toHaveValue('1')
  await expect(dialog.getByLabel('الجنس')).toHaveValue('unknown')
  await expect(dialog.getByText('يصل الحيوان إلى باب المنزل فقط')).toContainText('2.00')
  // it would be shown without a photo of its own.
  await expect(dialog.getByText('هذا الحيوان معروض بلا صورة له')).toBeVisible()

  await goBack(page)
  await expect(dialog).toBeHidden()
})

test('A-ITEM-04, A-ITEM-05, A-ITEM-06, X-34: the form of an animal shows errors at their fields, and its draft survives the page', async ({
  page,
}) => {
  await signInAs(page, addressOf('items.form'), { admin: true })
  await open(page, '/admin/animals?new=animal')
  const dialog = page.getByRole('dialog', { name: 'حيوان جديد' })
  // Each beside its field, the first of them in focus, and nothing is sent.
  const price = dialog.getByLabel('السعر (ر.ع)', { exact: true })
  await dialog.getByLabel('الكمية').fill('ثلاثة')
  await dialog.getByRole('button', { name: 'إضافة الحيوان' }).click()
  const name = dialog.getByLabel('الاسم بالعربية')
  await expect(name).toHaveAccessibleDescription('يرجى إدخال اسم العنصر بالعربية')
  await expect(name).toBeFocused()
  await expect(price).toHaveAccessibleDescription(/يرجى إدخال سعر صحيح/)
  await expect(dialog.getByText('يرجى إدخال كمية صحيحة')).toBeVisible()
  await expect(dialog.getByRole('group', { name: 'المحافظات' })).toHaveAccessibleDescription(
    /محافظة واحدة على الأقل/,
  )

  // What was typed survives a closed page.
  await name.fill(NAME)
  // Typing replaces the initial 0.
  await price.click()
  await page.keyboard.type('٨٥٫٥')
  await expect(price).toHaveValue('٨٥٫٥')
  await open(page, '/admin/animals?new=animal')
  await expect(name).toHaveValue('')
  await dialog.getByRole('button', { name: 'استكمال المسودة' }).click()
  await expect(name).toHaveValue(NAME)
})

test('A-ITEM-01, A-ITEM-12, A-ITEM-13, A-ITEM-15, A-UPL-03, X-63: an animal with two photos is added once, and appears in the shop with its current age', async ({
  page,
}) => {
  await signInAs(page, addressOf('items.phone'), { admin: true })
  await open(page, '/admin/animals')
  const animals = page.getByRole('group', { name: 'ملخص العناصر' }).getByRole('button', { name: 'الحيوانات' })
  await expect(animals).toContainText(/\d/)
  const before = Number((await animals.textContent())?.match(/\d+/)?.[0])
  await page.getByRole('button', { name: 'أضف حيواناً' }).click()
  const dialog = await fillAnimal(page)
  await dialog
    .getByLabel('اختر صوراً')
    .setInputFiles(await Promise.all([photo('first.png', '#c84'), photo('second.png', '#48c')]))
  await expect(toast(page)).toContainText('تم رفع صورتين', { timeout: UPLOAD_MS })
  await expect(dialog.getByText('هذا الحيوان معروض بلا صورة له')).toBeHidden()
  await dialog.getByLabel('الفئة').selectOption({ label: '🐦 طيور' })
  // What has the focus now is hidden under its chip: only the fields scroll, the title stays in sight.
  await expect(dialog).toHaveJSProperty('scrollTop', 0)
  await dialog.getByLabel('تاريخ الميلاد').fill(muscatDay(new Date(Date.now() - 10 * 86_400_000)))
  await expect(dialog.getByText('10 أيام')).toBeVisible()

  // A-ITEM-13: without a network nothing is lost.
  await page.route(PRODUCTS, (route) => route.abort())
  await dialog.getByRole('button', { name: 'إضافة الحيوان' }).click()
  await expect(toast(page)).toContainText(/فشل في إضافة العنصر: ./)
  await expect(dialog.getByLabel('الاسم بالعربية')).toHaveValue(NAME)
  await page.unroute(PRODUCTS)
  await dialog.getByRole('button', { name: 'إضافة الحيوان' }).dblclick()
  await expect(toast(page)).toContainText('تم إضافة الحيوان بنجاح')
  await expect(page).toHaveURL('/admin/animals')

  // A-ITEM-01, A-ITEM-15: counted once, and the first of the list.
  await expect(animals).toContainText(String(before + 1))
  const card = page.getByRole('list', { name: 'العناصر' }).getByRole('article').first()
  await expect(card).toContainText(NAME)
  await expect(card).toContainText('85.50')
  await expect(card).not.toContainText('بلا صورة')
  await card.getByRole('button', { name: 'إجراءات' }).click()
  await page.getByRole('menuitem', { name: 'عرض في المتجر' }).click()
  await expect(page).toHaveURL(/\/animals\/\d+$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  await expect(main.getByText('10 أيام').first()).toBeVisible()
  // Each photo was sent once, however slowly its answer came.
  await expect(main.getByRole('img', { name: `${NAME}، صورة 2` }).first()).toBeAttached()
  await expect(main.getByRole('img', { name: `${NAME}، صورة 3` })).toHaveCount(0)
})

test('A-ITEM-03, A-ITEM-12, A-ITEM-14: a new price appears in the shop soon; deleting asks first, may fail, and then removes the animal', async ({
  page,
}) => {
  await signInAs(page, addressOf('items.change'), { admin: true })
  const { id } = await addItem(page, { ...ANIMAL, price: '85.5' })
  const address = `/animals/${id}`
  const priceInShop = async () => (await page.request.get(address)).text()
  expect(await priceInShop()).toContain('85.50')
  await open(page, '/admin/animals')
  const card = page.getByRole('list', { name: 'العناصر' }).getByRole('article').filter({ hasText: NAME })
  await card.getByRole('button', { name: 'تعديل' }).click()
  const editing = page.getByRole('dialog', { name: 'تعديل العنصر' })
  await expect(editing.getByRole('button', { name: 'استكمال المسودة' })).toHaveCount(0)
  await editing.getByLabel('السعر (ر.ع)', { exact: true }).fill('79.250')
  await editing.getByRole('button', { name: 'حفظ التعديل' }).click()
  await expect(toast(page)).toContainText('تم حفظ التعديل بنجاح')
  await expect(card).toContainText('79.25')
  await expect.poll(priceInShop).toContain('79.25')

  // A-ITEM-14: it says what will happen, and then it is gone.
  await card.getByRole('button', { name: 'إجراءات' }).click()
  await page.getByRole('menuitem', { name: 'حذف' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('لا يمكن التراجع عن الحذف')
  await page.route(`${PRODUCTS}/*`, (route) => route.abort())
  await question.getByRole('button', { name: 'حذف العنصر' }).click()
  await expect(toast(page)).toContainText('فشل في حذف العنصر')
  await page.unroute(`${PRODUCTS}/*`)
  await question.getByRole('button', { name: 'حذف العنصر' }).click()
  await expect(toast(page)).toContainText('تم حذف العنصر بنجاح')
  await expect(card).toHaveCount(0)
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(404)
})

test('A-UPL-03: nothing is saved while a picture uploads, and leaving asks first', async ({ page }) => {
  await signInAs(page, addressOf('photos.way'), { admin: true })
  const { dialog, input, tile } = await openPhotos(page)
  const upload = await hold(page, UPLOADS)
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
})

test('A-UPL-01, A-UPL-02, A-UPL-04: a file that is no picture, or too large, is named with its reason, and the others upload', async ({
  page,
}) => {
  await signInAs(page, addressOf('photos.refused'), { admin: true })
  const { input, tiles, tile } = await openPhotos(page)
  // Its content decides, whatever it is called.
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
  await tile('large.png').getByRole('button', { name: 'أخفِ large.png' }).click()
  await expect(tiles).toHaveCount(1)
})

test('A-UPL-04: offline, a picture waits for a retry; no draft stores files, and form and draft say so', async ({
  page,
}) => {
  await signInAs(page, addressOf('photos.network'), { admin: true })
  const { dialog, input, tiles, tile } = await openPhotos(page)
  await input.setInputFiles(await photo('first.png', '#c84'))
  await expect(toast(page)).toContainText('تم رفع الصورة', { timeout: UPLOAD_MS })
  await page.route(UPLOADS, (route) => route.abort())
  await input.setInputFiles(await photo('third.png', '#8c4'))
  await expect(tile('third.png')).toContainText(/خطأ في رفع الصورة: ./)
  await expect(dialog.getByText('لم تُرفع بعد: صورة واحدة.')).toBeVisible()
  await reload(page)
  await expect(dialog.getByText('لم يكتمل رفع صورة واحدة')).toBeVisible()
  await dialog.getByRole('button', { name: 'استكمال المسودة' }).click()
  await expect(tiles).toHaveCount(1)
  await input.setInputFiles(await photo('third.png', '#8c4'))
  await expect(tile('third.png')).toContainText(/خطأ في رفع الصورة: ./)
  await page.unroute(UPLOADS)
  await tile('third.png').getByRole('button', { name: 'أعد المحاولة' }).click()
  await expect(toast(page)).toContainText('تم رفع الصورة', { timeout: UPLOAD_MS })
  await expect(tiles).toHaveCount(2)
})

test('A-UPL-05: after the session ends, pictures stay: the owner signs in beside them and uploads again', async ({
  page,
}) => {
  await signInAs(page, addressOf('photos.session'), { admin: true })
  const { dialog, input, tiles } = await openPhotos(page)
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await input.setInputFiles(await photo('third.png', '#8c4'))
  const ended = dialog.getByText('انتهت جلستك: ادخل مرة أخرى')
  await expect(ended).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'تسجيل الدخول' })).toHaveAttribute('target', '_blank')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'الصور لم يكتمل رفعها' })
  await expect(question).toContainText('إن خرجت الآن اخترتها من جديد')
  await question.getByRole('button', { name: 'إلغاء' }).click()
  await page.context().addCookies(cookies)
  await dialog.getByRole('button', { name: 'أعد المحاولة' }).first().click()
  await expect(ended).toBeHidden()
  await expect(tiles).toHaveCount(1)
  await expect(dialog.getByRole('progressbar')).toHaveCount(0, { timeout: UPLOAD_MS })
})

test('A-UPL-03: of too many pictures the first ones are taken, and all of them upload', async ({ page }) => {
  await signInAs(page, addressOf('photos.many'), { admin: true })
  const { dialog, input, tiles } = await openPhotos(page)
  await input.setInputFiles(
    await Promise.all(Array.from({ length: 13 }, (_, i) => photo(`${i}.png`, '#444'))),
  )
  await expect(dialog.getByText('بلغت الحد الأقصى')).toBeVisible()
  await expect(tiles).toHaveCount(12)
  await expect(dialog.getByRole('progressbar')).toHaveCount(0, { timeout: UPLOAD_MS })
  await dialog.getByLabel('السعر (ر.ع)', { exact: true }).fill('30')
  await dialog.getByRole('button', { name: 'مسقط', exact: true }).click()
  await dialog.getByRole('button', { name: 'إضافة الحيوان' }).click()
  await expect(toast(page)).toContainText('تم إضافة الحيوان بنجاح')
  const [made] = await itemsNamed(page)
  expect(made?.images).toHaveLength(12)
})

test('A-UPL-03: pictures can be reordered, each with its text; a removed one can be restored', async ({
  page,
}) => {
  await signInAs(page, addressOf('photos.order'), { admin: true })
  const { dialog, input, tiles } = await openPhotos(page)
  await input.setInputFiles(
    await Promise.all(['#c84', '#48c', '#8c4'].map((colour, i) => photo(`${i}.png`, colour))),
  )
  await expect(toast(page)).toContainText('تم رفع 3 صور', { timeout: UPLOAD_MS })
  await dialog.getByRole('button', { name: 'أخّر الصورة 1', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'أخّر الصورة 2', exact: true })).toBeFocused()
  await dialog.getByRole('button', { name: 'المزيد للصورة 3', exact: true }).click()
  await page.getByRole('menuitem', { name: 'أضف وصفاً للصورة' }).click()
  const words = page.getByRole('dialog', { name: 'وصف الصورة' })
  await expect(words.getByLabel('ماذا يظهر في الصورة؟')).toHaveAccessibleDescription(
    new RegExp(`${NAME}، صورة 3`),
  )
  await words.getByLabel('ماذا يظهر في الصورة؟').fill('على غصن')
  await words.getByRole('button', { name: 'حفظ الوصف' }).click()
  await dialog.getByRole('button', { name: 'المزيد للصورة 3', exact: true }).click()
  await page.getByRole('menuitem', { name: 'اجعلها الرئيسية' }).click()
  await expect(tiles.first()).toContainText('الرئيسية')
  await expect(tiles.first().getByRole('img', { name: 'على غصن' })).toBeVisible()
  await dialog.getByRole('button', { name: 'احذف الصورة 1', exact: true }).click()
  await expect(toast(page)).toContainText('تم حذف الصورة')
  await expect(tiles).toHaveCount(2)
  await page.getByRole('button', { name: 'تراجع' }).click()
  await expect(tiles.first().getByRole('img', { name: 'على غصن' })).toBeVisible()

  await dialog.getByLabel('السعر (ر.ع)', { exact: true }).fill('30')
  await dialog.getByRole('button', { name: 'مسقط', exact: true }).click()
  await dialog.getByRole('button', { name: 'إضافة الحيوان' }).click()
  await expect(toast(page)).toContainText('تم إضافة الحيوان بنجاح')
  const [made] = await itemsNamed(page)
  expect(made?.images.map(({ alt }) => alt).slice(0, 2)).toEqual(['على غصن', `${NAME}، صورة 2`])
})

const ANIMAL = { type: 'animal', nameArabic: NAME, quantity: 1, availableRegions: [1] }

async function fillAnimal(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'حيوان جديد' })
  await dialog.getByLabel('الاسم بالعربية').fill(NAME)
  await dialog.getByLabel('السعر (ر.ع)', { exact: true }).fill('٨٥٫٥')
  await dialog.getByRole('button', { name: 'مسقط', exact: true }).click()
  return dialog
}

/** The form of a new animal, at its pictures. */
async function openPhotos(page: Page) {
  await open(page, '/admin/animals?new=animal')
  const dialog = page.getByRole('dialog', { name: 'حيوان جديد' })
  await dialog.getByLabel('الاسم بالعربية').fill(NAME)
  const tiles = dialog.getByRole('list', { name: 'صور المنتج' }).getByRole('listitem')
  return {
    dialog,
    tiles,
    input: dialog.getByLabel('اختر صوراً'),
    tile: (name: string) => tiles.filter({ hasText: name }),
  }
}

async function itemsNamed(page: Page): Promise<{ images: { alt: string }[] }[]> {
  const found = await page.request.get(`/api/admin/products?search=${encodeURIComponent(NAME)}`)
  return (await found.json()).items
}
