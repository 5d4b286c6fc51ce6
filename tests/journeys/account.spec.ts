// One's own account: the profile, signing in, and a forgotten password with the link of a real mail.
import type { Page } from '@playwright/test'
import { expect, glimpse, open, reload, test } from '#tests/support/journey.ts'
import { addressOf, createAccount, mailedLink, PASSWORD, signInAs } from '#tests/support/journey-people.ts'

const NEW_PASSWORD = 'طيور-الجبل-الأخضر-8'
const RESET_LINK = /https?:\/\/\S+\/auth\/reset-password#token=\S+/

test('A-PROF-01, A-PROF-02, A-PROF-03, A-PROF-04, A-PROF-05: a customer signs in for the profile, edits it, and undoes an edit', async ({
  page,
}) => {
  const email = addressOf('salma')
  await createAccount(email)
  await open(page, '/profile')
  await expect(page.getByRole('heading', { name: 'يجب تسجيل الدخول أولاً' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'تسجيل الدخول' }).click()
  await page.getByRole('link', { name: 'الدخول بكلمة المرور' }).click()
  await expect(page).toHaveURL('/auth?return=%2Fprofile')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await signIn(page, email, PASSWORD)
  await expect(page).toHaveURL('/profile')

  const main = page.getByRole('main')
  await expect(main.getByText('لا يمكن تعديل البريد الإلكتروني.')).toBeVisible()
  await expect(main.getByText('لم تُضفه بعد')).toHaveCount(2)
  await main.getByRole('button', { name: 'تعديل' }).click()
  await expect(page.getByLabel('الاسم الأول')).toBeFocused()
  await expect(main.getByLabel('البريد الإلكتروني')).toHaveAttribute('readonly')
  await page.getByLabel('الاسم الأول').fill('سلمى الجديدة')
  await page.getByLabel('رقم الهاتف').fill('1234')
  await main.getByRole('button', { name: 'حفظ التعديلات' }).click()
  await expect(main.getByText('رقم الهاتف العُماني غير صحيح')).toBeVisible()
  await expect(page.getByLabel('رقم الهاتف')).toBeFocused()
  await expect(page.getByLabel('رقم الهاتف')).toHaveValue('1234')
  await page.getByLabel('رقم الهاتف').fill('٩١٢٣ ٤٥٦٧')
  await page.getByLabel('العنوان').fill('الخوير، شارع 2245، بيت 18')
  await main.getByRole('button', { name: 'حفظ التعديلات' }).click()
  await expect(page.getByText('تم تحديث الملف الشخصي بنجاح').first()).toBeVisible()
  await expect(main.getByRole('button', { name: 'تعديل' })).toBeFocused()
  await expect(main.getByText('+968 9123 4567')).toBeVisible()

  // A-PROF-04: what is taken back was never there, and what was saved is there after a reload.
  await main.getByRole('button', { name: 'تعديل' }).click()
  await page.getByLabel('الاسم الأول').fill('ميساء')
  await main.getByRole('button', { name: 'إلغاء' }).click()
  await expect(main.getByText('ميساء')).toHaveCount(0)
  await reload(page)
  await expect(main.getByText('أهلاً سلمى الجديدة')).toBeVisible()
  await expect(main.getByText('الخوير، شارع 2245، بيت 18')).toBeVisible()
})

test('A-PROF-05, A-PROF-06: a failed profile edit says why, also when signed out, and keeps what was typed', async ({
  page,
}) => {
  await signInAs(page, addressOf('salma.fails'))
  await open(page, '/profile')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'تعديل' }).click()
  await page.getByLabel('الاسم الأول').fill('سلمى الثالثة')
  // A failure without details has a generic sentence.
  await page.route('**/api/profile', (route) => route.fulfill({ status: 400, body: '' }))
  await main.getByRole('button', { name: 'حفظ التعديلات' }).click()
  await expect(main.getByRole('alert')).toHaveText('حدث خطأ أثناء تحديث الملف الشخصي')
  await page.unroute('**/api/profile')
  await page.request.post('/api/auth/sign-out', { data: {} })
  await main.getByRole('button', { name: 'حفظ التعديلات' }).click()
  await expect(main.getByRole('alert')).toContainText('يجب تسجيل الدخول أولاً.')
  await expect(page.getByLabel('الاسم الأول')).toHaveValue('سلمى الثالثة')
  await expect(main.getByRole('alert').getByRole('link', { name: 'تسجيل الدخول' })).toHaveAttribute(
    'href',
    '/auth?return=%2Fprofile',
  )
})

test('A-AUTH-03, A-PWD-01, A-PWD-02, A-PWD-03, X-16: a reset link is requested; an unknown address gets the same message', async ({
  page,
}) => {
  const email = addressOf('hamed.asks')
  await createAccount(email)
  // A-AUTH-03: what was typed comes along, also what was typed before the scripts came.
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry\.client/, (route) => scripts.promise.then(() => route.continue()))
  await page.goto('/auth', { waitUntil: 'commit' })
  await page.getByLabel('البريد الإلكتروني').fill(email)
  scripts.resolve()
  await expect(page.locator('html[data-settled]')).toBeAttached()
  await page.getByRole('link', { name: 'نسيت كلمة المرور؟' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await expect(page.getByLabel('البريد الإلكتروني')).toHaveValue(email)

  // A-PWD-03: only a fault of the network or of the shop is told as one.
  await page.route('**/api/auth/request-password-reset', (route) => route.abort())
  await page.getByRole('button', { name: 'إرسال الرابط' }).click()
  await expect(page.getByText('حدث خطأ أثناء إرسال رابط إعادة التعيين')).toBeVisible()
  await page.unroute('**/api/auth/request-password-reset')
  for (const address of [`nobody.${email}`, email]) {
    await page.getByLabel('البريد الإلكتروني').fill(address)
    await page.getByRole('button', { name: 'إرسال الرابط' }).click()
    await expect(page.getByText('تم إرسال رابط إعادة تعيين كلمة المرور إلى بريدك الإلكتروني')).toBeVisible()
    await expect(page.getByRole('button', { name: /^إعادة الإرسال بعد/ })).toBeDisabled()
    if (address !== email) await page.getByRole('button', { name: 'استخدام بريد آخر' }).click()
  }
  await mailedLink(email, RESET_LINK)
})

test('A-PWD-04, A-PWD-05, A-PWD-06, A-PWD-09, A-PWD-10, X-14: the mailed link changes the password once; invalid input changes nothing', async ({
  page,
}) => {
  const email = addressOf('hamed')
  await createAccount(email)
  await page.request.post('/api/auth/request-password-reset', { data: { email } })
  const link = await mailedLink(email, RESET_LINK)
  await open(page, link)
  const newPassword = page.getByLabel('كلمة المرور الجديدة', { exact: true })
  await expect(newPassword).toBeVisible()
  // the token has left the address; a reload, as a scanner's visit, does not use it up.
  await expect(page).toHaveURL('/auth/reset-password')
  await reload(page)
  await newPassword.fill('12345')
  await page.getByLabel('تأكيد كلمة المرور').fill('54321')
  await page.getByRole('button', { name: 'حفظ كلمة المرور' }).click()
  await expect(page.getByText('كلمة المرور يجب أن تكون 6 أحرف على الأقل')).toBeVisible()
  await expect(page.getByText('كلمات المرور غير متطابقة')).toBeVisible()
  await fillBoth(page, 'qwerty123')
  await expect(page.getByText('كلمة المرور هذه شائعة ويسهل تخمينها')).toBeVisible()
  await expect(newPassword).toBeFocused()
  // A-PWD-10: a failure leaves the link and what was typed as they were.
  await page.route('**/api/auth/reset-password', (route) => route.abort())
  await fillBoth(page, NEW_PASSWORD)
  await expect(page.getByText('حدث خطأ في تحديث كلمة المرور')).toBeVisible()
  await page.unroute('**/api/auth/reset-password')
  const updated = glimpse(
    page.getByRole('heading', { name: 'تم تحديث كلمة المرور بنجاح!' }),
    page.getByRole('main').getByRole('link', { name: 'تسجيل الدخول الآن' }),
  )
  await fillBoth(page, NEW_PASSWORD)
  await updated
  await expect(page).toHaveURL('/auth')
  await signIn(page, email, PASSWORD)
  await expect(page.getByText('البريد الإلكتروني أو كلمة المرور غير صحيحة.')).toBeVisible()
  await signIn(page, email, NEW_PASSWORD)
  await expect(page).toHaveURL('/')

  // A-PWD-05, A-PWD-06: the link is dead.
  await open(page, link)
  await expect(page.getByRole('heading', { name: 'رابط منتهي الصلاحية' })).toBeVisible()
  await expect(
    page.getByText('الرابط منتهي الصلاحية أو غير صحيح. يرجى طلب إعادة تعيين كلمة المرور مرة أخرى.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'العودة إلى تسجيل الدخول' })).toHaveAttribute('href', '/auth')
  await page.getByRole('link', { name: 'طلب رابط جديد' }).click()
  await expect(page).toHaveURL('/forgot-password')
})

test('A-AUTH-01, A-AUTH-02, A-AUTH-03, A-AUTH-07, A-AUTH-08: sign-in and registration share one screen, which keeps what was typed before its scripts loaded', async ({
  page,
}) => {
  const email = addressOf('zahra.form')
  const main = page.getByRole('main')
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry\.client/, (route) => scripts.promise.then(() => route.continue()))
  await page.goto('/auth', { waitUntil: 'commit' })
  await page.getByLabel('البريد الإلكتروني').fill(email)
  await page.getByLabel('كلمة المرور', { exact: true }).fill('wrong-guess-1')
  await page.getByLabel('كلمة المرور', { exact: true }).press('Enter')
  scripts.resolve()
  await expect(page.getByText('البريد الإلكتروني أو كلمة المرور غير صحيحة.')).toBeVisible()
  await expect(page).toHaveURL('/auth')

  await main.getByRole('link', { name: 'أنشئ حساباً' }).click()
  await expect(main.getByRole('heading', { name: 'إنشاء حساب' })).toBeVisible()
  for (const label of ['الاسم الأول', 'اسم العائلة', 'كلمة المرور', 'تأكيد كلمة المرور'])
    await expect(page.getByLabel(label, { exact: true })).toBeVisible()
  await expect(page.getByLabel('البريد الإلكتروني')).toHaveValue(email)
  await expect(page.getByLabel('البريد الإلكتروني')).toHaveAttribute('type', 'email')
  await page.getByLabel('تأكيد كلمة المرور').fill('another-guess-2')
  await main.getByRole('button', { name: 'إنشاء الحساب' }).click()
  await expect(page.getByLabel('الاسم الأول')).toBeFocused()
  await expect(page.getByLabel('الاسم الأول')).toHaveAccessibleDescription('اكتب اسمك الأول.')
  await expect(page.getByText('كلمات المرور غير متطابقة')).toBeVisible()
  await main.getByRole('link', { name: 'سجّل الدخول' }).click()
  await expect(page.getByLabel('الاسم الأول')).toHaveCount(0)
  await expect(page.getByLabel('البريد الإلكتروني')).toHaveValue(email)

  const password = page.getByLabel('كلمة المرور', { exact: true })
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'إظهار كلمة المرور' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(page.getByRole('link', { name: 'نسيت كلمة المرور؟' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
})

test('A-AUTH-06, A-AUTH-12, A-AUTH-15, A-AUTH-16, X-17, X-61: a sign-in is visible in every tab at once, unreadable by scripts, and gone at once after sign-out', async ({
  page,
  context,
}) => {
  const email = addressOf('zahra')
  await createAccount(email)
  const main = page.getByRole('main')
  // A-AUTH-12: the shop's sentence above; where there is none, this one.
  await open(page, '/auth')
  await page.route('**/api/auth/sign-in/email', (route) => route.fulfill({ status: 400, body: '' }))
  await signIn(page, email, PASSWORD)
  await expect(main.getByRole('alert')).toHaveText('حدث خطأ أثناء العملية')
  await page.unroute('**/api/auth/sign-in/email')
  const signedIn = glimpse(
    page.getByRole('heading', { name: 'تم تسجيل الدخول بنجاح' }),
    main.getByRole('link', { name: 'المتابعة الآن' }).and(page.locator('[href="/"]')),
  )
  await signIn(page, email, PASSWORD)
  await signedIn
  await expect(page).toHaveURL('/')

  // A-AUTH-15: known after a load; the session itself is out of reach of scripts.
  await open(page, '/account')
  await expect(main.getByText('منى الكندية')).toBeVisible()
  const session = (await context.cookies()).find(({ name }) => name.endsWith('session_token'))
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  const readable = await page.evaluate(
    () => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }),
  )
  expect(readable).not.toContain(decodeURIComponent(session?.value ?? '').split('.')[0])
  expect(readable).not.toContain(email)

  // another tab stops showing their data, too.
  const elsewhere = await context.newPage()
  await open(elsewhere, '/profile')
  await expect(elsewhere.getByRole('main').getByText(email)).toBeVisible()
  await page.evaluate(() => localStorage.setItem('aleef-checkout-last', '{"owner":"them"}'))
  await main.getByRole('button', { name: 'تسجيل الخروج' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('aleef-checkout-last'))).toBeNull()
  await expect(elsewhere.getByRole('heading', { name: 'يجب تسجيل الدخول أولاً' })).toBeVisible()
  await expect(elsewhere.getByRole('main').getByText(email)).toHaveCount(0)
  await elsewhere.close()
  await open(page, '/account')
  await expect(main.getByRole('link', { name: 'تسجيل الدخول' })).toBeVisible()
  await expect(main.getByText('منى الكندية')).toHaveCount(0)
})

test('A-PROF-01: Back to the profile after signing out shows the way to sign in, not the foot of the page', async ({
  page,
}) => {
  await signInAs(page, addressOf('back'))
  await open(page, '/profile')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'تسجيل الخروج' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/profile')
  await expect(main.getByRole('link', { name: 'تسجيل الدخول' })).toBeInViewport()
})

test('A-PWD-07, A-PWD-08: an invalid link, and one that cannot be checked now, say so', async ({ page }) => {
  await open(page, '/auth/reset-password#error=access_denied')
  await expect(page.getByText('حدث خطأ في معالجة الرابط')).toBeVisible()
  await expect(page).toHaveURL('/auth/reset-password')

  const check = '**/api/auth/reset-password/check'
  await page.route(check, (route) => route.fulfill({ status: 429, body: '{}' }))
  await open(page, '/forgot-password')
  await open(page, '/auth/reset-password#token=not-a-token-of-ours')
  await expect(page.getByText('فشل في تعيين الجلسة. يرجى المحاولة مرة أخرى.')).toBeVisible()
  await page.unroute(check)
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect(page.getByRole('heading', { name: 'رابط منتهي الصلاحية' })).toBeVisible()
})

async function fillBoth(page: Page, password: string): Promise<void> {
  await page.getByLabel('كلمة المرور الجديدة', { exact: true }).fill(password)
  await page.getByLabel('تأكيد كلمة المرور').fill(password)
  await page.getByRole('button', { name: 'حفظ كلمة المرور' }).click()
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('main').getByLabel('البريد الإلكتروني').fill(email)
  await page.getByLabel('كلمة المرور', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'تسجيل الدخول' }).click()
}
