// Categories as administrators read and change them (api.md, Admin; A-CAT).
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { id, idParam, listOf, listQuery, timestamp } from '#contract/primitives.ts'
import { WORLDS } from '#domain/catalog/worlds.ts'
import { MAX_SEARCH_LENGTH } from '#domain/product.ts'
import { createCategoryRequest, editCategoryRequest } from './category-requests.ts'

const text = z.string().nullable()

const adminCategory = z.object({
  id,
  name: z.string(),
  nameArabic: z.string(),
  description: text,
  descriptionArabic: text,
  emoji: z.string(),
  imageUrl: text,
  isActive: z.boolean(),
  world: z.enum(WORLDS),
  /** Of all its items, archived ones apart. */
  productCount: z.int(),
  createdAt: timestamp,
  /** Sent back with a change, so that nobody overwrites what they have not seen. */
  updatedAt: timestamp,
})
export type AdminCategory = z.infer<typeof adminCategory>

const adminCategoryQuery = listQuery.extend({
  search: z
    .string()
    .max(MAX_SEARCH_LENGTH)
    .optional()
    .meta({ description: 'In both names and both descriptions' }),
  active: z
    .enum(['true', 'false', '1', '0'])
    .transform((word) => word === 'true' || word === '1')
    .optional(),
})
export type AdminCategoryQuery = z.output<typeof adminCategoryQuery>

const removeCategoryQuery = z.object({
  moveTo: z
    .union([idParam, z.literal('none')])
    .optional()
    .meta({
      description: 'Where its items go: another category, or none. Without it one that has items stays',
    }),
})

export const adminCategoryEndpoints = {
  'GET /api/admin/categories': {
    summary: 'All categories, shown or not, the newest first, with how many items each has',
    access: 'products:read',
    query: adminCategoryQuery,
    response: listOf(adminCategory),
  },
  'POST /api/admin/categories': {
    summary: 'Add a category',
    access: 'products:write',
    body: createCategoryRequest,
    response: adminCategory,
    status: [201],
  },
  'PATCH /api/admin/categories/:id': {
    summary: 'Change a category, show it or hide it',
    access: 'products:write',
    body: editCategoryRequest,
    response: adminCategory,
    refusals: ['changed-meanwhile'],
    current: adminCategory,
  },
  'DELETE /api/admin/categories/:id': {
    summary: 'Delete a category; its items move where it is said',
    access: 'products:write',
    query: removeCategoryQuery,
    status: [204],
    refusals: ['category-in-use'],
  },
} satisfies ShopEndpoints
