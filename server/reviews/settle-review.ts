// The shop looks at what buyers wrote (S2-14): shows or hides it, and answers.
import { eq, inArray } from 'drizzle-orm'
import type { SettleReviewRequest } from '#contract/admin/review-requests.ts'
import type { AdminReview, AdminReviewsQuery } from '#contract/admin/reviews.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { countOf } from '#platform/database/list-page.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/accounts/current-user.ts'
import type { Context } from '#server/context.ts'
import { readListPage } from '#server/database/list-page.ts'
import { reviews } from '#server/database/tables/reviews.ts'
import { noteAction } from '#server/insights/note-action.ts'
import { NEWEST_REVIEWS, type ReviewRow, selectReviews, toReview } from './review-queries.ts'

type AdminReviewList = { items: AdminReview[]; nextCursor: string | null; total: number; waiting: number }

export async function listAllReviews(
  { db }: Pick<Context, 'db'>,
  { state, limit, cursor }: AdminReviewsQuery,
): Promise<Result<AdminReviewList, RefusalOf<'invalid-request'>>> {
  const [page, waiting] = await Promise.all([
    readListPage<number>(db, {
      table: reviews,
      where: state === 'all' ? undefined : eq(reviews.state, state),
      kinds: {},
      order: NEWEST_REVIEWS,
      cursor,
      limit,
    }),
    db.$count(reviews, eq(reviews.state, 'waiting')),
  ])
  if (!page.ok) return page
  const { ids, nextCursor, kinds } = page.value
  const rows = await selectReviews(db, inArray(reviews.id, ids))
  return ok({ items: rows.map(toAdminReview), nextCursor, total: countOf(kinds), waiting })
}

export async function settleReview(
  { db, now }: Pick<Context, 'db' | 'now'>,
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
    await noteAction(tx, member, at, 'review.edited', id, {
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
