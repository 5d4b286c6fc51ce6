-- An order made in a demo keeps its documents in the series of the demo (L-03, F-04): those of a shop that still is one, those
-- that have such a document, and those of demo items, which only a demo sold.
UPDATE orders o SET is_demo = true
WHERE (SELECT is_demo FROM settings)
  OR EXISTS (SELECT FROM invoices v WHERE v.order_id = o.id AND v.series IN ('DEMO', 'DEMO-CN'))
  OR EXISTS (SELECT FROM order_items i JOIN products p ON p.id = i.product_id WHERE i.order_id = o.id AND p.is_demo);
