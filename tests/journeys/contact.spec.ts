// Writing to the shop, its newsletter, and what it says about itself.

import { expect, open, reload, test } from '#tests/support/journey.ts'
import { expectNoAxeFindings } from '#tests/support/journey-axe.ts'
import { mailedLink } from '#tests/support/journey-mail.ts'
import { addressOf, tryName } from '#tests/support/journey-user.ts'

const SHOP_MAILBOX = 'salam@aleef.om'
const MISSING = 'يرجى ملء جميع الحقول المطلوبة المحددة بعلامة (*)'
const FAILED = 'نعتذر، حدث خطأ أثناء إرسال الرسالة. يرجى المحاولة مرة أخرى أو التواصل معنا هاتفياً'

test('S-CON-01, S-CON-02, S-CON-04, S-CON-06, S-CON-07, S-CON-08, S-ROUTE-06, X-30: a visitor writes to the shop through every mishap, and it arrives once', async ({
  page,
  context,
}, { project }) => {
  await open(page, '/')
  const isPhone = project.name === 'phone'
  if (isPhone) await page.getByRole('button', { name: 'فتح القائمة' }).click()
  await page
    .getByRole(isPhone ? 'dialog' : 'banner')
    .getByRole('link', { name: 'تواصل معنا' })
    .click()
  await expect(page).toHaveURL('/contact')
  await expect(page).toHaveTitle('تواصل معنا – أليف')
  await expect(page.getByRole('heading', { level: 1, name: 'تواصل معنا' })).toBeVisible()

  const main = page.getByRole('main')
  const send = main.getByRole('button', { name: 'إرسال الرسالة' })
  const field = (name: string) => main.getByLabel(name)
  await expect(field('الأولوية')).toHaveValue('medium')
  // S-CON-04.
  await expect(field('الأولوية').getByRole('option')).toHaveText(['منخفضة', 'متوسطة', 'عالية', 'عاجلة'])

  // S-CON-02: nothing is sent; each field says what it lacks, and the first has the focus.
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
    await expect(main.getByText(sentence)).toBeVisible()
  await expectNoAxeFindings(page)

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
    const answer = await route.fetch()
    lost = ((await answer.json()) as { id: number }).id
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
  await expectNoAxeFindings(page)

  // S-CON-06: and the shop reads it.
  const mail = await mailedLink(SHOP_MAILBOX, new RegExp(`الموضوع: [^\\n]*سؤال ${tryName()} عن[^]*`))
  for (const words of ['هل هو مطعّم؟', 'بتوقيت مسقط']) expect(mail).toContain(words)

  // S-CON-07: empty again, the priority medium, also after a reload.
  await main.getByRole('button', { name: 'إرسال رسالة أخرى' }).click()
  await reload(page)
  await expect(field('الموضوع (*)')).toHaveValue('')
  await expect(field('الأولوية')).toHaveValue('medium')

  // S-CON-01: how else to reach the shop, what people ask, and its policies; X-29: with the fee that checkout takes.
  await expect(main.locator('a[href="tel:+96891234567"]').last()).toBeVisible()
  await expect(main.locator('a[href="https://wa.me/96891234567"]').last()).toBeVisible()
  await expect(main.locator('a[href="mailto:salam@aleef.om"]')).toBeVisible()
  await main.getByText('كم يستغرق التوصيل وكم رسومه؟').click()
  await expect(main.getByText('الرسوم 2.00\u00A0ر.ع إلى باب المنزل و1.00\u00A0ر.ع')).toBeVisible()
  await main.getByRole('link', { name: 'اقرأ المزيد : الاستبدال والاسترجاع' }).click()
  await expect(page).toHaveURL('/terms#returns')

  // Who is signed in is known, and an order page leads here about itself.
  const account = { email: addressOf('writer'), password: 'بيت-القطط-الدافئ-7' }
  const names = { firstName: 'سلمى', lastName: 'البلوشية' }
  await page.request.post('/api/auth/sign-up/email', { data: { ...account, ...names } })
  await page.request.get(await mailedLink(account.email, /https?:\/\/\S+\/verify-email\?\S+/))
  await page.request.post('/api/auth/sign-in/email', { data: account })
  await open(page, '/contact?order=ALF12345678ABCD')
  await expect(field('الموضوع (*)')).toHaveValue('بخصوص الطلب ALF12345678ABCD')
  await expect(field('الاسم (*)')).toHaveValue('سلمى البلوشية')
  await expect(field('البريد الإلكتروني (*)')).toHaveValue(account.email)
})

test('S-HOME-10, S-HOME-11, X-31: the newsletter is asked for, confirmed by mail and left again', async ({
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
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: 'تأكيد الاشتراك' }).click()
  await expect(page.getByRole('heading', { name: 'تم تأكيد اشتراكك' })).toBeVisible()

  const out = await mailedLink(email, /https?:\/\/\S+\/newsletter\/unsubscribe\?token=\S+/)
  await open(page, out)
  await page.getByRole('button', { name: 'إلغاء الاشتراك' }).click()
  await expect(page.getByRole('heading', { name: 'أُلغي اشتراكك' })).toBeVisible()

  // Who has left is not brought back by the old link.
  await open(page, link)
  await page.getByRole('button', { name: 'تأكيد الاشتراك' }).click()
  await expect(page.getByRole('heading', { name: 'هذا الرابط لم يعد صالحاً' })).toBeVisible()
})

test('A-STAT-01, A-STAT-02, A-STAT-03, A-STAT-04, S-CONST-03, S-ROUTE-09, X-50: the terms and the privacy page say what the settings say', async ({
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
  await expectNoAxeFindings(page)

  await open(page, '/privacy')
  await expect(page.getByRole('heading', { level: 1, name: 'الخصوصية' })).toBeVisible()
  for (const part of ['ما نحفظه ولماذا', 'ما لا نفعله', 'النشرة البريدية', 'حقوقك'])
    await expect(main.getByRole('heading', { name: part })).toBeAttached()
  await expectNoAxeFindings(page)
})
