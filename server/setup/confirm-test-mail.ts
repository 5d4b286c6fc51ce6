// L-05: the owner types the code of the test mail, which proves that mails to this address arrive.
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { TestMail } from '#contract/admin/setup.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuseField } from '#platform/result.ts'
import { timingSafeEqualText } from '#platform/sessions/token-hash.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { settings, testMails } from '#server/database/tables/shop.ts'
import { lockSettings } from '#server/settings/edit-settings.ts'
import { SETUP_ERRORS } from '#text/admin/guide.ts'
import { hashTestCode } from './send-test-mail.ts'
import { describeTestMail } from './setup-queries.ts'

const MAX_TRIES = 5

export async function confirmTestMail(
  { db, now, mailArrives }: Context,
  admin: Granted<'settings:write'>,
  code: string,
): Promise<Result<TestMail, RefusalOf<'invalid-request'>>> {
  const at = now()
  // Counted in its own transaction before the check, so that a rollback does not undo the count.
  const [sent] = await db
    .update(testMails)
    .set({ tries: sql`${testMails.tries} + 1` })
    .where(and(lt(testMails.tries, MAX_TRIES), gt(testMails.expiresAt, at)))
    .returning()
  if (!sent) return refuseField('code', SETUP_ERRORS.codeExpired)
  if (!timingSafeEqualText(sent.codeHash, hashTestCode(sent.email, code)))
    return refuseField('code', SETUP_ERRORS.wrongCode(MAX_TRIES - sent.tries))

  return inTransaction(db, async (tx) => {
    const before = await lockSettings(tx)
    await tx.delete(testMails)
    if (before.notificationEmail !== sent.email) return refuseField('code', SETUP_ERRORS.codeExpired)
    await tx.update(settings).set({ mailCheckedAt: at }).where(eq(settings.id, before.id))
    await noteAction({ tx, admin, at }, 'settings.edited', before.id, {
      before: { mailCheckedAt: before.mailCheckedAt },
      after: { mailCheckedAt: at },
    })
    return ok(describeTestMail({ ...before, mailCheckedAt: at }, null, mailArrives))
  })
}
