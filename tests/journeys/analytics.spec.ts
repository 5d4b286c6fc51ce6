// The report of sales: every figure from an order, every guess by its name.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Analytics } from '#contract/admin/analytics.ts'
import type { AdminProduct, AdminProductList } from '#contract/admin/products.ts'
import { expect, open, reload, test } from '#tests/support/journey.ts'
import { addressOf, signInAs } from '#tests/support/journey-people.ts'
import { formatNumber } from '#text/format-number.ts'
import { formatRials } from '#text/format-price.ts'

test.use({ outage: true })

test('A-ANA-01, A-ANA-02, A-ANA-03, A-ANA-08, X-26: a counter sale is in the report of a month and of a year; a failure is shown and can be retried', async ({
  page,
}) => {
  await signInAs(page, addressOf('figures'), { admin: true })
  const item = await sellOne(page)
  const month = await reportOf(page)

  // A-ANA-08: nothing is shown as zero that could not be read.
  await page.route('**/api/admin/analytics?period=30', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', detail: 'المتجر مشغول الآن.' } }),
  )
  await open(page, '/admin/analytics')
  const main = page.getByRole('main')
  await expect(main.getByText('حدث خطأ في تحميل البيانات المالية')).toBeVisible()
  await expect(main.getByText('0.00')).toHaveCount(0)
  await page.unroute('**/api/admin/analytics?period=30')
  await main.getByRole('button', { name: 'إعادة المحاولة' }).click()

  // what was sold is there, and it is what the shop has in its books.
  const figures = main.getByRole('region', { name: 'أهم الأرقام' })
  await expect(figures).toContainText(formatRials(month.current.revenue).replace('\u00A0', ' '))
  expect(Number(month.current.revenue)).toBeGreaterThanOrEqual(Number(item.price))
  await expect(page.getByRole('button', { name: '30 يوماً' })).toHaveAttribute('aria-pressed', 'true')
  await expect(figures).toContainText(/أعلى بنسبة|أقل بنسبة|بلا تغيّر|لا شيء قبلها|أكثر من 10 أضعاف/)
  const trend = main.getByRole('table', { name: 'اتجاه المبيعات' }).getByRole('rowheader')
  await expect(trend).toHaveCount(30)

  // A-ANA-01: another period is another address.
  await page.getByRole('button', { name: 'سنة' }).click()
  await expect(page).toHaveURL('/admin/analytics?period=365')
  await reload(page)
  await expect(page.getByRole('button', { name: 'سنة' })).toHaveAttribute('aria-pressed', 'true')
  await expect(trend).toHaveCount(13)
})

test('A-ANA-04, A-ANA-05, A-ANA-06, A-ANA-07, X-42: the report marks estimates, and each chart has its table and file', async ({
  page,
}) => {
  await signInAs(page, addressOf('guesses'), { admin: true })
  const item = await sellOne(page)
  const month = await reportOf(page)
  await open(page, '/admin/analytics')
  const main = page.getByRole('main')
  const profit = main.getByRole('region', { name: 'الربح الإجمالي' })
  await expect(profit).toContainText('تقديري 30%')
  await expect(profit).toContainText('الهدف من 25 إلى 35%')
  const forecast = main.getByRole('region', { name: 'توقعات' })
  await expect(forecast.getByText('تقدير', { exact: true })).toHaveCount(3)
  await expect(forecast).toContainText('مبيعات الفترة ÷ أيامها × 30 × 1.1')
  await expect(forecast).toContainText('مبيعات الفترة ÷ أيامها × 30 × 12 × 1.15')
  await expect(forecast).toContainText('مبيعات الفترة ÷ عملائها × 3')
  // A-ANA-06: seven days of the fourteen, each with its counterpart of the week before.
  await expect(main.getByRole('table', { name: 'آخر 7 أيام' }).getByRole('rowheader')).toHaveCount(7)

  // A-ANA-07: by the family that it belongs to; the table can be looked at.
  const families = main.getByRole('region', { name: 'المبيعات حسب الفئة', exact: true })
  await families.getByRole('button', { name: /عرض الجدول/ }).click()
  const name = item.category?.nameArabic ?? ''
  const row = families.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
  await expect(row.getByRole('cell').first()).toHaveText(
    formatNumber(month.categories.find(({ id }) => id === item.categoryId)?.units ?? 0),
  )
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    families.getByRole('link', { name: /تنزيل/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`categories-${month.from}-${month.to}.csv`)
  expect(await readFile(await download.path(), 'utf8')).toContain(name)
})

/** Over the counter. */
async function sellOne(page: Page): Promise<AdminProduct> {
  const response = await page.request.get('/api/admin/products?type=product&active=true')
  const { items } = (await response.json()) as AdminProductList
  const item = items.find(({ quantity, category }) => quantity > 1 && category)
  if (!item) throw new Error('the shop has no supply with a family')
  const sold = await page.request.post('/api/admin/orders', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: {
      channel: 'counter',
      customerName: 'سالم',
      customerPhone: '91234567',
      items: [{ productId: item.id, quantity: 1 }],
      payments: [{ method: 'cash', amount: item.askedPrice }],
    },
  })
  expect(sold.status()).toBe(201)
  return item
}

async function reportOf(page: Page): Promise<Analytics> {
  return (await page.request.get('/api/admin/analytics?period=30')).json()
}
