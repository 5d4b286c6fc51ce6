// Mails about a visit (H-08), from its current state. A stale one is not sent.
import { and, eq, isNull, sql } from 'drizzle-orm'
import { addressUrl } from '#domain/place.ts'
import { productPath } from '#domain/product.ts'
import { holdsFrom } from '#domain/viewings/slots.ts'
import type { Context } from '#server/context.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { products } from '#server/database/tables/catalog.ts'
import { holds } from '#server/database/tables/holds.ts'
import { viewings } from '#server/database/tables/viewings.ts'
import type { ViewingMailJob } from '#server/jobs/job-data.ts'
import type { Settings } from '#server/settings/settings-queries.ts'
import { fileOf } from '#server/viewings/calendar-of-viewing.ts'
import { visitorUsedHolds } from '#server/viewings/hold-for-viewing.ts'
import { IS_BOUGHT } from '#server/viewings/viewing-queries.ts'
import { addressText } from '#text/format-address.ts'
import type { MailContent } from '#text/mail/mail.ts'
import {
  type ViewingMailFacts,
  viewingBookedMail,
  viewingCancelledMail,
  viewingChangedMail,
  viewingReminderMail,
} from '#text/mail/viewing-mail.ts'
import type { Letter } from './letter.ts'
import { markAsDemo } from './mark-as-demo.ts'

type FoundVisit = NonNullable<Awaited<ReturnType<typeof readVisit>>>

/** Null when the account has ended, or the mail no longer fits the visit. */
export async function viewingLetter(
  context: Context,
  settings: Settings,
  { mail, viewingId }: ViewingMailJob,
): Promise<Letter | null> {
  const found = await readVisit(context, viewingId)
  if (!found) return null
  const { visit, product, email } = found
  const visitOver = visit.state !== 'booked' || visit.endsAt <= context.now()
  if (mail === 'viewing-cancelled' ? visit.state !== 'cancelled' : visitOver) return null
  const content = contentOf(context, settings, found, mail)
  const method = mail === 'viewing-cancelled' ? 'CANCEL' : 'REQUEST'
  const event = { ...visit, productName: visit.productName ?? '', product }
  const file = fileOf(context, settings, event, { method, attendee: email })
  return {
    to: email,
    content: settings.isDemo ? markAsDemo(content) : content,
    ...(mail === 'viewing-reminder' ? {} : { calendar: { method, file } }),
  }
}

async function readVisit({ db, now }: Context, id: number) {
  const [row] = await db
    .select({
      visit: viewings,
      email: profiles.email,
      product: { id: products.id, type: products.itemType, quantity: products.quantity },
      heldUntil: holds.until,
      isBought: IS_BOUGHT,
      isNotToHold: sql<boolean>`${viewings.holdId} IS NOT NULL OR ${visitorUsedHolds(now())}`,
    })
    .from(viewings)
    .innerJoin(profiles, eq(profiles.id, viewings.userId))
    .leftJoin(products, eq(products.id, viewings.productId))
    .leftJoin(holds, and(eq(holds.id, viewings.holdId), isNull(holds.endedAt)))
    .where(and(eq(viewings.id, id), isNull(profiles.deactivatedAt)))
  return row
}

function contentOf(
  { baseUrl }: Context,
  settings: Settings,
  { visit, product, heldUntil, isBought, isNotToHold }: FoundVisit,
  mail: ViewingMailJob['mail'],
): MailContent {
  const facts: ViewingMailFacts = {
    nameArabic: visit.productName ?? '',
    startsAt: visit.startsAt,
    endsAt: visit.endsAt,
    heldUntil,
    holdsFrom: !isNotToHold && settings.viewing ? holdsFrom(settings.viewing, visit.startsAt) : null,
    address: addressText(settings),
    mapUrl: settings.streetAddress ? addressUrl(addressText(settings)) : null,
    whatsapp: settings.whatsapp,
    url: product ? `${baseUrl}${productPath(product)}#viewing` : baseUrl,
  }
  switch (mail) {
    case 'viewing-booked':
      return viewingBookedMail(facts)
    case 'viewing-changed':
      return viewingChangedMail(facts)
    case 'viewing-reminder':
      return viewingReminderMail(facts, visit.holdId !== null || (product?.quantity ?? 0) > 0)
    case 'viewing-cancelled':
      return viewingCancelledMail(facts, enderOf(visit, isBought), visit.note)
  }
}

/** An animal that its visitor has bought since is not gone for them. */
function enderOf({ cancelledBy }: FoundVisit['visit'], isBought: boolean) {
  return cancelledBy === 'gone' && isBought ? 'bought' : (cancelledBy ?? 'shop')
}
