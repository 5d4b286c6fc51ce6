// What must hold of the stored data at any moment, each as the query that finds what breaks it (`npm run verify`).
// The tables' own constraints forbid most of it already; here it is proved, whatever wrote the rows.

import { EXPECTED_UNITS, IS_ILL, MAY_HAVE_LEFT, UNNOTED_UNITS } from '#server/animals/item-units.ts'
import { UNNAMED_ANIMALS } from '#server/animals/note-departure.ts'
import { HELD_UNITS, IS_LOSS } from '#server/database/held-units.ts'
import { ENDS_AT_DEADLINE } from '#server/orders/order-deadline.ts'
import { WORDS_OF_ITEMS } from '#server/orders/search-words.ts'
import { LOOSE_ENDS } from './loose-ends.ts'

export type Invariant = {
  name: string
  /** What holds, in one English line. */
  says: string
  /** A warning is worth a look and breaks nothing. */
  level: 'breach' | 'warning'
  /** Each row is one offender: its `id` as text, and `found` in words. `$1` is the time of the check. */
  query: string
}

export const INVARIANTS: readonly Invariant[] = [
  {
    name: 'stock-is-its-ledger',
    says: 'The quantity of a product is the sum of its stock movements',
    level: 'breach',
    query: `SELECT p.id::text, 'quantity ' || p.quantity || ', ledger ' || coalesce(m.sum, 0) AS found
      FROM products p LEFT JOIN (SELECT product_id, sum(change) FROM stock_movements GROUP BY product_id) m
        ON m.product_id = p.id
      WHERE p.quantity <> coalesce(m.sum, 0)`,
  },
  {
    name: 'ledger-is-a-chain',
    says: 'Each stock movement starts where the one before it ended, and the last ends at the quantity',
    level: 'breach',
    query: `SELECT id::text, 'product ' || product_id || ': ' || before || ' + ' || change || ' is not ' || quantity_after AS found
      FROM (
        SELECT id, product_id, change, quantity_after,
          coalesce(lag(quantity_after) OVER (PARTITION BY product_id ORDER BY id), 0) AS before
        FROM stock_movements
      ) m WHERE before + change <> quantity_after
      UNION ALL
      SELECT 'product ' || p.id, 'quantity ' || p.quantity || ', last entry ' || m.quantity_after
      FROM products p JOIN (
        SELECT DISTINCT ON (product_id) product_id, quantity_after FROM stock_movements ORDER BY product_id, id DESC
      ) m ON m.product_id = p.id
      WHERE p.quantity <> m.quantity_after`,
  },
  {
    name: 'orders-are-found-by-their-items',
    says: 'The words by which an order is found are those of its items',
    level: 'breach',
    query: `SELECT o.id::text, 'words «' || o.search_words || '», items «' || w.words || '»' AS found
      FROM orders o CROSS JOIN LATERAL (
        SELECT ${WORDS_OF_ITEMS} AS words FROM order_items i WHERE i.order_id = o.id
      ) w WHERE o.search_words <> w.words`,
  },
  {
    name: 'drawer-is-its-ledger',
    says: 'Each close of the drawer starts with what the one before it left, and its cash is that of the ledger between the two (F-06)',
    level: 'breach',
    query: `SELECT id::text, 'opening ' || opening || ' after ' || before || ', in ' || cash_in || ' of ' || ledger_in
          || ', out ' || cash_out || ' of ' || ledger_out AS found
      FROM (
        SELECT id, opening, cash_in, cash_out, last_payment_id,
          lag(remaining) OVER (ORDER BY id) AS before, lag(coalesce(last_payment_id, 0)) OVER (ORDER BY id) AS start
        FROM drawer_closes
      ) c CROSS JOIN LATERAL (
        SELECT coalesce(sum(amount) FILTER (WHERE kind = 'in'), 0) AS ledger_in,
          coalesce(sum(amount) FILTER (WHERE kind = 'refund'), 0) AS ledger_out
        FROM payments WHERE method = 'cash' AND id > c.start AND id <= c.last_payment_id
      ) l WHERE before IS NOT NULL AND (opening <> before OR cash_in <> ledger_in OR cash_out <> ledger_out)`,
  },
  {
    name: 'runs-hold-an-order-once',
    says: 'What a driver still has to deliver is shipped, in a run that was not ended, and in no second one (W-07)',
    level: 'breach',
    query: `SELECT 'stop ' || s.id AS id, 'order ' || s.order_id || ' is ' || o.status
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
    level: 'breach',
    query: `SELECT 'stop ' || s.id AS id, 'order ' || o.id || ' is ' || o.status AS found
      FROM run_stops s JOIN orders o ON o.id = s.order_id WHERE s.state = 'delivered' AND o.status <> 'delivered'`,
  },
  {
    name: 'handed-over-once',
    says: 'An animal of an order is handed over once, with both signatures until they are forgotten (H-07)',
    level: 'breach',
    query: `SELECT 'order line ' || order_item_id || ', unit ' || unit AS id, count(*) || ' hand-overs' AS found
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
    query: `SELECT 'hand-over ' || h.id AS id, 'order ' || o.id || ' is ' || o.status AS found
      FROM handovers h JOIN orders o ON o.id = h.order_id WHERE h.set_aside_at IS NULL AND o.status <> 'delivered'`,
  },
  {
    name: 'stock-not-negative',
    says: 'No product has fewer than 0 units',
    level: 'breach',
    query: `SELECT id::text, 'quantity ' || quantity AS found FROM products WHERE quantity < 0`,
  },
  {
    name: 'orders-hold-what-they-took',
    says: 'What an order took by the ledger is what its items hold, and nothing once its stock went back',
    level: 'breach',
    query: `SELECT 'order ' || order_id || ', product ' || product_id AS id,
        'took ' || -coalesce(taken, 0) || ', holds ' || coalesce(held, 0) AS found
      FROM (
        SELECT order_id, product_id, sum(change) AS taken FROM stock_movements
        WHERE order_id IS NOT NULL GROUP BY order_id, product_id
      ) l FULL JOIN (
        SELECT i.order_id, i.product_id, sum(${HELD_UNITS}) AS held FROM order_items i JOIN orders o ON o.id = i.order_id
        WHERE o.holds_stock AND i.product_id IS NOT NULL GROUP BY i.order_id, i.product_id
      ) h USING (order_id, product_id)
      WHERE coalesce(taken, 0) <> -coalesce(held, 0)`,
  },
  {
    name: 'cancelled-holds-nothing',
    says: 'A cancelled or deleted order holds no stock, unless it was delivered; any other does',
    level: 'breach',
    query: `SELECT id::text, status || CASE WHEN holds_stock THEN ' holds' ELSE ' does not hold' END AS found
      FROM orders WHERE holds_stock = (status = 'cancelled' OR deleted_at IS NOT NULL)
        AND NOT (status = 'delivered' AND deleted_at IS NOT NULL)`,
  },
  {
    name: 'holds-are-in-the-ledger',
    says: 'What is on hold has left the stock, and nothing else has (S2-12)',
    level: 'breach',
    query: `SELECT 'product ' || product_id AS id, 'taken ' || -coalesce(taken, 0) || ', on hold ' || coalesce(kept, 0) AS found
      FROM (
        SELECT product_id, sum(change) AS taken FROM stock_movements
        WHERE reason IN ('hold', 'hold-used', 'hold-ended') GROUP BY product_id
      ) l FULL JOIN (
        SELECT product_id, sum(quantity) AS kept FROM holds WHERE ended_at IS NULL GROUP BY product_id
      ) h USING (product_id)
      WHERE coalesce(taken, 0) <> -coalesce(kept, 0)`,
  },
  {
    name: 'quarantines-are-in-the-ledger',
    says: 'What is in quarantine has left the stock, and nothing else has (H-10)',
    level: 'breach',
    query: `SELECT 'product ' || product_id AS id, 'taken ' || -coalesce(taken, 0) || ', in quarantine ' || coalesce(kept, 0) AS found
      FROM (
        SELECT product_id, sum(change) AS taken FROM stock_movements
        WHERE reason IN ('quarantine', 'quarantine-ended') GROUP BY product_id
      ) l FULL JOIN (
        SELECT product_id, sum(quantity) AS kept FROM quarantines WHERE ended_at IS NULL GROUP BY product_id
      ) q USING (product_id)
      WHERE coalesce(taken, 0) <> -coalesce(kept, 0)`,
  },
  {
    name: 'lost-animals-have-cases',
    says: 'What an order lost before it arrived is what the cases of its buyer say, and nothing else is (H-10)',
    level: 'breach',
    query: `SELECT 'order ' || order_id || ', product ' || product_id AS id,
        'lost ' || coalesce(lost, 0) || ', in cases ' || coalesce(said, 0) AS found
      FROM (
        SELECT order_id, product_id, sum(change) AS lost FROM stock_movements
        WHERE reason = 'order-lost' GROUP BY order_id, product_id
      ) l FULL JOIN (
        SELECT i.order_id, i.product_id, sum(ri.quantity) AS said FROM return_items ri
        JOIN returns r ON r.id = ri.return_id JOIN order_items i ON i.id = ri.order_item_id
        WHERE ${IS_LOSS} AND i.product_id IS NOT NULL GROUP BY i.order_id, i.product_id
      ) c USING (order_id, product_id)
      WHERE coalesce(lost, 0) <> coalesce(said, 0)`,
  },
  {
    name: 'the-dead-are-gone',
    says: 'An animal that died has left and is in no quarantine; one in quarantine is here, and of the item it is kept for (H-10)',
    level: 'breach',
    query: `SELECT a.id::text, 'died on ' || a.died_on || ', left ' || coalesce(a.left_on::text, 'never') AS found FROM animals a
      WHERE a.died_on IS NOT NULL AND (a.left_on IS DISTINCT FROM a.died_on OR ${IS_ILL})
      UNION ALL SELECT 'quarantine ' || q.id, 'animal ' || a.id || ' of item ' || coalesce(a.product_id::text, 'none')
        || ', left ' || coalesce(a.left_on::text, 'never')
      FROM quarantines q JOIN animals a ON a.id = q.animal_id
      WHERE q.ended_at IS NULL AND (a.left_on IS NOT NULL OR a.product_id IS DISTINCT FROM q.product_id)`,
  },
  {
    name: 'holds-end',
    says: 'No hold is more than 10 minutes past its time',
    level: 'warning',
    query: `SELECT id::text, 'until ' || until AS found FROM holds
      WHERE ended_at IS NULL AND until < $1::timestamptz - interval '10 minutes'`,
  },
  {
    name: 'visits-hold-what-is-theirs',
    says: 'What a visit that is to come holds is its animal, for its customer, until it ends; one that is over holds nothing (H-08)',
    level: 'breach',
    query: `SELECT v.id::text, 'hold ' || h.id || ' of product ' || h.product_id || ' until ' || h.until AS found
      FROM viewings v JOIN holds h ON h.id = v.hold_id LEFT JOIN profiles p ON p.id = v.user_id
      WHERE h.ended_at IS NULL AND (v.state NOT IN ('booked', 'attended') OR h.reason <> 'visit'
        OR h.product_id IS DISTINCT FROM v.product_id OR h.until > v.ends_at OR h.email IS DISTINCT FROM lower(p.email))
        AND NOT (v.user_id IS NULL AND h.until <= $1::timestamptz)
      UNION ALL
      SELECT 'hold ' || h.id, 'for a visit that is not there' FROM holds h
      WHERE h.reason = 'visit' AND h.ended_at IS NULL AND h.until > $1::timestamptz
        AND NOT EXISTS (SELECT FROM viewings v WHERE v.hold_id = h.id)`,
  },
  {
    name: 'one-visit-at-a-time',
    says: 'No two visits, and no visit and a time that is offered to nobody, are at one time (H-08)',
    level: 'breach',
    query: `SELECT a.id::text, 'at the time of ' || b.id AS found FROM viewings a
      JOIN viewings b ON b.id > a.id AND b.starts_at < a.ends_at AND b.ends_at > a.starts_at
      WHERE a.state IN ('booked', 'attended', 'blocked') AND b.state IN ('booked', 'attended', 'blocked')`,
  },
  {
    name: 'visits-are-answered',
    says: 'Of no visit it is unknown for more than a week whether they came (H-08)',
    level: 'warning',
    query: `SELECT id::text, 'ended ' || ends_at AS found FROM viewings
      WHERE state = 'booked' AND ends_at < $1::timestamptz - interval '7 days'`,
  },
  {
    name: 'wanted-is-told-once',
    says: 'Nobody is told of what they did not ask for or confirm, and nothing is asked for twice at a time (S2-12)',
    level: 'breach',
    query: `SELECT id::text, 'told unconfirmed' AS found FROM wanted WHERE told_at IS NOT NULL AND confirmed_at IS NULL
      UNION ALL
      SELECT min(id)::text, count(*) || ' open requests for product ' || product_id FROM wanted
      WHERE product_id IS NOT NULL AND told_at IS NULL AND ended_at IS NULL GROUP BY email, product_id HAVING count(*) > 1`,
  },
  {
    name: 'order-totals',
    says: 'An order has items, and its total is their sum',
    level: 'breach',
    query: `SELECT o.id::text, 'total ' || o.total_amount || ', items ' || coalesce(i.sum, 0) AS found
      FROM orders o LEFT JOIN (SELECT order_id, sum(subtotal) FROM order_items GROUP BY order_id) i ON i.order_id = o.id
      WHERE o.total_amount IS DISTINCT FROM i.sum`,
  },
  {
    name: 'order-final-amount',
    says: 'What is to be paid is the total less the discount and what was given back, with the delivery fee, and never below zero',
    level: 'breach',
    query: `SELECT id::text, final_amount || ' is not ' || total_amount || ' - ' || discount_amount || ' + ' || delivery_fee || ' - ' || returned_amount AS found
      FROM orders WHERE final_amount <> total_amount - discount_amount + delivery_fee - returned_amount OR final_amount < 0`,
  },
  {
    name: 'discount-shares',
    says: 'The discount of an order is the sum of the shares of its lines and its delivery (S2-13)',
    level: 'breach',
    query: `SELECT o.id::text, 'discount ' || o.discount_amount || ', shares ' || coalesce(i.sum, 0) || ' + ' || o.delivery_discount AS found
      FROM orders o LEFT JOIN (SELECT order_id, sum(discount) FROM order_items GROUP BY order_id) i ON i.order_id = o.id
      WHERE o.discount_amount <> coalesce(i.sum, 0) + o.delivery_discount`,
  },
  {
    name: 'voucher-uses',
    says: 'A voucher is used by as many orders as it counts, and by no more than it may (S2-13)',
    level: 'breach',
    query: `SELECT v.id::text, 'counted ' || v.used || ', used ' || count(u.order_id) || ' of ' || coalesce(v.max_uses::text, 'any') AS found
      FROM vouchers v LEFT JOIN voucher_uses u ON u.voucher_id = v.id
      GROUP BY v.id HAVING v.used <> count(u.order_id) OR count(u.order_id) > v.max_uses`,
  },
  {
    name: 'vouchers-in-force',
    says: 'An order that stands uses the voucher that it names; a cancelled or deleted one has given its use back (S2-13)',
    level: 'breach',
    query: `SELECT o.id::text, status || ' ' || coalesce(voucher_code, 'without a voucher')
        || CASE WHEN u.order_id IS NULL THEN ' uses none' ELSE ' uses one' END AS found
      FROM orders o LEFT JOIN voucher_uses u ON u.order_id = o.id LEFT JOIN vouchers v ON v.code = o.voucher_code
      WHERE CASE WHEN status = 'cancelled' OR deleted_at IS NOT NULL OR voucher_code IS NULL THEN u.order_id IS NOT NULL
        ELSE v.id IS NOT NULL AND u.order_id IS NULL END`,
  },
  {
    name: 'item-subtotals',
    says: 'The subtotal of an order line is its price times its quantity',
    level: 'breach',
    query: `SELECT id::text, subtotal || ' is not ' || product_price || ' × ' || quantity AS found
      FROM order_items WHERE subtotal <> product_price * quantity OR quantity <= 0`,
  },
  {
    name: 'order-numbers',
    says: 'Order numbers have their shape and are unique',
    level: 'breach',
    query: `SELECT min(id)::text AS id, min(order_number) || ' × ' || count(*) AS found FROM orders
      GROUP BY order_number HAVING count(*) > 1 OR order_number !~ '^ALF[0-9]{8}[A-HJ-NP-Z]{4}$'`,
  },
  {
    name: 'one-pending-order-a-cart',
    says: 'At most one pending order stands for a cart',
    level: 'breach',
    query: `SELECT 'cart ' || cart_id AS id, count(*) || ' pending orders' AS found FROM orders
      WHERE cart_id IS NOT NULL AND status = 'pending' AND deleted_at IS NULL GROUP BY cart_id HAVING count(*) > 1`,
  },
  {
    name: 'order-and-cart',
    says: 'Only a pending order stands for a cart, and it is a cart of the same customer',
    level: 'breach',
    query: `SELECT o.id::text, o.status || ' for cart ' || o.cart_id AS found
      FROM orders o JOIN carts c ON c.id = o.cart_id WHERE o.status <> 'pending' OR o.user_id IS DISTINCT FROM c.user_id`,
  },
  {
    name: 'one-cart-a-customer',
    says: 'A customer has at most one cart, with at most one line for a product',
    level: 'breach',
    query: `SELECT 'customer ' || user_id AS id, count(*) || ' carts' AS found FROM carts GROUP BY user_id HAVING count(*) > 1
      UNION ALL
      SELECT 'cart ' || cart_id, count(*) || ' lines for product ' || product_id FROM cart_items
      GROUP BY cart_id, product_id HAVING count(*) > 1 OR min(quantity) < 1`,
  },
  {
    name: 'one-order-a-key',
    says: 'An idempotency key belongs to the customer of the order that it led to',
    level: 'breach',
    query: `SELECT 'order ' || o.id AS id, 'asked for by another account' AS found
      FROM order_requests r JOIN orders o ON o.id = r.order_id WHERE r.user_id IS DISTINCT FROM o.user_id`,
  },
  {
    name: 'order-history',
    says: 'The history of an order begins with its placing and ends at its status',
    level: 'breach',
    query: `SELECT o.id::text, coalesce('history ends at ' || h.last || ', status ' || o.status, 'no placing') AS found
      FROM orders o LEFT JOIN (
        SELECT order_id, (array_agg(event ORDER BY id))[1] AS first, (array_agg(to_value ORDER BY id DESC))[1] AS last
        FROM order_history WHERE event IN ('placed', 'status', 'expired') GROUP BY order_id
      ) h ON h.order_id = o.id
      WHERE h.first IS DISTINCT FROM 'placed' OR h.last IS DISTINCT FROM o.status`,
  },
  {
    name: 'payment-and-status',
    says: 'A pending order awaits its payment, and a reported payment has its time',
    level: 'breach',
    query: `SELECT id::text, status || ', ' || payment_status AS found FROM orders
      WHERE (status = 'pending' AND payment_status <> 'awaiting')
        OR (payment_status = 'reported' AND payment_reported_at IS NULL)`,
  },
  {
    name: 'paid-is-its-ledger',
    says: 'What is paid for an order is the sum of its payments, and never below zero (F-01)',
    level: 'breach',
    query: `SELECT o.id::text, 'paid ' || o.payment_amount || ', ledger ' || coalesce(p.sum, 0) AS found
      FROM orders o LEFT JOIN (
        SELECT order_id, sum(CASE kind WHEN 'in' THEN amount ELSE -amount END) FROM payments GROUP BY order_id
      ) p ON p.order_id = o.id
      WHERE o.payment_amount <> coalesce(p.sum, 0) OR o.payment_amount < 0`,
  },
  {
    name: 'counter-entries',
    says: 'A counter-entry mirrors the payment that it takes back, once (F-01)',
    level: 'breach',
    query: `SELECT c.id::text, 'takes back payment ' || c.reverses_id AS found
      FROM payments c LEFT JOIN payments p ON p.id = c.reverses_id AND p.order_id = c.order_id AND p.kind <> c.kind
        AND p.method = c.method AND p.amount = c.amount AND p.reverses_id IS NULL
      WHERE c.reverses_id IS NOT NULL AND p.id IS NULL
      UNION ALL SELECT min(id)::text, 'payment ' || reverses_id || ' × ' || count(*) FROM payments
      WHERE reverses_id IS NOT NULL GROUP BY reverses_id HAVING count(*) > 1`,
  },
  {
    name: 'statement-lines',
    says: 'A line of a bank statement is paid in by transfers that never come to more than it (F-05)',
    level: 'breach',
    query: `SELECT l.id::text, l.amount || ' came, ' || sum(p.amount) || ' was written down' AS found
      FROM statement_lines l JOIN statement_payments s ON s.line_id = l.id JOIN payments p ON p.id = s.payment_id
      WHERE NOT EXISTS (SELECT FROM payments c WHERE c.reverses_id = p.id)
      GROUP BY l.id HAVING sum(p.amount) > l.amount
      UNION ALL SELECT s.line_id::text, 'payment ' || p.id || ' is ' || p.kind || ' by ' || p.method
      FROM statement_payments s JOIN payments p ON p.id = s.payment_id
      WHERE p.kind <> 'in' OR p.method <> 'transfer' OR p.reverses_id IS NOT NULL
      UNION ALL SELECT s.line_id::text, 'in no statement' FROM statement_payments s
      WHERE NOT EXISTS (SELECT FROM statement_entries e WHERE e.line_id = s.line_id)`,
  },
  {
    name: 'verified-is-paid',
    says: 'An order whose payment is verified is paid, or somebody wrote down why not (F-01)',
    level: 'breach',
    query: `SELECT o.id::text, 'paid ' || payment_amount || ' of ' || final_amount AS found FROM orders o
      WHERE payment_status = 'verified' AND status <> 'cancelled' AND deleted_at IS NULL AND payment_amount < final_amount
        AND NOT EXISTS (SELECT FROM order_history h
          WHERE h.order_id = o.id AND reason IS NOT NULL AND (event = 'payment' AND to_value = 'verified'
            OR event = 'amount' AND id > (SELECT max(v.id) FROM order_history v
              WHERE v.order_id = o.id AND v.event = 'payment' AND v.to_value = 'verified')))`,
  },
  {
    name: 'invoice-numbers',
    says: 'The numbers of each series follow each other from 1 without a gap, and the counter stands at the last (F-04)',
    level: 'breach',
    query: `SELECT series || '-' || year AS id, count(*) || ' numbers up to ' || max(number) || ', counter ' || coalesce(max(last)::text, 'missing') AS found
      FROM invoices i LEFT JOIN invoice_counters c USING (series, year) GROUP BY series, year
      HAVING count(*) <> max(number) OR min(number) <> 1 OR max(number) IS DISTINCT FROM max(last)`,
  },
  {
    name: 'invoice-amounts',
    says: 'What was issued adds up: the total is the sum of its lines, the tax that of theirs (F-04)',
    level: 'breach',
    query: `SELECT i.id::text, 'total ' || i.total || ' of lines ' || l.total AS found
      FROM invoices i CROSS JOIN LATERAL (
        SELECT sum((line ->> 'total')::numeric) AS total, sum((line ->> 'vat')::numeric) AS vat
        FROM jsonb_array_elements(i.content -> 'lines') line
      ) l WHERE i.total <> l.total OR i.vat <> l.vat OR (i.content ->> 'total')::numeric <> i.total`,
  },
  {
    name: 'invoices-are-of-their-orders',
    says: 'What was issued for an order and not taken back is what it comes to, once; nothing is issued for what is over (F-04)',
    level: 'breach',
    query: `SELECT 'order ' || o.id AS id, count(*) || ' invoices of ' || sum(i.total) || ', order ' || o.status || ' of ' || o.final_amount AS found
      FROM invoices i JOIN orders o ON o.id = i.order_id
      WHERE i.kind = 'invoice' AND NOT EXISTS (SELECT FROM invoices n WHERE n.invoice_id = i.id)
      GROUP BY o.id HAVING count(*) > 1 OR sum(i.total) <> o.final_amount OR o.status = 'cancelled'
        OR o.deleted_at IS NOT NULL AND o.status <> 'delivered'`,
  },
  {
    name: 'returned-quantities',
    says: 'Of a line no more is given back or asked back than was bought, and what it says came back its accepted returns say (F-03)',
    level: 'breach',
    query: `SELECT i.id::text, 'bought ' || i.quantity || ', back ' || i.returned || ', accepted ' || coalesce(r.accepted, 0)
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
    name: 'returned-amounts',
    says: 'An accepted return is worth the shares of its lines and its delivery, and its order falls by it (F-03)',
    level: 'breach',
    query: `SELECT 'return ' || r.id AS id, r.amount || ' is not ' || coalesce(i.sum, 0) || ' + ' || r.delivery_amount AS found
      FROM returns r LEFT JOIN (SELECT return_id, sum(amount) FROM return_items GROUP BY 1) i ON i.return_id = r.id
      WHERE r.amount <> coalesce(i.sum, 0) + r.delivery_amount
      UNION ALL SELECT 'order ' || o.id, 'fell by ' || o.returned_amount || ', returns ' || coalesce(r.sum, 0)
      FROM orders o LEFT JOIN (SELECT order_id, sum(amount) FROM returns GROUP BY 1) r ON r.order_id = o.id
      WHERE o.returned_amount <> coalesce(r.sum, 0)
      UNION ALL SELECT 'line ' || i.id, 'worth ' || sum(ri.amount) || ' for ' || i.returned || ' of ' || i.quantity
      FROM order_items i JOIN return_items ri ON ri.order_item_id = i.id
      GROUP BY i.id HAVING sum(ri.amount) <> div((i.subtotal - i.discount) * 1000 * i.returned, i.quantity) / 1000`,
  },
  {
    name: 'animals-have-regions',
    says: 'An active animal is delivered to at least one governorate',
    level: 'breach',
    query: `SELECT id::text, name_arabic AS found FROM products p WHERE item_type = 'animal' AND is_active
      AND NOT EXISTS (SELECT FROM product_regions r WHERE r.product_id = p.id)`,
  },
  {
    name: 'search-words',
    says: 'The words of every product are among those that search knows',
    level: 'breach',
    query: `SELECT word AS id, 'in ' || ndoc || ' products' AS found FROM ts_stat('SELECT search_vector FROM products') s
      WHERE NOT EXISTS (SELECT FROM search_words w WHERE w.word = s.word)`,
  },
  {
    name: 'newsletter-once',
    says: 'No issue of the newsletter goes to one address twice (W-11)',
    level: 'breach',
    query: `SELECT 'issue ' || d.issue_id AS id, count(*) || ' mails to one address' AS found FROM newsletter_deliveries d
      JOIN newsletter_subscribers s ON s.id = d.subscriber_id
      GROUP BY d.issue_id, lower(s.email) HAVING count(*) > 1`,
  },
  {
    name: 'newsletter-sent',
    says: 'Only an issue that was sent has receivers, and one that is finished has nobody left to get it (W-11)',
    level: 'breach',
    query: `SELECT 'issue ' || i.id AS id, d.state AS found FROM newsletter_issues i
      JOIN newsletter_deliveries d ON d.issue_id = i.id
      WHERE i.sent_at IS NULL OR (i.finished_at IS NOT NULL AND d.state IN ('waiting', 'sending'))`,
  },
  {
    name: 'no-loose-ends',
    says: 'Every row refers to rows that are there',
    level: 'breach',
    query: LOOSE_ENDS,
  },
  {
    name: 'settings',
    says: 'The shop has its one row of settings and its 11 governorates',
    level: 'breach',
    query: `SELECT 'settings' AS id, count(*) || ' rows' AS found FROM settings HAVING count(*) <> 1
      UNION ALL SELECT 'regions', count(*) || ' rows' FROM regions HAVING count(*) <> 11`,
  },
  {
    name: 'microchips',
    says: 'A microchip has its 15 digits, is no test chip, and belongs to one animal (H-01)',
    level: 'breach',
    query: `SELECT min(id)::text AS id, microchip || ' × ' || count(*) AS found FROM animals
      WHERE microchip IS NOT NULL GROUP BY microchip HAVING count(*) > 1 OR microchip !~ '^(?!000|999)[0-9]{15}$'`,
  },
  {
    name: 'animals-are-of-their-item',
    says: 'An animal is of the species of the item that it is sold as, which is an animal (H-01)',
    level: 'breach',
    query: `SELECT a.id::text, 'species ' || a.species_id || ', item ' || coalesce(p.species_id::text, 'none') || ' ' || p.item_type AS found
      FROM animals a JOIN products p ON p.id = a.product_id
      WHERE p.item_type <> 'animal' OR p.species_id IS DISTINCT FROM a.species_id`,
  },
  {
    name: 'health-after-birth',
    says: 'Nothing was done for an animal before its birth (H-02)',
    level: 'breach',
    query: `SELECT e.id::text, e.kind || ' on ' || e.done_on || ', born ' || a.birth_date AS found
      FROM health_entries e JOIN animals a ON a.id = e.animal_id WHERE e.done_on < a.birth_date`,
  },
  {
    name: 'health-is-proven',
    says: 'An item whose animals have records is called vaccinated only if all its units have records and all that are here are, and keeps what was typed (H-03)',
    level: 'breach',
    query: `SELECT p.id::text, CASE WHEN p.typed_health IS NULL THEN 'not derived' ELSE 'called vaccinated' END AS found
      FROM products p JOIN animals a ON a.product_id = p.id AND NOT a.is_from_sale
      GROUP BY p.id HAVING p.typed_health IS NULL
        OR p.vaccinated AND (${EXPECTED_UNITS} > count(*) FILTER (WHERE a.left_on IS NULL AND NOT ${IS_ILL})
            - least(${UNNOTED_UNITS}, count(*) FILTER (WHERE ${MAY_HAVE_LEFT} AND NOT ${IS_ILL}))
          OR bool_or(a.left_on IS NULL AND NOT ${IS_ILL} AND NOT EXISTS (
            SELECT FROM health_entries e WHERE e.animal_id = a.id AND e.author = 'shop' AND e.kind = 'vaccination')))`,
  },
  {
    name: 'records-fit-the-stock',
    says: 'No item has more records of animals that are here than units on sale, on hold and in orders (H-01)',
    level: 'warning',
    query: `SELECT p.id::text, count(*) || ' records, ' || ${EXPECTED_UNITS} || ' units' AS found
      FROM products p JOIN animals a ON a.product_id = p.id AND NOT a.is_from_sale WHERE a.left_on IS NULL AND NOT ${IS_ILL}
      GROUP BY p.id HAVING count(*) > ${EXPECTED_UNITS}`,
  },
  {
    name: 'animals-of-orders',
    says: 'No order has more animals of an item than units of it, and none that was cancelled has any (H-04)',
    level: 'breach',
    query: `SELECT 'order ' || o.id AS id, count(*) || ' animals of product ' || a.product_id || ', ' || o.status AS found
      FROM animals a JOIN orders o ON o.id = a.order_id
      GROUP BY o.id, a.product_id
      HAVING o.status = 'cancelled' OR count(*) > coalesce((SELECT sum(i.quantity) FROM order_items i
        WHERE i.order_id = o.id AND i.product_id = a.product_id), CASE WHEN a.product_id IS NULL THEN count(*) ELSE 0 END)`,
  },
  {
    name: 'returned-animals',
    says: 'No order has more animals of an item than units that did not come back: somebody says which one did (H-04)',
    level: 'warning',
    query: `SELECT 'order ' || i.order_id AS id, count(*) || ' animals, ' || i.quantity - i.returned || ' units' AS found
      FROM animals a JOIN order_items i ON i.order_id = a.order_id AND i.product_id = a.product_id
      GROUP BY i.id HAVING count(*) > i.quantity - i.returned AND count(*) <= i.quantity`,
  },
  {
    name: 'owned-animals',
    says: 'An animal with an owner has a code and has left the shop, and what is its owner’s has one (H-04)',
    level: 'breach',
    query: `SELECT id::text, 'code ' || coalesce(code, 'none') || ', left ' || coalesce(left_on::text, 'not')
        || ', ended ' || coalesce(ended_on::text, 'not') AS found
      FROM animals WHERE owner_id IS NOT NULL AND (code IS NULL OR left_on IS NULL)
        OR owner_id IS NULL AND (ended_on IS NOT NULL OR found_shows IS NOT NULL OR own_name IS NOT NULL)
        OR ended_on < birth_date OR owner_id IN (SELECT id FROM profiles WHERE deactivated_at IS NOT NULL)`,
  },
  {
    name: 'returned-orders-are-over',
    says: 'An order of which everything was given back or lost is delivered or cancelled (F-03, H-10)',
    level: 'breach',
    query: `SELECT o.id::text, o.status AS found FROM orders o WHERE o.status NOT IN ('delivered', 'cancelled')
      AND EXISTS (SELECT FROM order_items i WHERE i.order_id = o.id AND i.returned > 0)
      AND NOT EXISTS (SELECT FROM order_items i WHERE i.order_id = o.id AND i.returned < i.quantity)`,
  },
  {
    name: 'lost-animals-are-named',
    says: 'An open loss has candidates enough, none of them known to be lost, and what fell ill waits unnamed in quarantine (H-10)',
    level: 'breach',
    query: `SELECT 'return ' || r.id AS id, r.reason || ' × ' || ri.quantity || ', ' || c.possible || ' candidates of '
        || cardinality(ri.candidates) || ', ' || q.units || ' in quarantine' AS found
      FROM return_items ri JOIN returns r ON r.id = ri.return_id JOIN order_items i ON i.id = ri.order_item_id
      CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE a.died_on IS NULL AND NOT ${IS_ILL}) AS possible
        FROM animals a WHERE a.id = ANY (ri.candidates)) c
      CROSS JOIN LATERAL (SELECT coalesce(sum(q.quantity), 0) AS units FROM quarantines q WHERE q.order_id = r.order_id
        AND q.product_id = i.product_id AND q.started_at = r.opened_at AND q.animal_id IS NULL AND q.ended_at IS NULL) q
      WHERE ri.candidates IS NOT NULL AND (c.possible < cardinality(ri.candidates)
        OR r.reason = 'ill-before-delivery' AND i.product_id IS NOT NULL AND q.units <> ri.quantity)`,
  },
  {
    name: 'passed-on-animals-have-left',
    says: 'An animal that stayed with a later owner when its order ended is in no stock: its unit was written off (H-04)',
    level: 'breach',
    query: `SELECT a.product_id::text AS id, count(*) || ' animals of later owners, ' || coalesce(m.units, 0) || ' units written off' AS found
      FROM animals a LEFT JOIN (SELECT product_id, -sum(change) AS units FROM stock_movements WHERE reason = 'write-off' GROUP BY 1) m
        ON m.product_id = a.product_id
      WHERE a.owner_id IS NOT NULL AND a.order_id IS NULL AND a.product_id IS NOT NULL
      GROUP BY a.product_id, m.units HAVING count(*) > coalesce(m.units, 0)`,
  },
  {
    name: 'animals-of-delivered-orders',
    says: 'Of every order that is delivered it is known which animals went with it: choosing them gives them to their buyer (H-04)',
    level: 'warning',
    query: `SELECT 'order ' || l.order_id AS id, l.name || ': ' || l.missing || ' not chosen' AS found
      FROM (${UNNAMED_ANIMALS}) l`,
  },
  {
    name: 'orders-expire',
    says: 'No order that is not paid, or not verified, is more than 10 minutes past its deadline',
    level: 'warning',
    query: `SELECT o.id::text, 'expired at ' || o.expires_at AS found FROM orders o
      WHERE ${ENDS_AT_DEADLINE} AND o.expires_at < $1::timestamptz - interval '10 minutes'`,
  },
  {
    name: 'transfers-end',
    says: 'A reported transfer that nobody has verified has a deadline after its report (R-16)',
    level: 'breach',
    query: `SELECT o.id::text, 'reported at ' || o.payment_reported_at || ', ends at ' || o.expires_at AS found FROM orders o
      WHERE ${ENDS_AT_DEADLINE} AND o.payment_status IN ('reported', 'rejected')
        AND (o.payment_reported_at IS NULL OR o.expires_at <= o.payment_reported_at)`,
  },
  {
    name: 'an-admin',
    says: 'Somebody can administer the shop',
    level: 'warning',
    query: `SELECT 'profiles' AS id, 'no admin yet' AS found
      WHERE NOT EXISTS (SELECT FROM profiles WHERE is_admin AND deactivated_at IS NULL)`,
  },
  {
    name: 'an-owner',
    says: 'Where there are roles, somebody can give and take them (T-01)',
    level: 'breach',
    query: `SELECT 'profiles' AS id, 'no owner' AS found
      WHERE EXISTS (SELECT FROM profiles WHERE is_admin OR limited_role IS NOT NULL)
        AND NOT EXISTS (SELECT FROM profiles WHERE is_owner AND deactivated_at IS NULL)`,
  },
  {
    name: 'stock-explained',
    says: 'Every stock movement says why',
    level: 'warning',
    query: `SELECT id::text, 'product ' || product_id || ': ' || change AS found
      FROM stock_movements WHERE reason = 'unexplained'`,
  },
]
