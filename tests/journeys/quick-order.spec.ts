// From a link in a message to an order, without an account and without a password.
import type { Locator } from '@playwright/test'
import { expect, expectFocusIn, open, test } from '#tests/support/journey.ts'
import { findProduct } from '#tests/support/journey-goods.ts'
import { toast } from '#tests/support/journey-page.ts'
import { addressOf, createAccount, mailedLink } from '#tests/support/journey-people.ts'

const BALL = 'كرة خيط للعب'
const CODE = /^\d{6}$/m
const MAX_SECONDS = 60
const MAX_TAPS = 12

test('S2-03: a new visitor gets from a product link to the transfer instructions', { tag: '@both' }, async ({
  page,
}) => {
  const email = addressOf('stranger')
  const { id } = await findProduct(page, BALL)
  let taps = 0
  const tap = (place: Locator) => {
    taps++
    return place.click()
  }
  const type = async (label: string, words: string) => {
    await tap(page.getByLabel(label))
    await page.keyboard.type(words)
  }

  const start = performance.now()
  await open(page, `/products/${id}`)
  await tap(
    page
      .getByRole('button', { name: new RegExp(`سجّل الدخول للشراء.*${BALL}`) })
      .filter({ visible: true })
      .first(),
  )
  const sheet = page.getByRole('dialog', { name: 'أدخل بريدك لتكمل الشراء' })
  await expect(sheet).toContainText(BALL)
  await expectFocusIn(sheet)
  await page.keyboard.type(email)
  await tap(sheet.getByRole('button', { name: 'أرسل الرمز' }))
  const code = page.getByLabel('الرمز من 6 أرقام')
  await expect(code).toBeFocused()
  await page.keyboard.type(await mailedLink(email, CODE))
  await tap(page.getByRole('button', { name: 'أكمل الشراء' }).filter({ visible: true }))
  // What told of the cart does not cover the form.
  await expect(toast(page)).toHaveCount(0, { timeout: 2000 })
  await type('الاسم الكامل', 'سالم بن ناصر')
  await type('رقم الهاتف', '91234567')
  await type('العنوان', 'الخوير، شارع 2245، بيت 18')
  await tap(page.getByRole('button', { name: 'المتابعة إلى الدفع' }).filter({ visible: true }).first())
  await expect(page.getByRole('heading', { name: 'التحويل برقم الهاتف' })).toBeVisible()

  const seconds = (performance.now() - start) / 1000
  console.log(`S2-03, ${test.info().project.name}: ${seconds.toFixed(1)} seconds, ${taps} taps`)
  expect(taps).toBeLessThanOrEqual(MAX_TAPS)
  expect(seconds).toBeLessThanOrEqual(MAX_SECONDS)
  // Its names came with the first order (S2-01).
  const session = await page.request.get('/api/session')
  expect(await session.json()).toMatchObject({ email, firstName: 'سالم', lastName: 'بن ناصر' })
})

test('S2-01: a step that fails to load once comes all the same, and the sheet stays as high', async ({
  page,
}) => {
  const { id } = await findProduct(page, BALL)
  await page.route('**/assets/sign-in-parts-*.js', (route) => route.abort(), { times: 1 })
  await open(page, `/products/${id}`)
  await page
    .getByRole('button', { name: new RegExp(`سجّل الدخول للشراء.*${BALL}`) })
    .filter({ visible: true })
    .first()
    .click()
  const sheet = page.locator('dialog[open]')
  await expectFocusIn(sheet)
  const height = () => sheet.evaluate((element) => element.getBoundingClientRect().height)
  const first = await height()
  await page.keyboard.type(`a.name.that.leaves.no.room.on.a.phone.${addressOf('tall')}`)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('الرمز من 6 أرقام')).toBeFocused()
  expect(await height()).toBeCloseTo(first, 1)
  const lines = await page.getByRole('status').filter({ hasText: 'أرسلناه إلى' }).boundingBox()
  const change = await page.getByRole('button', { name: 'غيّره' }).boundingBox()
  // Beside the address, not below it.
  expect(change?.y).toBeGreaterThan(lines?.y ?? 0)
  expect((change?.y ?? 0) + (change?.height ?? 0)).toBeLessThan((lines?.y ?? 0) + (lines?.height ?? 0))
})

test('S2-01, X-66: the sheet closes where it opened, and reports errors at their fields', async ({
  page,
}) => {
  const { id } = await findProduct(page, BALL)
  const email = addressOf('sheet')
  await open(page, `/products/${id}`)
  const buy = page
    .getByRole('button', { name: new RegExp(`سجّل الدخول للشراء.*${BALL}`) })
    .filter({ visible: true })
    .first()
  const sheet = page.getByRole('dialog', { name: 'أدخل بريدك لتكمل الشراء' })
  await buy.click()
  await expectFocusIn(sheet)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(buy).toBeFocused()
  await expect(page).toHaveURL(`/products/${id}`)

  await buy.click()
  await expectFocusIn(sheet)
  await page.keyboard.type('maryam')
  await page.keyboard.press('Enter')
  await expect(sheet.getByText('صيغة البريد الإلكتروني غير صحيحة')).toBeVisible()
  await sheet.getByLabel('البريد الإلكتروني').fill(`wrong.${email}`)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'غيّره' }).click()
  await expect(page.getByLabel('البريد الإلكتروني')).toHaveValue(`wrong.${email}`)
  await page.getByLabel('البريد الإلكتروني').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('رمز جديد بعد')).toBeVisible()

  const code = await mailedLink(email, CODE)
  const field = page.getByLabel('الرمز من 6 أرقام')
  await field.fill(code === '000000' ? '111111' : '000000')
  await expect(page.getByText('الرمز غير صحيح أو انتهت مدته.')).toBeVisible()
  // As a message has it, in the digits of an Arabic keyboard.
  await field.fill(`الرمز: ${code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))}`)
  await expect(page.getByText('تم إضافة المنتج', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`/products/${id}`)
  await expect(page.getByRole('dialog', { name: 'اكتب الرمز' })).toBeHidden()

  await page.context().clearCookies()
  // An account with a role is led to its password, and back from there.
  const role = addressOf('role-by-code')
  await createAccount(role, { admin: true })
  await open(page, '/checkout')
  await page.getByRole('link', { name: 'تسجيل الدخول' }).click()
  await expectFocusIn(page.getByRole('dialog'))
  await page.keyboard.type(role)
  await page.keyboard.press('Enter')
  await page.getByLabel('الرمز من 6 أرقام').fill(await mailedLink(role, CODE))
  await expect(page.getByText(/هذا حساب من حسابات إدارة المتجر/)).toBeVisible()
  await page.getByRole('link', { name: 'الدخول بكلمة المرور' }).click()
  await expect(page).toHaveURL('/auth?return=%2Fcheckout')
})
