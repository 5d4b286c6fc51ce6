// Items brought in from a file (A-ITEM): it is checked and shown, then written as a whole or not at all.
import { z } from 'zod'
import { MOST_IMPORT_BYTES, productImport, productImportList } from '#contract/admin/product-imports.ts'
import { idParam } from '#contract/primitives.ts'
import type { Api } from '#http/api/endpoint.ts'
import { problem } from '#http/api/problem.ts'
import { readUpload } from '#http/api/read-upload.ts'
import { adminOf } from '#http/api/require-user.ts'
import { csvResponse, csvStream } from '#http/csv.ts'
import { ok, refuse } from '#platform/result.ts'
import { commitImport, discardImport } from '#server/catalog/import/decide-import.ts'
import {
  findImport,
  listImports,
  readChanges,
  readFaults,
  type WrittenChange,
} from '#server/catalog/import/import-queries.ts'
import { endAbandoned } from '#server/catalog/import/leave-imports.ts'
import { startImport } from '#server/catalog/import/start-import.ts'
import { ITEM_FILE_HEADINGS } from '#text/admin/product-file.ts'
import { CHANGE_HEADINGS, FAULT_HEADINGS, faultKind } from '#text/admin/product-import.ts'

const params = z.object({ id: idParam })
/** Each may hold 32 MB for a moment; of two files at once one would be refused anyway. */
const MOST_AT_ONCE = 2

export function productImportsApi(api: Api): void {
  let atOnce = 0

  api.on(
    'POST',
    '/api/admin/product-imports',
    {
      summary: 'Check a file of items (CSV as the export writes it); nothing is written yet',
      access: 'admin',
      file: { field: 'file', description: 'CSV, at most 32 MB and 50,000 rows' },
      answer: productImport,
      status: [202],
      refusals: ['import-too-large', 'import-under-way', 'overloaded'],
    },
    async ({ c, context }) => {
      const admin = adminOf(c)
      if (atOnce >= MOST_AT_ONCE) return refuse({ code: 'overloaded' })
      atOnce += 1
      try {
        const read = await readUpload(c, 'file', MOST_IMPORT_BYTES)
        if (read.ok) return await startImport(context, admin, read.value.bytes, read.value.name)
        return read.refusal.code === 'body-too-large' ? refuse({ code: 'import-too-large' }) : read
      } finally {
        atOnce -= 1
      }
    },
  )

  api.on(
    'GET',
    '/api/admin/product-imports',
    { summary: 'The newest files, and what became of them', access: 'admin', answer: productImportList },
    async ({ context }) => {
      await endAbandoned(context)
      return ok(await listImports(context.db))
    },
  )

  api.on(
    'GET',
    '/api/admin/product-imports/:id',
    {
      summary: 'How far the work on a file is, and what it would do or did',
      access: 'admin',
      params,
      answer: productImport,
      refusals: ['not-found'],
    },
    async ({ context, params }) => {
      await endAbandoned(context)
      const found = await findImport(context.db, params.id)
      return found ? ok(found) : refuse({ code: 'not-found' })
    },
  )

  api.on(
    'POST',
    '/api/admin/product-imports/:id/commit',
    {
      summary: 'Write what was shown, all of it or nothing',
      access: 'admin',
      params,
      answer: productImport,
      status: [202],
      refusals: ['not-found', 'import-not-ready', 'import-under-way'],
    },
    ({ c, context, params }) => commitImport(context, adminOf(c), params.id),
  )

  api.on(
    'DELETE',
    '/api/admin/product-imports/:id',
    {
      summary: 'Leave a file that was shown; nothing of it is written',
      access: 'admin',
      params,
      answer: productImport,
      refusals: ['not-found', 'import-not-ready'],
    },
    ({ context, params }) => discardImport(context, params.id),
  )

  api.on(
    'GET',
    '/api/admin/product-imports/:id/faults',
    {
      summary: 'All that is wrong with a file, as CSV',
      access: 'admin',
      params,
      refusals: ['not-found'],
    },
    async ({ c, context, params }) => {
      const faults = await readFaults(context.db, params.id)
      if (!faults) return problem(c, { code: 'not-found' })
      const rows = faults.map(({ row, column, value, sentence, isWarning }) => [
        row,
        column,
        value,
        sentence,
        faultKind(isWarning),
      ])
      return csvResponse(`aleef-import-${params.id}-faults.csv`, FAULT_HEADINGS, rows)
    },
  )

  api.on(
    'GET',
    '/api/admin/product-imports/:id/changes',
    {
      summary: 'All that a file changed, field by field, as CSV',
      access: 'admin',
      params,
      refusals: ['not-found'],
    },
    async ({ c, context, params }) =>
      (await findImport(context.db, params.id))
        ? csvStream(
            `aleef-import-${params.id}-changes.csv`,
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
