// The main job (issue 2): from the first look at a cat to the order under "my orders".
import type { Locator, Page } from '@playwright/test'
import { expect, glimpse, open, reload, test } from '#tests/support/journey.ts'
import { addressOf, mailedLink } from '#tests/support/journey-people.ts'

const CAT = 'قطة بريطانية رمادية'
const PASSWORD = 'بيت-القطط-الدافئ-7'
const ACTIVATION_LINK = /https?:\/\/\S+\/verify-email\?\S+/

test('S-HDR-06, S-DRW-09: a customer finds a cat, registers, orders, reports the transfer and finds the order', async ({
  page,
}) => {
  // A dozen pages, one mail and one worker: on a busy machine more than the usual minute.
  test.slow()
  const email = addressOf('maryam')

  await open(page, '/')
  await page.getByRole('link', { name: /^قطط/ }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('قطط')
  await page.getByRole('link', { name: CAT }).first().click()
  await expect(page).toHaveURL(/\/animals\/\d+$/)
  await expect(page.getByRole('dialog', { name: CAT })).toBeVisible()
  const productId = Number(new URL(page.url()).pathname.split('/').pop())
  const before = await stockOf(page, productId)
  await page.getByRole('button', { name: 'الصورة التالية' }).click()
  await expect(page.getByText(/2 من \d/).first()).toBeVisible()

  // S-ERR-01, X-54, X-66: not signed in; the sheet leads to the password too, and the cat is remembered.
  await page
    .getByRole('button', { name: new RegExp(`سجّل الدخول للشراء.*${CAT}`) })
    .first()
    .click()
  await expect(page.getByText('يجب تسجيل الدخول').first()).toBeVisible()
  await page.getByRole('link', { name: 'الدخول بكلمة المرور' }).click()
  await expect(page).toHaveURL(/\/auth\?return=%2Fanimals%2F/)

  await register(page, email)
  await activate(page, email)
  // back to the cat, although the mailed link does not name it.
  await expect(page).toHaveURL(`/animals/${productId}`)

  // The remembered cat was added a single time.
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^السلة/ })
    .click()
  const drawer = page.getByRole('dialog', { name: 'سلتك' })
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
  await changeQuantity(drawer)
  await drawer.getByRole('link', { name: 'إتمام الطلب' }).click()

  const orderNumber = await checkOut(page)
  await expect.poll(() => stockOf(page, productId)).toBe(before - 1)

  await page.getByRole('link', { name: 'تفاصيل الطلب' }).click()
  await expect(page).toHaveURL(`/orders/${orderNumber}`)
  await expect(page.getByRole('listitem').filter({ hasText: 'أبلغت عن التحويل' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await page.getByRole('navigation', { name: 'أنت هنا' }).getByRole('link', { name: 'طلباتي' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: orderNumber })).toContainText('أُبلغ عن التحويل')
  await open(page, '/cart')
  await expect(page.getByRole('heading', { name: 'سلتك فارغة' })).toBeVisible()
})

/** By the link of the mail, and then by the password. */
async function activate(page: Page, email: string): Promise<void> {
  await open(page, await mailedLink(email, ACTIVATION_LINK))
  await expect(page.getByText('تم تفعيل حسابك')).toBeVisible()
  await page.getByLabel('البريد الإلكتروني').fill(email)
  await page.getByLabel('كلمة المرور', { exact: true }).fill(PASSWORD)
  const signedIn = glimpse(page.getByRole('heading', { name: 'تم تسجيل الدخول بنجاح' }))
  await page.getByRole('main').getByRole('button', { name: 'تسجيل الدخول' }).click()
  await signedIn
}

/** One more, and back to one. */
async function changeQuantity(drawer: Locator): Promise<void> {
  await expect(drawer.getByText('قطعة واحدة', { exact: true })).toBeVisible()
  await drawer.getByRole('button', { name: 'زيادة الكمية' }).click()
  await expect(drawer.getByText('قطعتان', { exact: true })).toBeVisible()
  await drawer.getByRole('button', { name: 'إنقاص الكمية' }).click()
  await expect(drawer.getByText('قطعة واحدة', { exact: true })).toBeVisible()
}

/** A-AUTH-02, A-AUTH-05, A-AUTH-08: errors are shown at their fields, and what was typed stays. */
async function register(page: Page, email: string): Promise<void> {
  // The form, not the sheet that is still sliding away.
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'أنشئ حساباً' }).click()
  await main.getByLabel('الاسم الأول').fill('مريم')
  await main.getByLabel('اسم العائلة').fill('الحارثية')
  await main.getByLabel('البريد الإلكتروني').fill(email)
  await main.getByLabel('كلمة المرور', { exact: true }).fill(PASSWORD)
  await main.getByLabel('تأكيد كلمة المرور').fill('أخرى')
  await main.getByRole('button', { name: 'إنشاء الحساب' }).click()
  await expect(page.getByText('كلمات المرور غير متطابقة')).toBeVisible()
  await expect(main.getByLabel('تأكيد كلمة المرور')).toBeFocused()
  await main.getByLabel('تأكيد كلمة المرور').fill(PASSWORD)
  await main.getByRole('button', { name: 'إنشاء الحساب' }).click()
  await expect(page.getByRole('heading', { name: 'أرسلنا رابط التفعيل إلى بريدك' })).toBeVisible()
}

/** S-CHK-03..19; answers with the order's number. */
async function checkOut(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'بيانات التوصيل' })).toBeVisible()
  await expect(page.getByLabel('الاسم الكامل')).toHaveValue('مريم الحارثية')
  await expect(page.getByLabel('المحافظة')).toHaveValue('1')
  await expect(page.getByRole('radio', { name: /توصيل مباشر للمنزل/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /توصيل لشركة التوصيل/ })).toBeDisabled()
  // H-06: one chooses the day, and reads no duration beside it.
  await expect(page.getByRole('region', { name: 'يوم التوصيل' }).getByRole('radio').first()).toBeVisible()
  await expect(page.getByText('مدة التوصيل')).toHaveCount(0)
  await page.getByRole('button', { name: 'المتابعة إلى الدفع' }).click()
  await expect(page.getByText('معلومات ناقصة').first()).toBeVisible()
  await expect(page.getByLabel('رقم الهاتف')).toBeFocused()

  await page.getByLabel('رقم الهاتف').fill('٩١٢٣ ٤٥٦٧')
  // Conventions 17: its two groups keep the order in which they were typed.
  await expect(page.getByLabel('رقم الهاتف')).toHaveCSS('unicode-bidi', 'bidi-override')
  await page.getByLabel('الولاية').selectOption('بوشر')
  await page.getByLabel('العنوان').fill('الخوير، شارع 2245، بيت 18')
  await page.getByLabel('علامة مميزة').fill('مسجد النور')
  await reload(page)
  await expect(page.getByLabel('العنوان')).toHaveValue('الخوير، شارع 2245، بيت 18')
  await page.getByRole('checkbox', { name: /أوافق على الشروط/ }).check()
  await page.getByRole('button', { name: 'المتابعة إلى الدفع' }).click()

  await expect(page.getByRole('heading', { name: 'حوّل هذا المبلغ بالضبط' })).toBeVisible()
  const orderNumber = new URL(page.url()).searchParams.get('order') ?? ''
  expect(orderNumber).toMatch(/^ALF\d{8}[A-Z]{4}$/)
  await expect(page.getByRole('main').getByText(orderNumber).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'واتساب' }).first()).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/968\\d{8}\\?text=.*${orderNumber}`),
  )

  // S-CHK-18, X-13: back to edit amends the same order; a fresh visit finds it.
  await page.getByRole('link', { name: 'الرجوع لتعديل البيانات' }).click()
  await expect(page.getByLabel('علامة مميزة')).toHaveValue('مسجد النور')
  await page.getByLabel('ملاحظات').fill('بعد العصر')
  await page.getByRole('checkbox', { name: /أوافق على الشروط/ }).check()
  await page.getByRole('button', { name: 'حفظ التعديل والمتابعة' }).click()
  await expect(page.getByRole('heading', { name: 'حوّل هذا المبلغ بالضبط' })).toBeVisible()
  await open(page, '/checkout')
  await expect(page.getByRole('main').getByText(orderNumber).first()).toBeVisible()

  await expect(page.getByLabel('اسم صاحب الحساب المحوِّل')).toHaveValue('مريم الحارثية')
  await page.getByRole('button', { name: 'أرسلت التحويل' }).click()
  await expect(page.getByRole('heading', { name: 'شكراً لك، وصلنا إشعارك' })).toBeVisible()
  return orderNumber
}

async function stockOf(page: Page, productId: number): Promise<number> {
  const response = await page.request.get(`/api/products/${productId}`)
  return ((await response.json()) as { quantity: number }).quantity
}
