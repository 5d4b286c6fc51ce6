// Checks a mailed code, in the browser that requested it, and uses it up (S2-01).
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { SIGN_IN_CODE } from '#domain/accounts/sign-in-code.ts'
import type { Queryable } from '#platform/database/connect.ts'
import type { Context } from '#server/context.ts'
import { signInCodes } from '#server/database/tables/accounts.ts'
import { hashChallenge, hashSignInCode } from './send-sign-in-code.ts'

/** Each check counts as a try before its result is known, so that concurrent requests get no extra tries. */
export async function isRightCode(
  { db, now }: Context,
  challenge: string,
  email: string,
  code: string,
): Promise<boolean> {
  const [tried] = await db
    .update(signInCodes)
    .set({ tries: sql`${signInCodes.tries} + 1` })
    .where(
      and(
        eq(signInCodes.challengeHash, hashChallenge(challenge)),
        eq(signInCodes.email, email),
        gt(signInCodes.expiresAt, now()),
        lt(signInCodes.tries, SIGN_IN_CODE.tries),
      ),
    )
    .returning({ codeHash: signInCodes.codeHash })
  return tried?.codeHash === hashSignInCode(challenge, email, code)
}

/** False if it was used a moment ago. */
export async function spendCode(
  db: Queryable,
  challenge: string,
  email: string,
  code: string,
): Promise<boolean> {
  const spent = await db
    .delete(signInCodes)
    .where(
      and(
        eq(signInCodes.challengeHash, hashChallenge(challenge)),
        eq(signInCodes.email, email),
        eq(signInCodes.codeHash, hashSignInCode(challenge, email, code)),
      ),
    )
    .returning({ email: signInCodes.email })
  return spent.length > 0
}
