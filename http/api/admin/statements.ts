// Statements of the shop's bank (api.md, Beyond; F-05).
import { statementTextRequest } from '#contract/admin/statement-requests.ts'
import { MAX_STATEMENT_BYTES } from '#domain/statements/bank-line.ts'
import { byId } from '#http/api/by-id.ts'
import type { Api } from '#http/api/shop-api.ts'
import { readBody } from '#platform/api/read-body.ts'
import { readUpload } from '#platform/api/read-upload.ts'
import { ok, refuse } from '#platform/result.ts'
import { acceptLines, undoLines } from '#server/statements/accept-lines.ts'
import { changeColumns, importStatement } from '#server/statements/import-statement.ts'
import { findStatement, listStatements } from '#server/statements/statement-queries.ts'
import { fieldErrors } from '#text/validation.ts'

/** Limited, since each is parsed as a whole in this process. */
const MAX_AT_ONCE = 2
/** JSON may escape one letter as six characters. */
const MAX_JSON_BYTES = MAX_STATEMENT_BYTES + 1024

export function statementsApi(api: Api): void {
  let atOnce = 0

  api.on('POST /api/admin/statements', async ({ c, context, user }) => {
    if (atOnce >= MAX_AT_ONCE) return refuse({ code: 'overloaded' })
    atOnce += 1
    try {
      const isText = (c.req.header('Content-Type') ?? '').startsWith('application/json')
      const read = isText
        ? await readBody(c, statementTextRequest, fieldErrors, MAX_JSON_BYTES)
        : await readUpload(c, 'file', MAX_STATEMENT_BYTES, async ({ bytes, name }) => ({
            bytes: Buffer.from(bytes),
            name,
          }))
      if (read.ok) return await importStatement(context, user, read.value)
      return read.refusal.code === 'body-too-large' ? refuse({ code: 'statement-too-large' }) : read
    } finally {
      atOnce -= 1
    }
  })

  api.on('GET /api/admin/statements', async ({ context }) => ok(await listStatements(context)))
  api.on('GET /api/admin/statements/:id', ({ context, params }) => findStatement(context, params.id))
  api.on('PATCH /api/admin/statements/:id', byId(changeColumns))

  api.on('POST /api/admin/statements/:id/accept', byId(acceptLines))
  api.on('POST /api/admin/statements/:id/undo', byId(undoLines))
}
