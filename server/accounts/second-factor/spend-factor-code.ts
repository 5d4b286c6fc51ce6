// Checks a code of the second step and uses it up (T-02). A code of the app is valid once and only if newer than the
// last one; a recovery code is valid once.
import { and, eq, isNull, lt } from 'drizzle-orm'
import { readFactorCode } from '#domain/accounts/second-factor.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { hashToken } from '#platform/sessions/token-hash.ts'
import { totpStep } from '#platform/sessions/totp.ts'
import { countRecoveryCodes, findSecondFactor } from '#server/access/second-factor-queries.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import { recoveryCodes, secondFactors } from '#server/database/tables/accounts.ts'

type CodeCheck = {
  context: Context
  accounts: Pick<Accounts, 'secrets'>
  tx: Transaction
}
type CodeOwner = { id: string; email: string; firstName: string }

/** False if it is wrong or was used before; the caller rolls back. A used recovery code is mailed to its owner. */
export async function spendFactorCode(
  { context, accounts, tx }: CodeCheck,
  person: CodeOwner,
  typed: string,
): Promise<boolean> {
  const read = readFactorCode(typed)
  if (!read) return false
  return read.kind === 'app'
    ? spendAppCode({ context, accounts, tx }, person.id, read.code)
    : spendRecoveryCode(context, tx, person, read.code)
}

async function spendAppCode(
  { context: { now, log }, accounts: { secrets }, tx }: CodeCheck,
  userId: string,
  code: string,
): Promise<boolean> {
  const factor = await findSecondFactor(tx, userId)
  if (!factor) return false
  const secret = secrets.open(factor.secret, userId)
  if (secret === null) {
    log.error('a second factor was stored under another AUTH_SECRET: see docs/operating.md')
    return false
  }
  const step = totpStep(secret, code, now())
  if (step === null) return false
  const used = await tx
    .update(secondFactors)
    .set({ lastUsedStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastUsedStep, step)))
    .returning({ userId: secondFactors.userId })
  return used.length > 0
}

async function spendRecoveryCode(
  { now, jobs }: Context,
  tx: Transaction,
  { id, email: to, firstName }: CodeOwner,
  code: string,
): Promise<boolean> {
  const at = now()
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(
      and(
        eq(recoveryCodes.userId, id),
        eq(recoveryCodes.codeHash, hashRecoveryCode(id, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId })
  if (used.length === 0) return false
  const left = await countRecoveryCodes(tx, id)
  await jobs.enqueue(tx, 'send-mail', [
    { mail: 'recovery-code-used', to, firstName, at: at.toISOString(), left },
  ])
  return true
}

/** @param code without the separators of its groups */
export function hashRecoveryCode(userId: string, code: string): string {
  return hashToken(`recovery ${userId} ${code}`)
}
