// What the form of a category sends (A-CAT-06 to A-CAT-08).
import { z } from 'zod/mini'
import { WORLDS } from '#domain/catalog/worlds.ts'
import { clearedText, freeText, lineText, ruleOf } from '../typed-text.ts'

/** A-CAT-07. */
const name = lineText(60).check(ruleOf((typed) => (typed === '' ? 'category-name-missing' : null)))
const story = clearedText(freeText(1000))

export const editCategoryRequest = z.partial(
  z.strictObject({
    nameArabic: name,
    name,
    descriptionArabic: story,
    description: story,
    emoji: lineText(16),
    /** A picture that POST /api/admin/uploads gave. */
    imageUrl: clearedText(lineText(200)),
    isActive: z.boolean(),
    world: z.enum(WORLDS),
    /** `updatedAt` of the category as it was read: with another one the change is refused. */
    updatedAt: z.iso.datetime(),
  }),
)
export type EditCategoryRequest = z.output<typeof editCategoryRequest>

/** Both names are needed; what else is not said is as of a new category. */
export const createCategoryRequest = z.extend(z.omit(editCategoryRequest, { updatedAt: true }), {
  nameArabic: z.prefault(name, ''),
  name: z.prefault(name, ''),
})
export type CreateCategoryRequest = z.output<typeof createCategoryRequest>
