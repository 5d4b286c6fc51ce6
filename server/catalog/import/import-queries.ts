// Imports of items, for administrators.
import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { ProductImport, ProductImportList, RowFault } from '#contract/admin/product-imports.ts'
import type { Database, Queryable } from '#platform/database/connect.ts'
import { isoTimes } from '#platform/iso-times.ts'
import { pick } from '#platform/pick.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { productImportChanges, productImports } from '#server/database/tables/imports.ts'

const columns = {
  ...pick(productImports, 'id', 'state', 'fileName'),
  startedBy: pick(profiles, 'firstName', 'lastName', 'email'),
  ...pick(productImports, 'createdAt', 'finishedAt', 'progress', 'problem'),
}

export async function findImport(db: Queryable, id: number): Promise<ProductImport | null> {
  const [found] = await db
    .select({ ...columns, report: productImports.report })
    .from(productImports)
    .leftJoin(profiles, eq(profiles.id, productImports.startedBy))
    .where(eq(productImports.id, id))
  return found ? { ...toImport(found), report: found.report } : null
}

const NEWEST = 10

export async function listImports(db: Database): Promise<ProductImportList> {
  const found = await db
    .select(columns)
    .from(productImports)
    .leftJoin(profiles, eq(profiles.id, productImports.startedBy))
    .orderBy(desc(productImports.id))
    .limit(NEWEST)
  return { items: found.map(toImport) }
}

type ImportRow = Omit<ProductImportList['items'][number], 'startedBy' | 'createdAt' | 'finishedAt'> & {
  startedBy: { firstName: string; lastName: string; email: string } | null
  createdAt: Date
  finishedAt: Date | null
}

function toImport({ startedBy, ...row }: ImportRow) {
  return {
    ...isoTimes(row),
    startedBy: startedBy && (`${startedBy.firstName} ${startedBy.lastName}`.trim() || startedBy.email),
  }
}

/** Null if there is no such file. */
export async function readFaults(db: Database, id: number): Promise<RowFault[] | null> {
  const [found] = await db
    .select({ faults: productImports.faults })
    .from(productImports)
    .where(eq(productImports.id, id))
  return found ? (found.faults ?? []) : null
}

export type WrittenChange = {
  row: number
  productId: number
  before: Record<string, string> | null
  after: Record<string, string>
}

const BATCH = 1000

/** By the numbers of the items, a batch at a time. */
export async function* readChanges(db: Database, importId: number): AsyncGenerator<WrittenChange[]> {
  let last = 0
  for (;;) {
    const { row, productId, before, after } = productImportChanges
    const rows = await db
      .select({ row, productId, before, after })
      .from(productImportChanges)
      .where(and(eq(productImportChanges.importId, importId), gt(productId, last)))
      .orderBy(asc(productId))
      .limit(BATCH)
    if (rows.length > 0) yield rows
    last = rows.at(-1)?.productId ?? 0
    if (rows.length < BATCH) return
  }
}
