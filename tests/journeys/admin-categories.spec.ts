// An owner's categories: added with a picture, searched, changed, and gone only when their items have a place.
import type { Page } from '@playwright/test'
import type { AdminCategory } from '#contract/admin/categories.ts'
import { expect, goBack, open, reload, test } from '#tests/support/journey.ts'
import { addItem, photo, removeItems } from '#tests/support/journey-goods.ts'
import { hold, toast } from '#tests/support/journey-page.ts'
import { addressOf, signInAs } from '#tests/support/journey-people.ts'

const LIZARD = 'سحلية'
const FAMILY = 'Reptiles'
const CATEGORIES = '**/api/admin/categories'

// Whatever happened: a second try, and other journeys, find the shop as it was.
test.afterEach(async ({ page }) => {
  await removeItems(page, LIZARD)
  const found = await page.request.get(`/api/admin/categories?search=${FAMILY}`)
  const { items } = (await found.json()) as { items: AdminCategory[] }
  for (const { id, name } of items)
    if (name === FAMILY) await page.request.delete(`/api/admin/categories/${id}?moveTo=none`)
})

test('A-CAT-01, A-CAT-07, conventions 17: a category without one of its names, or with too long a text, is not added, and what was typed stays', async ({
  page,
}) => {
  await signInAs(page, addressOf('categories.draft'), { admin: true })
  // A-CAT-01: a spinner until they are there.
  const list = await hold(page, `${CATEGORIES}*`)
  await open(page, '/admin/categories')
  await expect(page.getByRole('heading', { level: 1, name: 'إدارة الفئات' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'جارٍ التحميل' })).toBeVisible()
  await list.release()
  await expect(cards(page).first()).toBeVisible()

  // A-CAT-07: one name is not enough; nothing is sent.
  await page.getByRole('button', { name: 'إضافة فئة' }).click()
  const adding = page.getByRole('dialog', { name: 'إضافة فئة جديدة' })
  await expect(adding.getByLabel('الرمز')).toHaveValue('🐾')
  await expect(adding.getByLabel('فئة نشطة')).toBeChecked()
  await adding.getByLabel('الاسم بالعربية').fill('زواحف')
  await adding.getByRole('button', { name: 'إضافة الفئة' }).click()
  await expect(toast(page)).toContainText('خطأ في البيانات')
  await expect(toast(page)).toContainText('يرجى إدخال اسم الفئة بالعربية والإنجليزية')
  await expect(adding.getByLabel('الاسم بالإنجليزية')).toBeFocused()
  await adding.getByLabel('الاسم بالإنجليزية').fill(FAMILY)

  // What is too long is not cut.
  const story = adding.getByLabel('الوصف بالعربية')
  await story.fill('سحلية '.repeat(2000))
  await adding.getByRole('button', { name: 'إضافة الفئة' }).click()
  await expect(story).toBeFocused()
  await expect(story).toHaveAccessibleDescription(/^النص أطول من المسموح: 11,999 من 1,000 حرف/)
  await expect(story).toHaveValue('سحلية '.repeat(2000))

  // What was typed survives a closed page.
  await open(page, '/admin/categories?new=1')
  await adding.getByRole('button', { name: 'استكمال المسودة' }).click()
  await expect(adding.getByLabel('الاسم بالإنجليزية')).toHaveValue(FAMILY)
})

test('A-CAT-03, A-CAT-08, A-CAT-09, A-CAT-10, A-CAT-11: a category is added, after a failure too, and is the first of the list', async ({
  page,
}) => {
  await signInAs(page, addressOf('categories.add'), { admin: true })
  await open(page, '/admin/categories?new=1')
  const adding = page.getByRole('dialog', { name: 'إضافة فئة جديدة' })
  await adding.getByLabel('الاسم بالعربية').fill('زواحف')
  await adding.getByLabel('الاسم بالإنجليزية').fill(FAMILY)
  await adding.getByLabel('الوصف بالعربية').fill('سحالٍ وثعابين مسالمة')
  await page.route(CATEGORIES, (route) => route.abort(), { times: 1 })
  await adding.getByRole('button', { name: 'إضافة الفئة' }).click()
  await expect(toast(page)).toContainText('خطأ في إضافة الفئة')
  const added = await hold(page, CATEGORIES)
  await adding.getByRole('button', { name: 'إضافة الفئة' }).click()
  const busy = adding.getByRole('button', { name: 'جارٍ الإضافة...' })
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  await added.release()
  await expect(toast(page)).toContainText('تم إضافة الفئة بنجاح')
  await expect(page).toHaveURL('/admin/categories')

  // A-CAT-03, A-CAT-11: the newest first. A-CAT-08: the next form is empty again.
  await expect(cards(page).first()).toContainText(/زواحف[\s\S]*Reptiles[\s\S]*نشطة[\s\S]*سحالٍ/)
  await page.getByRole('button', { name: 'إضافة فئة' }).click()
  await expect(adding.getByLabel('الاسم بالعربية')).toHaveValue('')
  await goBack(page)
  await expect(adding).toBeHidden()
})

test('A-CAT-06, A-UPL-06: uploads one picture of at most 5 MB, with progress and preview, and can undo its removal', async ({
  page,
}) => {
  await signInAs(page, addressOf('categories.picture'), { admin: true })
  await open(page, '/admin/categories?new=1')
  const adding = page.getByRole('dialog', { name: 'إضافة فئة جديدة' })
  const preview = adding.getByRole('img', { name: 'صورة الفئة' })
  await expect(adding.getByText('PNG أو JPG أو GIF حتى 5 ميجابايت')).toBeVisible()
  await adding.getByLabel('اختر صورة').setInputFiles({
    name: 'large.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  })
  await expect(adding.getByRole('group', { name: 'صورة الفئة' })).toContainText('5 ميجابايت')
  const picture = await hold(page, '**/api/admin/uploads*')
  await adding.getByLabel('اختر صورة').setInputFiles(await photo('lizard.png', '#7a4'))
  await expect(adding.getByRole('progressbar', { name: 'رفع lizard.png' })).toBeVisible()
  await expect(adding.getByRole('button', { name: 'انتظر اكتمال رفع الصورة' })).toBeDisabled()
  await picture.release()
  await expect(preview).toBeVisible()
  await adding.getByRole('button', { name: 'إزالة الصورة' }).click()
  await expect(preview).toHaveCount(0)
  await page.getByRole('button', { name: 'تراجع' }).click()
  await expect(preview).toBeVisible()
})

test('A-CAT-02, A-CAT-05, A-CAT-09, A-CAT-10: a category is searched, and hidden by an edit that fails once', async ({
  page,
}) => {
  await signInAs(page, addressOf('categories.edit'), { admin: true })
  await addFamily(page)
  await open(page, '/admin/categories')
  await page.getByLabel('البحث في الفئات').fill('rePTiles')
  await expect(cards(page)).toHaveCount(1)
  await page.getByLabel('الحالة').selectOption({ label: 'غير نشطة' })
  await expect(page.getByText('لا توجد فئات تطابق بحثك')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'إضافة فئة' })).toHaveCount(1)
  await page.getByLabel('الحالة').selectOption({ label: 'الكل' })

  const card = cards(page).first()
  await card.getByRole('button', { name: 'تعديل' }).click()
  const editing = page.getByRole('dialog', { name: 'تعديل الفئة' })
  await editing.getByLabel('فئة نشطة').uncheck()
  await page.route(`${CATEGORIES}/*`, (route) => route.abort(), { times: 1 })
  await editing.getByRole('button', { name: 'تحديث الفئة' }).click()
  await expect(toast(page)).toContainText('خطأ في تحديث الفئة')
  const changed = await hold(page, `${CATEGORIES}/*`)
  await editing.getByRole('button', { name: 'تحديث الفئة' }).click()
  await expect(editing.getByRole('button', { name: 'جارٍ التحديث...' })).toBeVisible()
  await changed.release()
  await expect(toast(page)).toContainText('تم تحديث الفئة بنجاح')
  await expect(card).toContainText('غير نشطة')
})

test('A-CAT-04, A-CAT-10, X-60: a category is deleted only once its items have another', async ({ page }) => {
  await signInAs(page, addressOf('categories.delete'), { admin: true })
  const family = await addFamily(page)
  const gecko = await addItem(page, {
    ...{ nameArabic: LIZARD, price: '20', isActive: false, categoryId: family.id },
  })
  await open(page, `/admin/categories?search=${FAMILY}`)
  await cards(page).first().getByRole('button', { name: 'حذف' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('في هذه الفئة عنصر واحد')
  await question.getByRole('button', { name: 'حذف' }).click()
  await expect(question.getByLabel('تُنقل العناصر إلى')).toHaveAccessibleDescription(/اختر أولاً/)
  await question.getByLabel('تُنقل العناصر إلى').selectOption({ label: 'بلا فئة' })
  await page.route(`${CATEGORIES}/*`, (route) => route.abort(), { times: 1 })
  await question.getByRole('button', { name: 'حذف' }).click()
  await expect(toast(page)).toContainText('خطأ في حذف الفئة')
  await question.getByRole('button', { name: 'حذف' }).click()
  await expect(toast(page)).toContainText('تم حذف الفئة بنجاح')
  await expect(page.getByText('لا توجد فئات تطابق بحثك')).toBeVisible()
  await reload(page)
  await expect(page.getByText('لا توجد فئات تطابق بحثك')).toBeVisible()
  const item = await (await page.request.get(`/api/admin/products/${gecko.id}`)).json()
  expect(item).toMatchObject({ category: null })
})

function cards(page: Page) {
  return page.getByRole('list', { name: 'الفئات' }).getByRole('article')
}

async function addFamily(page: Page): Promise<AdminCategory> {
  const data = { name: FAMILY, nameArabic: 'زواحف', descriptionArabic: 'سحالٍ وثعابين مسالمة', world: 'small' }
  const created = await page.request.post('/api/admin/categories', { data })
  expect(created.status(), await created.text()).toBe(201)
  return created.json()
}
