// An owner's items and categories at a desk: many at once by keyboard, two people at one item, a category with items.
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { AdminCategory } from '#contract/admin/categories.ts'
import type { AdminProduct } from '#contract/admin/products.ts'
import { expect, goBack, open, reload, test } from '#tests/support/journey.ts'
import { expectNoAxeFindings } from '#tests/support/journey-axe.ts'
import { toast } from '#tests/support/journey-cart.ts'
import { hold } from '#tests/support/journey-hold.ts'
import { removeItems } from '#tests/support/journey-items.ts'
import { addressOf, signInAs } from '#tests/support/journey-user.ts'

const SUPPLY = 'مشربية فولاذية'
const LIZARD = 'سحلية'
const FAMILY = 'Reptiles'

// Whatever happened: a second try, and other journeys, find the shop as it was.
test.afterEach(async ({ page }) => {
  await removeItems(page, SUPPLY)
  await removeItems(page, LIZARD)
  const found = await page.request.get(`/api/admin/categories?search=${FAMILY}`)
  const { items } = (await found.json()) as { items: AdminCategory[] }
  for (const { id, name } of items)
    if (name === FAMILY) await page.request.delete(`/api/admin/categories/${id}?moveTo=none`)
})

test('A-ITEM-02, A-ITEM-03, A-ITEM-08, A-ITEM-12, A-ITEM-13, A-ROLE-06: many items are changed at once, and two people at one item hear of each other', async ({
  page,
}) => {
  test.slow()
  await signInAs(page, addressOf('items.desk'), { admin: true })
  const supply = (word: string) => ({
    ...{ type: 'product', nameArabic: `${SUPPLY} ${word}`, name: 'Steel <b>fountain</b> 2 L' },
    ...{ price: '10', costPrice: '6', quantity: 8 },
  })
  const first = await add(page, supply('صغيرة'))
  await add(page, supply('كبيرة'))

  await open(page, '/admin/animals')
  await page.getByRole('searchbox').or(page.getByLabel('البحث في العناصر')).fill('مشربيه فولاذيه')
  const table = page.getByRole('table')
  const row = (word: string) => table.getByRole('row', { name: word })
  await expect(table.getByRole('row')).toHaveCount(3)
  await expect(page).toHaveURL(/search=/)

  // By keyboard: Space ticks, the arrow goes on.
  await row('كبيرة').getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press((await isFirst(page, 'كبيرة')) ? 'ArrowDown' : 'ArrowUp')
  await page.keyboard.press('Space')
  const bar = page.getByRole('region', { name: 'المحدد' })
  await expect(bar).toContainText('عنصران محدّدان')
  await expectNoAxeFindings(page)
  await bar.getByRole('button', { name: 'تعديل المحدد' }).click()
  const bulk = page.getByRole('dialog', { name: 'تعديل عنصرين' })
  await bulk.getByLabel('النسبة %').fill('0')
  await bulk.getByRole('button', { name: 'تنفيذ التغيير' }).click()
  await expect(bulk.getByLabel('النسبة %')).toHaveAccessibleDescription(/غير الصفر/)
  await bulk.getByLabel('النسبة %').fill('-١٠')
  await expectNoAxeFindings(page)
  await bulk.getByRole('button', { name: 'تنفيذ التغيير' }).click()
  await expect(toast(page)).toContainText('تغيّر عنصران')
  await expect(row('صغيرة')).toContainText('9.00')
  await expect(row('كبيرة')).toContainText('9.00')
  await expect(bar).toBeHidden()

  // What cannot be changed so is named, the rest is done.
  await page.request.patch(`/api/admin/products/${first.id}`, { data: { quantity: 1 } })
  await table.getByRole('checkbox', { name: 'تحديد كل المعروض' }).check()
  await bar.getByRole('button', { name: 'تعديل المحدد' }).click()
  await bulk.getByLabel('ما الذي يتغيّر؟').selectOption({ label: 'زيادة المخزون أو إنقاصه' })
  await bulk.getByLabel('كم يُضاف أو يُنقص').fill('-3')
  await bulk.getByRole('button', { name: 'تنفيذ التغيير' }).click()
  await expect(bulk).toContainText('تغيّر 1 من 2')
  await expect(bulk.getByRole('listitem')).toContainText('المتوفر منه 1 فقط')
  await bulk.getByRole('button', { name: 'حسناً' }).click()
  await bar.getByRole('button', { name: 'إلغاء التحديد' }).click()

  // Columns of one's own, also after a reload.
  await expect(table.getByRole('columnheader', { name: 'التكلفة' })).toHaveCount(0)
  await page.locator('summary', { hasText: 'الأعمدة' }).click()
  await page.getByRole('checkbox', { name: 'التكلفة' }).check()
  await reload(page)
  await expect(table.getByRole('columnheader', { name: 'التكلفة' })).toBeVisible()
  await expect(row('صغيرة')).toContainText('6.00')

  // Two people: the second is told what the first changed, and both changes stand in the end.
  await row('صغيرة').getByRole('button', { name: 'تعديل' }).click()
  const dialog = page.getByRole('dialog', { name: 'تعديل العنصر' })
  await expect(dialog.getByLabel('الاسم بالإنجليزية')).toHaveValue('Steel <b>fountain</b> 2 L')
  await page.request.patch(`/api/admin/products/${first.id}`, { data: { price: '12', quantity: 3 } })
  await dialog.getByLabel('الطراز').fill('F-2')
  await dialog.getByRole('button', { name: 'حفظ التعديل' }).click()
  await expect(dialog.getByText('تغيّر هذا السجل قبل أن تحفظ')).toBeVisible()
  await expect(dialog.getByText(/^ما تغيّر: /)).toHaveText('ما تغيّر: السعر (ر.ع)، الكمية')
  await expect(toast(page)).toContainText('فشل في تحديث البيانات')
  await expectNoAxeFindings(page)
  await dialog.getByRole('button', { name: 'احفظ تعديلي فوقها' }).click()
  await expect(toast(page)).toContainText('تم حفظ التعديل بنجاح')
  expect(await read(page, first.id)).toMatchObject({ price: '12.000', quantity: 3, model: 'F-2' })

  // A-ITEM-08: of the other kind it is delivered as one. Escape closes, and what was typed is offered again.
  await row('صغيرة').getByRole('button', { name: 'تعديل' }).click()
  await dialog.getByRole('radio', { name: 'حيوان حي' }).check()
  await expect(dialog.getByText('أُعيدت إعدادات التوصيل')).toBeVisible()
  await expect(dialog.getByText('يصل الحيوان إلى باب المنزل فقط')).toBeVisible()
  await expect(
    dialog.getByRole('group', { name: 'المحافظات' }).getByRole('button', { pressed: true }),
  ).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await row('صغيرة').getByRole('button', { name: 'تعديل' }).click()
  await dialog.getByRole('button', { name: 'تجاهل المسودة' }).click()
  await expect(dialog.getByRole('radio', { name: 'منتج أو مستلزمات' })).toBeChecked()
  await goBack(page)

  // Another one like it, in a few touches.
  await row('كبيرة').getByRole('button', { name: 'إجراءات' }).click()
  await page.getByRole('menuitem', { name: 'نسخ' }).click()
  const copy = page.getByRole('dialog', { name: 'نسخة جديدة' })
  await copy.getByLabel('الاسم بالعربية').fill(`${SUPPLY} وسطى`)
  await copy.getByRole('button', { name: 'إضافة المنتج' }).click()
  await expect(toast(page)).toContainText('تم إضافة المنتج بنجاح')
  await expect(row('وسطى')).toContainText('9.00')

  // A list that cannot be read says so, and never zero.
  await page.route('**/api/admin/products?*', (route) => route.abort())
  await open(page, '/admin/animals?type=animal&state=hidden')
  await expect(page.getByRole('alert')).toContainText('تعذّر تحميل هذا الجزء')
  await expect(page.getByRole('group', { name: 'ملخص العناصر' })).not.toContainText(/\d/)
  await page.unroute('**/api/admin/products?*')
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect(page.getByRole('group', { name: 'ملخص العناصر' })).toContainText(/\d/)
})

test('A-CAT-01, A-CAT-02, A-CAT-03, A-CAT-04, A-CAT-05, A-CAT-06, A-CAT-07, A-CAT-08, A-CAT-09, A-CAT-10, A-CAT-11, A-UPL-06, X-60: a category is added, searched, changed, and leaves only when its items have a place', async ({
  page,
}) => {
  test.slow()
  await signInAs(page, addressOf('categories.desk'), { admin: true })
  // A-CAT-01: a spinner until they are there.
  const list = await hold(page, '**/api/admin/categories*')
  await open(page, '/admin/categories')
  await expect(page.getByRole('heading', { level: 1, name: 'إدارة الفئات' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'جارٍ التحميل' })).toBeVisible()
  await list.release()
  const cards = page.getByRole('list', { name: 'الفئات' }).getByRole('article')
  await expect(cards.first()).toBeVisible()
  await expectNoAxeFindings(page)

  // A-CAT-07: one name is not enough; nothing is sent.
  await page.getByRole('button', { name: 'إضافة فئة' }).click()
  const adding = page.getByRole('dialog', { name: 'إضافة فئة جديدة' })
  await expect(page).toHaveURL('/admin/categories?new=1')
  await expect(adding.getByLabel('الرمز')).toHaveValue('🐾')
  await expect(adding.getByLabel('فئة نشطة')).toBeChecked()
  await adding.getByLabel('الاسم بالعربية').fill('زواحف')
  await adding.getByRole('button', { name: 'إضافة الفئة' }).click()
  await expect(toast(page)).toContainText('خطأ في البيانات')
  await expect(toast(page)).toContainText('يرجى إدخال اسم الفئة بالعربية والإنجليزية')
  await expect(adding.getByLabel('الاسم بالإنجليزية')).toBeFocused()
  await expectNoAxeFindings(page)

  // A-CAT-10, A-CAT-09: a failure keeps what was typed; the button says what it does.
  await adding.getByLabel('الاسم بالإنجليزية').fill('Reptiles')
  await adding.getByLabel('الوصف بالعربية').fill('سحالٍ وثعابين مسالمة')

  // What was typed survives a closed page.
  await open(page, '/')
  await open(page, '/admin/categories?new=1')
  await adding.getByRole('button', { name: 'استكمال المسودة' }).click()
  await expect(adding.getByLabel('الاسم بالإنجليزية')).toHaveValue('Reptiles')

  // A-CAT-06, A-UPL-06: one picture, of at most 5 MB, with its progress and its preview.
  await expect(adding.getByText('PNG أو JPG أو GIF حتى 5 ميجابايت')).toBeVisible()
  await adding.getByLabel('اختر صورة').setInputFiles({
    name: 'large.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  })
  await expect(adding.getByRole('group', { name: 'صورة الفئة' })).toContainText('5 ميجابايت')
  const picture = await hold(page, '**/api/admin/uploads*')
  const lizard = sharp({ create: { width: 500, height: 500, channels: 3, background: '#7a4' } })
  await adding.getByLabel('اختر صورة').setInputFiles({
    name: 'lizard.png',
    mimeType: 'image/png',
    buffer: await lizard.png().toBuffer(),
  })
  await expect(adding.getByRole('progressbar', { name: 'رفع lizard.png' })).toBeVisible()
  await expect(adding.getByRole('button', { name: 'انتظر اكتمال رفع الصورة' })).toBeDisabled()
  await picture.release()
  await expect(adding.getByRole('img', { name: 'صورة الفئة' })).toBeVisible()
  await adding.getByRole('button', { name: 'إزالة الصورة' }).click()
  await expect(adding.getByRole('img', { name: 'صورة الفئة' })).toHaveCount(0)
  await page.getByRole('button', { name: 'تراجع' }).click()
  await expect(adding.getByRole('img', { name: 'صورة الفئة' })).toBeVisible()
  await page.route('**/api/admin/categories', (route) => route.abort())
  await adding.getByRole('button', { name: 'إضافة الفئة' }).click()
  await expect(toast(page)).toContainText('خطأ في إضافة الفئة')
  await page.unroute('**/api/admin/categories')
  const added = await hold(page, '**/api/admin/categories')
  await adding.getByRole('button', { name: 'إضافة الفئة' }).click()
  await expect(adding.getByRole('button', { name: 'جارٍ الإضافة...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await added.release()
  await expect(toast(page)).toContainText('تم إضافة الفئة بنجاح')
  await expect(page).toHaveURL('/admin/categories')

  // A-CAT-03, A-CAT-11: the newest first. A-CAT-08: the next form is empty again.
  const card = cards.first()
  await expect(card).toContainText(/زواحف[\s\S]*Reptiles[\s\S]*نشطة[\s\S]*سحالٍ/)
  await page.getByRole('button', { name: 'إضافة فئة' }).click()
  await expect(adding.getByLabel('الاسم بالعربية')).toHaveValue('')
  await goBack(page)
  await expect(adding).toBeHidden()

  // A-CAT-02, A-CAT-05.
  const search = page.getByLabel('البحث في الفئات')
  await search.fill('rePTiles')
  await expect(cards).toHaveCount(1)
  await page.getByLabel('الحالة').selectOption({ label: 'غير نشطة' })
  await expect(page.getByText('لا توجد فئات تطابق بحثك')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'إضافة فئة' })).toHaveCount(1)
  await page.getByLabel('الحالة').selectOption({ label: 'الكل' })

  await card.getByRole('button', { name: 'تعديل' }).click()
  const editing = page.getByRole('dialog', { name: 'تعديل الفئة' })
  await editing.getByLabel('فئة نشطة').uncheck()
  await page.route('**/api/admin/categories/*', (route) => route.abort(), { times: 1 })
  await editing.getByRole('button', { name: 'تحديث الفئة' }).click()
  await expect(toast(page)).toContainText('خطأ في تحديث الفئة')
  const changed = await hold(page, '**/api/admin/categories/*')
  await editing.getByRole('button', { name: 'تحديث الفئة' }).click()
  await expect(editing.getByRole('button', { name: 'جارٍ التحديث...' })).toBeVisible()
  await changed.release()
  await expect(toast(page)).toContainText('تم تحديث الفئة بنجاح')
  await expect(card).toContainText('غير نشطة')

  // X-60, A-CAT-04.
  const { items } = (await (await page.request.get('/api/admin/categories?search=Reptiles')).json()) as {
    items: AdminCategory[]
  }
  const gecko = await add(page, {
    ...{ nameArabic: LIZARD, price: '20', isActive: false, categoryId: items[0]?.id },
  })
  await reload(page)
  await card.getByRole('button', { name: 'حذف' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('في هذه الفئة عنصر واحد')
  await question.getByRole('button', { name: 'حذف' }).click()
  await expect(question.getByLabel('تُنقل العناصر إلى')).toHaveAccessibleDescription(/اختر أولاً/)
  await expectNoAxeFindings(page)
  await question.getByLabel('تُنقل العناصر إلى').selectOption({ label: 'بلا فئة' })
  await page.route('**/api/admin/categories/*', (route) => route.abort())
  await question.getByRole('button', { name: 'حذف' }).click()
  await expect(toast(page)).toContainText('خطأ في حذف الفئة')
  await page.unroute('**/api/admin/categories/*')
  await question.getByRole('button', { name: 'حذف' }).click()
  await expect(toast(page)).toContainText('تم حذف الفئة بنجاح')
  await expect(page.getByText('لا توجد فئات تطابق بحثك')).toBeVisible()
  expect(await read(page, gecko.id)).toMatchObject({ category: null })
})

async function add(page: Page, item: object): Promise<AdminProduct> {
  const made = await page.request.post('/api/admin/products', { data: item })
  expect(made.status()).toBe(201)
  return (await made.json()) as AdminProduct
}

async function read(page: Page, id: number): Promise<AdminProduct> {
  return (await (await page.request.get(`/api/admin/products/${id}`)).json()) as AdminProduct
}

async function isFirst(page: Page, word: string): Promise<boolean> {
  const row = await page.getByRole('table').getByRole('row').nth(1).textContent()
  return row?.includes(word) ?? false
}
