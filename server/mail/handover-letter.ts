// Mails about a hand-over (H-07), from its current record: to the buyer and to the seller.
import { and, eq, isNull, sql } from 'drizzle-orm'
import { CHECK_VERDICTS, CHECKS, countVerdicts } from '#domain/handovers/handover.ts'
import type { Context } from '#server/context.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { handovers } from '#server/database/tables/handovers.ts'
import { orders } from '#server/database/tables/orders.ts'
import { selectRecords, toRecord } from '#server/handovers/handover-queries.ts'
import { hashHandoverToken } from '#server/handovers/write-handovers.ts'
import type { HandoverMailJob } from '#server/jobs/job-data.ts'
import type { Settings } from '#server/settings/settings-queries.ts'
import { verdictsText } from '#text/handovers.ts'
import { buyerHandoverMail, type HandoverMailFacts, sellerHandoverMail } from '#text/mail/handover-mail.ts'
import type { Letter } from './letter.ts'
import { markAsDemo } from './mark-as-demo.ts'

/** Null with nobody to write to, or with a link that opens nothing, as the order went back meanwhile. */
export async function handoverLetter(
  { db, baseUrl }: Context,
  settings: Settings,
  { orderId, handoverId, to, token }: HandoverMailJob,
): Promise<Letter | null> {
  const together = eq(handovers.linkHash, hashHandoverToken(token))
  const [rows, people] = await Promise.all([
    selectRecords(db).where(and(eq(handovers.orderId, orderId), together, isNull(handovers.setAsideAt))),
    readPeople(db, handoverId),
  ])
  const [first] = rows
  const recipient = to === 'buyer' ? people.buyer : (people.seller ?? settings.notificationEmail)
  if (!first || !recipient) return null
  const records = rows.map(toRecord)
  const all = records.map(({ checks }) => countVerdicts(checks))
  const counts = Object.fromEntries(
    CHECK_VERDICTS.map((verdict) => [verdict, all.reduce((sum, one) => sum + one[verdict], 0)]),
  ) as (typeof all)[number]
  const facts: HandoverMailFacts = {
    orderNumber: first.orderNumber,
    animals: [...new Set(records.map(({ animalName, nameArabic }) => animalName ?? nameArabic))].join('، '),
    happenedAt: first.row.happenedAt,
    claimUntil: records[0]?.claimUntil ?? '',
    seller: first.row.sellerName ?? '',
    buyer: first.row.buyerName ?? '',
    verdicts: verdictsText(counts),
    hasPhotos: records.some(
      ({ photoId, checks }) => photoId !== null || CHECKS.some((check) => checks[check].photoId !== null),
    ),
    hasFaults: records.some(({ checks }) => CHECKS.some((check) => checks[check].verdict === 'no')),
    url: `${baseUrl}/handover#${token}`,
  }
  const content = (to === 'buyer' ? buyerHandoverMail : sellerHandoverMail)(facts)
  return { to: recipient, content: settings.isDemo ? markAsDemo(content) : content }
}

/** The buyer as the order's own mails find them; the seller is the member of staff who was signed in. */
async function readPeople(db: Context['db'], handoverId: number) {
  const [row] = await db
    .select({
      given: orders.customerEmail,
      account: profiles.email,
      endedAt: profiles.deactivatedAt,
      seller: sql<string | null>`(SELECT s.email FROM profiles s
        WHERE s.id = ${handovers.recordedBy} AND s.deactivated_at IS NULL)`,
    })
    .from(handovers)
    .innerJoin(orders, eq(orders.id, handovers.orderId))
    .leftJoin(profiles, eq(profiles.id, orders.userId))
    .where(eq(handovers.id, handoverId))
  return { buyer: row?.given ?? (row?.endedAt ? null : (row?.account ?? null)), seller: row?.seller ?? null }
}
