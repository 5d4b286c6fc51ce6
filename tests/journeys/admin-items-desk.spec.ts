// An owner's items at a desk: many at once by keyboard, two people at one item.
import type { Page } from '@playwright/test'
import type { AdminProduct } from '#contract/admin/products.ts'
import { expect, goBack, open, reload, test } from '#tests/support/journey.ts'
import { addItem, removeItems } from '#tests/support/journey-goods.ts'
import { toast } from '#tests/support/journey-page.ts'
import { addressOf, signInAs } from '#tests/support/journey-people.ts'

const SUPPLY = 'مشربية فولاذية'

// Whatever happened: a second try, and other journeys, find the shop as it was.
test.afterEach(({ page }) => removeItems(page, SUPPLY))

test('A-ITEM-02, A-ITEM-03: many items are found, selected by keyboard and changed at once; those that cannot be changed are named', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAs(page, addressOf('items.desk'), { admin: true })
  const small = await addSupply(page, 'صغيرة')
  await addSupply(page, 'كبيرة')
  await open(page, '/admin/animals')
  await page.getByLabel('البحث في العناصر').fill('مشربيه فولاذيه')
  const { table, row } = items(page)
  await expect(table.getByRole('row')).toHaveCount(3)
  await expect(page).toHaveURL(/search=/)

  // By keyboard: Space selects, the arrow moves on. The newest comes first.
  await row('كبيرة').getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press((await isFirst(page, 'كبيرة')) ? 'ArrowDown' : 'ArrowUp')
  await page.keyboard.press('Space')
  const bar = page.getByRole('region', { name: 'المحدد' })
  await expect(bar).toContainText('عنصران محدّدان')
  await bar.getByRole('button', { name: 'تعديل المحدد' }).click()
  const bulk = page.getByRole('dialog', { name: 'تعديل عنصرين' })
  await bulk.getByLabel('النسبة %').fill('0')
  await bulk.getByRole('button', { name: 'تنفيذ التغيير' }).click()
  await expect(bulk.getByLabel('النسبة %')).toHaveAccessibleDescription(/غير الصفر/)
  await bulk.getByLabel('النسبة %').fill('-١٠')
  await bulk.getByRole('button', { name: 'تنفيذ التغيير' }).click()
  await expect(toast(page)).toContainText('تغيّر عنصران')
  await expect(row('صغيرة')).toContainText('9.00')
  await expect(row('كبيرة')).toContainText('9.00')
  await expect(bar).toBeHidden()

  await page.request.patch(`/api/admin/products/${small.id}`, { data: { quantity: 1 } })
  await table.getByRole('checkbox', { name: 'تحديد كل المعروض' }).check()
  await bar.getByRole('button', { name: 'تعديل المحدد' }).click()
  await bulk.getByLabel('ما الذي يتغيّر؟').selectOption({ label: 'زيادة المخزون أو إنقاصه' })
  await bulk.getByLabel('كم يُضاف أو يُنقص').fill('-3')
  await bulk.getByRole('button', { name: 'تنفيذ التغيير' }).click()
  await expect(bulk).toContainText('تغيّر 1 من 2')
  await expect(bulk.getByRole('listitem')).toContainText('المتوفر منه 1 فقط')
})

test('A-ITEM-03: the chosen columns of the table survive a reload', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, addressOf('items.columns'), { admin: true })
  await addSupply(page, 'صغيرة')
  const { table, row } = await openItems(page)
  await expect(row('صغيرة')).toBeVisible()
  await expect(table.getByRole('columnheader', { name: 'التكلفة' })).toHaveCount(0)
  await page.locator('summary', { hasText: 'الأعمدة' }).click()
  await page.getByRole('checkbox', { name: 'التكلفة' }).check()
  await reload(page)
  await expect(table.getByRole('columnheader', { name: 'التكلفة' })).toBeVisible()
  await expect(row('صغيرة')).toContainText('6.00')
})

test('A-ITEM-13, A-ROLE-06: of two people at one item the second is told what the first changed, and both changes are saved', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAs(page, addressOf('items.two'), { admin: true })
  const { id } = await addSupply(page, 'صغيرة')
  const { row } = await openItems(page)
  await row('صغيرة').getByRole('button', { name: 'تعديل' }).click()
  const dialog = page.getByRole('dialog', { name: 'تعديل العنصر' })
  await expect(dialog.getByLabel('الاسم بالإنجليزية')).toHaveValue('Steel <b>fountain</b> 2 L')
  await page.request.patch(`/api/admin/products/${id}`, { data: { price: '12', quantity: 3 } })
  await dialog.getByLabel('الطراز').fill('F-2')
  await dialog.getByRole('button', { name: 'حفظ التعديل' }).click()
  await expect(dialog.getByText('تغيّر هذا السجل قبل أن تحفظ')).toBeVisible()
  await expect(dialog.getByText(/^ما تغيّر: /)).toHaveText('ما تغيّر: السعر (ر.ع)، الكمية')
  await expect(toast(page)).toContainText('فشل في تحديث البيانات')
  await dialog.getByRole('button', { name: 'احفظ تعديلي فوقها' }).click()
  await expect(toast(page)).toContainText('تم حفظ التعديل بنجاح')
  const saved = await (await page.request.get(`/api/admin/products/${id}`)).json()
  expect(saved).toMatchObject({ price: '12.000', quantity: 3, model: 'F-2' })
})

test('A-ITEM-08: an item of the other kind changes its delivery; Escape closes the form, and its draft is offered again', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAs(page, addressOf('items.kind'), { admin: true })
  await addSupply(page, 'صغيرة')
  const { row } = await openItems(page)
  const dialog = page.getByRole('dialog', { name: 'تعديل العنصر' })
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
  await expect(dialog).toBeHidden()
})

test('A-ITEM-12: an item is duplicated in a few taps', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, addressOf('items.copy'), { admin: true })
  await addSupply(page, 'كبيرة')
  const { row } = await openItems(page)
  await row('كبيرة').getByRole('button', { name: 'إجراءات' }).click()
  await page.getByRole('menuitem', { name: 'نسخ' }).click()
  const copy = page.getByRole('dialog', { name: 'نسخة جديدة' })
  await copy.getByLabel('الاسم بالعربية').fill(`${SUPPLY} وسطى`)
  await copy.getByRole('button', { name: 'إضافة المنتج' }).click()
  await expect(toast(page)).toContainText('تم إضافة المنتج بنجاح')
  await expect(row('وسطى')).toContainText('10.00')
})

test('A-ITEM-01, X-39: a list that fails to load says so, and never shows zero', { tag: '@desktop' }, async ({
  page,
}) => {
  await signInAs(page, addressOf('items.unread'), { admin: true })
  await page.route('**/api/admin/products?*', (route) => route.abort())
  await open(page, '/admin/animals?type=animal&state=hidden')
  await expect(page.getByRole('alert')).toContainText('تعذّر تحميل هذا الجزء')
  const counters = page.getByRole('group', { name: 'ملخص العناصر' })
  await expect(counters).not.toContainText(/\d/)
  await page.unroute('**/api/admin/products?*')
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect(counters).toContainText(/\d/)
})

function addSupply(page: Page, word: string): Promise<AdminProduct> {
  return addItem(page, {
    ...{ type: 'product', nameArabic: `${SUPPLY} ${word}`, name: 'Steel <b>fountain</b> 2 L' },
    ...{ price: '10', costPrice: '6', quantity: 8 },
  })
}

async function openItems(page: Page) {
  await open(page, `/admin/animals?search=${encodeURIComponent(SUPPLY)}`)
  return items(page)
}

function items(page: Page) {
  const table = page.getByRole('table')
  return { table, row: (word: string) => table.getByRole('row', { name: word }) }
}

async function isFirst(page: Page, word: string): Promise<boolean> {
  const row = await page.getByRole('table').getByRole('row').nth(1).textContent()
  return row?.includes(word) ?? false
}
