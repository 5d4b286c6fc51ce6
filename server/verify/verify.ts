// Checks every invariant of the stored data, all against one moment, while the shop may go on selling.
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
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
    allowSilence(client)
    const findings = await drizzle({ client }).transaction(
      async (tx) => {
        await tx.execute(sql`SET LOCAL statement_timeout = 0`)
        return findOffenders(tx, now)
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    broken = false
    return findings
  } finally {
    client.release(broken)
  }
}

/** In whatever transaction the caller has. */
export async function findOffenders(on: Pick<NodePgDatabase, 'execute'>, now: Date): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { query, level = 'breach', ...invariant } of INVARIANTS) {
    const offenders = typeof query === 'function' ? query(sql`${now}::timestamptz`) : query
    const { rows } = await on.execute<{ id: string; found: string; offenders: number }>(
      sql`SELECT id, found, (count(*) OVER ())::int AS offenders FROM (${offenders}) q LIMIT ${MAX_EXAMPLES}`,
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
