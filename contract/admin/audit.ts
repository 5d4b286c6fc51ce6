// Who changed what, and when (E-ACT-01, X-18).
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { id, listOf, listQuery, timestamp } from '#contract/primitives.ts'

const auditQuery = listQuery.extend({
  entityType: z.string().max(40).optional(),
  entityId: z.string().max(100).optional(),
  actorId: z.string().max(100).optional(),
})
export type AuditQuery = z.output<typeof auditQuery>

const auditEntry = z.object({
  id,
  at: timestamp,
  /** Null once the account is gone. */
  actor: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  /** "product.edited": the thing and what happened to it. */
  action: z.string(),
  entityType: z.string(),
  entityId: z.string().nullable(),
  /** What the thing is called now; null when it is gone, or has no name. */
  subject: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
})
export type AuditEntry = z.infer<typeof auditEntry>

const auditList = listOf(auditEntry).extend({
  /** The kinds of things that were ever changed, for the filter. */
  entityTypes: z.array(z.string()),
})
export type AuditList = z.infer<typeof auditList>

export const auditEndpoints = {
  'GET /api/admin/audit': {
    summary: 'Every change by administrators, newest first',
    access: 'audit:read',
    query: auditQuery,
    response: auditList,
  },
} satisfies ShopEndpoints
