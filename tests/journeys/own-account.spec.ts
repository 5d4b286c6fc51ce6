// The customer's own account: cancelling an order, downloading the data, ending the account.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { muscatDay } from '#domain/muscat-time.ts'
import { expect, open, test } from '#tests/support/journey.ts'
import { cancelOrder, findProduct, placeOrder, putIntoCart } from '#tests/support/journey-goods.ts'
import { addressOf, PASSWORD, signInAs } from '#tests/support/journey-people.ts'

const GOODS = 'معجون سلمون للقطط'

test('X-21, D-04, R-06: an order is cancelled once, after a confirmation, and its goods are back in stock', async ({
  page,
}) => {
  await signInAs(page, addressOf('cancelling'))
  const { orderNumber, productId, left } = await orderOnePiece(page)
  const main = page.getByRole('main')
  await open(page, `/orders/${orderNumber}`)
  // Escape leaves everything as it was, and the focus where it was.
  const cancel = main.getByRole('button', { name: 'إلغاء الطلب' })
  await cancel.click()
  const dialog = page.getByRole('alertdialog', { name: 'إلغاء هذا الطلب؟' })
  await expect(dialog.getByText('تعود منتجاته إلى المتجر، وقد يشتريها غيرك.')).toBeVisible()
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
})

test('X-52: an account with an open order links to it; its data can be downloaded; ending it needs the password', async ({
  page,
}) => {
  const email = addressOf('leaving')
  await signInAs(page, email)
  const order = await orderOnePiece(page)
  const main = page.getByRole('main')
  await open(page, '/profile')
  await main.getByRole('button', { name: 'حذف حسابي' }).click()
  const question = page.getByRole('alertdialog', { name: 'حذف حسابك' })
  await expect(question.getByText(/لديك طلب لم يكتمل/)).toBeVisible()
  await question.getByRole('link', { name: order.orderNumber }).click()
  await expect(page).toHaveURL(`/orders/${order.orderNumber}`)
  await cancelOrder(page, order)

  // The file holds what the shop holds.
  await open(page, '/profile')
  const downloading = page.waitForEvent('download')
  await main.getByRole('button', { name: 'تنزيل بياناتي' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`بياناتي-في-أليف-${muscatDay(new Date())}.json`)
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  const { orderNumber } = order
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
  await password.fill(PASSWORD)
  await password.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('حُذف حسابك').first()).toBeVisible()
  const again = await page.request.post('/api/auth/sign-in/email', { data: { email, password: PASSWORD } })
  expect(again.status()).toBe(401)
  await open(page, '/profile')
  await expect(page.getByRole('heading', { name: 'يجب تسجيل الدخول أولاً' })).toBeVisible()
})

/** Of a supply; `left` is what the shop then still has of it. */
async function orderOnePiece(page: Page) {
  await putIntoCart(page, GOODS, 1)
  const order = await placeOrder(page)
  const { id: productId } = await findProduct(page, GOODS)
  return { ...order, productId, left: await stockOf(page, productId) }
}

async function stockOf(page: Page, productId: number): Promise<number> {
  return (await (await page.request.get(`/api/products/${productId}`)).json()).quantity
}
