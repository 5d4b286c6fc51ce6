// Vouchers as the shop reads them (S2-13).
import { desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { AdminVoucher } from '#contract/admin/vouchers.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { type Baisa, toRials } from '#domain/money.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { countOf, type ListOrder } from '#platform/database/list-page.ts'
import { ok, type Result } from '#platform/result.ts'
import type { Context } from '#server/context.ts'
import { readListPage } from '#server/database/list-page.ts'
import { vouchers, voucherUses } from '#server/database/tables/vouchers.ts'

const NEWEST: ListOrder = { keys: [vouchers.createdAt, vouchers.id], direction: 'DESC NULLS LAST' }

export async function listVouchers(
  { db }: Pick<Context, 'db'>,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<
  Result<{ items: AdminVoucher[]; nextCursor: string | null; total: number }, RefusalOf<'invalid-request'>>
> {
  const page = await readListPage<number>(db, {
    table: vouchers,
    where: sql`true`,
    kinds: {},
    order: NEWEST,
    cursor,
    limit,
  })
  if (!page.ok) return page
  const { ids, nextCursor, kinds } = page.value
  return ok({
    items: await selectVouchers(db, inArray(vouchers.id, ids)),
    nextCursor,
    total: countOf(kinds),
  })
}

export async function findVoucherOfShop(
  on: Database | Transaction,
  id: number,
): Promise<AdminVoucher | null> {
  const [voucher] = await selectVouchers(on, eq(vouchers.id, id))
  return voucher ?? null
}

const discounted = sql<Baisa>`coalesce((
  SELECT sum(o.discount_amount) FROM ${voucherUses} u JOIN orders o ON o.id = u.order_id WHERE u.voucher_id = ${vouchers}.id
), 0)::numeric(12, 3)`.mapWith(vouchers.amount)

async function selectVouchers(on: Database | Transaction, where: SQL): Promise<AdminVoucher[]> {
  const rows = await on
    .select({ ...getTableColumns(vouchers), discounted })
    .from(vouchers)
    .where(where)
    .orderBy(desc(vouchers.createdAt), desc(vouchers.id))
  return rows.map(({ discounted: sum, ...row }) => ({ ...voucherFacts(row), discounted: toRials(sum) }))
}

/** All but what it took off, which is summed over its orders. */
export function voucherFacts(row: typeof vouchers.$inferSelect): Omit<AdminVoucher, 'discounted'> {
  return {
    ...row,
    amount: row.amount && toRials(row.amount),
    minTotal: row.minTotal && toRials(row.minTotal),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
