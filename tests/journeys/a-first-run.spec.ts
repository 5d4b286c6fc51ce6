// The first day of a shop: it has no administrator yet, and its operator creates one.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, open, test } from '#tests/support/journey.ts'
import { addressOf, PASSWORD } from '#tests/support/journey-people.ts'
import type { JourneyShop } from '#tests/support/journey-shops.ts'

const FIRST = 'first.keeper@example.com'

test('X-04, A-DBG-04, A-DBG-05: the logged set-up token creates the first administrator, and only an administrator a second one', async ({
  page,
  browser,
  startShop,
}) => {
  const main = page.getByRole('main')
  const shop = await startShop()
  await becomeFirst(page, shop)
  await expect(main.getByText(FIRST)).toBeVisible()

  const stranger = await browser.newPage()
  const refused = await open(stranger, `${shop.origin}/quick-admin-setup`)
  expect(refused?.status()).toBe(401)
  await stranger.close()

  const second = addressOf('second.keeper')
  await main.getByRole('link', { name: 'إضافة مدير' }).click()
  await main.getByLabel('البريد الإلكتروني').fill(second)
  await expect(main.getByLabel('رمز الإعداد')).toHaveCount(0)
  await main.getByLabel('كلمة المرور', { exact: true }).fill(PASSWORD)
  await main.getByRole('button', { name: 'إنشاء الحساب' }).click()
  await expect(main.getByRole('status').filter({ hasText: 'تم إنشاء حساب المدير' })).toContainText(second)
})

async function becomeFirst(page: Page, { origin, logFile }: JourneyShop): Promise<void> {
  const main = page.getByRole('main')
  await open(page, `${origin}/quick-admin-setup`)
  await main.getByLabel('رمز الإعداد').fill('AAAA-AAAA-AAAA-AAAA')
  await main.getByLabel('البريد الإلكتروني').fill(FIRST)
  await main.getByLabel('كلمة المرور', { exact: true }).fill('falaj-daris-77')
  await main.getByRole('button', { name: 'إنشاء الحساب' }).click()
  await expect(main.getByText('كلمة المرور يجب أن تحتوي على حرف كبير واحد على الأقل')).toBeVisible()
  await main.getByLabel('كلمة المرور', { exact: true }).fill(PASSWORD)
  await main.getByRole('button', { name: 'إنشاء الحساب' }).click()
  await expect(main.getByRole('alert')).toContainText('خطأ في إنشاء الحساب')
  await expect(main.getByRole('alert')).toContainText('رمز الإعداد غير صحيح')

  await main.getByLabel('رمز الإعداد').fill(readSetupToken(logFile))
  await main.getByRole('button', { name: 'إنشاء الحساب' }).click()
  await expect(page).toHaveURL(`${origin}/admin-simple`)
}

function readSetupToken(logFile: string): string {
  const [, token] = /set-up token (\S+)/.exec(readFileSync(logFile, 'utf8')) ?? []
  if (!token) throw new Error('the shop printed no set-up token')
  return token
}
