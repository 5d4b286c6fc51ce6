// How many rows of each kind a list of the back office has, as the triggers keep it (fold-counts.ts): exact, and read from
// a few rows however many are counted (P-11).
import type { SubscriberState } from '#contract/admin/newsletter.ts'
import type { UserRole } from '#contract/admin/users.ts'
import type { ProductType } from '#domain/product.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { statement } from '#platform/database/statement.ts'

/** By table: what its `list_cell` says of a row. */
type Cells = {
  products: {
    type: ProductType
    category: number | null
    active: boolean
    featured: boolean
    archived: boolean
    pictured: boolean
    level: 'out' | 'low' | 'enough'
  }
  profiles: { role: Exclude<UserRole, 'all'> }
  support_messages: { handled: boolean; urgent: boolean }
  newsletter_subscribers: { state: SubscriberState }
  audit_log: { type: string; actor: string | null }
}

export type ListCounts<List extends keyof Cells> = (
  cell?: { [Name in keyof Cells[List]]?: Cells[List][Name] | undefined },
) => number

/** Counts the rows that are as `cell` says; all of them without. */
export async function readListCounts<List extends keyof Cells>(
  on: Database | Transaction,
  list: List,
): Promise<ListCounts<List>> {
  const counts = await readCells(on, list)
  return (wanted = {}) =>
    counts
      .filter(({ cell }) =>
        Object.entries(wanted).every(
          ([name, value]) => value === undefined || cell[name as keyof Cells[List]] === value,
        ),
      )
      .reduce((sum, { count }) => sum + count, 0)
}

/** The kinds of rows that there are. */
export async function readCells<List extends keyof Cells>(
  on: Database | Transaction,
  list: List,
): Promise<{ cell: Cells[List]; count: number }[]> {
  return (await selectCounts(on, list)) as { cell: Cells[List]; count: number }[]
}

const selectCounts = statement<[list: string], { cell: unknown; count: number }>(
  'list_counts',
  `SELECT cell, sum(change)::int AS count FROM list_counts WHERE list = $1 GROUP BY 1 HAVING sum(change) <> 0`,
)
