// Of a line of an order `i`: what it lost before it arrived (H-10), and what the order still holds of it.
import { LOSS_REASONS } from '#domain/returns/return-rules.ts'

/** As a condition on the return `r`. */
export const IS_LOSS = `r.reason IN (${LOSS_REASONS.map((reason) => `'${reason}'`).join(', ')})`

/** Left the order, and no other came for them. */
export const LOST_UNITS = lostUnits('')

/** Those of them that are not given back yet: nobody has decided, or the order is over. */
export const OPEN_LOST_UNITS = lostUnits(`AND r.state <> 'accepted'`)

/** In the stock of the order. */
export const HELD_UNITS = `(i.quantity - i.returned - ${OPEN_LOST_UNITS})`

function lostUnits(which: string): string {
  return `coalesce((SELECT sum(ri.quantity) FROM return_items ri JOIN returns r ON r.id = ri.return_id
    WHERE ri.order_item_id = i.id AND ${IS_LOSS} AND NOT ri.is_replaced ${which}), 0)::int`
}
