// The form values of a category, and their conversion for the API.
import type { AdminCategory } from '#contract/admin/categories.ts'
import type { CreateCategoryRequest, EditCategoryRequest } from '#contract/admin/category-requests.ts'
import type { World } from '#domain/catalog/worlds.ts'

export type CategoryFields = {
  name: string
  nameArabic: string
  description: string
  descriptionArabic: string
  emoji: string
  imageUrl: string
  world: World
  isActive: boolean
}

/** A-CAT-08: the initial values of a new category. */
export const NEW_CATEGORY: CategoryFields = {
  nameArabic: '',
  name: '',
  descriptionArabic: '',
  description: '',
  emoji: '🐾',
  imageUrl: '',
  world: 'supplies',
  isActive: true,
}

export function categoryFields(category: AdminCategory): CategoryFields {
  const { nameArabic, name, emoji, world, isActive } = category
  return {
    ...{ nameArabic, name, emoji, world, isActive },
    description: category.description ?? '',
    descriptionArabic: category.descriptionArabic ?? '',
    imageUrl: category.imageUrl ?? '',
  }
}

export function categoryRequest(fields: CategoryFields): CreateCategoryRequest {
  const { description, descriptionArabic, imageUrl, ...same } = fields
  return {
    ...same,
    name: fields.name.trim(),
    nameArabic: fields.nameArabic.trim(),
    emoji: fields.emoji.trim(),
    description: description.trim() || null,
    descriptionArabic: descriptionArabic.trim() || null,
    imageUrl: imageUrl || null,
  }
}

/** Only the changed fields, so that changes by others to other fields are kept. */
export function categoryChanges(fields: CategoryFields, before: CategoryFields): EditCategoryRequest {
  const now = categoryRequest(fields)
  const was = categoryRequest(before)
  const names = Object.keys(now) as (keyof CreateCategoryRequest)[]
  return Object.fromEntries(names.filter((name) => now[name] !== was[name]).map((name) => [name, now[name]]))
}
