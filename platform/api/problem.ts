// Refusals as responses: application/problem+json (RFC 9457) with a stable code and a sentence for the person.
import { STATUS_CODES } from 'node:http'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'

/** The API layer's own refusals, which the refusals of a program include. */
export type ApiRefusal =
  | { code: 'malformed-request' }
  | { code: 'invalid-json' }
  | { code: 'invalid-request'; errors: Record<string, readonly string[]> }
  | { code: 'unsupported-media-type' }
  | { code: 'body-too-large' }
  | { code: 'not-found' }
  | { code: 'method-not-allowed' }

/** A refusal on the wire: `detail` is the sentence; further data of the refusal is sent along. */
export const problemSchema = z
  .object({
    title: z.string(),
    status: z.int(),
    code: z.string(),
    detail: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    requestId: z.string(),
  })
  .loose()
export type Problem = z.infer<typeof problemSchema>

/** Status and sentence of every refusal of a program; exhaustive by type. */
export type RefusalTables<Refusal extends { code: string }> = {
  status: Record<Refusal['code'], ContentfulStatusCode>
  sentenceOf: (refusal: Refusal) => string
  /** The field whose value was refused, where the code says which: its sentence is among the `errors` too. */
  fields: Partial<Record<Refusal['code'], string>>
}

export type ProblemResponse<Refusal> = (
  c: Context,
  refusal: Refusal,
  headers?: Record<string, string>,
) => Response

/** Retry-After in seconds when the server is overloaded or its database unavailable. */
export const RETRY_AFTER_OUTAGE = 5

export function createProblem<Refusal extends { code: string; retryAfterSeconds?: number }>(
  tables: RefusalTables<Refusal>,
): ProblemResponse<Refusal> {
  return (c, refusal, headers = {}) => {
    c.set('refusal', refusal.code)
    const code: Refusal['code'] = refusal.code
    const status = tables.status[code]
    const field = tables.fields[code]
    const detail = tables.sentenceOf(refusal)
    const body: Problem = {
      title: STATUS_CODES[status] ?? 'Error',
      status,
      detail,
      ...(field && { errors: { [field]: [detail] } }),
      ...refusal,
      requestId: c.get('requestId'),
    }
    const wait = refusal.retryAfterSeconds ?? (status === 503 ? RETRY_AFTER_OUTAGE : 0)
    return c.body(JSON.stringify(body), status, {
      'Content-Type': 'application/problem+json; charset=UTF-8',
      'Cache-Control': 'no-store',
      ...(wait > 0 && { 'Retry-After': String(Math.ceil(wait)) }),
      ...headers,
    })
  }
}
