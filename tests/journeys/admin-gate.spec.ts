// The gate of the back office: who is refused, how, and who may enter.
import type { APIRequestContext } from '@playwright/test'
import { expect, goBack, open, test } from '#tests/support/journey.ts'
import { hold } from '#tests/support/journey-page.ts'
import {
  addressOf,
  createAccount,
  createAdminByCommand,
  mailedLink,
  PASSWORD,
  signInAs,
} from '#tests/support/journey-people.ts'

test('A-GATE-01, A-GATE-02, A-ROLE-02, X-65: a visitor signs in at the gate and returns as an admin', async ({
  page,
}) => {
  const keeper = addressOf('keeper')
  await createAdminByCommand(keeper)
  await open(page, '/admin')
  await expect(page.getByRole('heading', { name: 'الوصول مرفوض' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'تسجيل الدخول' })).toHaveAttribute(
    'href',
    '/auth?return=%2Fadmin',
  )
  await expect(main.getByRole('link', { name: 'الصفحة الرئيسية' })).toBeVisible()
  await expect(page).toHaveURL('/auth?return=%2Fadmin')
  // The document that showed the gate stays, with all that scripts have set on it.
  for (const mark of ['data-theme', 'data-settled', 'data-session'])
    await expect(page.locator('html')).toHaveAttribute(mark)

  await page.getByLabel('البريد الإلكتروني').fill(keeper)
  await page.getByLabel('كلمة المرور', { exact: true }).fill(PASSWORD)
  // A-GATE-01: what the second check has not allowed is not shown yet.
  const check = await hold(page, '**/api/admin/validate')
  await main.getByRole('button', { name: 'تسجيل الدخول' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByText('نتحقق من صلاحياتك…')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'الخير، منى' })).toHaveCount(0)
  await check.release()
  await expect(page.getByRole('heading', { name: 'الخير، منى' })).toBeVisible()
})

test('A-GATE-03, A-GATE-04, A-SHELL-02, X-17: a failed second check or signing out closes the page', async ({
  page,
}) => {
  const keeper = addressOf('former.keeper')
  await signInAs(page, keeper, { admin: true })
  const main = page.getByRole('main')
  // A-GATE-03, A-GATE-04: no longer an admin, as the shop says.
  await page.route('**/api/admin/validate', (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden', detail: 'ليست لديك صلاحية لهذا الإجراء.' } }),
  )
  await open(page, '/admin')
  await expect(page.getByRole('heading', { name: 'هذه الصفحة للمديرين فقط' })).toBeVisible()
  await expect(main.getByText(keeper)).toBeVisible()
  await expect(page).toHaveURL('/')

  // A-GATE-04: a check that goes wrong leads to sign-in.
  await page.unroute('**/api/admin/validate')
  await page.route('**/api/admin/validate', (route) => route.fulfill({ status: 429, body: 'no answer' }))
  await open(page, '/admin')
  await expect(page.getByText('تعذّر التحقق من صلاحياتك. سجّل الدخول من جديد.')).toBeVisible()
  await expect(page).toHaveURL('/auth?return=%2Fadmin')

  // signing out ends it, here and behind Back.
  await page.unroute('**/api/admin/validate')
  await open(page, '/admin')
  await page.getByRole('button', { name: 'فتح قائمة الأقسام' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'تسجيل الخروج' }).click()
  await expect(page).toHaveURL('/')
  await goBack(page)
  await expect(page.getByRole('heading', { name: 'الوصول مرفوض' })).toBeVisible()
})

test('A-GATE-05, P-08: pages of the shop and the closed gate load no script of the office, and a signed-in admin can still enter', async ({
  page,
  request,
}) => {
  await signInAs(page, addressOf('shopping.keeper'), { admin: true })
  const office = scriptsIn(await htmlOf(page.request, '/admin/orders'))
  expect(office.length).toBeGreaterThan(5)
  for (const path of ['/', '/products', '/admin', '/admin/orders', '/quick-admin-setup']) {
    const html = await htmlOf(request, path)
    const scripts = await Promise.all(scriptsIn(html).map((name) => htmlOf(request, `/assets/${name}`)))
    const loaded = [html, ...scripts].join('\n')
    expect([path, office.filter((name) => loaded.includes(name))]).toEqual([path, []])
  }

  await open(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'لوحة الإدارة' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { name: 'الخير، منى' })).toBeVisible()
  await goBack(page)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main').getByRole('link', { name: 'لوحة الإدارة' })).toBeVisible()
})

test('X-35, A-ROLE-01: an invited customer sets a password of twelve characters by the mailed link and enters the back office', async ({
  page,
  browser,
}) => {
  const [invited, inviting] = [addressOf('invited.keeper'), addressOf('inviting.keeper')]
  await createAccount(invited)
  await signInAs(page, inviting, { admin: true })
  const { user } = (await (
    await page.request.post('/api/auth/sign-in/email', { data: { email: invited, password: PASSWORD } })
  ).json()) as { user: { id: string } }
  await page.request.post('/api/auth/sign-in/email', {
    data: { email: inviting, password: PASSWORD },
  })
  const sent = await page.request.post(`/api/admin/users/${user.id}/invite-admin`)
  expect(sent.status()).toBe(202)

  const theirs = await browser.newPage()
  await open(theirs, await mailedLink(invited, /https?:\/\/\S+\/auth\/become-admin#token=\S+/))
  await expect(theirs).toHaveURL('/auth/become-admin')
  const main = theirs.getByRole('main')
  await expect(main.getByText('12 حرفاً على الأقل')).toBeVisible()
  await main.getByLabel('كلمة المرور الجديدة').fill('wadi-shab-8888')
  await main.getByLabel('تأكيد كلمة المرور').fill('wadi-shab-8888')
  await main.getByRole('button', { name: 'قبول الدعوة' }).click()
  await expect(main.getByText('كلمة المرور يجب أن تحتوي على حرف كبير واحد على الأقل')).toBeVisible()
  await main.getByLabel('كلمة المرور الجديدة').fill('Wadi-Shab-8888')
  await main.getByLabel('تأكيد كلمة المرور').fill('Wadi-Shab-8888')
  await main.getByRole('button', { name: 'قبول الدعوة' }).click()
  await expect(main.getByRole('heading', { name: 'انضممت إلى فريق المتجر' })).toBeFocused()
  await expect(theirs).toHaveURL('/auth?return=%2Fadmin')
  await main.getByLabel('البريد الإلكتروني').fill(invited)
  await main.getByLabel('كلمة المرور', { exact: true }).fill('Wadi-Shab-8888')
  await main.getByRole('button', { name: 'تسجيل الدخول' }).click()
  await expect(theirs).toHaveURL('/admin')
  await theirs.close()
})

/** The file names of the scripts that a page names. */
function scriptsIn(html: string): string[] {
  return [...new Set([...html.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, name = '']) => name))]
}

async function htmlOf(visitor: APIRequestContext, path: string): Promise<string> {
  return (await visitor.get(path, { headers: { Accept: 'text/html' } })).text()
}
