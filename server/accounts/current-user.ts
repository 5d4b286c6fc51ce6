// Who is signed in. Customer and Admin are made here and nowhere else: a verb that takes one cannot be called without
// the check (house.md). One indexed query a request, nothing kept: sign-out, reset, demotion and deactivation count at
// once (Z-08).
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { SessionUser } from '#contract/session.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import type { SessionCookie } from '#platform/sessions/session-cookie.ts'
import type { Context } from '#server/context.ts'
import { profiles, sessions } from '#server/database/tables/accounts.ts'

declare const customer: unique symbol
declare const admin: unique symbol

/** A signed-in person with an activated account. Administrators are customers too. */
export type Customer = SessionUser & { readonly [customer]: true }
/** A-ROLE-01: is_admin, and an e-mail. */
export type Admin = Customer & { readonly isAdmin: true; readonly [admin]: true }

export type Session = { token: string; renewedAt: Date; customer: Customer }

export type FindSession = (headers: Headers) => Promise<Session | null>

/** The statement is prepared once for a database; `find` asks it once a request. */
export function createFindSession(context: Pick<Context, 'db' | 'now'>, cookie: SessionCookie): FindSession {
  const query = context.db
    .select({ ...accountColumns, renewedAt: sessions.updatedAt })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .where(
      and(
        eq(sessions.token, sql.placeholder('token')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isActivated,
      ),
    )
    .prepare('find_session')

  return async (headers) => {
    const token = cookie.read(headers)
    if (!token) return null
    const [row] = await query.execute({ token, now: context.now() })
    if (!row) return null
    const { renewedAt, ...account } = row
    return { token, renewedAt, customer: toCustomer(account) }
  }
}

const accountColumns = {
  id: profiles.id,
  email: profiles.email,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  profileImageUrl: profiles.profileImageUrl,
  isAdmin: profiles.isAdmin,
  phone: profiles.phone,
  address: profiles.address,
}
const isActivated = and(eq(profiles.emailVerified, true), isNull(profiles.deactivatedAt))

/** The customer with this id as they are now; null when there is none who could sign in. */
export async function findCustomer(db: Database | Transaction, id: string): Promise<Customer | null> {
  const [row] = await db
    .select(accountColumns)
    .from(profiles)
    .where(and(eq(profiles.id, id), isActivated))
  return row ? toCustomer(row) : null
}

/** Null for anyone who is no administrator. */
export function asAdmin(customer: Customer): Admin | null {
  return isAdmin(customer) ? customer : null
}

function isAdmin(customer: Customer): customer is Admin {
  return customer.isAdmin && customer.email !== ''
}

function toCustomer(
  row: Omit<SessionUser, 'profileImageUrl'> & { profileImageUrl: string | null },
): Customer {
  const account: SessionUser = { ...row, profileImageUrl: row.profileImageUrl ?? '' }
  return account as Customer
}

/** What the API tells about a customer (E-PROF-02). */
export function toSessionUser(customer: Customer): SessionUser {
  const { id, email, firstName, lastName, profileImageUrl, isAdmin, phone, address } = customer
  return { id, email, firstName, lastName, profileImageUrl, isAdmin, phone, address }
}
