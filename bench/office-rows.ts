// A shop of any size as its office sees it: as many orders, people, stock movements, messages, subscribers and changes as
// products, in the same shares whatever the size. Made by the database itself, on top of addProducts.
import type pg from 'pg'
import { WORDS_OF_ITEMS } from '#server/orders/search-words.ts'
import { addProducts } from './catalogue-rows.ts'

const FIRST_NAMES =
  '{سالم,أحمد,محمد,خالد,فاطمة,مريم,عائشة,ناصر,سعيد,حمد,نورة,زينب,هيثم,بدر,ليلى,شيخة,راشد,منى,طلال,أسماء}'
const FAMILIES =
  '{البلوشي,الحارثي,السيابي,الكندي,الهنائي,الرواحي,المعمري,الشكيلي,العامري,الغافري,المقبالي,الزدجالي,الوهيبي,الفارسي,البوسعيدي,اللواتي}'
const TOPICS = '{استفسار عن التوصيل,شكر,طلب خاص,سؤال عن حيوان,مشكلة في الطلب}'

/** Adds `count` of everything that the office lists; the newest 15 % of the orders are still on their way. */
export async function addOfficeRows(pool: pg.Pool, count: number, adminId: string): Promise<void> {
  await addProducts(pool, count)
  for (const text of STATEMENTS) await pool.query(text, [count])
  // One administrator made four of five changes, a second the others.
  await pool.query(ACTIONS, [count, adminId])
  await pool.query('VACUUM ANALYZE')
}

const NAMES = `('${FIRST_NAMES}'::text[])[1 + h % 20] AS first,
  'بن ' || ('${FIRST_NAMES}'::text[])[1 + (h / 20) % 20] || ' ' || ('${FAMILIES}'::text[])[1 + (h / 400) % 16] AS family`
/** Newest first: number 1 came just now, the last one 400 days ago. */
const CAME = `now() - (i * 400.0 / $1) * interval '1 day'`
const NUMBERED = `generate_series(1, $1::int) AS i
  CROSS JOIN LATERAL (SELECT abs(hashint4(i)) AS h) AS hashed CROSS JOIN LATERAL (SELECT ${NAMES}) AS names`

const STATEMENTS = [
  `UPDATE products SET is_active = false WHERE id % 33 = 0 AND $1 > 0`,
  `INSERT INTO profiles (id, email, email_verified, name, first_name, last_name, phone, created_at, deactivated_at)
   SELECT 'bench-' || i, 'person' || i || '@bench.example', true, first || ' ' || family, first, family,
     '+9689' || lpad((h % 10000000)::text, 7, '0'), ${CAME}, CASE WHEN i % 50 = 0 THEN now() END
   FROM ${NUMBERED}`,
  `INSERT INTO orders (order_number, user_id, status, payment_status, total_amount, delivery_fee, final_amount,
     customer_name, customer_phone, customer_email, customer_address, governorate_id, delivery_type, delivery_location,
     shipping_address, created_at, updated_at, expires_at, payment_reported_at, payment_decided_at, holds_stock)
   SELECT 'ALF' || to_char(at, 'YYYYMMDD') || chr(65 + h % 8) || chr(65 + (h / 8) % 8) || chr(65 + (h / 64) % 8) ||
       (ARRAY['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L', 'M', 'N'])[1 + i % 13], 'bench-' || 1 + (h / 7) % $1, status,
     CASE status WHEN 'pending' THEN 'awaiting' WHEN 'cancelled' THEN 'awaiting'
       WHEN 'confirmed' THEN CASE WHEN i % 3 = 0 THEN 'verified' ELSE 'reported' END ELSE 'verified' END,
     amount, 2, amount + 2, first || ' ' || family, '+9689' || lpad((h % 10000000)::text, 7, '0'),
     CASE WHEN status <> 'pending' AND i % 3 = 0 THEN 'person' || i || '@bench.example' END, 'حي النهضة، منزل ' || i, 1 + h % 11,
     'home', 'مسقط، السيب', 'مسقط، السيب، حي النهضة', at, at,
     CASE WHEN status = 'pending' THEN now() + interval '12 hours' + (h % 1000) * interval '1 minute'
       ELSE at + interval '1 day' END,
     CASE WHEN status NOT IN ('pending', 'cancelled') THEN at + interval '2 hours' END,
     CASE WHEN status NOT IN ('pending', 'confirmed', 'cancelled') THEN least(at + interval '5 hours', now()) END,
     status <> 'cancelled'
   FROM ${NUMBERED}
   CROSS JOIN LATERAL (SELECT ${CAME} AS at, 1 + (h % 90000) / 1000.0 AS amount, CASE
     WHEN i * 100 <= 3 * $1 THEN 'pending' WHEN i * 100 <= 9 * $1 THEN 'confirmed' WHEN i * 100 <= 11 * $1 THEN 'processing'
     WHEN i * 100 <= 15 * $1 THEN 'shipped' WHEN h % 12 = 0 THEN 'cancelled' ELSE 'delivered' END AS status) AS made
   ON CONFLICT (order_number) DO NOTHING`,
  `INSERT INTO order_items (order_id, product_id, product_name, product_name_arabic, product_price, quantity, subtotal, cost_price)
   SELECT o.id, p.id, p.name, p.name_arabic, o.total_amount, 1, o.total_amount,
     CASE WHEN o.id % 4 > 0 THEN round(o.total_amount * 0.6, 3) END
   FROM orders o JOIN products p ON p.id = (SELECT max(id) FROM products) - o.id % $1`,
  `UPDATE orders o SET search_words = (SELECT ${WORDS_OF_ITEMS} FROM order_items WHERE order_id = o.id) WHERE $1 > 0`,
  `INSERT INTO order_views (name, filter, created_at)
   SELECT 'View ' || i, CASE WHEN i % 3 = 0 THEN '{"search": "البلوشي", "status": "shipped"}'
     WHEN i % 3 = 1 THEN '{"region": 3, "sort": "amount"}' ELSE '{"from": "2026-01-01", "payment": "verified"}' END::jsonb, now()
   FROM generate_series(1, 12) AS i WHERE $1 > 0`,
  `INSERT INTO order_history (order_id, event, to_value, actor, created_at)
   SELECT id, 'placed', 'pending', 'customer', created_at FROM orders WHERE $1 > 0 ORDER BY id`,
  `INSERT INTO order_history (order_id, event, from_value, to_value, actor, created_at)
   SELECT id, 'status', 'pending', status, 'admin', created_at FROM orders WHERE $1 > 0 AND status <> 'pending' ORDER BY id`,
  `INSERT INTO payments (order_id, kind, method, amount, paid_on, recorded_at)
   SELECT id, 'in', 'transfer', final_amount, created_at::date, coalesce(payment_decided_at, created_at)
   FROM orders WHERE $1 > 0 AND payment_status = 'verified' ORDER BY id`,
  `INSERT INTO stock_movements (product_id, change, quantity_after, reason)
   SELECT id, quantity, quantity, 'initial' FROM products WHERE $1 > 0 AND quantity > 0 ORDER BY id`,
  // What sells every day has a ledger of its own length.
  `INSERT INTO stock_movements (product_id, change, quantity_after, reason)
   SELECT p.id, 1 - 2 * (i % 2), p.quantity - i % 2, 'adjustment'
   FROM (SELECT id, quantity FROM products WHERE quantity > 1 ORDER BY id DESC LIMIT 1) p, generate_series(1, $1::int / 100 * 2) AS i`,
  `INSERT INTO support_messages (customer_name, customer_email, customer_phone, subject, priority, message, created_at, handled_at)
   SELECT first || ' ' || family, 'person' || i || '@bench.example', '+9689' || lpad((h % 10000000)::text, 7, '0'),
     ('${TOPICS}'::text[])[1 + h % 5], (ARRAY['low', 'medium', 'high', 'urgent'])[1 + h % 4],
     'السلام عليكم، أرغب في معرفة المزيد عن طلب رقم ' || i || ' ومتى يصل إلى المنزل، وشكراً لكم', ${CAME},
     CASE WHEN i * 100 > 3 * $1 THEN now() END
   FROM ${NUMBERED} ORDER BY i DESC`,
  `INSERT INTO newsletter_subscribers (email, source, consented_at, confirmed_at, unsubscribed_at, created_at)
   SELECT 'reader' || i || CASE WHEN h % 3 = 0 THEN '@mail.example' ELSE '@post.example' END, 'footer', ${CAME},
     CASE WHEN h % 10 > 0 THEN now() END, CASE WHEN h % 20 = 1 THEN now() END, ${CAME}
   FROM ${NUMBERED} ORDER BY i DESC`,
]

const ACTIONS = `INSERT INTO audit_log (actor_id, action, entity_type, entity_id, data, created_at)
  SELECT CASE WHEN h % 5 > 0 THEN $2 ELSE 'bench-1' END, kind || '.edited', kind, (1 + h % $1)::text,
    '{"before": {"quantity": 1}, "after": {"quantity": 2}}', ${CAME}
  FROM ${NUMBERED}
  CROSS JOIN LATERAL (SELECT CASE WHEN h % 33 = 0 THEN 'category' WHEN h % 3 = 0 THEN 'product' ELSE 'order' END AS kind) AS k
  ORDER BY i DESC`
