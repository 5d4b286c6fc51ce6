// Builders of what journeys sell and buy, by the shop's own API: products, carts, orders, pictures.
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { AdminProduct } from '#contract/admin/products.ts'
import type { AdminSettings } from '#contract/admin/settings.ts'
import type { Product } from '#contract/catalog.ts'
import { expect } from './journey.ts'

export async function findProduct(page: Page, name: string): Promise<Product> {
  const response = await page.request.get('/api/products?limit=100')
  const { items } = (await response.json()) as { items: Product[] }
  const found = items.find((product) => product.nameArabic === name)
  if (!found) throw new Error(`the demo catalogue has no ${name}`)
  return found
}

/** The first of these of which there is as much: a try that failed may have sold one out. */
export async function findInStock(page: Page, names: string[], min: number): Promise<Product> {
  for (const name of names) {
    const product = await findProduct(page, name)
    if (product.quantity >= min) return product
  }
  throw new Error(`the shop has fewer than ${min} of ${names}`)
}

export async function putIntoCart(page: Page, name: string, quantity: number): Promise<void> {
  const { id } = await findProduct(page, name)
  const response = await page.request.post('/api/cart', { data: { productId: id, quantity } })
  expect(response.ok()).toBe(true)
}

export type CartAnswer = {
  items: { productId: number; quantity: number; product: { nameArabic: string; price: string } }[]
}

export async function cartOf(page: Page): Promise<Record<number, number>> {
  const { items } = (await (await page.request.get('/api/cart')).json()) as CartAnswer
  return Object.fromEntries(items.map(({ productId, quantity }) => [productId, quantity]))
}

/** The total of the cart. */
export async function placeOrder(
  page: Page,
  { customerName = 'سالم', regionId = 6 } = {},
): Promise<{ id: number; orderNumber: string }> {
  const response = await page.request.post('/api/orders', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      customerName,
      customerPhone: '91234567',
      customerAddress: 'حي النهضة، منزل 12',
      regionId,
      acceptedTerms: true,
    },
  })
  expect(response.status()).toBe(201)
  return response.json()
}

/** What was bought is there for the next journey, and for a second try. */
export async function cancelOrder(page: Page, { id }: { id: number }): Promise<void> {
  const response = await page.request.post(`/api/orders/${id}/cancel`, { data: {} })
  expect(response.ok()).toBe(true)
}

/** As the signed-in admin. */
export async function addItem(page: Page, item: object): Promise<AdminProduct> {
  const created = await page.request.post('/api/admin/products', { data: item })
  expect(created.status()).toBe(201)
  return (await created.json()) as AdminProduct
}

/**
 * Removes the items whose Arabic name begins so, as the signed-in admin: other journeys count what the shop has. A search
 * finds items by words like these too, so that the names decide.
 */
export async function removeItems(page: Page, name: string): Promise<void> {
  const found = await page.request.get(`/api/admin/products?search=${encodeURIComponent(name)}&limit=100`)
  const { items } = (await found.json()) as { items: { id: number; nameArabic: string }[] }
  for (const item of items.filter(({ nameArabic }) => nameArabic.startsWith(name)))
    await page.request.delete(`/api/admin/products/${item.id}`)
}

/**
 * What an owner changes and other journeys then find as it was.
 * @param kept the settings that are given back
 */
export async function withSettings(
  page: Page,
  kept: (settings: AdminSettings) => object,
  act: () => Promise<void>,
): Promise<void> {
  const before = (await (await page.request.get('/api/admin/settings')).json()) as AdminSettings
  try {
    await act()
  } finally {
    const response = await page.request.patch('/api/admin/settings', { data: kept(before) })
    expect(response.ok(), await response.text()).toBe(true)
  }
}

/** A file for a field of pictures, small enough to be stored at once. */
export async function photo(name: string, background: string) {
  const picture = sharp({ create: { width: 320, height: 240, channels: 3, background } })
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() }
}
