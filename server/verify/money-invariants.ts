// What must hold of money: discounts, payments, the drawer, bank statements, invoices and what returns are worth.
import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'

export const MONEY_INVARIANTS: readonly Invariant[] = [
  {
    name: 'drawer-is-its-ledger',
    says: 'Each close of the drawer starts with what the one before it left, and its cash is that of the ledger between the two (F-06)',
    query: sql`SELECT id::text, 'opening ' || opening || ' after ' || before || ', in ' || cash_in || ' of ' || ledger_in
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
    name: 'discount-shares',
    says: 'The discount of an order is the sum of the shares of its lines and its delivery (S2-13)',
    query: sql`SELECT o.id::text, 'discount ' || o.discount_amount || ', shares ' || coalesce(i.sum, 0) || ' + ' || o.delivery_discount AS found
      FROM orders o LEFT JOIN (SELECT order_id, sum(discount) FROM order_items GROUP BY order_id) i ON i.order_id = o.id
      WHERE o.discount_amount <> coalesce(i.sum, 0) + o.delivery_discount`,
  },
  {
    name: 'voucher-uses',
    says: 'A voucher is used by as many orders as it counts, and by no more than it may (S2-13)',
    query: sql`SELECT v.id::text, 'counted ' || v.used || ', used ' || count(u.order_id) || ' of ' || coalesce(v.max_uses::text, 'any') AS found
      FROM vouchers v LEFT JOIN voucher_uses u ON u.voucher_id = v.id
      GROUP BY v.id HAVING v.used <> count(u.order_id) OR count(u.order_id) > v.max_uses`,
  },
  {
    name: 'vouchers-in-force',
    says: 'An order that stands uses the voucher that it names; a cancelled or deleted one has given its use back (S2-13)',
    query: sql`SELECT o.id::text, status || ' ' || coalesce(voucher_code, 'without a voucher')
        || CASE WHEN u.order_id IS NULL THEN ' uses none' ELSE ' uses one' END AS found
      FROM orders o LEFT JOIN voucher_uses u ON u.order_id = o.id LEFT JOIN vouchers v ON v.code = o.voucher_code
      WHERE CASE WHEN status = 'cancelled' OR deleted_at IS NOT NULL OR voucher_code IS NULL THEN u.order_id IS NOT NULL
        ELSE v.id IS NOT NULL AND u.order_id IS NULL END`,
  },
  {
    name: 'paid-is-its-ledger',
    says: 'What is paid for an order is the sum of its payments, and never below zero (F-01)',
    query: sql`SELECT o.id::text, 'paid ' || o.payment_amount || ', ledger ' || coalesce(p.sum, 0) AS found
      FROM orders o LEFT JOIN (
        SELECT order_id, sum(CASE kind WHEN 'in' THEN amount ELSE -amount END) FROM payments GROUP BY order_id
      ) p ON p.order_id = o.id
      WHERE o.payment_amount <> coalesce(p.sum, 0) OR o.payment_amount < 0`,
  },
  {
    name: 'counter-entries',
    says: 'A counter-entry mirrors the payment that it takes back, once (F-01)',
    query: sql`SELECT c.id::text, 'takes back payment ' || c.reverses_id AS found
      FROM payments c LEFT JOIN payments p ON p.id = c.reverses_id AND p.order_id = c.order_id AND p.kind <> c.kind
        AND p.method = c.method AND p.amount = c.amount AND p.reverses_id IS NULL
      WHERE c.reverses_id IS NOT NULL AND p.id IS NULL
      UNION ALL SELECT min(id)::text, 'payment ' || reverses_id || ' × ' || count(*) FROM payments
      WHERE reverses_id IS NOT NULL GROUP BY reverses_id HAVING count(*) > 1`,
  },
  {
    name: 'statement-lines',
    says: 'A line of a bank statement is paid in by transfers that never come to more than it (F-05)',
    query: sql`SELECT l.id::text, l.amount || ' came, ' || sum(p.amount) || ' was written down' AS found
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
    query: sql`SELECT o.id::text, 'paid ' || payment_amount || ' of ' || final_amount AS found FROM orders o
      WHERE payment_status = 'verified' AND status <> 'cancelled' AND deleted_at IS NULL AND payment_amount < final_amount
        AND NOT EXISTS (SELECT FROM order_history h
          WHERE h.order_id = o.id AND reason IS NOT NULL AND (event = 'payment' AND to_value = 'verified'
            OR event = 'amount' AND id > (SELECT max(v.id) FROM order_history v
              WHERE v.order_id = o.id AND v.event = 'payment' AND v.to_value = 'verified')))`,
  },
  {
    name: 'invoice-numbers',
    says: 'The numbers of each series follow each other from 1 without a gap, and the counter stands at the last (F-04)',
    query: sql`SELECT series || '-' || year AS id, count(*) || ' numbers up to ' || max(number) || ', counter ' || coalesce(max(last)::text, 'missing') AS found
      FROM invoices i LEFT JOIN invoice_counters c USING (series, year) GROUP BY series, year
      HAVING count(*) <> max(number) OR min(number) <> 1 OR max(number) IS DISTINCT FROM max(last)`,
  },
  {
    name: 'invoice-amounts',
    says: 'What was issued adds up: the total is the sum of its lines, the tax that of theirs (F-04)',
    query: sql`SELECT i.id::text, 'total ' || i.total || ' of lines ' || l.total AS found
      FROM invoices i CROSS JOIN LATERAL (
        SELECT sum((line ->> 'total')::numeric) AS total, sum((line ->> 'vat')::numeric) AS vat
        FROM jsonb_array_elements(i.content -> 'lines') line
      ) l WHERE i.total <> l.total OR i.vat <> l.vat OR (i.content ->> 'total')::numeric <> i.total`,
  },
  {
    name: 'invoices-are-of-their-orders',
    says: 'What was issued for an order and not taken back is what it comes to, once; nothing is issued for what is over (F-04)',
    query: sql`SELECT 'order ' || o.id AS id, count(*) || ' invoices of ' || sum(i.total) || ', order ' || o.status || ' of ' || o.final_amount AS found
      FROM invoices i JOIN orders o ON o.id = i.order_id
      WHERE i.kind = 'invoice' AND NOT EXISTS (SELECT FROM invoices n WHERE n.invoice_id = i.id)
      GROUP BY o.id HAVING count(*) > 1 OR sum(i.total) <> o.final_amount OR o.status = 'cancelled'
        OR o.deleted_at IS NOT NULL AND o.status <> 'delivered'`,
  },
  {
    name: 'returned-amounts',
    says: 'An accepted return is worth the shares of its lines and its delivery, and its order falls by it (F-03)',
    query: sql`SELECT 'return ' || r.id AS id, r.amount || ' is not ' || coalesce(i.sum, 0) || ' + ' || r.delivery_amount AS found
      FROM returns r LEFT JOIN (SELECT return_id, sum(amount) FROM return_items GROUP BY 1) i ON i.return_id = r.id
      WHERE r.amount <> coalesce(i.sum, 0) + r.delivery_amount
      UNION ALL SELECT 'order ' || o.id, 'fell by ' || o.returned_amount || ', returns ' || coalesce(r.sum, 0)
      FROM orders o LEFT JOIN (SELECT order_id, sum(amount) FROM returns GROUP BY 1) r ON r.order_id = o.id
      WHERE o.returned_amount <> coalesce(r.sum, 0)
      UNION ALL SELECT 'line ' || i.id, 'worth ' || sum(ri.amount) || ' for ' || i.returned || ' of ' || i.quantity
      FROM order_items i JOIN return_items ri ON ri.order_item_id = i.id
      GROUP BY i.id HAVING sum(ri.amount) <> div((i.subtotal - i.discount) * 1000 * i.returned, i.quantity) / 1000`,
  },
]
