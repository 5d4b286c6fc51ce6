// The second step of a sign-in, with an authenticator app that makes real codes.
import { Secret, TOTP } from 'otpauth'
import { expect, open, test } from '#tests/support/journey.ts'
import { addressOf, PASSWORD, signInAs } from '#tests/support/journey-people.ts'

test('T-02: a member of the team sets up a second factor, and signs in by password and code, then by a recovery code', async ({
  page,
}) => {
  const email = addressOf('two.steps')
  await signInAs(page, email, { admin: 'staff' })
  await open(page, '/profile')
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog', { name: 'تفعيل التحقق بخطوتين' })
  await main.getByRole('button', { name: 'تفعيل', exact: true }).click()
  await expect(dialog.getByLabel('كلمة مرورك')).toBeFocused()
  await dialog.getByLabel('كلمة مرورك').fill('wrong-guess-1')
  await dialog.getByRole('button', { name: 'متابعة' }).click()
  await expect(dialog.getByLabel('كلمة مرورك')).toHaveAccessibleDescription(/كلمة المرور غير صحيحة/)
  await dialog.getByLabel('كلمة مرورك').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'متابعة' }).click()
  await expect(dialog.getByRole('img', { name: 'رمز QR لتطبيق المصادقة' })).toBeVisible()
  const secret = Secret.fromBase32(((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', ''))
  const app = new TOTP({ secret })
  await dialog.getByLabel('الرمز من 6 أرقام').fill(app.generate())
  const codes = page.getByRole('list', { name: 'رموز الاسترداد' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCode = (await codes.first().textContent()) ?? ''
  await page.getByRole('button', { name: 'حفظتها' }).click()
  await expect(main.getByText('بقي لك 10 رموز استرداد')).toBeVisible()

  const takeFirstStep = async () => {
    await page.context().clearCookies()
    await open(page, '/auth')
    await page.getByLabel('البريد الإلكتروني').fill(email)
    await page.getByLabel('كلمة المرور', { exact: true }).fill(PASSWORD)
    await main.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'بقيت خطوة واحدة' })).toBeVisible()
  }
  await takeFirstStep()
  const field = page.getByLabel('الرمز من 6 أرقام')
  await expect(field).toBeFocused()
  await field.fill('000000')
  await expect(field).toHaveAccessibleDescription(/غير صحيح أو استُعمل من قبل/)
  // The code of the set-up is used; the next one is good already.
  await field.fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await expect(page).toHaveURL('/')

  await takeFirstStep()
  await page.getByRole('button', { name: /أستعمل رمز استرداد/ }).click()
  const recovery = page.getByLabel('رمز الاسترداد', { exact: true })
  await recovery.fill(recoveryCode.slice(0, -4))
  await page.getByRole('button', { name: 'ادخل', exact: true }).click()
  await expect(recovery).toHaveAccessibleDescription('اكتب الرمز كاملاً: 24 حرفاً ورقماً.')
  await recovery.fill(recoveryCode.toLowerCase())
  await page.getByRole('button', { name: 'ادخل', exact: true }).click()
  await expect(page).toHaveURL('/')
  await open(page, '/profile')
  await expect(main.getByText('بقي لك 9 رموز استرداد')).toBeVisible()
})
