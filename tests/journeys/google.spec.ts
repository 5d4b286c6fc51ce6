// Signing in at a real OpenID provider in Google's place, and what /auth/callback makes of it.
import type { Page } from '@playwright/test'
import { expect, glimpse, open, test } from '#tests/support/journey.ts'
import { passTime, passUntil } from '#tests/support/journey-page.ts'

const GOOGLE = 'المتابعة بحساب جوجل'

test('A-AUTH-04, A-CB-01, A-CB-03, A-CB-06, X-65: signing in with Google returns to the page, and the second time to the same account', async ({
  page,
}) => {
  await open(page, '/auth?return=%2Fprofile')
  await expect(page.getByText('ستنتقل إلى صفحة جوجل الآمنة')).toBeVisible()
  const seen = watchAddresses(page)
  await page.getByRole('link', { name: GOOGLE }).click()
  // Shown for a second, with a link to continue at once.
  const welcome = page.getByRole('heading', { name: 'أهلاً مريم', exact: true })
  const onward = page.getByRole('link', { name: 'المتابعة الآن' })
  const greeted = glimpse(welcome, onward.and(page.locator('[href="/profile"]')))
  await page.getByRole('link', { name: 'maryam' }).click()
  await greeted
  await expect(page).toHaveURL('/profile')
  // no address contains the code.
  const clean = seen.findIndex((address) => address.endsWith('/auth/callback'))
  expect(seen.slice(clean).filter((address) => address.includes('code='))).toEqual([])

  const main = page.getByRole('main')
  await expect(main.getByText('maryam@gmail.example')).toBeVisible()
  await main.getByRole('button', { name: 'تعديل' }).click()
  await expect(page.getByLabel('اسم العائلة')).toHaveValue('بنت سالم البلوشية')
  await main.getByRole('button', { name: 'إلغاء' }).click()
  await main.getByRole('button', { name: 'تسجيل الخروج' }).click()
  await expect(page).toHaveURL('/')

  // The provider knows its person by now; the shop finds the account. Without a place to return to it is the home page.
  await open(page, '/auth')
  const greetedAgain = glimpse(welcome)
  await page.getByRole('link', { name: GOOGLE }).click()
  await greetedAgain
  await expect(page).toHaveURL('/')

  // A-CB-06: with a session and without a code the page goes on as well.
  const greetedAtOnce = glimpse(welcome)
  await page.goto('/auth/callback', { waitUntil: 'commit' })
  await greetedAtOnce
  await expect(page).toHaveURL('/')
})

test('A-CB-04: a refusal at Google is reported and leads back to /auth, after a delay or by the link', async ({
  page,
}) => {
  await open(page, '/auth')
  await page.getByRole('link', { name: GOOGLE }).click()
  await page.getByRole('link', { name: 'Refuse' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('لم تكتمل الموافقة لدى جوجل، فلم نسجّل دخولك.')
  await expect(alert).toContainText('access_denied')
  await expect(page.getByRole('link', { name: 'العودة إلى تسجيل الدخول' })).toHaveAttribute('href', '/auth')
  expect(page.url()).toMatch(/\/auth\/callback$/)
  await expect(page).toHaveURL('/auth')
})

test('A-CB-05, A-CB-07, A-CB-08, A-CB-09, X-15: every failure is reported in Arabic, shows no code, and leads back to /auth', async ({
  page,
}) => {
  await open(page, '/auth')
  await page.getByRole('link', { name: GOOGLE }).click()
  await page.getByRole('link', { name: 'unproved' }).click()
  await expect(page.getByRole('alert')).toContainText('بريدك الإلكتروني غير مؤكّد لدى جوجل')
  await expect(page).toHaveURL('/auth')

  const secrets = '/auth/callback?code=SECRET-CODE&state=SECRET-STATE'
  const failures: [prepare: () => Promise<unknown>, address: string, sentence: string][] = [
    [async () => {}, '/auth/callback?scope=email', 'لم يتم العثور على جلسة تسجيل دخول'],
    [async () => {}, secrets, 'انتهت هذه المحاولة، أو بدأت في متصفح آخر'],
    [
      () => page.route('**/api/auth/google/callback', (route) => route.fulfill(BROKEN)),
      secrets,
      'تم تسجيل الدخول لكن حدث خطأ في إنشاء الملف الشخصي',
    ],
    [
      () =>
        page.route('**/api/auth/google/callback', (route) => route.fulfill({ status: 410, body: 'what?' })),
      secrets,
      'حدث خطأ غير متوقع',
    ],
    [
      () =>
        page.route('**/api/auth/google/callback', (route) => route.fulfill({ json: { returnPath: '/' } })),
      secrets,
      'لم يتم العثور على جلسة تسجيل دخول',
    ],
    [
      () => page.route('**/api/session', (route) => route.fulfill({ status: 403, body: '{}' })),
      secrets,
      'خطأ في جلب الملف الشخصي',
    ],
  ]
  await page.clock.install()
  for (const [prepare, address, sentence] of failures) {
    await prepare()
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)))
    // A stopped clock lets no page become still.
    await page.goto(address, { waitUntil: 'commit' })
    await passUntil(page, /\/auth\/callback$/)
    // A-CB-03: nothing is asked before half a second has passed.
    await passTime(page, 400)
    await expect(page.getByText('وصلتَ من جوجل، لحظة واحدة…')).toBeVisible()
    await page.clock.runFor(100)
    await passUntil(page, page.getByRole('alert').filter({ hasText: sentence }))
    await expect(page.locator('body')).not.toContainText('SECRET')
    await passTime(page, 2800)
    await expect(page).toHaveURL('/auth/callback')
    await page.clock.runFor(200)
    await passUntil(page, '/auth')
    await page.clock.resume()
  }
})

/** The response during a database outage, with a status that journeys do not report as an error. */
const BROKEN = { status: 409, json: { code: 'database-unavailable', detail: 'المتجر غير متاح للحظات.' } }

/** Every address that a page of this tab has had. */
function watchAddresses(page: Page): string[] {
  const seen: string[] = []
  page.on('framenavigated', (frame) => seen.push(frame.url()))
  return seen
}
