// L-05: the owner tests whether mails arrive where orders are announced. The mail is sent at once instead of through
// the queue, so that the mail server's response is known at once.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { TestMail } from '#contract/admin/setup.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { addMinutes } from '#domain/duration.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import { hashToken } from '#platform/sessions/token-hash.ts'
import type { Granted } from '#server/access/current-user.ts'
import type { RateLimits } from '#server/access/rate-limits.ts'
import type { Context } from '#server/context.ts'
import { testMails } from '#server/database/tables/shop.ts'
import { loadSettings } from '#server/settings/settings-queries.ts'
import { SETUP_ERRORS } from '#text/admin/guide.ts'
import { describeTestMail } from './setup-queries.ts'

const GOOD_FOR_MINUTES = 30
/** A slower mail server counts as unreachable, since the page waits for it. */
const PATIENCE_MS = 10_000

type SendTestMailRefusal = RefusalOf<'invalid-request' | 'too-many-requests' | 'mail-not-sent'>

export async function sendTestMail(
  context: Context,
  limits: RateLimits,
  mailer: Pick<Mailer, 'deliver'>,
  admin: Granted<'settings:write'>,
): Promise<Result<TestMail, SendTestMailRefusal>> {
  const { db, now, random, log } = context
  const settings = await loadSettings(db)
  const to = settings.notificationEmail
  if (to === null) return refuseField('notificationEmail', SETUP_ERRORS.noAddress)
  const wait = await limits.take('test-mail', admin.id)
  if (wait !== null) return refuse({ code: 'too-many-requests', retryAfterSeconds: wait })

  const at = now()
  const code = String(random(1_000_000)).padStart(6, '0')
  const codeHash = hashTestCode(to, code)
  await saveCode(db, { email: to, codeHash, at })
  // Imported on demand, since it loads React.
  const { composeMail } = await import('#server/mail/compose-mail.ts')
  const mail = await composeMail(context, { mail: 'test-mail', to, code, minutes: GOOD_FOR_MINUTES })
  if (!mail) throw new Error('the test mail could not be composed')
  try {
    const identity = { id: randomUUID(), at, kind: 'test-mail' }
    await Promise.race([mailer.deliver(mail, identity), failAfter(PATIENCE_MS)])
  } catch (error) {
    log.warn({ error }, 'the test mail could not be sent')
    await db.delete(testMails).where(eq(testMails.codeHash, codeHash))
    return refuse({ code: 'mail-not-sent', reason: reasonOf(error) })
  }
  return ok(describeTestMail(settings, at, context.mailArrives))
}

/** Bound to the address: a code sent to another one is invalid. */
export function hashTestCode(email: string, code: string): string {
  return hashToken(`${email}\n${code}`)
}

/** Only the last code is valid, since people look for the latest mail. */
async function saveCode(
  db: Context['db'],
  { email, codeHash, at }: { email: string; codeHash: string; at: Date },
): Promise<void> {
  const expiresAt = addMinutes(at, GOOD_FOR_MINUTES)
  const row = { email, codeHash, sentAt: at, expiresAt, tries: 0 }
  await db.insert(testMails).values(row).onConflictDoUpdate({ target: testMails.id, set: row })
}

async function failAfter(ms: number): Promise<never> {
  await delay(ms, undefined, { ref: false })
  throw new Error(`no answer in ${ms} ms`)
}

/** By the codes of nodemailer. */
function reasonOf(error: unknown): RefusalOf<'mail-not-sent'>['reason'] {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EAUTH') return 'sign-in-refused'
  return code === 'EENVELOPE' || code === 'EMESSAGE' ? 'mail-refused' : 'no-answer'
}
