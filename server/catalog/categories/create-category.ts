// An administrator adds a category (A-CAT-06 to A-CAT-08).
import type { AdminCategory } from '#contract/admin/categories.ts'
import type { CreateCategoryRequest } from '#contract/admin/category-requests.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuseField } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { categories } from '#server/database/tables/catalog.ts'
import { keepUploads } from '#server/media/keep-uploads.ts'
import { categoryFieldText } from '#text/admin/categories.ts'
import { findAnyCategory } from './all-categories-queries.ts'

const NEW = {
  description: null,
  descriptionArabic: null,
  emoji: '',
  imageUrl: null,
  isActive: true,
  world: 'supplies' as const,
}
const PAW = '🐾'

export async function createCategory(
  context: Context,
  admin: Granted<'products:write'>,
  request: CreateCategoryRequest,
): Promise<Result<AdminCategory, RefusalOf<'invalid-request'>>> {
  const isOurImage = await isOurs(context, request.imageUrl)
  const at = context.now()
  return inTransaction(context.db, async (tx) => {
    const imageStored = await keepImage(tx, request.imageUrl)
    const checked = checkCategory({ ...NEW, ...request }, isOurImage && imageStored)
    if (!checked.ok) return checked
    const [made] = await tx
      .insert(categories)
      .values({ ...checked.value, createdAt: at, updatedAt: at })
      .returning()
    const stored = made && (await findAnyCategory(tx, made.id))
    if (!stored) throw new Error('categories: the insert gave no row')
    await noteAction({ tx, admin, at }, 'category.created', stored.id, { after: checked.value })
    return ok(stored)
  })
}

type WholeCategory = Required<CreateCategoryRequest>

/** @param hasOwnImage true if its picture is in this store, or it has none */
export function checkCategory(
  category: WholeCategory,
  hasOwnImage: boolean,
): Result<WholeCategory, RefusalOf<'invalid-request'>> {
  if (!hasOwnImage) return refuseField('imageUrl', categoryFieldText.imageUnknown)
  return ok({ ...category, emoji: category.emoji || PAW })
}

/** Protects the picture from the sweep; false if it was swept already. */
export async function keepImage(tx: Transaction, imageUrl: string | null | undefined): Promise<boolean> {
  return !imageUrl || keepUploads(tx, [imageUrl])
}

/** Called outside any transaction: the image store may be slow. */
export async function isOurs({ images }: Context, imageUrl: string | null | undefined): Promise<boolean> {
  return !imageUrl || (await images.find(imageUrl)) !== null
}
