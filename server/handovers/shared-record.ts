// The record of a hand-over, opened by the link in its mail without an account (H-07).
import { and, eq, isNull } from 'drizzle-orm'
import type { SharedRecord } from '#contract/handovers.ts'
import type { OpenedImage } from '#platform/media/drawn-pictures.ts'
import { ok, orNotFound, type Result, refuse } from '#platform/result.ts'
import type { RateLimits } from '#server/access/rate-limits.ts'
import { type LinkRefusal, refuseLink } from '#server/access/refuse-link.ts'
import type { Context } from '#server/context.ts'
import { handovers } from '#server/database/tables/handovers.ts'
import { files } from '#server/database/tables/media.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { selectRecords, toRecord } from './handover-queries.ts'
import { hashHandoverToken } from './write-handovers.ts'

type SharedRecordRequest = {
  token: string /** Null while the token says which. */
  id: number | null
  clientAddress: string
}

export async function openSharedRecord(
  context: Context,
  limits: RateLimits,
  { token, id, clientAddress }: SharedRecordRequest,
): Promise<Result<SharedRecord, LinkRefusal>> {
  const isLinked = and(eq(handovers.linkHash, hashHandoverToken(token)), isNull(handovers.setAsideAt))
  const [settings, rows] = await Promise.all([
    readSettings(context),
    selectRecords(context.db).where(isLinked),
  ])
  const [first] = rows
  if (!first || (id !== null && first.row.id !== id)) {
    // Failed attempts are limited; a request without a token does not count as one.
    return token === '' ? refuse({ code: 'not-found' }) : refuseLink(limits, clientAddress, 'not-found')
  }
  return ok({
    id: first.row.id,
    orderNumber: first.orderNumber,
    shop: settings.nameArabic,
    items: rows.map(toRecord),
  })
}

export async function openSharedPhoto(
  context: Context,
  limits: RateLimits,
  { photoId, ...asked }: SharedRecordRequest & { photoId: string },
): Promise<Result<OpenedImage, LinkRefusal>> {
  const record = await openSharedRecord(context, limits, asked)
  if (!record.ok) return record
  const [file] = await context.db
    .select({ use: files.use, useId: files.useId })
    .from(files)
    .where(and(eq(files.id, photoId), isNull(files.removedAt)))
  const isOfRecord = file?.use === 'handover' && record.value.items.some(({ id }) => id === file.useId)
  const opened = isOfRecord ? await context.images.private.open(photoId) : null
  return orNotFound(opened)
}
