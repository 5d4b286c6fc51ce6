// Checks every invariant of the stored data, all against one moment, while the shop may go on selling.
import type { ClientBase } from 'pg'
import { allowSilence, type Database } from '#platform/database/connect.ts'
import type { Invariant } from './invariant.ts'
import { INVARIANTS } from './invariants.ts'

export type Finding = Pick<Invariant, 'name' | 'says'> & {
  level: 'breach' | 'warning'
  offenders: number
  /** A few of them. */
  examples: { id: string; found: string }[]
}

const MAX_EXAMPLES = 5

/** One finding an invariant, in the order of the list; without offenders it holds. */
export async function verify(db: Database, now: Date): Promise<Finding[]> {
  const client = await db.$client.connect()
  let broken = true
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    allowSilence(client)
    await client.query('SET LOCAL statement_timeout = 0')
    const findings = await findOffenders(client, now)
    await client.query('COMMIT')
    broken = false
    return findings
  } finally {
    client.release(broken)
  }
}

/** On a connection of the caller's, in whatever transaction it has. */
export async function findOffenders(client: ClientBase, now: Date): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { query, level = 'breach', ...invariant } of INVARIANTS) {
    // The time is used by some of the queries only; naming it in all of them lets one parameter do.
    const { rows } = await client.query<{ id: string; found: string; offenders: number }>(
      `SELECT id, found, (count(*) OVER ())::int AS offenders FROM (${query}) q
       WHERE $1::timestamptz IS NOT NULL LIMIT ${MAX_EXAMPLES}`,
      [now],
    )
    findings.push({
      ...invariant,
      level,
      offenders: rows[0]?.offenders ?? 0,
      examples: rows.map(({ id, found }) => ({ id, found })),
    })
  }
  return findings
}

export function hasBreach(findings: readonly Finding[]): boolean {
  return findings.some((finding) => finding.level === 'breach' && finding.offenders > 0)
}
