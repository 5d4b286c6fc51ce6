// A governorate that differs, from the owner's settings to the order; the hours that its dates hang on.

import type { AdminSettings } from '#contract/admin/settings.ts'
import { expect, open, test } from '#tests/support/journey.ts'
import { expectNoAxeFindings } from '#tests/support/journey-axe.ts'
import { cancelOrderByApi, findProduct, putIntoCart, toast } from '#tests/support/journey-cart.ts'
import { addressOf, signInAs } from '#tests/support/journey-user.ts'

/** Of the demo catalogue. */
const BUDGIE = 'بادجي أخضر'
const BALL = 'كرة خيط للعب'
const MUSANDAM = 'مسندم'
const DAYS = ['السبت', 'الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس']

test('L-06, L-12: a governorate has its own fee and days, on the product, at checkout and in the order, with dates over open days', async ({
  page,
}) => {
  test.slow()
  const owner = addressOf('governorates-owner')
  await signInAs(page, owner, { admin: true })
  const before = (await (await page.request.get('/api/admin/settings')).json()) as AdminSettings
  const restore = async () => {
    const { delivery, opening, workingHours } = before
    const hours = opening ? { opening } : { workingHours }
    const answer = await page.request.patch('/api/admin/settings', { data: { delivery, ...hours } })
    expect(answer.ok()).toBe(true)
  }
  try {
    await open(page, '/admin/settings')
    const main = page.getByRole('main')
    await main.getByLabel('محافظة تخالف الأصل').selectOption({ label: MUSANDAM })
    const row = main.getByRole('group', { name: MUSANDAM })
    await row.getByRole('checkbox', { name: 'إلى مكتب شركة التوصيل' }).uncheck()
    await row.getByRole('textbox', { name: 'إلى باب المنزل' }).fill('٤٫٥')
    await row.getByLabel('مدة التوصيل').fill('من يومين إلى 6 أيام عمل')
    await row.getByRole('checkbox', { name: 'تصل إليها الحيوانات' }).uncheck()
    await row.getByRole('button', { name: 'تم' }).click()
    await expect(main.getByRole('button', { name: `عدّل ${MUSANDAM}` })).toContainText('بلا حيوانات')

    await main.getByRole('button', { name: 'املأ الأسبوع' }).click()
    for (const day of DAYS) await main.getByRole('switch', { name: day }).check()
    await expect(main.getByRole('status').filter({ hasText: 'يقرؤها العميل' })).toContainText(
      'السبت – الخميس، 9:00',
    )
    await expectNoAxeFindings(page)
    await main.getByRole('button', { name: 'احفظ', exact: true }).click()
    await expect(toast(page)).toContainText('حُفظت الإعدادات')

    // The product's page answers for the governorate that was chosen.
    await signInAs(page, addressOf('governorates'))
    const ball = await findProduct(page, BALL)
    await open(page, `/products/${ball.id}`)
    await page.getByLabel('محافظتك').selectOption({ label: MUSANDAM })
    const card = page.getByRole('region', { name: 'التوصيل' })
    await expect(card).toContainText('4.50')
    await expect(card.getByText('من يومين إلى 6 أيام عمل')).toBeVisible()
    await expect(card.getByText('إلى مكتب شركة التوصيل')).toHaveCount(0)

    // So does checkout, and anew for another one.
    await putIntoCart(page, BALL, 1)
    await open(page, '/checkout')
    const region = page.getByLabel('المحافظة')
    const office = page.getByRole('radio', { name: 'توصيل لشركة التوصيل' })
    await expect(region).toHaveValue('3')
    await expect(office).toBeDisabled()
    await expect(page.getByText(`لا مكتب لشركة التوصيل في`)).toBeVisible()
    await expect(page.getByText(/إن دفعت الآن فالمتوقع بين .+ و.+/)).toBeVisible()
    await region.selectOption({ label: 'مسقط' })
    await expect(office).toBeEnabled()
    await expect(page.getByText('من يومين إلى 6 أيام عمل')).toHaveCount(0)
    await putIntoCart(page, BUDGIE, 1)
    await open(page, '/checkout')
    await region.selectOption('3')
    await expect(page.getByText(new RegExp(`لا يصل إلى ${MUSANDAM}: .?${BUDGIE}`))).toBeVisible()
    await page.request.delete('/api/cart')
    await putIntoCart(page, BALL, 1)

    // The server decides the same, and the order keeps it.
    await open(page, '/checkout')
    await region.selectOption('3')
    await page.getByLabel('رقم الهاتف').fill('91234567')
    await page.getByLabel('العنوان').fill('خصب، الحارة')
    await page.getByRole('button', { name: 'المتابعة إلى الدفع' }).filter({ visible: true }).click()
    await expect(page.getByRole('heading', { name: 'حوّل هذا المبلغ بالضبط' })).toBeVisible()
    const orderNumber = new URL(page.url()).searchParams.get('order')
    const order = await (await page.request.get(`/api/orders/${orderNumber}`)).json()
    expect(order).toMatchObject({ deliveryFee: '4.500', deliveryType: 'home' })
    await open(page, `/orders/${orderNumber}`)
    await expect(page.getByText('مدة التوصيل: من يومين إلى 6 أيام عمل')).toBeVisible()
    await expect(page.getByText(/^المتوقع بين .+ و.+/)).toBeVisible()
    await cancelOrderByApi(page, order)
  } finally {
    await signInAs(page, addressOf('governorates-restorer'), { admin: true })
    await restore()
  }
})
