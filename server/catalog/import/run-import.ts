// Processes a file of items in the background: checks and previews it, and once somebody commits it, checks it again
// and writes it in one transaction. It writes what was previewed, or nothing.
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { and, eq, sql } from 'drizzle-orm'
import { allowSilence, type Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, refuse } from '#platform/result.ts'
import { findCustomer, type Granted, withPermission } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { productImports } from '#server/database/tables/imports.ts'
import { fileProblemText } from '#text/admin/product-import.ts'
import { checkImportFile } from './check-file.ts'
import { UnreadableFile } from './decode-file.ts'
import { BROKE_OFF } from './expire-imports.ts'
import { startHeartbeat } from './heartbeat.ts'
import {
  byColumns,
  insertItems,
  keepsSaleRule,
  lockItems,
  noteChanged,
  toWaiting,
  updateItems,
  type WaitingChange,
} from './write-items.ts'

const unpack = promisify(gunzip)

type StartedImport = {
  id: number
  fileName: string
  digest: string | null
  bytes: Buffer
  admin: Granted<'products:write'>
}
type ImportOutcome = Partial<typeof productImports.$inferInsert>

/** Runs the next step of an import, unless another worker has done it. */
export async function runImport(context: Context, importId: number): Promise<void> {
  const [found] = await context.db.select().from(productImports).where(eq(productImports.id, importId))
  if (!found?.file || (found.state !== 'checking' && found.state !== 'writing')) return
  const heartbeat = startHeartbeat(context, importId)
  try {
    const person = found.startedBy ? await findCustomer(context.db, found.startedBy) : null
    const admin = person && withPermission(person, 'products:write')
    if (!admin) throw new UnreadableFile(fileProblemText.brokeOff)
    const run = { ...found, bytes: await unpack(found.file), admin }
    if (found.state === 'checking')
      await settle(context, importId, 'checking', await check(context, run, heartbeat, false))
    else await write(context, run, heartbeat)
  } catch (error) {
    if (!(error instanceof UnreadableFile))
      context.log.error({ error, importId }, 'a file of items broke off')
    await settle(context, importId, found.state, outcomeOf(error, found.state, context.now()))
  } finally {
    await heartbeat.end()
  }
}

/** A previewed file can be tried again, since nothing was written. */
function outcomeOf(error: unknown, from: 'checking' | 'writing', at: Date): ImportOutcome {
  if (error instanceof UnreadableFile)
    return { state: 'refused', problem: error.message, file: null, finishedAt: at }
  return from === 'writing' ? BROKE_OFF.writing : { ...BROKE_OFF.checking, finishedAt: at }
}

/** Only while its state is unchanged: a worker that was declared dead may report nothing. */
async function settle(
  { db }: Context,
  id: number,
  from: 'checking' | 'writing',
  outcome: ImportOutcome,
): Promise<void> {
  await db
    .update(productImports)
    .set(outcome)
    .where(and(eq(productImports.id, id), eq(productImports.state, from)))
}

type Heartbeat = ReturnType<typeof startHeartbeat>

async function check(
  context: Context,
  { bytes }: StartedImport,
  heartbeat: Heartbeat,
  isStale: boolean,
): Promise<ImportOutcome> {
  const checked = await checkImportFile(context, context.db, bytes, { onProgress: heartbeat.progress })
  if (!checked) throw new Error('a check without onBatch was stopped')
  const { report, faults, digest } = checked
  return { state: 'ready', progress: 100, problem: null, report: { ...report, isStale }, faults, digest }
}

const CHUNK = 500
/** The share of the progress; the rest is writing. */
const READING = 0.6

/** If anything differs from the preview, shows a new preview and writes nothing. */
async function write(context: Context, run: StartedImport, heartbeat: Heartbeat): Promise<void> {
  const doing = { id: run.id, admin: run.admin, at: context.now() }
  const written = await inTransaction(context.db, async (tx) => {
    allowSilence(tx.$client)
    await tx.execute(LONG_TRANSACTION)
    const { rows } = await tx.execute(sql`SELECT FROM product_imports
      WHERE id = ${run.id} AND state = 'writing' AND pg_try_advisory_xact_lock(hashtext('import-products'))`)
    if (rows.length === 0) return refuse({ code: 'done-already' })
    const waiting: WaitingChange[] = []
    const checked = await checkImportFile(context, tx, run.bytes, {
      onProgress: (share) => heartbeat.progress(share * READING),
      async onBatch({ added, changed }) {
        waiting.push(...changed.map(toWaiting))
        await noteChanged(tx, doing, changed)
        return insertItems(tx, doing, added)
      },
    })
    const isAsShown = checked?.digest === run.digest && checked.report.errors === 0
    if (!checked || !isAsShown) return refuse({ code: 'not-what-was-shown' })
    // Locked as late as possible, because others may wait for these rows.
    const isAsChecked = (await lockItems(tx, waiting)) && (await keepsSaleRule(tx, waiting, doing.at))
    if (!isAsChecked) return refuse({ code: 'not-what-was-shown' })
    const ordered = byColumns(waiting)
    for (let at = 0; at < ordered.length; at += CHUNK) {
      const isDone = await updateItems(tx, doing, ordered.slice(at, at + CHUNK))
      if (!isDone) return refuse({ code: 'not-what-was-shown' })
      heartbeat.progress(READING + (1 - READING) * (at / ordered.length))
    }
    const { added, changed } = checked.report
    await noteAction({ tx, admin: run.admin, at: doing.at }, 'product-import.created', run.id, {
      after: { fileName: run.fileName, added, changed },
    })
    return (await finish(tx, doing)) ? ok(null) : refuse({ code: 'done-already' })
  })
  if (written.ok || written.refusal.code === 'done-already') return
  await settle(context, run.id, 'writing', await check(context, run, heartbeat, true))
}

/**
 * Raises the timeouts, since tens of thousands of rows take long, and announces the changes once, at the end. While a
 * worker that was wrongly taken for dead still writes, no other one does.
 */
const LONG_TRANSACTION = sql`
  SET LOCAL statement_timeout = '10min';
  SET LOCAL idle_in_transaction_session_timeout = '2min';
  SET LOCAL lock_timeout = '30s';
  SET LOCAL aleef.announces_itself = 'on';`

/** Checks the deferred constraints here, while the timeouts are raised. */
async function finish(tx: Transaction, { id, at }: { id: number; at: Date }): Promise<boolean> {
  await tx.execute(sql`SET CONSTRAINTS ALL IMMEDIATE`)
  const done = await tx
    .update(productImports)
    .set({ state: 'done', progress: 100, problem: null, file: null, finishedAt: at })
    .where(and(eq(productImports.id, id), eq(productImports.state, 'writing')))
    .returning({ id: productImports.id })
  await tx.execute(sql`SELECT pg_notify('shop_changes', 'catalog')`)
  return done.length === 1
}
