// What an administrator changed, in the audit log, in the transaction of the change.
import type { Admin } from '#server/accounts/current-user.ts'
import type { Transaction } from '#server/database/connect.ts'
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
  tx: Transaction,
  admin: Admin,
  at: Date,
  { action, entityType, entityId, data }: Action,
): Promise<void> {
  await tx
    .insert(auditLog)
    .values({ actorId: admin.id, action, entityType, entityId: String(entityId), data, createdAt: at })
}
