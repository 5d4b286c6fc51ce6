// Writes a change by staff to the audit log, in the transaction of the change.
import { max } from 'drizzle-orm'
import { stripActiveContent } from '#domain/strip-active-content.ts'
import type { Database, Queryable, Transaction } from '#platform/database/connect.ts'
import type { Member } from '#server/access/current-user.ts'
import { auditLog } from '#server/database/tables/shop.ts'

/** Object and event, such as `voucher.edited`. */
export type Action = `${string}.${'created' | 'edited' | 'removed'}`

/** Who acts, when, and in which transaction. */
export type ActionContext<Actor extends { id: string } = Pick<Member, 'id'>> = {
  tx: Transaction
  admin: Actor
  at: Date
}

/** `data`: the values before and after. `entityType`: the type of the record, where the action does not say it. */
export async function noteAction(
  { tx, admin, at }: Omit<ActionContext, 'tx'> & { tx: Queryable },
  action: Action,
  entityId: string | number,
  {
    entityType = entityTypeOf(action),
    ...data
  }: { before?: unknown; after?: unknown; entityType?: string } = {},
): Promise<void> {
  await tx.insert(auditLog).values({
    actorId: admin.id,
    action,
    entityType,
    entityId: String(entityId),
    data: stripActiveContent(data),
    createdAt: at,
  })
}

/** The type of the record whose id is logged: the record itself, or the one it belongs to. */
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

/** Changes with every action, so that cached results can be recognised as stale. 0 before the first. */
export async function lastActionId(db: Database): Promise<number> {
  const [last] = await db.select({ id: max(auditLog.id) }).from(auditLog)
  return last?.id ?? 0
}
