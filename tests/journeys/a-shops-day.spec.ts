// The back office's main job: an owner brings an animal, somebody buys it, the owner is told, checks the transfer, hands
// the animal over, prints its invoice and finds the sale in the books.
import type { Page } from '@playwright/test'
import type { Analytics } from '#contract/admin/analytics.ts'
import { expect, open, reload, test } from '#tests/support/journey.ts'
import { addItem, placeOrder, removeItems } from '#tests/support/journey-goods.ts'
import { hear, openSignedIn, toast } from '#tests/support/journey-page.ts'
import { addressOf, signInAs, tryName } from '#tests/support/journey-people.ts'
import { formatRials } from '#text/format-price.ts'

const ANIMAL = 'ببغاء كاسكو'
const PRICE = '85.500'
const FINAL = '87.500'

// Whatever happened: other journeys count the shop's birds.
test.afterEach(({ page }) => removeItems(page, ANIMAL))

test('A-DASH-04, X-11, D-08: an added animal is bought; the owner is notified live and verifies the transfer', async ({
  page,
  shopper,
}) => {
  await signInAs(page, addressOf('owner'), { admin: true })
  await signInAs(shopper, addressOf('bird-lover'))
  const animal = `${ANIMAL} ${tryName()}`
  const { address } = await addAnimal(page, animal)
  await open(page, '/admin')
  await expectLive(page)

  // The owner looks at the first screen, touching nothing: order and transfer come by themselves.
  const heardOfOrder = hear(page, 'طلب جديد')
  const heardOfTransfer = hear(page, 'تحويل جديد أُبلغ عنه')
  const main = page.getByRole('main')
  const orderNumber = await buy(shopper, animal, async (placed) => {
    await heardOfOrder
    const latest = main.getByRole('listitem').filter({ hasText: placed })
    await expect(latest).toContainText('87.50')
    await expect(latest).toContainText('يحتاج إلى تأكيد')
  })
  await heardOfTransfer
  await main
    .getByRole('listitem')
    .filter({ hasText: /تحويل\S* \S+ المطابقة/ })
    .getByRole('link')
    .click()

  // the desk says whether it is the right money; one tap says that it is there.
  const transfer = page.getByRole('article').filter({ hasText: orderNumber })
  await expect(transfer).toContainText('87.50')
  await expect(transfer.getByText('ما كتبه العميل يطابق الطلب: الاسم والمبلغ')).toBeVisible()
  await transfer.getByRole('button', { name: 'وصل المبلغ' }).click()
  await expect(page.getByText('تأكد وصول المبلغ', { exact: true }).first()).toBeVisible()
  await expect(transfer).toHaveCount(0)

  // The shop has none of it any more.
  await open(shopper, address)
  await expect(shopper.getByRole('main').getByText(/نفد/).first()).toBeVisible()
  await expect(
    shopper.getByRole('main').getByRole('button', { name: new RegExp(`أضف.*${animal}`) }),
  ).toHaveCount(0)
  const another = { productId: Number(address.split('/').pop()), quantity: 1 }
  expect((await shopper.request.post('/api/cart', { data: another })).status()).toBe(409)
})

test('A-ORD-02, A-ORD-05, D-04: a paid order is moved through its statuses, and its invoice is printed on a sheet and on a roll', async ({
  page,
  shopper,
}) => {
  await page.addInitScript(() => {
    addEventListener('beforeprint', () => document.documentElement.setAttribute('data-printed', ''))
  })
  await signInAs(page, addressOf('printer'), { admin: true })
  const { id, orderNumber, animal } = await sell(page, shopper)
  await open(page, `/admin/orders?search=${orderNumber}`)
  const line = page.getByRole('article').filter({ hasText: orderNumber })
  for (const status of STEPS) {
    await line.getByRole('combobox').selectOption({ label: status })
    await expect(line.getByRole('combobox').locator('option:checked')).toHaveText(status)
  }
  await expect(page.getByText('تم تحديث الطلب', { exact: true }).first()).toBeVisible()
  await line.getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: new RegExp(orderNumber) })).toBeVisible()
  await expect(page.getByText('تم الشحن ← تم التسليم')).toBeVisible()
  await page.getByRole('link', { name: 'طباعة الفاتورة' }).click()
  await expect(page).toHaveURL(/\/invoice/)
  await waitForInvoice(page, id)
  await printInvoice(page, /^(?:INV|DEMO)-20\d\d-\d{5}$/, animal)
})

test('A-DASH-07, X-25, X-26: a delivered animal appears in the report, the stock ledger and the audit log', async ({
  page,
  shopper,
}) => {
  await signInAs(page, addressOf('accountant'), { admin: true })
  const before = await reportOf(page)
  const { id, orderNumber, animal } = await sell(page, shopper)
  for (const status of ['processing', 'shipped', 'delivered'])
    expect((await page.request.patch(`/api/admin/orders/${id}`, { data: { status } })).ok()).toBe(true)
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
  const families = main.getByRole('table', { name: 'المبيعات حسب الفئة' })
  await expect(families.getByRole('row').filter({ hasText: 'طيور' })).toHaveCount(1)

  // it came and went, and the ledger says with which order.
  await open(page, `/admin/inventory?search=${encodeURIComponent(animal)}`)
  await main.getByRole('button', { name: /سجل/ }).first().click()
  const ledger = page.getByRole('list', { name: 'تغييرات المخزون، الأحدث أولاً' }).getByRole('listitem')
  await expect(ledger).toHaveCount(2)
  await expect(ledger.first()).toContainText(orderNumber)
  await expect(ledger.first()).toContainText('−1')
  await expect(ledger.first()).toContainText('الرصيد 0')
  await expect(ledger.last()).toContainText('+1')

  // E-ACT-01: each action of the owner.
  await open(page, '/admin/audit')
  const actions = main.getByRole('list', { name: 'ما تغيّر' }).getByRole('listitem')
  await expect(actions.filter({ hasText: 'تغيير حالة طلب' }).filter({ hasText: orderNumber })).toHaveCount(4)
  await expect(actions.filter({ hasText: 'إضافة عنصر' }).filter({ hasText: animal })).toHaveCount(1)
})

const STEPS = ['قيد المعالجة', 'تم الشحن', 'تم التسليم']

/** Of which there is one, delivered to Muscat. */
async function addAnimal(page: Page, nameArabic: string): Promise<{ address: string; id: number }> {
  const response = await page.request.get('/api/admin/categories?search=%D8%B7%D9%8A%D9%88%D8%B1')
  const [birds] = ((await response.json()) as { items: { id: number }[] }).items
  const { id } = await addItem(page, {
    ...{ type: 'animal', nameArabic, price: PRICE, quantity: 1 },
    ...{ categoryId: birds?.id, availableRegions: [1] },
  })
  return { address: `/animals/${id}`, id }
}

/** An animal that somebody bought and paid for. */
async function sell(owner: Page, shopper: Page) {
  const animal = `${ANIMAL} ${crypto.randomUUID().slice(0, 4)}`
  const { id: productId } = await addAnimal(owner, animal)
  await signInAs(shopper, `bird-${crypto.randomUUID().slice(0, 8)}@example.com`)
  await shopper.request.post('/api/cart', { data: { productId, quantity: 1 } })
  const order = await placeOrder(shopper, { regionId: 1 })
  await shopper.request.post(`/api/orders/${order.id}/payment-sent`, { data: { senderName: 'منى الكندية' } })
  const verified = await owner.request.post('/api/admin/orders/bulk', {
    data: { ids: [order.id], paymentStatus: 'verified' },
  })
  expect(verified.ok(), await verified.text()).toBe(true)
  return { ...order, animal }
}

async function expectLive(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'فتح قائمة الأقسام' }).click()
  const mark = page.getByRole('region', { name: 'التحديث المباشر' })
  await expect(mark.getByText('مباشر', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'إغلاق' }).click()
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
  await expect(page.getByRole('heading', { name: 'شكراً لك، وصلنا إشعارك' })).toBeVisible()
  return orderNumber
}

/** F-04: it is drawn once the step can no longer be taken back, by the queue. */
async function waitForInvoice(page: Page, id: number): Promise<void> {
  const issued = async () => {
    const response = await page.request.get(`/api/admin/orders/${id}`)
    return ((await response.json()) as { issued: unknown[] }).issued.length
  }
  await expect.poll(issued, { timeout: 60_000 }).toBe(1)
  await reload(page)
}

/** A-ORD-05: on a sheet, and on a roll as long as its content; nothing else is printed. */
async function printInvoice(page: Page, number: RegExp, animal: string): Promise<void> {
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

async function reportOf(page: Page): Promise<Analytics> {
  const response = await page.request.get('/api/admin/analytics?period=30')
  return (await response.json()) as Analytics
}

function baisaOf(rials = '0'): number {
  return Math.round(Number(rials) * 1000)
}
