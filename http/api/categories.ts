// GET /api/categories (S-API-07).
import { categoryList } from '#contract/catalog.ts'
import { ok } from '#platform/result.ts'
import { activeCategories } from '#server/catalog/category-queries.ts'
import type { Api } from './endpoint.ts'

export function categoriesApi(api: Api): void {
  api.on(
    'GET',
    '/api/categories',
    { summary: 'Active categories by Arabic name', access: 'public', keep: true, answer: categoryList },
    async ({ context }) => ok({ items: await activeCategories(context) }),
  )
}
