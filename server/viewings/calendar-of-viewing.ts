// The calendar file of a visit, for its customer and in mails (H-08).
import { and, eq, ne } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import { type ProductType, productPath } from '#domain/product.ts'
import { type CalendarEvent, calendarFile } from '#domain/viewings/calendar-file.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import type { Context } from '#server/context.ts'
import { products } from '#server/database/tables/catalog.ts'
import { viewings } from '#server/database/tables/viewings.ts'
import { senderOf } from '#server/settings/sender.ts'
import { readSettings, type Settings } from '#server/settings/settings-queries.ts'
import { addressText } from '#text/format-address.ts'
import { viewingCalendarText } from '#text/mail/viewing-mail.ts'
import type { Viewing } from './lock-viewing.ts'

type ViewingInCalendar = Pick<Viewing, 'id' | 'startsAt' | 'endsAt' | 'sequence' | 'changedAt'> & {
  productName: string
  product: { id: number; type: ProductType } | null
}

export async function ownCalendarFile(
  context: Context,
  customer: Customer,
  id: number,
): Promise<Result<string, RefusalOf<'not-found'>>> {
  const [row] = await context.db
    .select({ viewing: viewings, product: { id: products.id, type: products.itemType } })
    .from(viewings)
    .leftJoin(products, eq(products.id, viewings.productId))
    .where(and(eq(viewings.id, id), eq(viewings.userId, customer.id), ne(viewings.state, 'blocked')))
  if (!row) return refuse({ code: 'not-found' })
  const event = { ...row.viewing, productName: row.viewing.productName ?? '', product: row.product }
  const method = row.viewing.state === 'cancelled' ? 'CANCEL' : 'PUBLISH'
  return ok(fileOf(context, await readSettings(context), event, { method, attendee: customer.email }))
}

export function fileOf(
  context: Context,
  settings: Settings,
  { id, productName, product, ...times }: ViewingInCalendar,
  { method, attendee }: Pick<CalendarEvent, 'method' | 'attendee'>,
): string {
  const { baseUrl } = context
  const { from } = senderOf(settings, context)
  return calendarFile({
    ...times,
    uid: `viewing-${id}@${new URL(baseUrl).hostname}`,
    method,
    summary: viewingCalendarText.summary(productName, settings.nameArabic),
    description: viewingCalendarText.description,
    location: addressText(settings),
    url: product ? `${baseUrl}${productPath(product)}` : baseUrl,
    organizer: from,
    attendee,
  })
}
