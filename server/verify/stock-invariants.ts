// What must hold of stock: its ledger, and what orders, holds, quarantines and losses take from it.
import { sql } from 'drizzle-orm'
import { HELD_UNITS, IS_LOSS } from '#server/database/held-units.ts'
import type { Invariant } from './invariant.ts'

export const STOCK_INVARIANTS: readonly Invariant[] = [
  {
    name: 'stock-is-its-ledger',
    says: 'The quantity of a product is the sum of its stock movements',
    query: sql`SELECT p.id::text, 'quantity ' || p.quantity || ', ledger ' || coalesce(m.sum, 0) AS found
      FROM products p LEFT JOIN (SELECT product_id, sum(change) FROM stock_movements GROUP BY product_id) m
        ON m.product_id = p.id
      WHERE p.quantity <> coalesce(m.sum, 0)`,
  },
  {
    name: 'ledger-is-a-chain',
    says: 'Each stock movement starts where the one before it ended, and the last ends at the quantity',
    query: sql`SELECT id::text, 'product ' || product_id || ': ' || before || ' + ' || change || ' is not ' || quantity_after AS found
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
    name: 'stock-not-negative',
    says: 'No product has fewer than 0 units',
    query: sql`SELECT id::text, 'quantity ' || quantity AS found FROM products WHERE quantity < 0`,
  },
  {
    name: 'stock-explained',
    says: 'Every stock movement says why',
    level: 'warning',
    query: sql`SELECT id::text, 'product ' || product_id || ': ' || change AS found
      FROM stock_movements WHERE reason = 'unexplained'`,
  },
  {
    name: 'orders-hold-what-they-took',
    says: 'What an order took by the ledger is what its items hold, and nothing once its stock went back',
    query: sql`SELECT 'order ' || order_id || ', product ' || product_id AS id,
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
    query: sql`SELECT id::text, status || CASE WHEN holds_stock THEN ' holds' ELSE ' does not hold' END AS found
      FROM orders WHERE holds_stock = (status = 'cancelled' OR deleted_at IS NOT NULL)
        AND NOT (status = 'delivered' AND deleted_at IS NOT NULL)`,
  },
  {
    name: 'holds-are-in-the-ledger',
    says: 'What is on hold has left the stock, and nothing else has (S2-12)',
    query: sql`SELECT 'product ' || product_id AS id, 'taken ' || -coalesce(taken, 0) || ', on hold ' || coalesce(kept, 0) AS found
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
    query: sql`SELECT 'product ' || product_id AS id, 'taken ' || -coalesce(taken, 0) || ', in quarantine ' || coalesce(kept, 0) AS found
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
    query: sql`SELECT 'order ' || order_id || ', product ' || product_id AS id,
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
    name: 'holds-end',
    says: 'No hold is more than 10 minutes past its time',
    level: 'warning',
    query: (now) => sql`SELECT id::text, 'until ' || until AS found FROM holds
      WHERE ended_at IS NULL AND until < ${now} - interval '10 minutes'`,
  },
]
