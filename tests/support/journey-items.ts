// What a journey of the back office puts on the shelves, and takes from them again.
import type { Page } from '@playwright/test'

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
