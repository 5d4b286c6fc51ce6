// All categories, for administrators: /api/admin/categories (api.md, Admin; A-CAT, A-ROLE-06).
import { z } from 'zod'
import {
  adminCategory,
  adminCategoryList,
  adminCategoryQuery,
  createCategoryRequest,
  editCategoryRequest,
  removeCategoryQuery,
} from '#contract/admin/categories.ts'
import { idParam } from '#contract/primitives.ts'
import type { Api } from '#http/api/endpoint.ts'
import { adminOf } from '#http/api/require-user.ts'
import { ok } from '#platform/result.ts'
import { listAllCategories } from '#server/catalog/all-categories-queries.ts'
import { createCategory } from '#server/catalog/create-category.ts'
import { editCategory } from '#server/catalog/edit-category.ts'
import { removeCategory } from '#server/catalog/remove-category.ts'

const params = z.object({ id: idParam })

export function adminCategoriesApi(api: Api): void {
  api.on(
    'GET',
    '/api/admin/categories',
    {
      summary: 'All categories, shown or not, the newest first, with how many items each has',
      access: 'admin',
      query: adminCategoryQuery,
      answer: adminCategoryList,
    },
    ({ context, query }) => listAllCategories(context, query),
  )

  api.on(
    'POST',
    '/api/admin/categories',
    {
      summary: 'Add a category',
      access: 'admin',
      body: createCategoryRequest,
      answer: adminCategory,
      status: [201],
    },
    ({ c, context, body }) => createCategory(context, adminOf(c), body),
  )

  api.on(
    'PATCH',
    '/api/admin/categories/:id',
    {
      summary: 'Change a category, show it or hide it',
      access: 'admin',
      params,
      body: editCategoryRequest,
      answer: adminCategory,
      refusals: ['not-found', 'changed-meanwhile'],
    },
    ({ c, context, params, body }) => editCategory(context, adminOf(c), params.id, body),
  )

  api.on(
    'DELETE',
    '/api/admin/categories/:id',
    {
      summary: 'Delete a category; its items move where it is said',
      access: 'admin',
      params,
      query: removeCategoryQuery,
      status: [204],
      refusals: ['not-found', 'category-in-use'],
    },
    async ({ c, context, params, query }) => {
      const removed = await removeCategory(context, adminOf(c), params.id, query.moveTo)
      return removed.ok ? ok(undefined) : removed
    },
  )
}
