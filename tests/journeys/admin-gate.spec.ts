// The gate in front of the back office: who is sent away, how, and who comes in.
import { expect, test } from '#tests/support/journey.ts'
import { createAccount, PASSWORD } from '#tests/support/journey-user.ts'

const ADMIN = 'keeper@example.com'

test('A-GATE-01..04, A-ROLE-02, X-65: a visitor is shown to sign-in and from there back in, as an admin; a second check that fails shuts the page', async ({
  page,
}) => {
  await createAccount(ADMIN, { admin: true })
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'الوصول مرفوض' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'تسجيل الدخول' })).toHaveAttribute(
    'href',
    '/auth?return=%2Fadmin',
  )
  await expect(main.getByRole('link', { name: 'الصفحة الرئيسية' })).toBeVisible()
  await expect(page).toHaveURL('/auth?return=%2Fadmin')

  await page.getByLabel('البريد الإلكتروني').fill(ADMIN)
  await page.getByLabel('كلمة المرور', { exact: true }).fill(PASSWORD)
  // A-GATE-01: what the second check has not allowed is not shown yet.
  let answer = () => {}
  await page.route('**/api/admin/validate', async (route) => {
    await new Promise<void>((go) => {
      answer = go
    })
    await route.continue()
  })
  await main.getByRole('button', { name: 'تسجيل الدخول' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByText('نتحقق من صلاحياتك…')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'أهلاً منى' })).toHaveCount(0)
  answer()
  await expect(page.getByRole('heading', { name: 'أهلاً منى' })).toBeVisible()

  // A-GATE-03, A-GATE-04: no longer an admin, as the shop says.
  await page.unroute('**/api/admin/validate')
  await page.route('**/api/admin/validate', (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden', detail: 'ليست لديك صلاحية لهذا الإجراء.' } }),
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: 'هذه الصفحة للمديرين فقط' })).toBeVisible()
  await expect(main.getByText(ADMIN)).toBeVisible()
  await expect(page).toHaveURL('/')

  // A-GATE-04: a check that goes wrong leads to sign-in.
  await page.unroute('**/api/admin/validate')
  await page.route('**/api/admin/validate', (route) => route.fulfill({ status: 429, body: 'no answer' }))
  await page.goto('/admin')
  await expect(page.getByText('تعذّر التحقق من صلاحياتك. سجّل الدخول من جديد.')).toBeVisible()
  await expect(page).toHaveURL('/auth?return=%2Fadmin')

  // signing out ends it, here and behind Back.
  await page.unroute('**/api/admin/validate')
  await page.goto('/admin')
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'الوصول مرفوض' })).toBeVisible()
})
