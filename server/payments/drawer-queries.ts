// The drawer's current state, and its closes (F-06).
import { desc, eq, gt, sql } from 'drizzle-orm'
import type { Drawer, DrawerClose } from '#contract/admin/drawer.ts'
import { addBaisa, type Baisa, baisa, baisaOf, pickRials, toRials, ZERO } from '#domain/money.ts'
import { PAYMENT_METHODS } from '#domain/payments/balance.ts'
import type { Queryable, Transaction } from '#platform/database/connect.ts'
import type { ListOrder } from '#platform/database/list-page.ts'
import { isoTimes } from '#platform/iso-times.ts'
import { mustRow } from '#platform/must.ts'
import { pick } from '#platform/pick.ts'
import type { Reader } from '#server/context.ts'
import { type ReadPage, readPage } from '#server/database/list-page.ts'
import { actorName, profiles } from '#server/database/tables/accounts.ts'
import { drawerCloses } from '#server/database/tables/drawer.ts'
import { payments } from '#server/database/tables/payments.ts'

export function listDrawerCloses(
  { db }: Reader,
  page: { limit: number; cursor?: string | undefined },
): ReadPage<DrawerClose> {
  return readPage(db, { table: drawerCloses, order: NEWEST, ...page }, async (isOnPage, order) =>
    (await selectCloses(db).where(isOnPage).orderBy(order)).map(toClose),
  )
}

/** @param on the transaction of a close, whose locks keep the result valid until it ends */
export async function readDrawer(db: Queryable): Promise<Drawer> {
  const [last] = await selectCloses(db).orderBy(desc(drawerCloses.id)).limit(1)
  const [{ lastPaymentId } = { lastPaymentId: null }] = await db
    .select({ lastPaymentId: sql<number | null>`max(${payments.id})` })
    .from(payments)
  const sums = last ? await sumSince(db, last.lastPaymentId ?? 0) : []
  const methods = PAYMENT_METHODS.map(
    (method) => sums.find((sum) => sum.method === method) ?? { method, in: '0.000', out: '0.000' },
  )
  const cash = methods.find(({ method }) => method === 'cash')
  const expected = last && cash ? expectedOf(last.remaining, baisaOf(cash.in), baisaOf(cash.out)) : ZERO
  return { lastClose: last ? toClose(last) : null, expected: toRials(expected), methods, lastPaymentId }
}

/** By method; empty before the first close, which opens the drawer. */
function sumSince(db: Queryable, paymentId: number) {
  return db
    .select({ method: payments.method, in: amountOf('in'), out: amountOf('refund') })
    .from(payments)
    .where(gt(payments.id, paymentId))
    .groupBy(payments.method)
}

export async function readDrawerClose(tx: Transaction, id: number): Promise<DrawerClose> {
  const row = mustRow(await selectCloses(tx).where(eq(drawerCloses.id, id)), `drawer_closes ${id}`)
  return toClose(row)
}

function amountOf(kind: 'in' | 'refund') {
  return sql<string>`coalesce(sum(${payments.amount}) FILTER (WHERE ${payments.kind} = ${kind}), 0)::numeric(15, 3)::text`
}

function expectedOf(opening: Baisa, cashIn: Baisa, cashOut: Baisa): Baisa {
  return baisa(addBaisa(opening, cashIn) - cashOut)
}

function selectCloses(db: Queryable) {
  return db
    .select({
      ...pick(drawerCloses, 'id', 'opening', 'cashIn', 'cashOut', 'counted', 'remaining', 'note'),
      ...pick(drawerCloses, 'lastPaymentId', 'closedAt'),
      closedBy: actorName,
    })
    .from(drawerCloses)
    .leftJoin(profiles, eq(profiles.id, drawerCloses.closedBy))
    .$dynamic()
}

type CloseRow = Awaited<ReturnType<typeof selectCloses>>[number]

function toClose({ opening, cashIn, cashOut, counted, remaining, ...row }: CloseRow): DrawerClose {
  const expected = expectedOf(opening, cashIn, cashOut)
  const difference = baisa(counted - expected)
  const amounts = { opening, in: cashIn, out: cashOut, expected, counted, difference, remaining }
  return {
    ...isoTimes(pick(row, 'id', 'closedAt', 'closedBy', 'note')),
    ...pickRials(amounts, 'opening', 'in', 'out', 'expected', 'counted', 'difference', 'remaining'),
  }
}

const NEWEST: ListOrder = { keys: [drawerCloses.id], direction: 'DESC' }
