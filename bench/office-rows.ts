// A shop of any size as its office sees it: as many orders, people, stock movements, messages, subscribers and changes
// as products, in the same shares whatever the size. Made by the database itself, on top of addProducts.
import type pg from 'pg'
import { WORDS_OF_ITEMS } from '#server/orders/records/search-words.ts'
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
     CASE WHEN status IN ('pending', 'confirmed') THEN now() + interval '12 hours' + (h % 1000) * interval '1 minute'
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
  // Daily sellers have a longer ledger.
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
  // Twenty issues, each to a tenth of the subscribers.
  `INSERT INTO newsletter_issues (subject, body, updated_at, sent_at, finished_at)
   SELECT 'Issue ' || i, 'وصلت قطط', at, at, at
   FROM generate_series(1, 20) AS i CROSS JOIN LATERAL (SELECT now() - i * interval '14 days' AS at) AS sent WHERE $1 > 0`,
  `INSERT INTO newsletter_deliveries (issue_id, subscriber_id, state, tries, due_at, taken_at)
   SELECT i.id, s.id, 'sent', 1, i.sent_at, i.sent_at FROM newsletter_issues i, newsletter_subscribers s
   WHERE $1 > 0 AND i.sent_at IS NOT NULL AND s.id % 10 = i.id % 10`,
  // Of ten delivered orders one is given back in part; of a hundred of those five wait.
  `INSERT INTO returns (order_id, kind, reason, words, state, note, opened_at, decided_at)
   SELECT id, 'return', 'other', 'لم يعجبني', state, CASE WHEN state = 'refused' THEN 'استُعمل' END, created_at + interval '3 days',
     CASE WHEN state <> 'waiting' THEN created_at + interval '4 days' END
   FROM orders CROSS JOIN LATERAL (SELECT CASE WHEN id % 200 = 0 THEN 'waiting' ELSE 'refused' END AS state) AS made
   WHERE $1 > 0 AND status = 'delivered' AND id % 10 = 0`,
  `INSERT INTO return_items (return_id, order_item_id, quantity)
   SELECT r.id, i.id, 1 FROM returns r JOIN order_items i USING (order_id) WHERE $1 > 0`,
  // Twelve delivered orders a run; of a thousand that are on their way one came back.
  `INSERT INTO delivery_runs (token_hash, driver, created_at, expires_at, revoked_at)
   SELECT 'bench-' || i, 'ناصر', at, at + interval '1 day', at + interval '1 day'
   FROM generate_series(1, $1::int / 24) AS i CROSS JOIN LATERAL (SELECT now() - (2 + i * 9600.0 / $1) * interval '1 day' AS at) AS made`,
  `INSERT INTO run_stops (run_id, order_id, position, state, answer_key, answered_at, happened_at, reason, receiver)
   SELECT r.id, o.id, o.place % 12, CASE o.status WHEN 'shipped' THEN 'failed' ELSE 'delivered' END, md5(o.id::text),
     r.created_at, r.created_at, CASE o.status WHEN 'shipped' THEN 'no-answer' END, 'أم سالم'
   FROM (SELECT *, row_number() OVER (ORDER BY id) - 1 AS place FROM orders
     WHERE status = 'delivered' OR status = 'shipped' AND id % 1000 = 0) o
   JOIN (SELECT *, row_number() OVER (ORDER BY id) - 1 AS place FROM delivery_runs) r ON r.place = o.place / 12 WHERE $1 > 0`,
  `INSERT INTO animals (name, species_id, breed, sex, birth_date, microchip, left_on, created_at, updated_at)
   SELECT first, (SELECT min(id) FROM species), (ARRAY['شيرازي', 'سيامي', 'بريطاني'])[1 + h % 3], (ARRAY['male', 'female'])[1 + h % 2],
     at::date - 200, '9680' || lpad(i::text, 11, '0'), CASE WHEN h % 4 > 0 THEN at::date END, at, at
   FROM ${NUMBERED} CROSS JOIN LATERAL (SELECT ${CAME} AS at) AS came ORDER BY i DESC`,
  `INSERT INTO health_entries (animal_id, kind, done_on, against, next_on, finding)
   SELECT id, kind, created_at::date - 30, CASE kind WHEN 'vaccination' THEN 'rabies' END,
     CASE kind WHEN 'vaccination' THEN created_at::date + 335 END, CASE kind WHEN 'examination' THEN 'healthy' END
   FROM animals, unnest(ARRAY['vaccination', 'examination']) AS kind WHERE $1 > 0`,
  // Half an hour each, the last of them in a week's time.
  `INSERT INTO viewings (product_id, product_name, user_id, starts_at, ends_at, state, cancelled_by, created_at)
   SELECT p.id, p.name_arabic, 'bench-' || i, at, at + interval '30 minutes', state,
     CASE state WHEN 'cancelled' THEN 'customer' END, at - interval '3 days'
   FROM generate_series(1, $1::int) AS i
   CROSS JOIN LATERAL (SELECT date_trunc('hour', now()) + interval '7 days' - i * interval '30 minutes' AS at) AS made
   CROSS JOIN LATERAL (SELECT CASE WHEN i % 10 = 0 THEN 'cancelled' WHEN at > now() - interval '1 day' THEN 'booked'
     WHEN i % 9 = 0 THEN 'missed' ELSE 'attended' END AS state) AS known
   JOIN products p ON p.id = (SELECT max(id) FROM products) - i % $1`,
  `INSERT INTO vouchers (code, kind, percent, created_at) SELECT 'BENCH' || i, 'percent', 10, ${CAME} FROM generate_series(1, $1::int / 100) AS i`,
  `INSERT INTO voucher_uses (order_id, voucher_id)
   SELECT o.id, v.id FROM orders o JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM vouchers) v
     ON v.place = o.id % ($1::int / 100) WHERE o.status <> 'cancelled' AND o.id % 3 = 0`,
  // A hundred lines a statement.
  `INSERT INTO statements (file_name, debits, unread, created_at)
   SELECT 'bank-' || i || '.csv', 0, '[]', now() - i * interval '1 day' FROM generate_series(1, $1::int / 100) AS i`,
  `INSERT INTO statement_lines (fingerprint, day, amount, text, reference)
   SELECT 'bench-' || i, (${CAME})::date, 1 + (i % 90000) / 1000.0, 'TRF ' || i, 'R' || i FROM generate_series(1, $1::int) AS i`,
  `INSERT INTO statement_entries (statement_id, line_id, row)
   SELECT s.id, l.id, l.place % 100 FROM (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM statement_lines) l
   JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM statements) s ON s.place = l.place / 100 WHERE $1 > 0`,
]

const ACTIONS = `INSERT INTO audit_log (actor_id, action, entity_type, entity_id, data, created_at)
  SELECT CASE WHEN h % 5 > 0 THEN $2 ELSE 'bench-1' END, kind || '.edited', kind, (1 + h % $1)::text,
    '{"before": {"quantity": 1}, "after": {"quantity": 2}}', ${CAME}
  FROM ${NUMBERED}
  CROSS JOIN LATERAL (SELECT CASE WHEN h % 33 = 0 THEN 'category' WHEN h % 3 = 0 THEN 'product' ELSE 'order' END AS kind) AS k
  ORDER BY i DESC`
