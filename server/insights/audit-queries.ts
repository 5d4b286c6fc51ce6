// The audit log as administrators read it: newest first, by key.
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { AuditEntry, AuditList, AuditQuery } from '#contract/admin/audit.ts'
import type { Context } from '#server/context.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { auditLog } from '#server/database/tables/shop.ts'
import { readCells } from '#server/insights/list-counts.ts'

export async function listActions(
  { db }: Pick<Context, 'db'>,
  { entityType, entityId, actorId, limit, cursor }: AuditQuery,
): Promise<AuditList> {
  const asked = and(
    entityType === undefined ? undefined : eq(auditLog.entityType, entityType),
    entityId === undefined ? undefined : eq(auditLog.entityId, entityId),
    actorId === undefined ? undefined : eq(auditLog.actorId, actorId),
  )
  const [rows, kinds, ofThing] = await Promise.all([
    db
      .select({
        id: auditLog.id,
        at: auditLog.createdAt,
        action: auditLog.action,
        entityType: auditLog.entityType,
        entityId: auditLog.entityId,
        subject: SUBJECT,
        data: auditLog.data,
        actorId: profiles.id,
        firstName: profiles.firstName,
        lastName: profiles.lastName,
        email: profiles.email,
      })
      .from(auditLog)
      .leftJoin(profiles, eq(profiles.id, auditLog.actorId))
      .where(and(asked, cursor === undefined ? undefined : lt(auditLog.id, cursor)))
      .orderBy(desc(auditLog.id))
      .limit(limit + 1),
    readCells(db, 'audit_log'),
    // One thing has a short history, which an index counts.
    entityId === undefined ? null : db.$count(auditLog, asked),
  ])
  const total = kinds
    .filter(({ cell }) => entityType === undefined || cell.type === entityType)
    .filter(({ cell }) => actorId === undefined || cell.actor === actorId)
    .reduce((sum, { count }) => sum + count, 0)
  const page = rows.slice(0, limit)
  return {
    items: page.map(({ data, actorId: id, firstName, lastName, email, at, ...entry }): AuditEntry => {
      const { before, after } = data as { before?: unknown; after?: unknown }
      const actor = id && { id, name: [firstName, lastName].filter(Boolean).join(' '), email: email ?? '' }
      return { ...entry, at: at.toISOString(), actor: actor || null, before, after }
    }),
    nextCursor: rows.length > limit ? String(page.at(-1)?.id) : null,
    total: ofThing ?? total,
    entityTypes: [...new Set(kinds.map(({ cell }) => cell.type))].sort(),
  }
}

/** Ids of things with numbers are numbers: only the branch that fits is evaluated. */
const SUBJECT = sql<string | null>`CASE ${auditLog.entityType}
  WHEN 'product' THEN (SELECT name_arabic FROM products WHERE id = ${auditLog.entityId}::int)
  WHEN 'category' THEN (SELECT name_arabic FROM categories WHERE id = ${auditLog.entityId}::int)
  WHEN 'order' THEN (SELECT order_number FROM orders WHERE id = ${auditLog.entityId}::int)
  WHEN 'message' THEN (SELECT subject FROM support_messages WHERE id = ${auditLog.entityId}::int)
  WHEN 'user' THEN (SELECT coalesce(nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email)
    FROM profiles u WHERE u.id = ${auditLog.entityId} AND u.deactivated_at IS NULL)
  END`
