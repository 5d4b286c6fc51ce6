// An administrator uploads a file of items, which is stored and checked in the background, even if the page is closed.
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { ProductImport } from '#contract/admin/product-imports.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { lineText } from '#contract/typed-text.ts'
import { sqlState, UNIQUE_VIOLATION } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { must } from '#platform/must.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import type { Context } from '#server/context.ts'
import { productImports } from '#server/database/tables/imports.ts'
import { failAbandonedImports } from './expire-imports.ts'
import { findImport } from './import-queries.ts'

const pack = promisify(gzip)
const NAMELESS = 'items.csv'
/** A longer file name is replaced by a default one. */
const FILE_NAME = lineText(200)

/** One at a time: a second upload is refused. */
export async function startImport(
  context: Context,
  admin: Granted<'products:write'>,
  bytes: Uint8Array,
  name: string,
): Promise<Result<ProductImport, RefusalOf<'import-under-way'>>> {
  await failAbandonedImports(context)
  const file = await pack(bytes, { level: 3 })
  const fileName = FILE_NAME.safeParse(name).data || NAMELESS
  const at = context.now()
  try {
    return await inTransaction(context.db, async (tx) => {
      const [made] = await tx
        .insert(productImports)
        .values({ startedBy: admin.id, fileName, file, createdAt: at, aliveAt: at })
        .returning({ id: productImports.id })
      if (!made) throw new Error('product_imports: the insert gave no row')
      await context.jobs.enqueue(tx, 'import-products', [{ importId: made.id }])
      return ok(must(await findImport(tx, made.id), `product_imports ${made.id}`))
    })
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return refuse({ code: 'import-under-way' })
    throw error
  }
}
