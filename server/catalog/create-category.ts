// An administrator adds a category (A-CAT-06 to A-CAT-08).
import type { AdminCategory, CreateCategoryRequest } from '#contract/admin/categories.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Admin } from '#server/accounts/current-user.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { categories } from '#server/database/tables/catalog.ts'
import { noteAction } from '#server/insights/note-action.ts'
import { categoryFieldText } from '#text/admin/categories.ts'
import { findAnyCategory } from './all-categories-queries.ts'

type Invalid = RefusalOf<'invalid-request'>

const NEW = {
  name: '',
  nameArabic: '',
  description: null,
  descriptionArabic: null,
  emoji: '',
  imageUrl: null,
  isActive: true,
  world: 'supplies' as const,
}
const PAW = '🐾'

/** Pages hear of it from the database. */
export async function createCategory(
  context: Context,
  admin: Admin,
  request: CreateCategoryRequest,
): Promise<Result<AdminCategory, Invalid>> {
  const checked = checkCategory({ ...NEW, ...request }, await isOurs(context, request.imageUrl))
  if (!checked.ok) return checked
  const at = context.now()
  return inTransaction(context.db, async (tx) => {
    const [made] = await tx
      .insert(categories)
      .values({ ...checked.value, createdAt: at, updatedAt: at })
      .returning()
    const stored = made && (await findAnyCategory(tx, made.id))
    if (!stored) throw new Error('the category was not made')
    await noteAction(tx, admin, at, {
      action: 'category.created',
      entityType: 'category',
      entityId: stored.id,
      data: { after: checked.value },
    })
    return ok(stored)
  })
}

type WholeCategory = Required<CreateCategoryRequest>

/** @param hasOwnImage whether its picture is of this store, or it has none */
export function checkCategory(category: WholeCategory, hasOwnImage: boolean): Result<WholeCategory, Invalid> {
  const errors: Record<string, string[]> = {}
  if (!category.name) errors.name = [categoryFieldText.namesMissing]
  if (!category.nameArabic) errors.nameArabic = [categoryFieldText.namesMissing]
  if (!hasOwnImage) errors.imageUrl = [categoryFieldText.imageUnknown]
  if (Object.keys(errors).length > 0) return refuse({ code: 'invalid-request', errors })
  return ok({ ...category, emoji: category.emoji || PAW })
}

/** Asked outside any transaction: the store may be far away. */
export async function isOurs(
  { images }: Pick<Context, 'images'>,
  imageUrl: string | null | undefined,
): Promise<boolean> {
  return !imageUrl || (await images.find(imageUrl)) !== null
}
