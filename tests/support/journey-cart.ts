// The cart of a journey's customer, by the shop's own API, and what the shop says in passing.
import type { Page } from '@playwright/test'
import { expect, glimpse, open } from './journey.ts'

export const AWAY_SENTENCE = 'المتجر غير متاح للحظات. حاول مرة أخرى بعد قليل، ولن يضيع ما كتبته.'
/** What the shop answers while its database is away. */
export const AWAY = {
  status: 503,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    title: 'Service Unavailable',
    status: 503,
    code: 'database-unavailable',
    detail: AWAY_SENTENCE,
    requestId: 'r',
  }),
}

/** The toast that stands, not one that is fading (S-ERR-15). */
export function toast(page: Page) {
  return page.getByRole('region', { name: 'التنبيهات' }).locator('[role=dialog]:not([data-ending-style])')
}

/** Waits from now on for what is said in passing without the page's own doing. */
export function hear(page: Page, words: string): Promise<unknown> {
  return glimpse(toast(page).getByText(words))
}

type Found = { id: number; nameArabic: string; quantity: number }

export async function findProduct(page: Page, name: string): Promise<Found> {
  const answer = await page.request.get('/api/products?limit=100')
  const { items } = (await answer.json()) as { items: Found[] }
  const found = items.find((product) => product.nameArabic === name)
  if (!found) throw new Error(`the demo catalogue has no ${name}`)
  return found
}

/** The first of these of which there is as much: a try that failed may have sold one out. */
export async function findInStock(page: Page, names: string[], least: number): Promise<Found> {
  for (const name of names) {
    const product = await findProduct(page, name)
    if (product.quantity >= least) return product
  }
  throw new Error(`the shop has fewer than ${least} of ${names}`)
}

export async function putIntoCart(page: Page, name: string, quantity: number): Promise<void> {
  const { id } = await findProduct(page, name)
  const answer = await page.request.post('/api/cart', { data: { productId: id, quantity } })
  expect(answer.ok()).toBe(true)
}

export type CartAnswer = {
  items: { productId: number; quantity: number; product: { nameArabic: string; price: string } }[]
}

/** Opens a page and waits until its scripts know whose cart it is: from then on a tap is heard. */
export async function openSignedIn(page: Page, path: string): Promise<void> {
  const cart = page.waitForResponse('**/api/cart')
  await open(page, path)
  await cart
}

export async function cartOf(page: Page): Promise<Record<number, number>> {
  const { items } = (await (await page.request.get('/api/cart')).json()) as CartAnswer
  return Object.fromEntries(items.map(({ productId, quantity }) => [productId, quantity]))
}

/** As if the owner had changed something: nobody can do that by the shop's own door yet. */
export async function answerCartWith(page: Page, change: (cart: CartAnswer) => void): Promise<void> {
  await page.route('**/api/cart', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const json = (await response.json()) as CartAnswer
    change(json)
    await route.fulfill({ response, json })
  })
}

export async function placeOrderByApi(page: Page): Promise<{ id: number; orderNumber: string }> {
  const answer = await page.request.post('/api/orders', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      customerName: 'سالم',
      customerPhone: '91234567',
      customerAddress: 'صحار',
      regionId: 6,
      acceptedTerms: true,
    },
  })
  expect(answer.status()).toBe(201)
  return answer.json()
}

/** What was bought is there for the next journey, and for a second try. */
export async function cancelOrderByApi(page: Page, { id }: { id: number }): Promise<void> {
  const answer = await page.request.post(`/api/orders/${id}/cancel`, { data: {} })
  expect(answer.ok()).toBe(true)
}
