// A voucher, from the owner's form to the buyer's order.
import type { Page } from '@playwright/test'
import type { AdminVoucher } from '#contract/admin/vouchers.ts'
import { expect, open, test } from '#tests/support/journey.ts'
import { addItem, cancelOrder, removeItems } from '#tests/support/journey-goods.ts'
import { toast } from '#tests/support/journey-page.ts'
import { addressOf, signInAs } from '#tests/support/journey-people.ts'

const RAKE = 'مشط قسائم'
const CODE = 'JOURNEY25'

test.afterEach(async ({ page }) => {
  await removeItems(page, RAKE)
  const found = await page.request.get('/api/admin/vouchers')
  const { items } = (await found.json()) as { items: AdminVoucher[] }
  for (const { id, code } of items) if (code === CODE) await page.request.delete(`/api/admin/vouchers/${id}`)
})

test('S2-13: a voucher is created, mistyped, used at checkout, and shown in the order', async ({ page }) => {
  await signInAs(page, addressOf('vouchers'), { admin: true })
  const { id } = await addItem(page, { type: 'product', nameArabic: RAKE, price: '8', quantity: 5 })
  await page.request.post('/api/cart', { data: { productId: id, quantity: 1 } })

  await open(page, '/admin/vouchers')
  await page.getByRole('button', { name: 'قسيمة جديدة' }).first().click()
  const form = page.getByRole('alertdialog', { name: 'قسيمة جديدة' })
  await form.getByLabel('الرمز').fill('journey 25')
  await form.getByLabel('النسبة %').fill('101')
  await form.getByRole('button', { name: 'حفظ القسيمة' }).click()
  await expect(form).toContainText('اكتب نسبة صحيحة بين 1 و 100.')
  await form.getByLabel('النسبة %').fill('25')
  await form.getByRole('button', { name: 'حفظ القسيمة' }).click()
  await expect(toast(page)).toContainText('حُفظت القسيمة')
  await expect(page.getByRole('listitem').filter({ hasText: CODE })).toContainText('خصم 25%')
  await page.getByRole('button', { name: 'قسيمة جديدة' }).first().click()
  await form.getByLabel('الرمز').fill(CODE)
  await form.getByLabel('النسبة %').fill('5')
  await form.getByRole('button', { name: 'حفظ القسيمة' }).click()
  await expect(form.getByLabel('الرمز')).toHaveAccessibleDescription(/لديك قسيمة أخرى بهذا الرمز/)
  await expect(form.getByLabel('الرمز')).toBeFocused()

  await open(page, '/checkout')
  await page.getByRole('button', { name: 'لديك قسيمة؟' }).click()
  await page.getByLabel('رمز القسيمة').fill('nothing')
  await page.getByRole('button', { name: 'استعملها' }).click()
  await expect(page.getByText('لا نعرف هذه القسيمة. راجع حروفها.')).toBeVisible()
  await page.getByLabel('رمز القسيمة').fill(CODE.toLowerCase())
  await page.getByLabel('رمز القسيمة').press('Enter')
  await expect(page.getByText(`طُبّقت القسيمة ⁨${CODE}⁩.`)).toBeVisible()
  await page.getByLabel('الاسم الكامل').fill('سالم بن ناصر')
  await page.getByLabel('رقم الهاتف').fill('91234567')
  await page.getByLabel('العنوان').fill('الخوير، بيت 18')
  await page.getByRole('button', { name: 'المتابعة إلى الدفع' }).filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { name: 'التحويل برقم الهاتف' })).toBeVisible()
  const order = await latestOrder(page)
  expect(order).toMatchObject({ totalAmount: '8.000', discountAmount: '2.000', voucherCode: CODE })
  await open(page, `/orders/${order.orderNumber}`)
  await expect(page.getByText(`خصم ⁨${CODE}⁩`).filter({ visible: true })).toBeVisible()
  await cancelOrder(page, order)
})

async function latestOrder(page: Page) {
  const response = await page.request.get('/api/orders?limit=1')
  const { items } = (await response.json()) as { items: { id: number; orderNumber: string }[] }
  const [order] = items
  if (!order) throw new Error('there is no order')
  return order
}
