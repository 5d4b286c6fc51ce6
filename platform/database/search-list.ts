// A page of what a search finds and how many there are of each kind (P-11). Nobody can have counted before what somebody looks
// for, and PostgreSQL cannot guess how many have a word. So what few have is gathered in one reading of the index of the words,
// counted, and the page sorted out of it; what many have is counted by itself, and its page is soon found in the order of the list.
import type { Database } from './connect.ts'

type ListSearch = {
  /** Called `o` in the conditions. */
  table: string
  /** What every find fulfils, with `$1` … for `values`. */
  where: readonly string[]
  values: readonly unknown[]
  /** The columns, `id` apart, that the conditions and the order of the page name. */
  keys: readonly string[]
  /** By what finds are counted: expressions by the names that they get. */
  kinds: Readonly<Record<string, string>>
  page: {
    /** Of the finds, by their keys: those of the filter, after the page before. */
    where: readonly string[]
    /** Those of all finds and, after them, those of the page. */
    values: readonly unknown[]
    /** As an index has it. */
    order: string
    limit: number
  }
}

type Found<Id, Kind> = {
  /** Of the page. */
  ids: Id[]
  /** One row for each kind that was found, with how many are of it. */
  kinds: (Kind & { count: number })[]
}

/** Gathered in memory; more of 100,000 are sooner counted where they stand. */
const FEW = 10_000

export async function searchList<Id extends number | string, Kind extends object>(
  db: Database,
  search: ListSearch,
  few = FEW,
): Promise<Found<Id, Kind>> {
  const found = await gatherFew<Id, Kind>(db, search, few)
  if (countOf(found.kinds) <= few) return found
  const [kinds, ids] = await Promise.all([countKinds<Kind>(db, search), walk<Id>(db, search)])
  return { ids, kinds }
}

/**
 * Up to so many and one. Materialized, so that the index is asked for all that fits and no table is read in the hope of an early
 * find.
 */
async function gatherFew<Id, Kind>(
  db: Database,
  { table, where, keys, kinds, page }: ListSearch,
  few: number,
): Promise<Found<Id, Kind>> {
  const { rows } = await db.$client.query<Found<Id, Kind>>({
    text: `WITH fitting AS MATERIALIZED (
        SELECT ${['id', ...keys, ...named(kinds)].join(', ')} FROM ${table} AS o WHERE ${where.join(' AND ')}
      ), found AS MATERIALIZED (SELECT * FROM fitting LIMIT ${few + 1})
      SELECT ARRAY(
          SELECT id FROM found AS o WHERE ${['true', ...page.where].join(' AND ')} ORDER BY ${page.order} LIMIT ${page.limit}
        ) AS ids,
        (SELECT coalesce(json_agg(of), '[]') FROM (${counted(kinds, 'found')}) AS of) AS kinds`,
    values: [...page.values],
  })
  return rows[0] ?? { ids: [], kinds: [] }
}

async function countKinds<Kind>(
  db: Database,
  { table, where, values, kinds }: ListSearch,
): Promise<Found<never, Kind>['kinds']> {
  const finds = `(SELECT ${named(kinds).join(', ')} FROM ${table} AS o WHERE ${where.join(' AND ')}) AS found`
  const { rows } = await db.$client.query<Kind & { count: number }>({
    text: counted(kinds, finds),
    values: [...values],
  })
  return rows
}

async function walk<Id>(db: Database, { table, where, page }: ListSearch): Promise<Id[]> {
  const { rows } = await db.$client.query<{ id: Id }>({
    text: `SELECT id FROM ${table} AS o WHERE ${[...where, ...page.where].join(' AND ')}
      ORDER BY ${page.order} LIMIT ${page.limit}`,
    values: [...page.values],
  })
  return rows.map(({ id }) => id)
}

function named(kinds: ListSearch['kinds']): string[] {
  return Object.entries(kinds).map(([name, value]) => `${value} AS "${name}"`)
}

function counted(kinds: ListSearch['kinds'], finds: string): string {
  const names = Object.keys(kinds).map((name) => `"${name}"`)
  const groups = names.length > 0 ? `GROUP BY ${names.join(', ')}` : ''
  return `SELECT ${[...names, 'count(*)::int AS count'].join(', ')} FROM ${finds} ${groups}`
}

/** How many of these kinds there are. */
export function countOf<Kind extends object>(
  kinds: readonly (Kind & { count: number })[],
  isOfThem: (kind: Kind) => boolean = () => true,
): number {
  return kinds.filter(isOfThem).reduce((sum, { count }) => sum + count, 0)
}
