// What the form of a category sends (A-CAT-06 to A-CAT-08).
import { z } from 'zod/mini'
import { clearedText, freeText, lineText, ruleOf } from '#contract/typed-text.ts'
import { WORLDS } from '#domain/catalog/worlds.ts'

const CATEGORY_LIMITS = { name: 60, story: 1000, emoji: 16 } as const

/** A-CAT-07. */
const name = lineText(CATEGORY_LIMITS.name).check(
  ruleOf((typed) => (typed === '' ? 'category-name-missing' : null)),
)
const story = clearedText(freeText(CATEGORY_LIMITS.story))

export const editCategoryRequest = z.partial(
  z.strictObject({
    nameArabic: name,
    name,
    descriptionArabic: story,
    description: story,
    emoji: lineText(CATEGORY_LIMITS.emoji),
    /** A picture that POST /api/admin/uploads gave. */
    imageUrl: clearedText(lineText(200)),
    isActive: z.boolean(),
    world: z.enum(WORLDS),
    /** `updatedAt` of the category as it was read: with another one the change is refused. */
    updatedAt: z.iso.datetime(),
  }),
)
export type EditCategoryRequest = z.output<typeof editCategoryRequest>

/** Both names are required; other missing fields get the defaults of a new category. */
export const createCategoryRequest = z.extend(z.omit(editCategoryRequest, { updatedAt: true }), {
  nameArabic: z.prefault(name, ''),
  name: z.prefault(name, ''),
})
export type CreateCategoryRequest = z.output<typeof createCategoryRequest>
