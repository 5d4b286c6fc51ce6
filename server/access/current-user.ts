// Who is signed in. Only this file creates a Customer or Granted, so that a verb that takes one cannot be called
// without the check (T-01). One indexed query per request, uncached: sign-out, reset, demotion and deactivation take
// effect at once (Z-08).
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { SessionUser } from '#contract/session.ts'
import { mayUse, type Permission, permissionsOf, type Rights, roleOf } from '#domain/permissions.ts'
import type { Queryable } from '#platform/database/connect.ts'
import { pick } from '#platform/pick.ts'
import type { SessionCookie } from '#platform/sessions/session-cookie.ts'
import type { Context } from '#server/context.ts'
import { profiles, sessions } from '#server/database/tables/accounts.ts'
import { isSecondFactorDue } from './second-factor-queries.ts'

declare const customer: unique symbol
declare const granted: unique symbol

/** A signed-in person with an activated account, as the API returns them (E-PROF-02). Who works in the shop is a customer too. */
export type Customer = SessionUser & { readonly [customer]: true }
/** A user with this permission (T-01). */
export type Granted<Needed extends Permission> = Customer & {
  readonly [granted]: Readonly<Record<Needed, true>>
}
/** A user with any role. */
export type Member = Customer & { readonly [granted]: object }

export type Session = { token: string; renewedAt: Date; customer: Customer }

export type FindSession = (headers: Headers) => Promise<Session | null>

/** The statement is prepared once per database; `find` runs it once per request. */
export function createFindSession(context: Context, cookie: SessionCookie): FindSession {
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
  ...pick(profiles, 'id', 'email', 'firstName', 'lastName', 'profileImageUrl', 'isAdmin', 'isOwner'),
  ...pick(profiles, 'limitedRole', 'phone', 'address', 'latitude', 'longitude', 'secondPhone'),
  receiverName: profiles.receiverName,
  secondFactorDue: isSecondFactorDue,
}
const isActivated = and(eq(profiles.emailVerified, true), isNull(profiles.deactivatedAt))

/** The current customer with this id; null if there is none who could sign in. */
export async function findCustomer(db: Queryable, id: string): Promise<Customer | null> {
  const [row] = await db
    .select(accountColumns)
    .from(profiles)
    .where(and(eq(profiles.id, id), isActivated))
  return row ? toCustomer(row) : null
}

/** Null for anyone who does not have the permission. */
export function withPermission<Needed extends Permission>(
  customer: Customer,
  permission: Needed,
): Granted<Needed> | null {
  return mayUse(customer.permissions, permission) ? (customer as Granted<Needed>) : null
}

/** Null for customers without a role. */
export function asMember(customer: Customer): Member | null {
  return customer.role === null ? null : (customer as Member)
}

type AccountRow = Omit<SessionUser, 'profileImageUrl' | 'role' | 'permissions'> &
  Rights & { profileImageUrl: string | null }

function toCustomer({ isOwner, limitedRole, profileImageUrl, ...row }: AccountRow): Customer {
  const rights = { isOwner, limitedRole, isAdmin: row.isAdmin }
  const account: SessionUser = {
    ...row,
    profileImageUrl: profileImageUrl ?? '',
    role: roleOf(rights),
    // T-02: until the second factor is set up, they can only set it up and act as a customer.
    permissions: row.secondFactorDue ? [] : [...permissionsOf(rights)],
  }
  return account as Customer
}
