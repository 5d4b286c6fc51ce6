// An administrator commits what a file would do, or discards the file.
import { and, eq } from 'drizzle-orm'
import type { ProductImport } from '#contract/admin/product-imports.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { sqlState, UNIQUE_VIOLATION } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import type { Context } from '#server/context.ts'
import { productImports } from '#server/database/tables/imports.ts'
import { failAbandonedImports } from './expire-imports.ts'
import { findImport } from './import-queries.ts'

type Decided = Result<ProductImport, RefusalOf<'not-found' | 'import-not-ready' | 'import-under-way'>>

/**
 * Writes the previewed changes in the name of the committing administrator, after repeating the checks (run-import.ts).
 * A second commit is refused while the first is running.
 */
export async function commitImport(
  context: Context,
  admin: Granted<'products:write'>,
  id: number,
): Promise<Decided> {
  await failAbandonedImports(context)
  try {
    return await inTransaction(context.db, async (tx) => {
      const before = await findImport(tx, id)
      if (!before) return refuse({ code: 'not-found' })
      const isClean =
        before.report && before.report.errors === 0 && before.report.added + before.report.changed > 0
      if (!isClean) return refuse({ code: 'import-not-ready' })
      const [begun] = await tx
        .update(productImports)
        .set({ state: 'writing', startedBy: admin.id, progress: 0, problem: null, aliveAt: context.now() })
        .where(and(eq(productImports.id, id), eq(productImports.state, 'ready')))
        .returning({ id: productImports.id })
      if (!begun) return refuse({ code: 'import-not-ready' })
      await context.jobs.enqueue(tx, 'import-products', [{ importId: id }])
      return ok({ ...before, state: 'writing' as const, progress: 0 })
    })
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return refuse({ code: 'import-under-way' })
    throw error
  }
}

export async function discardImport(context: Context, id: number): Promise<Decided> {
  const [left] = await context.db
    .update(productImports)
    .set({ state: 'discarded', file: null, finishedAt: context.now() })
    .where(and(eq(productImports.id, id), eq(productImports.state, 'ready')))
    .returning({ id: productImports.id })
  const now = await findImport(context.db, id)
  if (!now) return refuse({ code: 'not-found' })
  return left ? ok(now) : refuse({ code: 'import-not-ready' })
}
