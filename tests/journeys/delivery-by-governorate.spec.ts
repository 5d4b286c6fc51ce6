// A governorate that differs, from the owner's settings to the order; the hours that its dates hang on.
import type { AdminSettings } from '#contract/admin/settings.ts'
import { expect, open, test } from '#tests/support/journey.ts'
import { cancelOrder, findProduct, putIntoCart, withSettings } from '#tests/support/journey-goods.ts'
import { toast } from '#tests/support/journey-page.ts'
import { addressOf, signInAs } from '#tests/support/journey-people.ts'
import { formatWeekdayAndDay } from '#text/format-date.ts'

/** Of the demo catalogue. */
const BUDGIE = 'بادجي أخضر'
const BALL = 'كرة خيط للعب'
const MUSANDAM = 'مسندم'
const ELSEWHERE = { regionId: 3, office: null, home: '4.5', days: 'من يومين إلى 6 أيام عمل', animals: false }
const OPEN_ALL_WEEK = {
  week: Array.from({ length: 7 }, () => ({ from: '09:00', to: '21:00' })),
  exceptions: [],
}
const DAYS = ['السبت', 'الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس']

test('L-06, L-12: the owner sets a governorate’s fee, days and rule for animals, and the week', async ({
  page,
}) => {
  await signInAs(page, addressOf('governorates.owner'), { admin: true })
  await withSettings(page, deliveryOf, async () => {
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
    // The office reads the settings again after saving; the person moves on before they arrive.
    await page.route('**/api/store', () => {}, { times: 1 })
    await main.getByRole('button', { name: 'احفظ', exact: true }).click()
    await expect(toast(page)).toContainText('حُفظت الإعدادات')
    const saved = (await (await page.request.get('/api/admin/settings')).json()) as AdminSettings
    expect(saved.delivery.find(({ regionId }) => regionId === 3)).toEqual({ ...ELSEWHERE, home: '4.500' })
    expect(saved.opening?.week).toHaveLength(7)

    // The form of an animal knows it without being loaded again.
    await page.getByRole('button', { name: 'فتح قائمة الأقسام' }).click()
    await page.getByRole('link', { name: 'المنتجات', exact: true }).click()
    await main.getByRole('button', { name: 'أضف حيواناً' }).click()
    const animal = page.getByRole('dialog')
    await animal.getByRole('button', { name: MUSANDAM, exact: true }).click()
    await expect(animal.getByText(`لا يصل الآن إلى: ${MUSANDAM}.`)).toBeVisible()
  })
})

test('L-06, L-12: product page, checkout and order show the fee and days of the governorate, with dates over open days', async ({
  page,
  shopper,
}) => {
  await signInAs(page, addressOf('governorates.differ'), { admin: true })
  await withSettings(page, deliveryOf, async () => {
    const differ = { delivery: [ELSEWHERE], opening: OPEN_ALL_WEEK }
    const changed = await page.request.patch('/api/admin/settings', { data: differ })
    expect(changed.ok(), await changed.text()).toBe(true)
    await signInAs(shopper, addressOf('governorates'))
    const ball = await findProduct(shopper, BALL)
    await open(shopper, `/products/${ball.id}`)
    await shopper.getByLabel('محافظتك').selectOption({ label: MUSANDAM })
    const card = shopper.getByRole('region', { name: 'التوصيل' })
    await expect(card).toContainText('4.50')
    await expect(card.getByText(ELSEWHERE.days)).toBeVisible()
    await expect(card.getByText('إلى مكتب شركة التوصيل')).toHaveCount(0)

    // So does checkout, and again for another one.
    await putIntoCart(shopper, BUDGIE, 1)
    await open(shopper, '/checkout')
    const region = shopper.getByLabel('المحافظة')
    await expect(region).toHaveValue('3')
    await expect(shopper.getByText(new RegExp(`لا يصل إلى ${MUSANDAM}: .?${BUDGIE}`))).toBeVisible()
    await shopper.request.delete('/api/cart')
    await putIntoCart(shopper, BALL, 1)
    await open(shopper, '/checkout')
    const office = shopper.getByRole('radio', { name: 'توصيل لشركة التوصيل' })
    await expect(office).toBeDisabled()
    await expect(shopper.getByText('لا مكتب لشركة التوصيل في')).toBeVisible()
    await expect(shopper.getByText(/إن دفعت الآن فالمتوقع بين .+ و.+/)).toBeVisible()
    await region.selectOption({ label: 'مسقط' })
    await expect(office).toBeEnabled()
    await expect(shopper.getByText(ELSEWHERE.days)).toHaveCount(0)

    // The server decides the same, and the order keeps it.
    await region.selectOption('3')
    await shopper.getByLabel('رقم الهاتف').fill('91234567')
    await shopper.getByLabel('العنوان').fill('خصب، الحارة')
    await shopper.getByRole('button', { name: 'المتابعة إلى الدفع' }).filter({ visible: true }).click()
    await expect(shopper.getByRole('heading', { name: 'حوّل هذا المبلغ بالضبط' })).toBeVisible()
    const orderNumber = new URL(shopper.url()).searchParams.get('order')
    const order = await (await shopper.request.get(`/api/orders/${orderNumber}`)).json()
    expect(order).toMatchObject({ deliveryFee: '4.500', deliveryType: 'home' })
    await open(shopper, `/orders/${orderNumber}`)
    await expect(shopper.getByText(`مدة التوصيل: ${ELSEWHERE.days}`)).toBeVisible()
    await expect(shopper.getByText(/^المتوقع بين .+ و.+/)).toBeVisible()
    await cancelOrder(shopper, order)
  })
})

test('H-06: a customer picks the delivery day of an animal; a day withdrawn meanwhile loses no input', async ({
  page,
  shopper,
}) => {
  await signInAs(page, addressOf('days.owner'), { admin: true })
  await signInAs(shopper, addressOf('days'))
  await shopper.request.delete('/api/cart')
  await putIntoCart(shopper, BUDGIE, 1)
  const { id } = await findProduct(shopper, BUDGIE)

  // Its own page offers the days, and checkout begins with the one that was chosen there.
  await open(shopper, `/animals/${id}`)
  await shopper.getByLabel('محافظتك').selectOption({ label: 'مسقط' })
  const card = shopper.getByRole('region', { name: 'متى يصل إليك؟' })
  await expect(card.getByRole('radio')).toHaveCount(5)
  await card.getByRole('button', { name: 'أيام أخرى' }).click()
  await expect(card.getByRole('radio')).toHaveCount(14)
  // The last but one: nobody else's order is for it.
  const far = card.getByRole('radio').nth(12)
  await far.check()
  const day = await far.inputValue()
  await open(shopper, '/checkout')
  const days = shopper.getByRole('region', { name: 'يوم التوصيل' })
  await expect(days.getByRole('radio', { checked: true })).toHaveValue(day)

  await shopper.getByLabel('رقم الهاتف').fill('91234567')
  await shopper.getByLabel('العنوان').fill('الخوير، شارع 2245')
  await shopper.getByRole('checkbox', { name: /أوافق على الشروط/ }).check()
  const reason = 'إجازة المندوب'
  const ban = await page.request.post('/api/admin/travel-rules', {
    data: { kind: 'ban', fromDay: day, untilDay: day, reason },
  })
  expect(ban.ok(), await ban.text()).toBe(true)
  try {
    const submit = shopper.getByRole('button', { name: 'المتابعة إلى الدفع' }).filter({ visible: true })
    await submit.click()
    await expect(toast(shopper)).toContainText('يوم التوصيل هذا لم يعد متاحاً')
    await expect(days).toContainText('اخترنا لك أقرب يوم متاح')
    await expect(shopper.getByLabel('العنوان')).toHaveValue('الخوير، شارع 2245')
    const second = days.getByRole('radio').nth(1)
    await second.check()
    const instead = await second.inputValue()
    await submit.click()
    await expect(shopper.getByRole('heading', { name: 'حوّل هذا المبلغ بالضبط' })).toBeVisible()
    const orderNumber = new URL(shopper.url()).searchParams.get('order')
    const order = await (await shopper.request.get(`/api/orders/${orderNumber}`)).json()
    expect(order).toMatchObject({ deliveryDay: instead })
    await open(shopper, `/orders/${orderNumber}`)
    await expect(shopper.getByText(formatWeekdayAndDay(instead))).toBeVisible()
    await cancelOrder(shopper, order)
  } finally {
    await page.request.delete(`/api/admin/travel-rules/${(await ban.json()).id}`)
  }
})

const deliveryOf = ({ delivery, opening, workingHours }: AdminSettings) => ({
  delivery,
  ...(opening ? { opening } : { workingHours }),
})
