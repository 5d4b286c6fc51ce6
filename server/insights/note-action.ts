// What somebody of the shop changed, in the audit log, in the transaction of the change.

import { max } from 'drizzle-orm'
import { stripActiveContent } from '#domain/strip-active-content.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import type { Member } from '#server/accounts/current-user.ts'
import { auditLog } from '#server/database/tables/shop.ts'

export type Action = {
  /** `synonym.edited`: the thing and what happened to it. */
  action: `${string}.${'created' | 'edited' | 'removed'}`
  entityType: string
  entityId: string | number
  /** As it was and as it is. */
  data: { before?: unknown; after?: unknown }
}

export async function noteAction(
  on: Database | Transaction,
  by: Pick<Member, 'id'>,
  at: Date,
  { action, entityType, entityId, data }: Action,
): Promise<void> {
  await on.insert(auditLog).values({
    actorId: by.id,
    action,
    entityType,
    entityId: String(entityId),
    data: stripActiveContent(data),
    createdAt: at,
  })
}

/** Another after every action: what was read before it may be out of date. 0 before the first. */
export async function lastActionId(db: Database): Promise<number> {
  const [last] = await db.select({ id: max(auditLog.id) }).from(auditLog)
  return last?.id ?? 0
}
