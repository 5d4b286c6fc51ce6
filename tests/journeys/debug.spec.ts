// The diagnostics pages and /admin-simple, in a shop that has its debug routes on.
import type { Page } from '@playwright/test'
import { expect, open, reload, test } from '#tests/support/journey.ts'
import { hold, passTime, passUntil } from '#tests/support/journey-page.ts'
import { addressOf, createAccount, PASSWORD, signInAs } from '#tests/support/journey-people.ts'

const OPEN_PAGES: [path: string, panels: string[]][] = [
  ['/login-test', ['تسجيل الدخول', 'الجلسة']],
  ['/auth-test', ['الجلسة', 'فحصا الإدارة', 'استدعاءات الواجهة']],
  ['/env-test', ['إعداد المتجر', 'المتصفح']],
  ['/direct-auth-test', ['استدعاءات الواجهة', 'تسجيل الدخول']],
  ['/profile-test', ['الملف الشخصي', 'الجلسة']],
  ['/quick-login', ['تسجيل الدخول', 'الجلسة']],
  ['/google-auth-debug', ['الدخول بجوجل', 'الجلسة']],
  ['/auth-persistence-debug', ['بقاء الجلسة', 'ما يحفظه المتصفح']],
  ['/auth-debug-simple', ['الجلسة', 'فحصا الإدارة']],
]

test('A-DBG-01, X-03: a visitor finds the nine pages, each with working panels', async ({ page }) => {
  const panel = (name: string) => page.getByRole('region', { name, exact: true })
  for (const [path, panels] of OPEN_PAGES) {
    expect((await open(page, path))?.status()).toBe(200)
    for (const name of panels) await expect(panel(name)).toBeVisible()
  }

  await open(page, '/env-test')
  await expect(panel('إعداد المتجر')).toContainText(/GOOGLE_CLIENT_ID\s*مفعّل/)
  await expect(panel('إعداد المتجر')).toContainText(/SMTP_URL\s*غير مفعّل/)
  await expect(panel('المتصفح')).toContainText('Asia/Muscat')

  await page.getByRole('link', { name: 'فحص الحساب' }).click()
  await expect(panel('الجلسة')).toContainText('زائر')
  await expect(panel('فحصا الإدارة').getByText('مرفوض')).toHaveCount(2)
  await page.getByRole('button', { name: 'استدعِ الكل' }).click()
  await expect(panel('استدعاءات الواجهة')).toContainText(/\/healthz.*200/s)
  await expect(panel('استدعاءات الواجهة')).toContainText(/\/api\/admin\/validate\s*unauthorized.*401/s)

  // A-CB-01, A-CB-02, X-15: names and lengths of what came back, and the ways to the pages that help.
  await open(page, '/auth/callback?code=c0de-of-somebody&state=st4te')
  const details = page.getByRole('complementary', { name: 'تفاصيل الفحص' })
  await expect(details).toContainText('?code=…')
  await expect(details).toContainText('محجوب، طوله 16')
  expect(await page.content()).not.toMatch(/c0de-of-somebody|st4te/)
  await expect(details.getByRole('link', { name: 'فحص بقاء الجلسة' })).toHaveAttribute(
    'href',
    '/auth-persistence-debug',
  )
  await details.getByRole('link', { name: 'فحص الدخول بجوجل' }).click()
  await expect(page).toHaveURL('/google-auth-debug')
  await expect(panel('الدخول بجوجل')).toContainText('/auth/callback')
  // there and back is the real way.
  await panel('الدخول بجوجل').getByRole('link', { name: 'المتابعة بحساب جوجل' }).click()
  await page.getByRole('link', { name: 'maryam' }).click()
  await expect(page).toHaveURL('/google-auth-debug')
  await expect(panel('الجلسة')).toContainText('maryam@gmail.example')
})

test('A-DBG-06, A-AUTH-16: /quick-login refuses, signs in and moves on after 2 s; the session survives a reload', async ({
  page,
}) => {
  const quick = addressOf('quick')
  await createAccount(quick)
  await open(page, '/quick-login')
  await page.clock.install()
  const main = page.getByRole('main')
  await main.getByLabel('البريد الإلكتروني').fill(quick)
  await main.getByLabel('كلمة المرور', { exact: true }).fill('not-the-password')
  await main.getByRole('button', { name: 'تسجيل الدخول' }).click()
  await expect(main.getByRole('alert')).toBeVisible()
  await signInSlowly(page, quick)
  await passTime(page, 1700)
  await expect(page).toHaveURL('/quick-login')
  await page.clock.runFor(300)
  await passUntil(page, '/')
  await page.clock.resume()

  await open(page, '/auth-persistence-debug')
  await expect(main).toContainText('جلسات الحساب الآن')
  // By the page's clock, which is an hour ahead.
  await expect(main).toContainText(/عمرها\s*ساعة واحدة/)
  await main.getByRole('button', { name: 'أعد التحميل واختبر' }).click()
  await expect(main.getByText('بقيت الجلسة كما كانت بعد إعادة التحميل.')).toBeVisible()
  await open(page, '/profile-test')
  await expect(page.getByRole('region', { name: 'الملف الشخصي' })).toContainText('منى')
  await expect(page.getByRole('region', { name: 'الملف الشخصي' })).toContainText('كلمة المرور')
})

test('A-DBG-02, A-DBG-06, X-02: administrators see both checks and the shop’s state; a test sign-in moves on after 1 s', async ({
  page,
}) => {
  const [inspector, stranger] = [addressOf('inspector'), addressOf('no-inspector')]
  await signInAs(page, inspector, { admin: true })
  await createAccount(stranger)
  const panel = (name: string) => page.getByRole('region', { name, exact: true })
  for (const path of ['/admin-debug', '/admin-status']) {
    await open(page, path)
    const server = panel('حالة المتجر')
    for (const name of ['قاعدة البيانات', 'ترقيات الجداول', 'ساعة قاعدة البيانات', 'طابور المهام', 'البريد'])
      await expect(server).toContainText(name)
    await expect(server).toContainText(/PostgreSQL \d+/)
    await expect(server).toContainText('زمن الوصول')
    await expect(panel('إعداد المتجر')).toContainText('DEBUG_ROUTES')
    await expect(panel('فحصا الإدارة').getByText('اجتاز')).toHaveCount(2)
  }

  // what cannot be asked says so and can be asked again.
  await page.route('**/api/admin/diagnostics', (route) => route.fulfill({ status: 429, body: 'no answer' }))
  await open(page, '/admin-status')
  const server = panel('حالة المتجر')
  await expect(server.getByRole('alert')).toContainText('تعذّر الفحص')
  await page.unroute('**/api/admin/diagnostics')
  await server.getByRole('alert').getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect(server).toContainText(/PostgreSQL \d+/)

  await open(page, '/admin-auth-test')
  await expect(panel('فحصا الإدارة').getByText('اجتاز')).toHaveCount(2)
  await open(page, '/admin-test')
  await page.clock.install()
  await signInSlowly(page, inspector)
  await passTime(page, 700)
  await expect(page).toHaveURL('/admin-test')
  await page.clock.runFor(300)
  await passUntil(page, '/admin')
  await page.clock.resume()

  // Somebody else's right account is signed in and stays outside.
  await open(page, '/admin-test')
  const main = page.getByRole('main')
  await main.getByLabel('البريد الإلكتروني').fill(stranger)
  await main.getByLabel('كلمة المرور', { exact: true }).fill(PASSWORD)
  await main.getByRole('button', { name: 'تسجيل الدخول' }).click()
  await expect(main.getByText('تم تسجيل الدخول، لكن هذا الحساب ليس مديراً.')).toBeVisible()
  await expect(panel('فحصا الإدارة').getByText('مرفوض')).toHaveCount(2)
  await open(page, '/admin-test')
  await expect(page.getByRole('heading', { name: 'هذه الصفحة للمديرين فقط' })).toBeVisible()
})

test('A-DBG-03, X-37: /admin-simple waits 5 s for the session, 5 s for the profile, 10 s in all, and reports in Arabic what happened', async ({
  page,
}) => {
  await signInAs(page, addressOf('summary.waits'), { admin: true })
  const main = page.getByRole('main')
  const said: string[] = []
  page.on('console', (message) => {
    if (/timeout|timed out/.test(message.text())) said.push(message.text())
  })
  await page.route('**/api/session/details', (route) => route.fulfill(BUSY))
  await open(page, '/admin-simple')
  const retry = main.getByRole('button', { name: 'إعادة المحاولة' })
  await expect(retry).toBeVisible()
  await page.unroute('**/api/session/details')

  // Time passes by `runFor` alone.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const waits: [url: string, step: string, ms: number, sentence: string][] = [
    ['**/api/session', 'الجلسة', 5000, 'تأخّر التحقق من الجلسة'],
    ['**/api/session/details', 'الملف الشخصي', 5000, 'تأخّر تحميل الملف الشخصي'],
    [
      '**/api/admin/validate',
      'صلاحية المدير',
      10_000,
      'انتهت مهلة التحقق من الجلسة. يرجى تسجيل الدخول مرة أخرى.',
    ],
  ]
  for (const [url, step, ms, sentence] of waits) {
    const held = await hold(page, url)
    await retry.click()
    await expect(main.getByRole('status').getByText(step, { exact: true })).toBeVisible()
    await passTime(page, ms - 100)
    await expect(main.getByRole('status')).toBeVisible()
    await page.clock.runFor(100)
    await passUntil(page, main.getByRole('alert').filter({ hasText: sentence }))
    await held.release()
  }
  expect(said).toEqual([
    'Session timeout',
    'Profile timeout',
    'Session check timed out. Please try logging in again.',
  ])
})

test('A-DBG-03, A-DBG-05: /admin-simple reports a refusal with its number, a missing right, no network, no session', async ({
  page,
}) => {
  const email = addressOf('summary')
  await signInAs(page, email, { admin: true })
  const main = page.getByRole('main')
  const retry = main.getByRole('button', { name: 'إعادة المحاولة' })
  await page.route('**/api/session/details', (route) => route.fulfill(BUSY))
  await open(page, '/admin-simple')
  await expect(main.getByRole('heading', { name: 'تعذّر التحقق من الجلسة' })).toBeVisible()
  await expect(main.getByRole('alert')).toContainText('r-77')
  await page.unroute('**/api/session/details')
  await retry.click()
  await expect(main.getByRole('heading', { name: 'أهلاً منى' })).toBeVisible()
  await expect(main.getByText(email)).toBeVisible()
  await expect(main).toContainText('جلسات الحساب الآن')

  await page.route('**/api/admin/validate', (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden', detail: 'ليست لديك صلاحية لهذا الإجراء.' } }),
  )
  await reload(page)
  await expect(main.getByRole('heading', { name: 'هذا الحساب ليس مديراً' })).toBeVisible()
  await page.unroute('**/api/admin/validate')

  // The page is open while the session ends elsewhere.
  await page.route('**/api/session', (route) => route.abort())
  await reload(page)
  await expect(main.getByRole('alert')).toContainText('تعذّر الاتصال بالمتجر')
  await page.unroute('**/api/session')
  await page.request.post('/api/auth/sign-out', { data: {} })
  await retry.click()
  await expect(main.getByRole('heading', { name: 'لا توجد جلسة' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'تسجيل الدخول' })).toHaveAttribute(
    'href',
    '/auth?return=%2Fadmin-simple',
  )
})

const BUSY = {
  status: 429,
  json: { code: 'too-many-requests', detail: 'تمهّل قليلاً.', requestId: 'r-77' },
}

/** Signs in with the page's clock stopped: afterwards the time that it waits passes by `runFor` alone. */
async function signInSlowly(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('البريد الإلكتروني').fill(email)
  await main.getByLabel('كلمة المرور', { exact: true }).fill(PASSWORD)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await main.getByRole('button', { name: 'تسجيل الدخول' }).click()
  // What was asked comes back by itself, and is drawn when a moment passes.
  await passUntil(page, main.getByText('تم تسجيل الدخول بنجاح'))
}
