// The devices on which a user is signed in, one per session; the user can end each (T-03).
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Device } from '#contract/account-data.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { deviceName } from '#domain/accounts/device-name.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Customer, Session } from '#server/access/current-user.ts'
import type { Context } from '#server/context.ts'
import { sessions } from '#server/database/tables/accounts.ts'

/** The most recently used first. */
export async function listDevices(
  { db, now }: Context,
  { token, customer }: Session,
): Promise<{ items: Device[] }> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, customer.id), gt(sessions.expiresAt, now())))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
  return {
    items: rows.map((row) => ({
      id: row.id,
      ...deviceName(row.userAgent ?? ''),
      startedAt: row.createdAt.toISOString(),
      lastUsedAt: row.updatedAt.toISOString(),
      isCurrent: row.token === token,
    })),
  }
}

export async function endDevice(
  { db }: Context,
  customer: Customer,
  id: string,
): Promise<Result<null, RefusalOf<'not-found'>>> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, customer.id)))
    .returning({ id: sessions.id })
  return ended.length > 0 ? ok(null) : refuse({ code: 'not-found' })
}
