// The care texts, and which of them a vet has read as they stand (H-09).
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { AdminCareText } from '#contract/admin/care.ts'
import type { CareReviewRequest } from '#contract/admin/care-request.ts'
import type { CarePlan } from '#contract/care-plan.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { CARE_TEXTS, type CareTextName } from '#domain/animals/care-calendar.ts'
import { type CarePart, KINDS, type Kind } from '#domain/chat/lexicon.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import type { Queryable } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { careReviews } from '#server/database/tables/care.ts'
import { careAdminText } from '#text/admin/care.ts'
import { CARE_GUIDES } from '#text/care/care-guides.ts'
import { CARE_PART_TITLES, carePlanText } from '#text/care/care-plan.ts'

export async function listCareTexts({ db }: Context): Promise<AdminCareText[]> {
  const reviews = new Map((await db.select().from(careReviews)).map((row) => [row.text, row]))
  return CARE_TEXTS.map((name) => toCareText(name, reviews.get(name)))
}

export function reviewCareText(
  { db, now }: Context,
  admin: Granted<'settings:write'>,
  typedName: string,
  { review }: CareReviewRequest,
): Promise<Result<AdminCareText, RefusalOf<'not-found' | 'invalid-request'>>> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const name = CARE_TEXTS.find((known) => known === typedName)
    if (!name) return refuse({ code: 'not-found' })
    if (review && review.on > muscatDay(at)) return refuseField('on', careAdminText.toCome)
    const [before] = await tx.select().from(careReviews).where(eq(careReviews.text, name)).for('update')
    if (review) {
      const row = { ...review, digest: digestOf(name), updatedAt: at }
      await tx
        .insert(careReviews)
        .values({ text: name, ...row })
        .onConflictDoUpdate({ target: careReviews.text, set: row })
    } else await tx.delete(careReviews).where(eq(careReviews.text, name))
    const [after] = await tx.select().from(careReviews).where(eq(careReviews.text, name))
    const logged = (row: typeof before) => ({
      nameArabic: CARE_GUIDES[name].title,
      vet: row?.vet ?? null,
      reviewedOn: row?.on ?? null,
    })
    if (before || after)
      await noteAction({ tx, admin, at }, 'care-text.edited', name, {
        before: logged(before),
        after: logged(after),
      })
    return ok(toCareText(name, after))
  })
}

/** The review of the current text; null where no vet has read it as it stands. */
export async function findReview(
  db: Queryable,
  name: CareTextName,
): Promise<NonNullable<CarePlan['text']>['review']> {
  const [row] = await db.select().from(careReviews).where(eq(careReviews.text, name))
  return row && row.digest === digestOf(name) ? { vet: row.vet, on: row.on } : null
}

function toCareText(name: CareTextName, review: typeof careReviews.$inferSelect | undefined): AdminCareText {
  const { title, source, kinds = {} } = CARE_GUIDES[name]
  const ofParts = Object.values(kinds).flatMap(({ sources = {} }) => Object.values(sources))
  const isCurrent = review?.digest === digestOf(name)
  return {
    name,
    title,
    source: [source, ...ofParts].join('، '),
    sections: sectionsOf(name),
    review: review ? { vet: review.vet, on: review.on, isCurrent } : null,
  }
}

/** The whole text, as a vet reads it. */
function sectionsOf(name: CareTextName): AdminCareText['sections'] {
  const { basics, parts, kinds = {}, calendar } = CARE_GUIDES[name]
  const partsOf = (of: typeof parts, beside = '') =>
    Object.entries(of).map(([part, lines]) => ({
      title: `${CARE_PART_TITLES[part as CarePart]}${beside}`,
      lines: [...lines],
    }))
  return [
    { title: carePlanText.basics, lines: [...basics] },
    ...partsOf(parts),
    ...Object.entries(kinds).flatMap(([kind, { sources, ...own }]) =>
      partsOf(own, `: ${KINDS[kind as Kind].plural}`),
    ),
    { title: carePlanText.calendar, lines: calendar.map(({ what, when }) => `${what}: ${when}`) },
  ]
}

function digestOf(name: CareTextName): string {
  const { suggestions, ...read } = CARE_GUIDES[name]
  return createHash('sha256').update(JSON.stringify(read)).digest('base64url')
}
