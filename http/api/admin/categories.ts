// All categories, for administrators: /api/admin/categories (api.md, Admin; A-CAT, A-ROLE-06).
import { callerWith } from '#http/api/require-user.ts'
import type { Api } from '#http/api/shop-api.ts'
import { ok } from '#platform/result.ts'
import { listAllCategories } from '#server/catalog/all-categories-queries.ts'
import { createCategory } from '#server/catalog/create-category.ts'
import { editCategory } from '#server/catalog/edit-category.ts'
import { removeCategory } from '#server/catalog/remove-category.ts'

export function adminCategoriesApi(api: Api): void {
  api.on('GET /api/admin/categories', ({ context, query }) => listAllCategories(context, query))

  api.on('POST /api/admin/categories', ({ c, context, body }) =>
    createCategory(context, callerWith(c, 'products:write'), body),
  )

  api.on('PATCH /api/admin/categories/:id', ({ c, context, params, body }) =>
    editCategory(context, callerWith(c, 'products:write'), params.id, body),
  )

  api.on('DELETE /api/admin/categories/:id', async ({ c, context, params, query }) => {
    const removed = await removeCategory(context, callerWith(c, 'products:write'), params.id, query.moveTo)
    return removed.ok ? ok(undefined) : removed
  })
}
