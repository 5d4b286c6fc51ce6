// Vouchers as the shop reads them (S2-13).
import { desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { AdminVoucher } from '#contract/admin/vouchers.ts'
import { type Baisa, toRials } from '#domain/money.ts'
import type { Queryable } from '#platform/database/connect.ts'
import type { ListOrder } from '#platform/database/list-page.ts'
import { isoTimes } from '#platform/iso-times.ts'
import type { Reader } from '#server/context.ts'
import { type ReadPage, readPage } from '#server/database/list-page.ts'
import { vouchers, voucherUses } from '#server/database/tables/vouchers.ts'

const NEWEST: ListOrder = { keys: [vouchers.createdAt, vouchers.id], direction: 'DESC NULLS LAST' }

export function listVouchers(
  { db }: Reader,
  page: { cursor?: string | undefined; limit: number },
): ReadPage<AdminVoucher> {
  return readPage(db, { table: vouchers, order: NEWEST, ...page }, (isOnPage) => selectVouchers(db, isOnPage))
}

export async function findVoucherOfShop(db: Queryable, id: number): Promise<AdminVoucher | null> {
  const [voucher] = await selectVouchers(db, eq(vouchers.id, id))
  return voucher ?? null
}

const discounted = sql<Baisa>`coalesce((
  SELECT sum(o.discount_amount) FROM ${voucherUses} u JOIN orders o ON o.id = u.order_id WHERE u.voucher_id = ${vouchers}.id
), 0)::numeric(12, 3)`.mapWith(vouchers.amount)

async function selectVouchers(db: Queryable, where: SQL): Promise<AdminVoucher[]> {
  const rows = await db
    .select({ ...getTableColumns(vouchers), discounted })
    .from(vouchers)
    .where(where)
    .orderBy(desc(vouchers.createdAt), desc(vouchers.id))
  return rows.map(({ discounted: sum, ...row }) => ({ ...voucherFacts(row), discounted: toRials(sum) }))
}

/** All fields but its total discount, which is summed over its orders. */
export function voucherFacts(row: typeof vouchers.$inferSelect): Omit<AdminVoucher, 'discounted'> {
  return {
    ...isoTimes(row),
    amount: row.amount && toRials(row.amount),
    minTotal: row.minTotal && toRials(row.minTotal),
  }
}
