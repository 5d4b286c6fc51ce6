// Imports a bank statement, or re-reads it with other columns: parses it, stores it and matches it to the orders. This
// verifies no payment (F-05).
import { eq } from 'drizzle-orm'
import type { StatementColumnsRequest } from '#contract/admin/statement-requests.ts'
import type { Statement } from '#contract/admin/statements.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { lineText } from '#contract/typed-text.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { statements } from '#server/database/tables/statements.ts'
import { readStatement, readTable } from './read-statement.ts'
import { findStatement } from './statement-queries.ts'
import {
  columnsOf,
  findLayout,
  hasPayments,
  lockStatement,
  rememberLayout,
  removeLines,
  unpackRows,
  writeLines,
} from './store-statement.ts'

/** A longer file name is replaced by a default one. */
const FILE_NAME = lineText(200)
const NAMELESS = 'statement.csv'

export async function importStatement(
  context: Context,
  admin: Granted<'orders:write'>,
  given: { bytes: Buffer; name: string } | { text: string },
): Promise<Result<Statement, RefusalOf<'statement-unreadable'>>> {
  const at = context.now()
  const read = await readStatement(given, muscatDay(at), (key) => findLayout(context.db, key))
  if (!read.ok) return read
  const fileName = 'name' in given ? FILE_NAME.safeParse(given.name).data || NAMELESS : null
  const kept = await columnsOf(read.value)
  const { lines } = read.value
  const made = await inTransaction(context.db, async (tx) => {
    const [made] = await tx
      .insert(statements)
      .values({ broughtBy: admin.id, fileName, createdAt: at, ...kept })
      .returning({ id: statements.id })
    if (!made) throw new Error('statements: the insert gave no row')
    await writeLines(tx, made.id, lines)
    await noteAction({ tx, admin, at }, 'statement.created', made.id, {
      after: { fileName, lines: lines.length },
    })
    return made.id
  })
  return ok(await expectStatement(context, made))
}

export async function changeColumns(
  context: Context,
  admin: Granted<'orders:write'>,
  id: number,
  { columns, dateOrder }: StatementColumnsRequest,
): Promise<Result<Statement, RefusalOf<'not-found' | 'statement-unreadable' | 'statement-under-way'>>> {
  const at = context.now()
  const changed = await inTransaction(context.db, async (tx) => {
    const statement = await lockStatement(tx, id)
    if (!statement) return refuse({ code: 'not-found' })
    const { table, rows } = statement
    if (!table || !rows || (await hasPayments(tx, id))) return refuse({ code: 'statement-under-way' })
    const layout = { columns, dateOrder }
    const read = readTable({ ...table, layout, rows: await unpackRows(rows) }, muscatDay(at))
    if (!read.ok) return read
    await removeLines(tx, id)
    await writeLines(tx, id, read.value.lines)
    await tx
      .update(statements)
      .set(await columnsOf(read.value))
      .where(eq(statements.id, id))
    await rememberLayout(tx, table.headingKey, layout, { by: admin.id, at })
    await noteAction({ tx, admin, at }, 'statement.edited', id, { before: table.layout, after: layout })
    return ok(null)
  })
  return changed.ok ? ok(await expectStatement(context, id)) : changed
}

async function expectStatement(context: Context, id: number): Promise<Statement> {
  const found = await findStatement(context, id)
  if (!found.ok) throw new Error(`statements ${id}: missing after insert`)
  return found.value
}
