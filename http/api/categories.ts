// GET /api/categories (S-API-07).
import { ok } from '#platform/result.ts'
import { activeCategories } from '#server/catalog/categories/category-queries.ts'
import type { Api } from './shop-api.ts'

export function categoriesApi(api: Api): void {
  api.on('GET /api/categories', async ({ context }) => ok({ items: await activeCategories(context) }))
}
