// Composes and sends one mail of the queue, and handles its failure.
import { eq } from 'drizzle-orm'
import { normalizeEmail } from '#domain/email.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { isRefusedForGood, type Mailer } from '#platform/mail/mailer.ts'
import type { RateLimits, Try } from '#server/access/rate-limits.ts'
import type { Context } from '#server/context.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { orders } from '#server/database/tables/orders.ts'
import type { MailJob, OrderMailJob } from '#server/jobs/job-data.ts'
import { composeMail } from '#server/mail/compose-mail.ts'

/** `tries` counts this one. */
type QueuedMail = { id: string; at: Date; tries: number; data: MailJob }

/** About half an hour of retries: a permanent refusal may still be greylisting. */
const MAX_PERMANENT_FAILURES = 10

/** A failed mail is tried again by itself; the others of its batch are not sent twice. */
export async function sendMail(context: Context, limits: RateLimits, mailer: Mailer, job: QueuedMail) {
  const { id, data, tries } = job
  try {
    const mail = await composeMail(context, data)
    if (mail) await deliver(context, { limits, mailer }, mail, job)
    return { id, status: 'completed' as const }
  } catch (error) {
    const about = { error, mail: data.mail, job: id, tries }
    if (isRefusedForGood(error) && tries >= MAX_PERMANENT_FAILURES) {
      context.log.error(about, 'a mail is refused again and again; it is kept as undelivered')
      await context.jobs.enqueue(context.db, 'undelivered-mail', [data])
      return { id, status: 'completed' as const }
    }
    context.log.warn(about, 'a mail could not be sent; it is tried again')
    return { id, status: 'failed' as const }
  }
}

/** Limits mails to an address that a customer names in an order and amends again and again. */
async function deliver(
  { db, log }: Context,
  { limits, mailer }: { limits: RateLimits; mailer: Mailer },
  mail: Mail,
  { id, at, data }: QueuedMail,
): Promise<void> {
  const tries = isCausedByCustomer(data) ? await triesOf(db, data.orderId, mail.to) : []
  if ((await limits.takeAll(tries)) !== null) {
    return log.warn({ job: id }, 'too many mails about orders to one address; this one is not sent')
  }
  try {
    await mailer.deliver(mail, { id, at, kind: data.mail })
  } catch (error) {
    for (const taken of tries) await limits.giveBack(...taken)
    throw error
  }
}

/** One customer's orders use up what is for them alone; nobody else's keep the owner of an account from their mails. */
async function triesOf(db: Database, orderId: number, to: string): Promise<Try[]> {
  const [order] = await db
    .select({ userId: orders.userId, ownEmail: profiles.email })
    .from(orders)
    .leftJoin(profiles, eq(profiles.id, orders.userId))
    .where(eq(orders.id, orderId))
  const email = normalizeEmail(to)
  const own: Try = ['order-mail', order?.userId ?? '', email]
  return order?.ownEmail === email ? [own] : [own, ['order-mail-stranger', email]]
}

/** Of the mails to an address that a customer may have made up, those that they can cause as often as they like. */
function isCausedByCustomer(job: MailJob): job is OrderMailJob {
  switch (job.mail) {
    case 'order-received':
    case 'order-cancelled':
      return true
    case 'order-changed':
      return job.change.to === 'reported'
    default:
      return false
  }
}
