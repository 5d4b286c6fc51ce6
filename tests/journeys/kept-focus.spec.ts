// Who removes something by the keyboard stays where they were.
import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from '#tests/support/journey.ts'
import { addItem, removeItems } from '#tests/support/journey-goods.ts'
import { addressOf, signInAs } from '#tests/support/journey-people.ts'
import { vouchersText } from '#text/admin/vouchers.ts'
import { cartText } from '#text/cart/cart.ts'

const CODES = ['FOCUSONE', 'FOCUSTWO'] as const

test('conventions 22: after a line of the cart is removed, the focus is at the next, at the one before, then at the heading', async ({
  page,
}) => {
  const names = ['مشط أول', 'مشط ثان', 'مشط ثالث'] as const
  await signInAs(page, addressOf('focus.cart'), { admin: true })
  for (const nameArabic of names) {
    const { id } = await addItem(page, { type: 'product', nameArabic, price: '2', quantity: 5 })
    await page.request.post('/api/cart', { data: { productId: id, quantity: 1 } })
  }
  await open(page, '/cart')
  const [first, second, third] = names.map((name) =>
    page.getByRole('main').getByRole('button', { name: cartText.remove(name) }),
  ) as [Locator, Locator, Locator]
  await press(page, second)
  await expect(third).toBeFocused()
  await press(page, third)
  await expect(first).toBeFocused()
  await press(page, first)
  await expect(page.getByRole('heading', { name: cartText.emptyTitle })).toBeFocused()
  for (const name of names) await removeItems(page, name)
})

test('conventions 22: after a dialog that asked first, the focus is at the next record of the list', async ({
  page,
}) => {
  await signInAs(page, addressOf('focus.office'), { admin: true })
  for (const code of CODES) {
    await page.request.post('/api/admin/vouchers', { data: { code, kind: 'percent', percent: 5 } })
  }
  await open(page, '/admin/vouchers')
  const [last, first] = CODES.map((code) =>
    page.getByRole('button', { name: vouchersText.remove(code) }),
  ) as [Locator, Locator]
  await press(page, first)
  await press(page, page.getByRole('button', { name: vouchersText.removal.confirm, exact: true }))
  await expect(first).toHaveCount(0)
  await expect(last).toBeFocused()
  await press(page, last)
  await press(page, page.getByRole('button', { name: vouchersText.removal.confirm, exact: true }))
  await expect(last).toHaveCount(0)
  await expect(page.getByRole('heading', { name: vouchersText.empty.title })).toBeFocused()
})

/** A control that rests while the change before it is under way takes the focus, but no press. */
async function press(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeEnabled()
  await control.focus()
  await page.keyboard.press('Enter')
}
