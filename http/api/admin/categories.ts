// All categories, for administrators: /api/admin/categories (api.md, Admin; A-CAT, A-ROLE-06).
import { byId } from '#http/api/by-id.ts'
import type { Api } from '#http/api/shop-api.ts'
import { listAllCategories } from '#server/catalog/categories/all-categories-queries.ts'
import { createCategory } from '#server/catalog/categories/create-category.ts'
import { editCategory } from '#server/catalog/categories/edit-category.ts'
import { removeCategory } from '#server/catalog/categories/remove-category.ts'

export function adminCategoriesApi(api: Api): void {
  api.on('GET /api/admin/categories', ({ context, query }) => listAllCategories(context, query))
  api.on('POST /api/admin/categories', ({ context, user, body }) => createCategory(context, user, body))
  api.on('PATCH /api/admin/categories/:id', byId(editCategory))

  api.on('DELETE /api/admin/categories/:id', ({ context, user, params, query }) =>
    removeCategory(context, user, params.id, query.moveTo),
  )
}
