// Writing to the shop, its newsletter, and what it says about itself.
import type { Page } from '@playwright/test'
import { expect, open, reload, test } from '#tests/support/journey.ts'
import { addressOf, mailedLink, signInAs, tryName } from '#tests/support/journey-people.ts'

const SHOP_MAILBOX = 'salam@aleef.om'
const MISSING = 'يرجى ملء جميع الحقول المطلوبة المحددة بعلامة (*)'
const FAILED = 'نعتذر، حدث خطأ أثناء إرسال الرسالة. يرجى المحاولة مرة أخرى أو التواصل معنا هاتفياً'

test('S-CON-02, S-CON-04, S-ROUTE-06: an incomplete message is not sent: each field says why, and the first has the focus', async ({
  page,
}) => {
  await open(page, '/contact')
  await expect(page).toHaveTitle('تواصل معنا – أليف')
  await expect(page.getByRole('heading', { level: 1, name: 'تواصل معنا' })).toBeVisible()
  const { field, send } = form(page)
  await expect(field('الأولوية')).toHaveValue('medium')
  await expect(field('الأولوية').getByRole('option')).toHaveText(['منخفضة', 'متوسطة', 'عالية', 'عاجلة'])
  await send.click()
  await expect(page.getByText('بيانات ناقصة')).toBeVisible()
  await expect(page.getByText(MISSING)).toBeVisible()
  await expect(field('الاسم (*)')).toBeFocused()
  for (const sentence of [
    'اكتب اسمك.',
    'اكتب بريدك الإلكتروني لنرد عليك.',
    'اكتب موضوع الرسالة.',
    'اكتب رسالتك.',
  ])
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
})

test('S-CON-06, S-CON-07, S-CON-08, X-30: a message survives every failure and arrives once', async ({
  page,
  context,
}) => {
  await open(page, '/contact')
  const main = page.getByRole('main')
  const { field, send } = form(page)
  const subject = `سؤال ${tryName()} عن «قط» <b>`
  await field('الاسم (*)').fill('مريم الحارثية')
  await field('البريد الإلكتروني (*)').fill(addressOf('maryam'))
  await field('رقم الهاتف').fill('1234')
  await field('الأولوية').selectOption('عاجلة')
  await field('الموضوع (*)').fill(subject)
  await field('الرسالة (*)').fill('السلام عليكم،\nهل هو مطعّم؟')
  await send.click()
  await expect(main.getByText('رقم الهاتف العُماني غير صحيح')).toBeVisible()
  await expect(field('رقم الهاتف')).toBeFocused()
  await field('رقم الهاتف').fill('٩١٢٣ ٤٥٦٧')

  // What was typed outlives the page.
  await reload(page)
  await expect(field('الرسالة (*)')).toHaveValue('السلام عليكم،\nهل هو مطعّم؟')
  await expect(field('الأولوية')).toHaveValue('urgent')
  await expect(field('رقم الهاتف')).toHaveValue('٩١٢٣ ٤٥٦٧')

  // S-CON-08: the network is away.
  await context.setOffline(true)
  await send.click()
  await expect(page.getByText('⚠️ حدث خطأ')).toBeVisible()
  await expect(page.getByText(FAILED)).toBeVisible()
  await expect(field('الموضوع (*)')).toHaveValue(subject)
  await context.setOffline(false)

  // The message arrives and the answer is lost: sent again, it is still the same one.
  let lost = 0
  await page.route('**/api/support', async (route) => {
    const response = await route.fetch()
    lost = ((await response.json()) as { id: number }).id
    await route.abort()
  })
  await send.click()
  await expect(main.getByText('لم تُرسل رسالتك بعد')).toBeVisible()
  await expect.poll(() => lost).toBeGreaterThan(0)
  await page.unroute('**/api/support')
  await send.click()
  const sent = main.getByRole('status').filter({ hasText: 'تم إرسال رسالتك بنجاح' })
  await expect(sent).toContainText('سنرد عليك خلال 24 ساعة.')
  await expect(sent).toContainText(String(lost))
  await expect(main.getByRole('heading', { name: 'تم إرسال رسالتك بنجاح' })).toBeFocused()

  // S-CON-06: and the shop reads it. S-CON-07: empty again, the priority medium.
  const mail = await mailedLink(SHOP_MAILBOX, new RegExp(`الموضوع: [^\\n]*سؤال ${tryName()} عن[^]*`))
  for (const words of ['هل هو مطعّم؟', 'بتوقيت مسقط']) expect(mail).toContain(words)
  await main.getByRole('button', { name: 'إرسال رسالة أخرى' }).click()
  await expect(field('الموضوع (*)')).toHaveValue('')
  await expect(field('الأولوية')).toHaveValue('medium')
})

test('S-CON-01, X-29: shows the other contacts, the questions and the policies; from an order the message names it', async ({
  page,
}) => {
  await open(page, '/contact')
  const main = page.getByRole('main')
  await expect(main.locator('a[href="tel:+96891234567"]').last()).toBeVisible()
  await expect(main.locator('a[href="https://wa.me/96891234567"]').last()).toBeVisible()
  await expect(main.locator('a[href="mailto:salam@aleef.om"]')).toBeVisible()
  // with the fee that checkout takes.
  await main.getByText('كم يستغرق التوصيل وكم رسومه؟').click()
  await expect(main.getByText('الرسوم 2.00\u00A0ر.ع إلى باب المنزل و1.00\u00A0ر.ع')).toBeVisible()
  await main.getByRole('link', { name: 'اقرأ المزيد : الاستبدال والاسترجاع' }).click()
  await expect(page).toHaveURL('/terms#returns')

  const email = addressOf('writer')
  await signInAs(page, email)
  await open(page, '/contact?order=ALF12345678ABCD')
  const { field } = form(page)
  await expect(field('الموضوع (*)')).toHaveValue('بخصوص الطلب ALF12345678ABCD')
  await expect(field('الاسم (*)')).toHaveValue('منى الكندية')
  await expect(field('البريد الإلكتروني (*)')).toHaveValue(email)
})

test('S-HOME-10, S-HOME-11, X-31: the newsletter is subscribed to, confirmed by mail and left again', async ({
  page,
}) => {
  const email = addressOf('news')
  await open(page, '/')
  const section = page.getByRole('region', { name: 'أول من يعرف بالجديد' })
  const field = section.getByLabel('بريدك الإلكتروني')
  const submit = section.getByRole('button', { name: 'اشترك' })
  await submit.click()
  await expect(section.getByText('اكتب بريدك الإلكتروني.')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('no address')
  await submit.click()
  await expect(section.getByText('صيغة البريد الإلكتروني غير صحيحة')).toBeVisible()
  await expect(field).toHaveValue('no address')
  await expect(section.getByRole('link', { name: 'سياسة الخصوصية' })).toHaveAttribute('href', '/privacy')

  await page.route('**/api/newsletter', (route) => route.abort())
  await field.fill(email)
  await submit.click()
  await expect(section.getByText('تعذّر الاتصال بالمتجر')).toBeVisible()
  await expect(field).toHaveValue(email)
  await page.unroute('**/api/newsletter')
  await submit.click()
  await expect(section.getByText('تم الاشتراك بنجاح في النشرة الإخبارية!')).toBeVisible()
  await expect(section.getByText('أرسلنا رابط التأكيد إلى بريدك')).toBeVisible()
  await expect(field).toHaveValue('')

  const link = await mailedLink(email, /https?:\/\/\S+\/newsletter\/confirm\?token=\S+/)
  await open(page, link)
  await page.getByRole('button', { name: 'تأكيد الاشتراك' }).click()
  await expect(page.getByRole('heading', { name: 'تم تأكيد اشتراكك' })).toBeVisible()

  const out = await mailedLink(email, /https?:\/\/\S+\/newsletter\/unsubscribe\?token=\S+/)
  await open(page, out)
  await page.getByRole('button', { name: 'إلغاء الاشتراك' }).click()
  await expect(page.getByRole('heading', { name: 'أُلغي اشتراكك' })).toBeVisible()

  // The old link does not resubscribe a former subscriber.
  await open(page, link)
  await page.getByRole('button', { name: 'تأكيد الاشتراك' }).click()
  await expect(page.getByRole('heading', { name: 'هذا الرابط لم يعد صالحاً' })).toBeVisible()
})

test('A-STAT-01, A-STAT-02, A-STAT-03, S-CONST-03, S-ROUTE-09, X-50: the terms state the settings', async ({
  page,
}) => {
  await open(page, '/terms#returns')
  await expect(page).toHaveTitle('الشروط والتوصيل والاسترجاع – أليف')
  const main = page.getByRole('main')
  for (const sentence of [
    'مدة التوصيل من يوم إلى 3 أيام عمل من تأكيد الدفع',
    'الاستلام من مكتب شركة التوصيل: 1.00\u00A0ر.ع',
    'التوصيل إلى باب المنزل: 2.00\u00A0ر.ع',
    'الأسعار بالريال العُماني. السعر المعروض هو السعر النهائي',
    'خلال 48 ساعة من الاستلام إن وصلك غير ما طلبت أو وصل تالفاً',
    'غير مستخدمة',
    'في عبوتها الأصلية السليمة',
    'لا تُرجع الحيوانات الحية، إلا إذا كان نوعها مخالفاً لما طُلب بوضوح',
    'أُبلغنا بها فوراً عند الاستلام',
    'قانون حماية المستهلك',
    'الرد خلال 24 ساعة',
    'عمرك 18 سنة أو أكثر',
    'ونرد عليها خلال 24 ساعة',
    'على مدار الساعة طوال أيام الأسبوع',
    'تخضع هذه الشروط لقوانين سلطنة عُمان',
  ])
    await expect(main.getByText(sentence).first()).toBeAttached()
  await expect(main.getByRole('heading', { name: 'الاستبدال والاسترجاع' })).toBeInViewport()
  await expect(main.getByText(/^آخر تحديث: \d{1,2} \S+ \d{4}$/)).toBeAttached()
  await main.getByRole('navigation').getByRole('link', { name: 'الدعم' }).click()
  await expect(page).toHaveURL('/terms#support')
})

test('A-STAT-04: the privacy page says what is kept and what is not done', async ({ page }) => {
  await open(page, '/privacy')
  await expect(page.getByRole('heading', { level: 1, name: 'الخصوصية' })).toBeVisible()
  for (const part of ['ما نحفظه ولماذا', 'ما لا نفعله', 'النشرة البريدية', 'حقوقك'])
    await expect(page.getByRole('heading', { name: part })).toBeAttached()
})

function form(page: Page) {
  const main = page.getByRole('main')
  return {
    send: main.getByRole('button', { name: 'إرسال الرسالة' }),
    field: (name: string) => main.getByLabel(name),
  }
}
