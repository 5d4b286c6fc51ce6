// A delivery run without stops, and the cookie of a driver who has opened its link (W-07).
import { newLinkToken } from '#platform/sessions/link-token.ts'
import { hashRunToken } from '#server/runs/run-access.ts'
import type { TestDatabase } from './test-database.ts'

/** Its link is made by an owner of the shop. */
export async function insertRun({
  pool,
}: Pick<TestDatabase, 'pool'>): Promise<{ id: number; cookie: string }> {
  const token = newLinkToken()
  const { rows } = await pool.query(
    `INSERT INTO delivery_runs (token_hash, issued_by, created_at, expires_at)
     SELECT $1, id, now(), now() + interval '1 day' FROM profiles WHERE is_owner LIMIT 1 RETURNING id`,
    [hashRunToken(token)],
  )
  return { id: rows[0].id, cookie: `aleef_run=${token}` }
}
