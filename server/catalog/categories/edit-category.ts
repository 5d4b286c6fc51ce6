// An administrator changes a category, or shows and hides it (A-CAT-06 to A-CAT-09).
import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { AdminCategory } from '#contract/admin/categories.ts'
import type { EditCategoryRequest } from '#contract/admin/category-requests.ts'
import type { ChangedMeanwhile, RefusalOf } from '#contract/refusals.ts'
import { isStale, timeOfChange } from '#domain/time-of-change.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, orNotFound, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { categories } from '#server/database/tables/catalog.ts'
import { findAnyCategory } from './all-categories-queries.ts'
import { checkCategory, isOurs, keepImage } from './create-category.ts'

type EditCategoryRefusal = RefusalOf<'not-found' | 'invalid-request'> | ChangedMeanwhile<AdminCategory>

export async function editCategory(
  context: Context,
  admin: Granted<'products:write'>,
  id: number,
  { updatedAt, ...changes }: EditCategoryRequest,
): Promise<Result<AdminCategory, EditCategoryRefusal>> {
  const isOurImage = await isOurs(context, changes.imageUrl)
  return inTransaction(context.db, async (tx) => {
    const ofId = eq(categories.id, id)
    const [row] = await tx.select().from(categories).where(ofId).for('no key update')
    const before = row && (await findAnyCategory(tx, id))
    if (!before) return refuse({ code: 'not-found' })
    if (isStale(updatedAt, row.updatedAt)) return refuse({ code: 'changed-meanwhile', current: before })
    const whole = { ...asRequest(before), ...changes }
    const imageStored = isOurImage && (await keepImage(tx, whole.imageUrl))
    const checked = checkCategory(whole, imageStored || whole.imageUrl === before.imageUrl)
    if (!checked.ok) return checked
    const was = asRequest(before)
    if (isDeepStrictEqual(was, checked.value)) return ok(before)

    const at = timeOfChange(context.now(), row.updatedAt)
    await tx
      .update(categories)
      .set({ ...checked.value, isDemo: false, updatedAt: at })
      .where(ofId)
    const data = { before: was, after: checked.value }
    await noteAction({ tx, admin, at }, 'category.edited', id, data)
    return orNotFound(await findAnyCategory(tx, id))
  })
}

function asRequest({
  id,
  productCount,
  createdAt,
  updatedAt,
  ...same
}: AdminCategory): Required<Omit<EditCategoryRequest, 'updatedAt'>> {
  return same
}
