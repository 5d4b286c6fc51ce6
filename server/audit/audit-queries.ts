// The audit log as administrators read it: newest first, by key.
import { and, eq, sql } from 'drizzle-orm'
import type { AuditEntry, AuditList, AuditQuery } from '#contract/admin/audit.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { Database } from '#platform/database/connect.ts'
import type { ListOrder } from '#platform/database/list-page.ts'
import { isoTimes } from '#platform/iso-times.ts'
import { pick } from '#platform/pick.ts'
import { ok, type Result } from '#platform/result.ts'
import type { Reader } from '#server/context.ts'
import { readPage } from '#server/database/list-page.ts'
import { personName, profiles } from '#server/database/tables/accounts.ts'
import { auditLog } from '#server/database/tables/shop.ts'

export async function listActions(
  { db }: Reader,
  { entityType, entityId, actorId, ...page }: AuditQuery,
): Promise<Result<AuditList, RefusalOf<'invalid-request'>>> {
  const where = and(
    entityType === undefined ? undefined : eq(auditLog.entityType, entityType),
    entityId === undefined ? undefined : eq(auditLog.entityId, entityId),
    actorId === undefined ? undefined : eq(auditLog.actorId, actorId),
  )
  const [listed, types] = await Promise.all([
    readPage(db, { table: auditLog, where, order: NEWEST, ...page }, async (isOnPage, order) =>
      (await selectActions(db).where(isOnPage).orderBy(order)).map(toEntry),
    ),
    db.selectDistinct({ type: auditLog.entityType }).from(auditLog).orderBy(auditLog.entityType),
  ])
  return listed.ok ? ok({ ...listed.value, entityTypes: types.map(({ type }) => type) }) : listed
}

const NEWEST: ListOrder = { keys: [auditLog.id], direction: 'DESC' }

function selectActions(db: Database) {
  return db
    .select({
      id: auditLog.id,
      at: auditLog.createdAt,
      ...pick(auditLog, 'action', 'entityType', 'entityId'),
      subject: SUBJECT,
      data: auditLog.data,
      actorId: profiles.id,
      name: personName,
      email: profiles.email,
    })
    .from(auditLog)
    .leftJoin(profiles, eq(profiles.id, auditLog.actorId))
}

type ActionRow = Awaited<ReturnType<typeof selectActions>>[number]

function toEntry({ data, actorId: id, name, email, ...entry }: ActionRow): AuditEntry {
  const { before, after } = data as { before?: unknown; after?: unknown }
  const actor = id && { id, name: name ?? '', email: email ?? '' }
  return { ...isoTimes(entry), actor: actor || null, before, after }
}

/** Ids of numbered records are numbers: CASE evaluates only the branch that applies. */
const SUBJECT = sql<string | null>`CASE ${auditLog.entityType}
  WHEN 'product' THEN (SELECT name_arabic FROM products WHERE id = ${auditLog.entityId}::int)
  WHEN 'category' THEN (SELECT name_arabic FROM categories WHERE id = ${auditLog.entityId}::int)
  WHEN 'passport' THEN (SELECT name FROM animals WHERE id = ${auditLog.entityId}::int)
  WHEN 'species' THEN (SELECT name_arabic FROM species WHERE id = ${auditLog.entityId}::int)
  WHEN 'voucher' THEN (SELECT code FROM vouchers WHERE id = ${auditLog.entityId}::int)
  WHEN 'order' THEN (SELECT order_number FROM orders WHERE id = ${auditLog.entityId}::int)
  WHEN 'message' THEN (SELECT subject FROM support_messages WHERE id = ${auditLog.entityId}::int)
  WHEN 'user' THEN (SELECT coalesce(nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email)
    FROM profiles u WHERE u.id = ${auditLog.entityId} AND u.deactivated_at IS NULL)
  END`
