// What somebody of the shop changed, in the audit log, in the transaction of the change.
import { max } from 'drizzle-orm'
import { stripActiveContent } from '#domain/strip-active-content.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import type { Member } from '#server/access/current-user.ts'
import { auditLog } from '#server/database/tables/shop.ts'

/** Object and event, such as `voucher.edited`. */
export type Action = `${string}.${'created' | 'edited' | 'removed'}`

/** `data`: as it was and as it is. */
export async function noteAction(
  on: Database | Transaction,
  by: Pick<Member, 'id'>,
  at: Date,
  action: Action,
  entityId: string | number,
  data: { before?: unknown; after?: unknown } = {},
  entityType = entityTypeOf(action),
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

/** The kind of record whose id is noted: the thing itself, or what it is a part of. */
export function entityTypeOf(action: string): string {
  const thing = action.slice(0, action.indexOf('.'))
  return PART_OF[thing] ?? thing
}

const PART_OF: Record<string, string> = {
  'admin-invitation': 'user',
  'animal-transfer': 'order',
  death: 'product',
  handover: 'order',
  'health-entry': 'passport',
  hold: 'product',
  'order-animals': 'order',
  'order-content': 'order',
  'order-link': 'order',
  quarantine: 'product',
  'run-link': 'run',
  'run-stop': 'run',
  'second-factor': 'user',
  stock: 'product',
  'user-session': 'user',
  'viewing-block': 'viewing',
  wanted: 'product',
}

/** Another after every action: what was read before it may be out of date. 0 before the first. */
export async function lastActionId(db: Database): Promise<number> {
  const [last] = await db.select({ id: max(auditLog.id) }).from(auditLog)
  return last?.id ?? 0
}
