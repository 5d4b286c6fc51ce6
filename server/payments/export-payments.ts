// The ledger of money for a file (F-06), in batches, so that years of it take no more memory than one batch.
import { and, asc, eq, gt, gte, lt, sql } from 'drizzle-orm'
import { addDays, muscatInstant } from '#domain/muscat-time.ts'
import { pick } from '#platform/pick.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteExport } from '#server/audit/note-export.ts'
import type { Context } from '#server/context.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { orders } from '#server/database/tables/orders.ts'
import { payments } from '#server/database/tables/payments.ts'

const BATCH = 1000

export type LedgerLine = Awaited<ReturnType<typeof readBatch>>[number]

/** @param days in Muscat, "2026-11-21"; both count, by the time at which the entry was recorded */
export async function exportPayments(
  context: Context,
  admin: Granted<'reports:read'>,
  { fileName, ...days }: Days & { fileName: string },
): Promise<AsyncGenerator<LedgerLine[]>> {
  const rows = await context.db.$count(payments, isRecordedIn(days))
  await noteExport(context, admin, { fileName, rows, startsOn: days.from, endsOn: days.to })
  return readLedger(context.db, days)
}

type Days = { from: string; to: string }

async function* readLedger(db: Context['db'], days: Days): AsyncGenerator<LedgerLine[]> {
  let last = 0
  for (;;) {
    const lines = await readBatch(db, days, last)
    const end = lines.at(-1)
    if (!end) return
    yield lines
    if (lines.length < BATCH) return
    last = end.id
  }
}

function readBatch(db: Context['db'], days: Days, after: number) {
  return db
    .select({
      ...pick(payments, 'id', 'recordedAt', 'paidOn'),
      orderNumber: orders.orderNumber,
      channel: orders.channel,
      ...pick(payments, 'kind', 'method', 'amount'),
      isCounterEntry: sql<boolean>`${payments.reversesId} IS NOT NULL`,
      reference: payments.reference,
      recordedBy: sql<string>`btrim(concat_ws(' ', ${profiles.firstName}, ${profiles.lastName}))`,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(profiles, eq(profiles.id, payments.recordedBy))
    .where(and(gt(payments.id, after), isRecordedIn(days)))
    .orderBy(asc(payments.id))
    .limit(BATCH)
}

function isRecordedIn({ from, to }: Days) {
  return and(
    gte(payments.recordedAt, muscatInstant(from)),
    lt(payments.recordedAt, muscatInstant(addDays(to, 1))),
  )
}
