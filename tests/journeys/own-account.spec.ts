// What is one's own: an order that one thinks better of, one's data, and the end of the account.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, open, test } from '#tests/support/journey.ts'
import { expectNoAxeFindings } from '#tests/support/journey-axe.ts'
import { addressOf, PASSWORD, signInAs } from '#tests/support/journey-user.ts'

test('X-52, X-21, D-04, R-06: a customer cancels an order, takes their data along and ends the account', async ({
  page,
}) => {
  const email = addressOf('leaving')
  await signInAs(page, email)
  const { orderNumber, productId, left } = await placeOrder(page)
  const main = page.getByRole('main')

  // An open order comes first: the shop says so, and leads to it.
  await open(page, '/profile')
  await main.getByRole('button', { name: 'حذف حسابي' }).click()
  const question = page.getByRole('alertdialog', { name: 'حذف حسابك' })
  await expect(question.getByText(/لديك طلب لم يكتمل/)).toBeVisible()
  await expectNoAxeFindings(page)
  await question.getByRole('link', { name: orderNumber }).click()
  await expect(page).toHaveURL(`/orders/${orderNumber}`)

  // Escape leaves everything as it was, and the focus where it was.
  const cancel = main.getByRole('button', { name: 'إلغاء الطلب' })
  await cancel.click()
  const dialog = page.getByRole('alertdialog', { name: 'إلغاء هذا الطلب؟' })
  await expect(dialog.getByText('تعود منتجاته إلى المتجر، وقد يشتريها غيرك.')).toBeVisible()
  await expectNoAxeFindings(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(cancel).toBeFocused()

  // Without the shop nothing is cancelled, and one is told; then it is, once, though it is pressed twice.
  await cancel.click()
  await page.route('**/api/orders/*/cancel', (route) => route.abort())
  await dialog.getByRole('button', { name: 'نعم، ألغِه' }).click()
  await expect(dialog.getByText('لم يُلغَ الطلب')).toBeVisible()
  await page.unroute('**/api/orders/*/cancel')
  await dialog.getByRole('button', { name: 'نعم، ألغِه' }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(main.getByText('أُلغي هذا الطلب، وعادت منتجاته إلى المتجر.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(main.getByRole('listitem').filter({ hasText: 'أُلغي الطلب' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await expect(cancel).toHaveCount(0)
  await expect.poll(() => stockOf(page, productId)).toBe(left + 1)

  // The file holds what the shop holds.
  await open(page, '/profile')
  const downloading = page.waitForEvent('download')
  await main.getByRole('button', { name: 'تنزيل بياناتي' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^بياناتي-في-أليف-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data).toMatchObject({ profile: { email }, orders: [{ orderNumber, status: 'cancelled' }] })

  // The end: explained, asked for once more, and then there is nobody.
  await main.getByRole('button', { name: 'حذف حسابي' }).click()
  await expect(question.getByText('لا يمكن التراجع بعد الحذف.')).toBeVisible()
  await question.getByRole('button', { name: 'احذف حسابي' }).click()
  const password = question.getByLabel('كلمة مرورك، للتأكد أنك أنت')
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription('اكتب كلمة المرور.')
  await password.fill('wrong-guess-1')
  await password.press('Enter')
  await expect(password).toHaveAccessibleDescription('كلمة المرور غير صحيحة.')
  await expectNoAxeFindings(page)
  await password.fill(PASSWORD)
  await password.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('حُذف حسابك').first()).toBeVisible()
  await open(page, '/profile')
  await expect(page.getByRole('heading', { name: 'يجب تسجيل الدخول أولاً' })).toBeVisible()
  const again = await page.request.post('/api/auth/sign-in/email', { data: { email, password: PASSWORD } })
  expect(again.status()).toBe(401)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('checkout'))),
  ).toEqual([])
})

/** One piece of a supply that is delivered everywhere; `left` is what the shop then still has of it. */
async function placeOrder(page: Page): Promise<{ orderNumber: string; productId: number; left: number }> {
  const list = await (await page.request.get('/api/products?type=product&limit=50')).json()
  const product = list.items.find(
    (one: { quantity: number; deliveryEverywhere: boolean }) => one.quantity > 2 && one.deliveryEverywhere,
  )
  await page.request.post('/api/cart', { data: { productId: product.id, quantity: 1 } })
  const placed = await page.request.post('/api/orders', {
    headers: { 'Idempotency-Key': 'of-the-journey' },
    data: {
      customerName: 'منى الكندية',
      customerPhone: '91234567',
      customerAddress: 'حي النهضة، منزل 12',
      regionId: 1,
    },
  })
  expect(placed.status()).toBe(201)
  const { orderNumber } = await placed.json()
  return { orderNumber, productId: product.id, left: await stockOf(page, product.id) }
}

async function stockOf(page: Page, productId: number): Promise<number> {
  return (await (await page.request.get(`/api/products/${productId}`)).json()).quantity
}
