// Reads whether an account has a second factor, and its details for its owner (T-02).
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SecondFactorStatus } from '#contract/second-factor.ts'
import type { SessionUser } from '#contract/session.ts'
import type { Queryable } from '#platform/database/connect.ts'
import type { Reader } from '#server/context.ts'
import { hasRole, profiles, recoveryCodes, secondFactors } from '#server/database/tables/accounts.ts'
import { settings } from '#server/database/tables/shop.ts'
import { findPasswordHash } from './own-password.ts'

/** True if the user has a second factor. Names `profiles`, which the builder omits in a query on one table. */
export const hasSecondFactor = sql<boolean>`EXISTS (
  SELECT FROM ${secondFactors} WHERE "second_factors"."user_id" = "profiles"."id")`

/** True if the owner requires a second factor of every role, and this user has a role but no second factor. */
export const isSecondFactorDue = sql<boolean>`CASE WHEN ${hasRole} THEN NOT ${hasSecondFactor} AND EXISTS (
  SELECT FROM ${settings} WHERE "settings"."second_factor_required") ELSE false END`

export async function findSecondFactor(db: Queryable, userId: string) {
  const [found] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  return found
}

export async function readSecondFactorStatus(
  { db }: Reader,
  customer: Pick<SessionUser, 'id' | 'role'>,
): Promise<SecondFactorStatus> {
  const [factor, hash, recoveryCodesLeft, isRequired] = await Promise.all([
    findSecondFactor(db, customer.id),
    findPasswordHash(db, customer.id),
    countRecoveryCodes(db, customer.id),
    isSecondFactorRequired(db),
  ])
  return {
    enabledAt: factor?.enabledAt.toISOString() ?? null,
    recoveryCodesLeft,
    isRequired: isRequired && customer.role !== null,
    hasPassword: hash !== null,
  }
}

export function countRecoveryCodes(db: Queryable, userId: string): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
}

export async function isSecondFactorRequired(db: Queryable): Promise<boolean> {
  const [row] = await db.select({ required: settings.secondFactorRequired }).from(settings)
  return row?.required ?? false
}

export async function countProtectedMembers(db: Queryable) {
  const [counted] = await db
    .select({
      members: sql<number>`count(*)::int`,
      protectedMembers: sql<number>`count(*) FILTER (WHERE ${hasSecondFactor})::int`,
    })
    .from(profiles)
    .where(and(hasRole, isNull(profiles.deactivatedAt)))
  return counted ?? { members: 0, protectedMembers: 0 }
}
