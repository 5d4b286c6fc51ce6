// A message to the shop is stored and, where it has an address for that, announced by mail, both or neither (E-MSG-01,
// S-CON-05, X-30). Its sender says what
// it is about; whom the mail goes to and how it looks is decided here.
import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { RefusalOf } from '#contract/refusals.ts'
import type { SupportAnswer } from '#contract/support.ts'
import type { supportRequest } from '#contract/support-request.ts'
import { parseOmanPhone } from '#domain/phone.ts'
import type { Database } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { must, mustRow } from '#platform/must.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import type { RateLimits } from '#server/access/rate-limits.ts'
import type { Context } from '#server/context.ts'
import { supportMessages } from '#server/database/tables/support.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { FIELD_FAULTS } from '#text/accounts.ts'

export type SupportSender = {
  /** The other end of the connection. */
  clientAddress: string
  /** Null for a visitor. */
  customer: Customer | null
  /** Chosen by the sender's program: the same key with the same words is the same message. */
  key: string | undefined
}

/** Returns the id of the message. Idempotent: a retry after a lost response is still one message and one mail. */
export async function sendSupportMessage(
  context: Context,
  limits: RateLimits,
  input: z.output<typeof supportRequest>,
  sender: SupportSender,
): Promise<Result<SupportAnswer, RefusalOf<'invalid-request' | 'too-many-requests'>>> {
  const phone = input.customerPhone ? parseOmanPhone(input.customerPhone) : undefined
  if (phone === null) return refuseField('customerPhone', FIELD_FAULTS['phone-invalid'])
  const wait = await takeTry(limits, sender)
  if (wait !== null) return refuse({ code: 'too-many-requests', retryAfterSeconds: wait })
  if (input.companyFax) return ok({ id: await unusedId(context.db) })

  const { customerName, customerEmail, subject, priority, message } = input
  const words = {
    customerName,
    customerEmail,
    customerPhone: phone?.e164 ?? null,
    subject,
    priority,
    message,
  }
  const requestHash = sender.key === undefined ? null : hashRequest(sender.key, words)
  const { notificationEmail } = await readSettings(context)
  return inTransaction(context.db, async (tx) => {
    const [written] = await tx
      .insert(supportMessages)
      .values({ ...words, userId: sender.customer?.id, requestHash, createdAt: context.now() })
      .onConflictDoNothing({ target: supportMessages.requestHash })
      .returning({ id: supportMessages.id })
    if (written) {
      if (notificationEmail)
        await context.jobs.enqueue(tx, 'send-mail', [{ mail: 'support-message', messageId: written.id }])
      return ok({ id: written.id })
    }
    const hash = must(requestHash, 'request hash of a message that was sent before')
    const known = await tx
      .select({ id: supportMessages.id })
      .from(supportMessages)
      .where(eq(supportMessages.requestHash, hash))
    return ok({ id: mustRow(known, `support_messages with request hash ${hash}`).id })
  })
}

/** The seconds to wait, or null. A customer does not wait for the visitors behind the same address. */
function takeTry(limits: RateLimits, { clientAddress, customer }: SupportSender): Promise<number | null> {
  return customer
    ? limits.take('support-account', customer.id)
    : limits.take('support-address', clientAddress)
}

/** A program that filled in what nobody sees learns nothing from the answer. */
async function unusedId(db: Database): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT nextval(pg_get_serial_sequence('support_messages', 'id')) AS id`,
  )
  return Number(rows[0]?.id)
}

/** With the words: who changes them after a failed try sends another message, not the first one again. */
function hashRequest(key: string, words: object): string {
  return createHash('sha256')
    .update(JSON.stringify([key, words]))
    .digest('base64url')
}
