// The back office's main job: an owner brings an animal, somebody buys it, the owner is told, checks the transfer, hands
// the animal over, prints its invoice and finds the sale in the books.
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Analytics } from '#contract/admin/analytics.ts'
import { expect, open, test } from '#tests/support/journey.ts'
import { expectNoAxeFindings } from '#tests/support/journey-axe.ts'
import { hear, openSignedIn, toast } from '#tests/support/journey-cart.ts'
import { removeItems } from '#tests/support/journey-items.ts'
import { addressOf, signInAs, tryName } from '#tests/support/journey-user.ts'
import { formatRials } from '#text/format-price.ts'

const ANIMAL = 'ببغاء كاسكو'
const PRICE = '85.500'
const FINAL = '87.500'

test('A-DASH-04, A-DASH-07, A-ORD-02, A-ORD-05, X-11, X-25, X-26, D-04, D-08: an animal is added, sold, paid, delivered and invoiced, and the sale stands in every book', async ({
  page,
  shopper,
}, { project }) => {
  test.slow()
  const phone = project.name === 'phone'
  const animal = `${ANIMAL} ${tryName()}`
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await signInAs(page, addressOf('owner'), { admin: true })
  await signInAs(shopper, addressOf('bird-lover'))
  const before = await reportOf(page)

  const address = await addAnimal(page, animal)
  await open(page, '/admin')
  await expectLive(page, phone)

  // The owner looks at the first screen, touching nothing: order and transfer come by themselves.
  const heardOfOrder = hear(page, 'طلب جديد')
  const heardOfTransfer = hear(page, 'تحويل جديد أُبلغ عنه')
  const orderNumber = await buy(shopper, animal, async (placed) => {
    await heardOfOrder
    const latest = page
      .getByRole('main')
      .getByRole(phone ? 'listitem' : 'row')
      .filter({ hasText: placed })
    await expect(latest).toContainText('87.50')
    await expect(latest).toContainText('يحتاج إلى تأكيد')
  })
  await heardOfTransfer
  await expectNoAxeFindings(page)
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /تحويل\S* \S+ المطابقة/ })
    .getByRole('link')
    .click()

  // the desk says whether it is the right money; one tap says that it is there.
  const transfer = page.getByRole('article').filter({ hasText: orderNumber })
  await expect(transfer).toContainText('87.50')
  await expect(transfer.getByText('الاسم والمبلغ مطابقان')).toBeVisible()
  await expectNoAxeFindings(page)
  await transfer.getByRole('button', { name: 'وصل المبلغ' }).click()
  await expect(page.getByText('تأكد وصول المبلغ', { exact: true }).first()).toBeVisible()
  await expect(transfer).toHaveCount(0)

  const invoice = await deliver(page, orderNumber, phone)
  await printInvoice(page, invoice, animal)
  await expectInBooks(page, { animal, orderNumber, before })

  // The shop has none of it any more.
  await open(shopper, address)
  const main = shopper.getByRole('main')
  await expect(main.getByText(/نفد/).first()).toBeVisible()
  await expect(main.getByRole('button', { name: new RegExp(`أضف.*${animal}`) })).toHaveCount(0)
  const another = { productId: Number(address.split('/').pop()), quantity: 1 }
  expect((await shopper.request.post('/api/cart', { data: another })).status()).toBe(409)
})

// Whatever happened: other journeys count the shop's birds.
test.afterEach(({ page }) => removeItems(page, ANIMAL))

/** A-ITEM-12, A-UPL-03; answers with its address in the shop. */
async function addAnimal(page: Page, name: string): Promise<string> {
  await open(page, '/admin/animals?new=animal')
  const dialog = page.getByRole('dialog', { name: 'حيوان جديد' })
  await dialog.getByLabel('الاسم بالعربية').fill(name)
  await dialog.getByLabel('السعر (ر.ع)', { exact: true }).fill(PRICE)
  await dialog
    .getByLabel('اختر صوراً')
    .setInputFiles(await Promise.all([photo('side.png', '#c84'), photo('front.png', '#48c')]))
  await expect(
    dialog.getByRole('list', { name: 'صور المنتج' }).getByRole('img').and(dialog.locator('[src]')),
  ).toHaveCount(2)
  await dialog.getByRole('button', { name: 'مسقط', exact: true }).click()
  await dialog.getByLabel('الفئة').selectOption({ label: '🐦 طيور' })
  await dialog.getByRole('button', { name: 'إضافة الحيوان' }).click()
  await expect(toast(page)).toContainText('تم إضافة الحيوان بنجاح')
  const found = await page.request.get(`/api/admin/products?search=${encodeURIComponent(name)}`)
  const { items } = (await found.json()) as { items: { id: number }[] }
  return `/animals/${items[0]?.id}`
}

async function photo(name: string, background: string) {
  const picture = sharp({ create: { width: 900, height: 700, channels: 3, background } })
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() }
}

async function expectLive(page: Page, phone: boolean): Promise<void> {
  if (phone) await page.getByRole('button', { name: 'فتح قائمة الأقسام' }).click()
  const mark = page.getByRole('region', { name: 'التحديث المباشر' })
  await expect(mark.getByText('مباشر', { exact: true })).toBeVisible()
  if (phone) await page.getByRole('button', { name: 'إغلاق' }).click()
}

/** From the search to the reported transfer; `placed` looks at what the order does elsewhere meanwhile. */
async function buy(page: Page, name: string, placed: (number: string) => Promise<void>): Promise<string> {
  await openSignedIn(page, `/products?search=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name, exact: true }).first().click()
  await expect(page).toHaveURL(/\/animals\/\d+$/)
  await page
    .getByRole('dialog', { name })
    .getByRole('button', { name: /أضف إلى السلة/ })
    .click()
  await expect(toast(page)).toContainText('تم إضافة المنتج')
  await open(page, '/checkout')
  await page.getByLabel('رقم الهاتف').fill('91234567')
  await page.getByLabel('العنوان').fill('الخوير، شارع 2245، بيت 18')
  await page.getByRole('checkbox', { name: /أوافق على الشروط/ }).check()
  await page.getByRole('button', { name: 'المتابعة إلى الدفع' }).click()
  await expect(page.getByRole('heading', { name: 'حوّل هذا المبلغ بالضبط' })).toBeVisible()
  const orderNumber = new URL(page.url()).searchParams.get('order') ?? ''
  await placed(orderNumber)
  await page.getByRole('button', { name: 'أرسلت التحويل' }).click()
  await expect(page.getByRole('heading', { name: 'شكراً لك، وصلنا بلاغك' })).toBeVisible()
  return orderNumber
}

/** A-ORD-02, A-ORD-03: along its path, a choice a step; then its own page, and its invoice. */
async function deliver(page: Page, orderNumber: string, phone: boolean): Promise<string> {
  await open(page, `/admin/orders?search=${orderNumber}`)
  const line = page.getByRole(phone ? 'article' : 'row').filter({ hasText: orderNumber })
  for (const status of ['قيد المعالجة', 'تم الشحن', 'تم التسليم']) {
    await line.getByRole('combobox').selectOption({ label: status })
    await expect(line.getByRole('combobox').locator('option:checked')).toHaveText(status)
  }
  await expect(page.getByText('تم تحديث الطلب', { exact: true }).first()).toBeVisible()
  await line.getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: new RegExp(orderNumber) })).toBeVisible()
  await expect(page.getByText('تم الشحن ← تم التسليم')).toBeVisible()
  await expectNoAxeFindings(page)
  await page.getByRole('link', { name: 'طباعة الفاتورة' }).click()
  await expect(page).toHaveURL(/\/invoice/)
  const id = page.url().match(/orders\/(\d+)/)?.[1] ?? ''
  return id.padStart(6, '0')
}

/** A-ORD-05: on a sheet, and on a roll that is as long as what stands on it; nothing else goes to the printer. */
async function printInvoice(page: Page, number: string, animal: string): Promise<void> {
  await page.getByRole('button', { name: 'طباعة', exact: true }).click()
  await expect(page.locator('html[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  const paper = page.locator('[data-invoice]')
  const amount = (label: string) =>
    paper.getByRole('definition').and(paper.locator(`dt:text-is("${label}") + dd`))
  await expect(page.getByRole('navigation', { name: 'أقسام الإدارة' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'طباعة', exact: true })).toBeHidden()
  const line = paper.getByRole('row').filter({ hasText: animal })
  await expect(line.getByRole('cell')).toContainText([animal, '1', '85.50', '85.50'])
  await expectFigures()
  expect(await paperOf(page)).toEqual([[595, 842]])

  await page.emulateMedia({ media: null })
  await page.getByRole('button', { name: 'ورق 80 مم' }).click()
  await expect(paper.and(page.locator('[data-roll]'))).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(paper.getByText(animal)).toBeVisible()
  await expectFigures()
  await expect.poll(async () => (await paperOf(page)).map(([width]) => width)).toEqual([227])
  const [roll] = await paperOf(page)
  expect(roll?.[1]).toBeLessThan(842)
  await page.emulateMedia({ media: null })

  async function expectFigures(): Promise<void> {
    await expect(paper).toHaveCSS('direction', 'rtl')
    await expect(paper.getByRole('heading', { name: /^فاتورة/ })).toBeVisible()
    await expect(paper.getByText(number).first()).toBeVisible()
    await expect(amount('مجموع المنتجات')).toContainText('85.50')
    await expect(amount('رسوم التوصيل')).toContainText('2.00')
    await expect(amount('المبلغ الكلي')).toContainText('87.50')
    await expect(amount('الدفع')).toHaveText('مدفوع')
  }
}

/** Width and height of each printed page, in points. */
async function paperOf(page: Page): Promise<number[][]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Math.round(Number(width)),
    Math.round(Number(height)),
  ])
}

type Sale = { animal: string; orderNumber: string; before: Analytics }

async function expectInBooks(page: Page, { animal, orderNumber, before }: Sale): Promise<void> {
  const main = page.getByRole('main')
  // the report grew by what was paid, and names the animal and its family.
  const after = await reportOf(page)
  expect(baisaOf(after.current.revenue) - baisaOf(before.current.revenue)).toBe(baisaOf(FINAL))
  const birds = (report: Analytics) => report.categories.find(({ nameArabic }) => nameArabic === 'طيور')
  expect(baisaOf(birds(after)?.revenue) - baisaOf(birds(before)?.revenue)).toBe(baisaOf(PRICE))
  await open(page, '/admin/analytics')
  await expect(main.getByRole('region', { name: 'أهم الأرقام' })).toContainText(
    formatRials(after.current.revenue).replace('\u00A0', ' '),
  )
  const sold = main
    .getByRole('table', { name: /المنتجات/ })
    .getByRole('row')
    .filter({ hasText: animal })
  await expect(sold.getByRole('cell')).toContainText(['1', '85.50', '0.00'])
  await expect(
    main.getByRole('table', { name: 'المبيعات حسب القسم' }).getByRole('row').filter({ hasText: 'طيور' }),
  ).toHaveCount(1)

  // it came and went, and the ledger says with which order.
  await open(page, `/admin/inventory?search=${encodeURIComponent(animal)}`)
  await main.getByRole('button', { name: /سجل/ }).first().click()
  const ledger = page.getByRole('list', { name: 'تغييرات المخزون، الأحدث أولاً' }).getByRole('listitem')
  await expect(ledger).toHaveCount(2)
  await expect(ledger.first()).toContainText(orderNumber)
  await expect(ledger.first()).toContainText('−1')
  await expect(ledger.first()).toContainText('الرصيد 0')
  await expect(ledger.last()).toContainText('+1')
  await expectNoAxeFindings(page)

  // E-ACT-01: each deed of the owner.
  await open(page, '/admin/audit')
  const deeds = main.getByRole('list', { name: 'ما تغيّر' }).getByRole('listitem')
  await expect(deeds.filter({ hasText: 'تغيير حالة طلب' }).filter({ hasText: orderNumber })).toHaveCount(4)
  await expect(deeds.filter({ hasText: 'إضافة عنصر' }).filter({ hasText: animal })).toHaveCount(1)
}

async function reportOf(page: Page): Promise<Analytics> {
  const answer = await page.request.get('/api/admin/analytics?period=30')
  return (await answer.json()) as Analytics
}

function baisaOf(rials = '0'): number {
  return Math.round(Number(rials) * 1000)
}
