// Items brought in from a file (A-ITEM): it is checked and shown, then written as a whole or not at all.
import { MAX_IMPORT_BYTES } from '#domain/catalog/import-limits.ts'
import { byId } from '#http/api/by-id.ts'
import { problem } from '#http/api/problem.ts'
import type { Api } from '#http/api/shop-api.ts'
import { csvResponse, csvStream } from '#http/csv.ts'
import { readUpload } from '#platform/api/read-upload.ts'
import { ok, orNotFound, refuse } from '#platform/result.ts'
import { commitImport, discardImport } from '#server/catalog/import/commit-import.ts'
import { failAbandonedImports } from '#server/catalog/import/expire-imports.ts'
import {
  findImport,
  listImports,
  readChanges,
  readFaults,
  type WrittenChange,
} from '#server/catalog/import/import-queries.ts'
import { startImport } from '#server/catalog/import/start-import.ts'
import { ITEM_FILE_HEADINGS } from '#text/admin/product-file.ts'
import { CHANGE_HEADINGS, FAULT_HEADINGS, faultKind } from '#text/admin/product-import.ts'

/** Enough: the second of two imports is refused anyway. */
const MAX_AT_ONCE = 2

export function productImportsApi(api: Api): void {
  let atOnce = 0

  api.on('POST /api/admin/product-imports', async ({ c, context, user }) => {
    if (atOnce >= MAX_AT_ONCE) return refuse({ code: 'overloaded' })
    atOnce += 1
    try {
      const read = await readUpload(c, 'file', MAX_IMPORT_BYTES, ({ bytes, name }) =>
        startImport(context, user, bytes, name),
      )
      if (read.ok) return read.value
      return read.refusal.code === 'body-too-large' ? refuse({ code: 'import-too-large' }) : read
    } finally {
      atOnce -= 1
    }
  })

  api.on('GET /api/admin/product-imports', async ({ context }) => {
    await failAbandonedImports(context)
    return ok(await listImports(context.db))
  })

  api.on('GET /api/admin/product-imports/:id', async ({ context, params }) => {
    await failAbandonedImports(context)
    return orNotFound(await findImport(context.db, params.id))
  })

  api.on('POST /api/admin/product-imports/:id/commit', byId(commitImport))
  api.on('DELETE /api/admin/product-imports/:id', ({ context, params }) => discardImport(context, params.id))

  api.on('GET /api/admin/product-imports/:id/faults', async ({ c, context, params }) => {
    const faults = await readFaults(context.db, params.id)
    if (!faults) return problem(c, { code: 'not-found' })
    const rows = faults.map(({ row, column, value, sentence, isWarning }) => [
      row,
      column,
      value,
      sentence,
      faultKind(isWarning),
    ])
    return csvResponse(`import-${params.id}-faults.csv`, FAULT_HEADINGS, rows)
  })

  api.on('GET /api/admin/product-imports/:id/changes', async ({ c, context, params }) =>
    (await findImport(context.db, params.id))
      ? csvStream(
          `import-${params.id}-changes.csv`,
          CHANGE_HEADINGS,
          inRows(readChanges(context.db, params.id)),
        )
      : problem(c, { code: 'not-found' }),
  )
}

async function* inRows(batches: AsyncIterable<WrittenChange[]>) {
  for await (const batch of batches) {
    yield batch.flatMap(({ row, productId, before, after }) =>
      ITEM_FILE_HEADINGS.filter((column) => column in after).map((column) => [
        row,
        productId,
        column,
        before?.[column] ?? '',
        after[column] ?? '',
      ]),
    )
  }
}
