// Mails of the waiting list (S2-12), from the current request and product. Each has an unsubscribe link.

import { eq, sql } from 'drizzle-orm'
import { pick } from '#platform/pick.ts'
import type { Context } from '#server/context.ts'
import { products } from '#server/database/tables/catalog.ts'
import { wanted } from '#server/database/tables/wanted.ts'
import type { WantedMailJob } from '#server/jobs/job-data.ts'
import type { Settings } from '#server/settings/settings-queries.ts'
import { wantedAvailableMail, wantedConfirmMail } from '#text/mail/wanted-mail.ts'
import type { Letter } from './letter.ts'

/** Null when they no longer want it, or the product is gone. */
export async function wantedLetter(
  { db, baseUrl }: Context,
  settings: Settings,
  job: WantedMailJob,
): Promise<Letter | null> {
  const [row] = await db
    .select({
      ...pick(wanted, 'email', 'species', 'endedAt', 'confirmedAt'),
      product: {
        id: products.id,
        type: products.itemType,
        nameArabic: products.nameArabic,
        price: products.askedPrice,
      },
      isActive: products.isActive,
    })
    .from(wanted)
    .leftJoin(products, eq(products.id, sql`coalesce(${wanted.toldProductId}, ${wanted.productId})`))
    .where(eq(wanted.id, job.wantedId))
  if (!row || row.endedAt) return null
  const leaveUrl = `${baseUrl}/wanted/leave?token=${job.token}`
  const envelope = {
    to: row.email,
    headers: {
      'List-Unsubscribe': `<${baseUrl}/api/wanted/leave?token=${job.token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
  if (job.mail === 'wanted-confirm') {
    if (row.confirmedAt) return null
    const url = `${baseUrl}/wanted/confirm?token=${job.token}`
    const what = row.product?.nameArabic ?? row.species ?? ''
    return { to: row.email, content: wantedConfirmMail(settings.nameArabic, what, url) }
  }
  if (!row.product || !row.isActive || !row.confirmedAt) return null
  const { id, type, ...product } = row.product
  const url = `${baseUrl}/${type === 'animal' ? 'animals' : 'products'}/${id}`
  return { ...envelope, content: wantedAvailableMail({ ...product, url, until: job.until, leaveUrl }) }
}
