// A signed-in person without using a form: a session in the database, and its cookie.
import { randomUUID } from 'node:crypto'
import type { LimitedRole } from '#domain/permissions.ts'
import { createSessionCookie, SESSION_SECONDS } from '#platform/sessions/session-cookie.ts'
import { profiles, sessions } from '#server/database/tables/accounts.ts'
import type { TestDatabase } from './test-database.ts'

export type Person = { id: string; email: string; cookie: string }

/** @param over `endsInSeconds` may be negative, for a session that has ended */
export async function insertPerson(
  { db }: Pick<TestDatabase, 'db'>,
  secret: string,
  {
    isAdmin = false,
    isOwner = isAdmin,
    limitedRole = null,
    emailVerified = true,
    endsInSeconds = SESSION_SECONDS,
  }: {
    isAdmin?: boolean
    /** Unless told otherwise an administrator is an owner, whom nothing is refused. */
    isOwner?: boolean
    limitedRole?: LimitedRole | null
    emailVerified?: boolean
    endsInSeconds?: number
  } = {},
): Promise<Person> {
  const id = randomUUID()
  const token = randomUUID()
  const email = `${id.slice(0, 8)}@example.com`
  await db
    .insert(profiles)
    .values({ id, email, emailVerified, isAdmin, isOwner, limitedRole, firstName: 'سالم' })
  const expiresAt = new Date(Date.now() + endsInSeconds * 1000)
  await db.insert(sessions).values({ id: token, token, userId: id, expiresAt })
  const [line = ''] = createSessionCookie(secret, 'http://shop.test').issue(token)
  return { id, email, cookie: line.slice(0, line.indexOf(';')) }
}
