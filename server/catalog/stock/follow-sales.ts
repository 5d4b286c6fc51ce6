// A sale begins or ends with a day in Muscat (S2-13). Reading a product and placing an order use the clock; lists
// filter and sort by the row's price, which is updated here, and a trigger announces the change to every process.
import { sql } from 'drizzle-orm'
import { muscatDay } from '#domain/muscat-time.ts'
import type { Context } from '#server/context.ts'
import { products } from '#server/database/tables/catalog.ts'

/** Idempotent: writes only prices that differ. */
export async function followSales({ db, now }: Context): Promise<void> {
  const { price, salePrice, saleFrom, saleUntil, askedPrice } = products
  const currentPrice = sql`price_asked(${price}, ${salePrice}, ${saleFrom}, ${saleUntil}, ${muscatDay(now())}::date)`
  await db
    .update(products)
    .set({ askedPrice: currentPrice })
    .where(sql`${salePrice} IS NOT NULL AND ${askedPrice} <> ${currentPrice}`)
}
