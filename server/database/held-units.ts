// For an order line `i`: the units lost before delivery (H-10), and those that the order still holds.
import { type SQL, sql } from 'drizzle-orm'
import { LOSS_REASONS } from '#domain/returns/return-rules.ts'

/** As a condition on the return `r`. */
export const IS_LOSS = sql`r.reason IN (${sql.raw(LOSS_REASONS.map((reason) => `'${reason}'`).join())})`

/** Left the order without a replacement. */
export const LOST_UNITS = lostUnits(sql``)

/** Not refunded yet: undecided, or the order has ended. */
export const OPEN_LOST_UNITS = lostUnits(sql`AND r.state <> 'accepted'`)

/** The units that the order still holds. */
export const HELD_UNITS = sql`(i.quantity - i.returned - ${OPEN_LOST_UNITS})`

function lostUnits(which: SQL): SQL<number> {
  return sql<number>`coalesce((SELECT sum(ri.quantity) FROM return_items ri JOIN returns r ON r.id = ri.return_id
    WHERE ri.order_item_id = i.id AND ${IS_LOSS} AND NOT ri.is_replaced ${which}), 0)::int`
}
