// What must hold of orders: their carts, items, history, deadlines, returns and ways to the customer.
import { sql } from 'drizzle-orm'
import { HANDED_OVER_UNDELIVERED } from '#server/handovers/handover-queries.ts'
import { ENDS_AT_DEADLINE } from '#server/orders/queries/order-deadline.ts'
import { WORDS_OF_ITEMS } from '#server/orders/records/search-words.ts'
import type { Invariant } from './invariant.ts'

export const ORDER_INVARIANTS: readonly Invariant[] = [
  {
    name: 'orders-are-found-by-their-items',
    says: 'The words by which an order is found are those of its items',
    query: sql`SELECT o.id::text, 'words «' || o.search_words || '», items «' || w.words || '»' AS found
      FROM orders o CROSS JOIN LATERAL (
        SELECT ${sql.raw(WORDS_OF_ITEMS)} AS words FROM order_items i WHERE i.order_id = o.id
      ) w WHERE o.search_words <> w.words`,
  },
  {
    name: 'order-totals',
    says: 'An order has items, and its total is their sum',
    query: sql`SELECT o.id::text, 'total ' || o.total_amount || ', items ' || coalesce(i.sum, 0) AS found
      FROM orders o LEFT JOIN (SELECT order_id, sum(subtotal) FROM order_items GROUP BY order_id) i ON i.order_id = o.id
      WHERE o.total_amount IS DISTINCT FROM i.sum`,
  },
  {
    name: 'order-final-amount',
    says: 'What is to be paid is the total less the discount and what was given back, with the delivery fee, and never below zero',
    query: sql`SELECT id::text, final_amount || ' is not ' || total_amount || ' - ' || discount_amount || ' + ' || delivery_fee || ' - ' || returned_amount AS found
      FROM orders WHERE final_amount <> total_amount - discount_amount + delivery_fee - returned_amount OR final_amount < 0`,
  },
  {
    name: 'item-subtotals',
    says: 'The subtotal of an order line is its price times its quantity',
    query: sql`SELECT id::text, subtotal || ' is not ' || product_price || ' × ' || quantity AS found
      FROM order_items WHERE subtotal <> product_price * quantity OR quantity <= 0`,
  },
  {
    name: 'order-numbers',
    says: 'Order numbers have their shape and are unique',
    query: sql`SELECT min(id)::text AS id, min(order_number) || ' × ' || count(*) AS found FROM orders
      GROUP BY order_number HAVING count(*) > 1 OR order_number !~ '^ALF[0-9]{8}[A-HJ-NP-Z]{4}$'`,
  },
  {
    name: 'one-pending-order-a-cart',
    says: 'At most one pending order stands for a cart',
    query: sql`SELECT 'cart ' || cart_id AS id, count(*) || ' pending orders' AS found FROM orders
      WHERE cart_id IS NOT NULL AND status = 'pending' AND deleted_at IS NULL GROUP BY cart_id HAVING count(*) > 1`,
  },
  {
    name: 'order-and-cart',
    says: 'Only a pending order stands for a cart, and it is a cart of the same customer',
    query: sql`SELECT o.id::text, o.status || ' for cart ' || o.cart_id AS found
      FROM orders o JOIN carts c ON c.id = o.cart_id WHERE o.status <> 'pending' OR o.user_id IS DISTINCT FROM c.user_id`,
  },
  {
    name: 'one-cart-a-customer',
    says: 'A customer has at most one cart, with at most one line for a product',
    query: sql`SELECT 'customer ' || user_id AS id, count(*) || ' carts' AS found FROM carts GROUP BY user_id HAVING count(*) > 1
      UNION ALL
      SELECT 'cart ' || cart_id, count(*) || ' lines for product ' || product_id FROM cart_items
      GROUP BY cart_id, product_id HAVING count(*) > 1 OR min(quantity) < 1`,
  },
  {
    name: 'one-order-a-key',
    says: 'An idempotency key belongs to the customer of the order that it led to',
    query: sql`SELECT 'order ' || o.id AS id, 'asked for by another account' AS found
      FROM order_requests r JOIN orders o ON o.id = r.order_id WHERE r.user_id IS DISTINCT FROM o.user_id`,
  },
  {
    name: 'order-history',
    says: 'The history of an order begins with its placing and ends at its status',
    query: sql`SELECT o.id::text, coalesce('history ends at ' || h.last || ', status ' || o.status, 'no placing') AS found
      FROM orders o LEFT JOIN (
        SELECT order_id, (array_agg(event ORDER BY id))[1] AS first, (array_agg(to_value ORDER BY id DESC))[1] AS last
        FROM order_history WHERE event IN ('placed', 'status', 'expired') GROUP BY order_id
      ) h ON h.order_id = o.id
      WHERE h.first IS DISTINCT FROM 'placed' OR h.last IS DISTINCT FROM o.status`,
  },
  {
    name: 'payment-and-status',
    says: 'A pending order awaits its payment, and a reported payment has its time',
    query: sql`SELECT id::text, status || ', ' || payment_status AS found FROM orders
      WHERE (status = 'pending' AND payment_status <> 'awaiting')
        OR (payment_status = 'reported' AND payment_reported_at IS NULL)`,
  },
  {
    name: 'orders-expire',
    says: 'No order that is not paid, or not verified, is more than 10 minutes past its deadline',
    level: 'warning',
    query: (now) => sql`SELECT o.id::text, 'expired at ' || o.expires_at AS found FROM orders o
      WHERE ${ENDS_AT_DEADLINE} AND o.expires_at < ${now} - interval '10 minutes'`,
  },
  {
    name: 'transfers-end',
    says: 'A reported transfer that nobody has verified has a deadline after its report (R-16)',
    query: sql`SELECT o.id::text, 'reported at ' || o.payment_reported_at || ', ends at ' || o.expires_at AS found FROM orders o
      WHERE ${ENDS_AT_DEADLINE} AND o.payment_status IN ('reported', 'rejected')
        AND (o.payment_reported_at IS NULL OR o.expires_at <= o.payment_reported_at)`,
  },
  {
    name: 'returned-quantities',
    says: 'Of a line no more is given back or asked back than was bought, and what it says came back its accepted returns say (F-03)',
    query: sql`SELECT i.id::text, 'bought ' || i.quantity || ', back ' || i.returned || ', accepted ' || coalesce(r.accepted, 0)
        || ', waiting ' || coalesce(r.waiting, 0) AS found
      FROM order_items i LEFT JOIN (
        SELECT ri.order_item_id, sum(ri.accepted) FILTER (WHERE state = 'accepted') AS accepted,
          sum(ri.quantity) FILTER (WHERE state = 'waiting') AS waiting
        FROM return_items ri JOIN returns r ON r.id = ri.return_id GROUP BY 1
      ) r ON r.order_item_id = i.id
      WHERE i.returned <> coalesce(r.accepted, 0) OR i.returned + coalesce(r.waiting, 0) > i.quantity
      UNION ALL SELECT 'return ' || r.id, 'line ' || i.id || ' of order ' || i.order_id FROM returns r
      JOIN return_items ri ON ri.return_id = r.id JOIN order_items i ON i.id = ri.order_item_id WHERE i.order_id <> r.order_id`,
  },
  {
    name: 'runs-hold-an-order-once',
    says: 'What a driver still has to deliver is shipped, in a run that was not ended, and in no second one (W-07)',
    query: sql`SELECT 'stop ' || s.id AS id, 'order ' || s.order_id || ' is ' || o.status
          || CASE WHEN r.revoked_at IS NOT NULL THEN ', the run has ended' ELSE '' END AS found
      FROM run_stops s JOIN orders o ON o.id = s.order_id JOIN delivery_runs r ON r.id = s.run_id
      WHERE s.state = 'open' AND (o.status <> 'shipped' OR o.deleted_at IS NOT NULL OR r.revoked_at IS NOT NULL)
      UNION ALL
      SELECT 'order ' || order_id, 'in ' || count(*) || ' runs'
      FROM run_stops WHERE state = 'open' GROUP BY order_id HAVING count(*) > 1`,
  },
  {
    name: 'delivered-stops',
    says: 'An order that a driver delivered is delivered (W-07)',
    query: sql`SELECT 'stop ' || s.id AS id, 'order ' || o.id || ' is ' || o.status AS found
      FROM run_stops s JOIN orders o ON o.id = s.order_id WHERE s.state = 'delivered' AND o.status <> 'delivered'`,
  },
  {
    name: 'handed-over-once',
    says: 'An animal of an order is handed over once, with both signatures until they are forgotten (H-07)',
    query: sql`SELECT 'order line ' || order_item_id || ', unit ' || unit AS id, count(*) || ' hand-overs' AS found
      FROM handovers WHERE set_aside_at IS NULL GROUP BY order_item_id, unit HAVING count(*) > 1
      UNION ALL
      SELECT 'hand-over ' || h.id, 'is of order ' || h.order_id || ', its line of ' || i.order_id
      FROM handovers h JOIN order_items i ON i.id = h.order_item_id WHERE i.order_id <> h.order_id
      UNION ALL
      SELECT 'hand-over ' || id, 'is not signed' FROM handovers
      WHERE forgotten_at IS NULL AND (jsonb_array_length(coalesce(seller_signature, '[]')) = 0
        OR jsonb_array_length(coalesce(buyer_signature, '[]')) = 0)`,
  },
  {
    name: 'handed-over-is-delivered',
    says: 'The order of an animal that was handed over is delivered (H-07)',
    level: 'warning',
    query: sql`SELECT 'hand-over ' || id AS id, 'order ' || order_id || ' is ' || status AS found FROM (${HANDED_OVER_UNDELIVERED}) h`,
  },
]
