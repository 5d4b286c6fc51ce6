// An animal that somebody has ordered and not paid for yet, seen by two people (S2-10).
import type { Page } from '@playwright/test'
import type { Product } from '#contract/catalog.ts'
import { expect, open, test } from '#tests/support/journey.ts'
import { cancelOrder, placeOrder } from '#tests/support/journey-goods.ts'
import { openSignedIn } from '#tests/support/journey-page.ts'
import { addressOf, signInAs } from '#tests/support/journey-people.ts'

test('S2-10: the customer reads that the animal is reserved for them, and everybody else until when', async ({
  page,
  browser,
}) => {
  await signInAs(page, addressOf('reserves'))
  const { id, nameArabic } = await findOnlyOne(page)
  await page.request.post('/api/cart', { data: { productId: id, quantity: 1 } })
  const order = await placeOrder(page)
  const list = `/products?search=${encodeURIComponent(nameArabic)}`

  const context = await browser.newContext()
  const other = await context.newPage()
  const card = cardOf(other, nameArabic)
  await open(other, list)
  await expect(card.getByText(/^محجوز حتى \d+\s/)).toBeVisible()
  await expect(card.getByRole('button', { name: /^محجوز/ })).toBeDisabled()
  await expect(card.locator('s')).toHaveCount(0)
  await expect(card.getByRole('img')).toHaveCSS('opacity', '0.75')
  // It opens, over the list and on its own page.
  await card.getByRole('heading').getByRole('link').click()
  await expect(
    other.getByRole('dialog', { name: nameArabic }).getByText('إن لم يكتمل شراؤه عاد للبيع'),
  ).toBeVisible()
  await open(other, `/animals/${id}`)
  const main = other.getByRole('main')
  await expect(main.getByText(/^محجوز حتى .*(ص|م)$/)).toBeVisible()
  await expect(main.getByText('بيت جديد')).toHaveCount(0)
  // S2-12: who would have it next is told, at an address that they confirm.
  await main.getByRole('link', { name: 'أخبرني حين يتوفر' }).click()
  await other.getByLabel('بريدك الإلكتروني').fill('waits@example.com')
  await other.getByRole('button', { name: 'أخبروني' }).click()
  await expect(other.getByRole('heading', { name: 'بقيت خطوة واحدة' })).toBeVisible()

  // Its customer is led to the transfer from wherever they meet it.
  await openSignedIn(page, list)
  await expect(cardOf(page, nameArabic).getByText('محجوز لك')).toBeVisible()
  await expect(cardOf(page, nameArabic).getByRole('link', { name: /^أكمل الدفع/ })).toHaveAttribute(
    'href',
    '/checkout',
  )
  await openSignedIn(page, '/cart')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'محجوز لك' })).toContainText(
    nameArabic,
  )
  await openSignedIn(page, `/animals/${id}`)
  await expect(page.getByText('فهو لك وحدك')).toBeVisible()
  await page.getByRole('link', { name: 'أكمل الدفع', exact: true }).click()
  await expect(page).toHaveURL(`/checkout?order=${order.orderNumber}`)

  await cancelOrder(page, order)
  await expect
    .poll(async () => (await other.request.get(`/api/products/${id}`)).json())
    .toMatchObject({ quantity: 1, isReserved: false })
  await context.close()
})

function cardOf(page: Page, name: string) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
}

/** One of which there is only one, and which comes to where the orders of journeys go; the last, which no other journey takes. */
async function findOnlyOne(page: Page): Promise<Pick<Product, 'id' | 'nameArabic'>> {
  const { items } = (await (await page.request.get('/api/products?type=animal&limit=100')).json()) as {
    items: Product[]
  }
  const found = items.findLast(
    ({ quantity, deliveryEverywhere, availableRegions }) =>
      quantity === 1 && (deliveryEverywhere || availableRegions.includes(6)),
  )
  if (!found) throw new Error('the demo catalogue has no animal of which there is only one')
  return found
}
