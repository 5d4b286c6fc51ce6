// The shop looks at what buyers wrote (S2-14): shows or hides it, and answers.
import { eq } from 'drizzle-orm'
import type { SettleReviewRequest } from '#contract/admin/review-requests.ts'
import type { AdminReview, AdminReviewsQuery } from '#contract/admin/reviews.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { type ReadPage, readPage } from '#server/database/list-page.ts'
import { reviews } from '#server/database/tables/reviews.ts'
import { NEWEST_REVIEWS, type ReviewRow, selectReviews, toReview } from './review-queries.ts'

export async function listAllReviews(
  { db }: Context,
  { state, ...page }: AdminReviewsQuery,
): ReadPage<AdminReview, { waiting: number }> {
  const where = state === 'all' ? undefined : eq(reviews.state, state)
  const [listed, waiting] = await Promise.all([
    readPage(db, { table: reviews, where, order: NEWEST_REVIEWS, ...page }, async (isOnPage) =>
      (await selectReviews(db, isOnPage)).map(toAdminReview),
    ),
    db.$count(reviews, eq(reviews.state, 'waiting')),
  ])
  return listed.ok ? ok({ ...listed.value, waiting }) : listed
}

export async function settleReview(
  { db, now }: Context,
  member: Granted<'inbox:write'>,
  id: number,
  { state, reply }: SettleReviewRequest,
): Promise<Result<AdminReview, RefusalOf<'not-found'>>> {
  const at = now()
  const settled = await inTransaction(db, async (tx) => {
    const [before] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update')
    if (!before) return refuse({ code: 'not-found' })
    const after = { state: state ?? before.state, reply: reply === undefined ? before.reply : reply }
    await tx.update(reviews).set(after).where(eq(reviews.id, id))
    await noteAction({ tx, admin: member, at }, 'review.edited', id, {
      before: { state: before.state, reply: before.reply },
      after,
    })
    return ok(null)
  })
  if (!settled.ok) return settled
  const [row] = await selectReviews(db, eq(reviews.id, id))
  return row ? ok(toAdminReview(row)) : refuse({ code: 'not-found' })
}

function toAdminReview(row: ReviewRow): AdminReview {
  const { state, authorEmail, orderId, productId } = row
  return { ...toReview(row), state, authorEmail, orderId, productId }
}
