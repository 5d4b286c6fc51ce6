// The audit log as administrators read it: newest first, by key.
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { AuditEntry, AuditList, AuditQuery } from '#contract/admin/audit.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { countOf, type ListOrder } from '#platform/database/list-page.ts'
import { pick } from '#platform/pick.ts'
import { ok, type Result } from '#platform/result.ts'
import type { Context } from '#server/context.ts'
import { readListPage } from '#server/database/list-page.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { auditLog } from '#server/database/tables/shop.ts'

export async function listActions(
  { db }: Pick<Context, 'db'>,
  { entityType, entityId, actorId, limit, cursor }: AuditQuery,
): Promise<Result<AuditList, RefusalOf<'invalid-request'>>> {
  const where = and(
    entityType === undefined ? undefined : eq(auditLog.entityType, entityType),
    entityId === undefined ? undefined : eq(auditLog.entityId, entityId),
    actorId === undefined ? undefined : eq(auditLog.actorId, actorId),
  )
  const [page, types] = await Promise.all([
    readListPage<number>(db, { table: auditLog, where, kinds: {}, order: NEWEST, cursor, limit }),
    db.selectDistinct({ type: auditLog.entityType }).from(auditLog).orderBy(auditLog.entityType),
  ])
  if (!page.ok) return page
  const { ids, nextCursor, kinds } = page.value
  const rows = await db
    .select({
      id: auditLog.id,
      at: auditLog.createdAt,
      ...pick(auditLog, 'action', 'entityType', 'entityId'),
      subject: SUBJECT,
      data: auditLog.data,
      actorId: profiles.id,
      ...pick(profiles, 'firstName', 'lastName', 'email'),
    })
    .from(auditLog)
    .leftJoin(profiles, eq(profiles.id, auditLog.actorId))
    .where(inArray(auditLog.id, ids))
    .orderBy(desc(auditLog.id))
  return ok({
    items: rows.map(({ data, actorId: id, firstName, lastName, email, at, ...entry }): AuditEntry => {
      const { before, after } = data as { before?: unknown; after?: unknown }
      const actor = id && { id, name: [firstName, lastName].filter(Boolean).join(' '), email: email ?? '' }
      return { ...entry, at: at.toISOString(), actor: actor || null, before, after }
    }),
    nextCursor,
    total: countOf(kinds),
    entityTypes: types.map(({ type }) => type),
  })
}

const NEWEST: ListOrder = { keys: [auditLog.id], direction: 'DESC' }

/** Ids of things with numbers are numbers: only the branch that fits is evaluated. */
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
