// L-05, on a phone: the owner of a new shop completes the guide, and an order that was refused before is placed.
import type { Page } from '@playwright/test'
import { createUser } from '#server/accounts/team/create-user.ts'
import { expect, open, test } from '#tests/support/journey.ts'
import { photo } from '#tests/support/journey-goods.ts'
import { PASSWORD } from '#tests/support/journey-people.ts'
import { type NewShop, startNewShop } from '#tests/support/journey-shops.ts'

const OWNER = 'owner@shop.example'
const BUYER = 'buyer@shop.example'
const CAT = 'قط عُماني'
const MAIL_MS = 45_000

let shop: NewShop
test.beforeAll(async () => {
  shop = await startNewShop()
})
test.afterAll(() => shop.stop())

test('L-02, L-05, L-11: a new shop takes no orders until its owner has completed the guide', async ({
  page,
  shopper,
}) => {
  const main = page.getByRole('main')

  await test.step('the guide begins with the account, by the token of the log (X-04)', async () => {
    await open(page, `${shop.origin}/admin/setup`)
    await expect(page).toHaveURL(/quick-admin-setup$/)
    await main.getByLabel('رمز الإعداد').fill(shop.setupToken())
    await main.getByLabel('البريد الإلكتروني').fill(OWNER)
    await main.getByLabel('كلمة المرور', { exact: true }).fill(PASSWORD)
    await main.getByRole('button', { name: 'إنشاء الحساب' }).click()
    await main.getByRole('link', { name: 'ابدأ تجهيز متجرك' }).click()
    await expect(main.getByRole('heading', { name: 'بقيت 5 أشياء لتصلك الطلبات' })).toBeVisible()
  })

  await test.step('the first animal is for sale with a photo of the phone', async () => {
    await main.getByRole('link', { name: 'صوّره: أول حيوان أو سلعة' }).click()
    await main.getByLabel('التقط صورة').setInputFiles(await photo('photo.png', '#c84'))
    await main.getByLabel('الاسم بالعربية').fill(CAT)
    await main.getByLabel('السعر (ر.ع)').fill('45')
    await main.getByRole('button', { name: 'مسقط', exact: true }).click()
    // H-01: one that needs papers first can be hidden; nobody is stuck here.
    await main.getByLabel('النوع', { exact: true }).selectOption('كاسكو')
    await main.getByRole('button', { name: 'اعرضه للبيع' }).click()
    await expect(main.getByText('رقم تصريح سايتس')).toBeVisible()
    await main.getByRole('switch', { name: 'معروض في المتجر' }).uncheck()
    await expect(main.getByRole('button', { name: 'احفظه مخفياً' })).toBeVisible()
    await main.getByRole('switch', { name: 'معروض في المتجر' }).check()
    await main.getByLabel('النوع', { exact: true }).selectOption('قط')
    await main.getByRole('button', { name: 'اعرضه للبيع' }).click()
    await expect(main.getByRole('heading', { name: 'هل تصلك الرسائل؟' })).toBeVisible()
  })

  const order = await fillCart(shopper)
  await test.step('nobody can order yet (L-02)', async () => {
    const refused = await order()
    expect([refused.status, refused.code]).toEqual([503, 'shop-not-ready'])
    await open(shopper, `${shop.origin}/products`)
    await expect(shopper.getByText('نستقبل الطلبات قريباً').first()).toBeVisible()
  })

  await nameShop(page)
  await nameBank(page)

  await test.step('a test mail arrives, and its code says so', async () => {
    await main.getByRole('link', { name: 'التالي: رسالة تجريبية' }).click()
    await main.getByRole('button', { name: 'أرسل رسالة تجريبية' }).click()
    await main.getByLabel('الرمز من 6 أرقام').fill(await mailedCode())
    await main.getByRole('button', { name: 'تأكيد الرمز' }).click()
    await expect(main.getByText(/^وصلت الرسالة/)).toBeVisible()
  })

  await test.step('the same order is placed now, and announced to the owner', async () => {
    expect((await order()).status).toBe(201)
    await expect
      .poll(() => shop.mails.filter(({ to, text }) => to?.[0]?.address === OWNER && text?.includes(CAT)), {
        timeout: MAIL_MS,
      })
      .toHaveLength(1)
    await open(page, `${shop.origin}/admin/setup`)
    await expect(main.getByRole('heading', { name: 'اكتمل تجهيز متجرك' })).toBeVisible()
    await open(page, `${shop.origin}/admin`)
    await expect(main.getByText('تحويلات تنتظر المطابقة')).toBeVisible()
    await expect(main.getByRole('heading', { name: 'لم يكتمل تجهيز متجرك' })).toHaveCount(0)
    await expect(main.getByText('معروض بلا نوع')).toHaveCount(0)
  })
})

/** Its name, and how it is reached. */
async function nameShop(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const save = main.getByRole('button', { name: 'احفظ وتابع' })
  await test.step('what the shop is called, and how it is reached', async () => {
    await open(page, `${shop.origin}/admin/setup?step=shop`)
    await main.getByLabel('اسم المتجر بالعربية').fill('واحة الأليف')
    await save.click()
    await main.getByLabel('واتساب').fill('9555 5555')
    await main.getByLabel('بريد التنبيهات').fill(OWNER)
    await save.click()
    await expect(main.getByRole('heading', { name: 'إلى أي حساب يحوّل عملاؤك؟' })).toBeVisible()
  })
}

/** What was typed is guarded, and what was saved outlives a reload. */
async function nameBank(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const save = main.getByRole('button', { name: 'احفظ وتابع' })
  await test.step('what was typed is guarded, and what was saved outlives a reload', async () => {
    await main.getByLabel('البنك', { exact: true }).selectOption('بنك مسقط')
    await main.getByLabel('هاتف التحويل').fill('9217 4')
    await expect(main.getByText('بقيت 3 أرقام')).toBeVisible()
    await main.getByRole('link', { name: 'لاحقاً' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'إلغاء' }).click()
    await main.getByLabel('هاتف التحويل').fill('9217 4000')
    await main.getByLabel('اسم صاحب الحساب').fill('سالم بن خميس الحوسني')
    await expect(main.getByRole('figure')).toContainText('سالم بن خميس الحوسني')
    await save.click()
    await expect(main.getByRole('heading', { name: 'هل تصلك الرسائل؟' })).toBeVisible()
    await open(page, `${shop.origin}/admin/setup`)
    await expect(main.getByRole('heading', { name: 'متجرك يستقبل الطلبات' })).toBeVisible()
  })
}

/** A customer with the cat in the cart; gives the way to send the same order again. */
async function fillCart(shopper: Page) {
  const created = await createUser(
    { db: shop.db },
    {
      email: BUYER,
      password: PASSWORD,
      firstName: 'منى',
      lastName: 'الكندية',
      isAdmin: false,
      isOwner: false,
      isVerified: true,
    },
  )
  if (!created.ok) throw new Error(created.refusal.code)
  const { request } = shopper
  const signIn = { data: { email: BUYER, password: PASSWORD } }
  expect((await request.post(`${shop.origin}/api/auth/sign-in/email`, signIn)).ok()).toBe(true)
  const { items } = await (await request.get(`${shop.origin}/api/products`)).json()
  expect(items).toMatchObject([{ nameArabic: CAT }])
  const line = { data: { productId: items[0].id, quantity: 1 } }
  expect((await request.post(`${shop.origin}/api/cart`, line)).ok()).toBe(true)
  return async () => {
    const response = await request.post(`${shop.origin}/api/orders`, {
      headers: { 'Idempotency-Key': 'of-the-first-day' },
      data: {
        customerName: 'منى الكندية',
        customerPhone: '9123 4567',
        customerAddress: 'الغبرة، منزل 12',
        regionId: 1,
        acceptedTerms: true,
      },
    })
    const { code } = await response.json()
    return { status: response.status(), code }
  }
}

async function mailedCode(): Promise<string> {
  const find = () => shop.mails.flatMap(({ text }) => /^\d{6}$/m.exec(text ?? '')?.slice(0, 1) ?? []).at(-1)
  await expect.poll(find, { timeout: MAIL_MS }).toBeDefined()
  return find() ?? ''
}
