// Catalogues of any size, as alike as they can be: the same shares of kinds, prices and governorates, and as many rare
// words as a shop of that size would have. Made by the database itself.
import type pg from 'pg'

const KINDS = [
  // English, Arabic, breed or brand, description, animal?
  "('Persian cat', 'قط شيرازي', 'شيرازي', 'هادئ ولعوب ويحب النوم قرب من يعرفه', true)",
  "('Siamese cat', 'قطة سيامية', 'سيامي', 'تحب الكلام وتتبع صاحبها في البيت', true)",
  "('African grey parrot', 'ببغاء رمادي', 'كاسكو', 'يتعلم الكلمات بسرعة ويحب الصحبة', true)",
  "('Cockatiel', 'كوكتيل لوتينو', 'لوتينو', 'أليف ويصفر ألحاناً قصيرة', true)",
  "('Canary', 'عصفور كناري', 'موزاييك', 'يغرد في الصباح ويعيش في قفص واسع', true)",
  "('Goldfish', 'سمكة ذهبية', 'أورندا', 'تعيش في حوض نظيف بماء فاتر', true)",
  "('Holland lop', 'أرنب هولندي', 'هولند لوب', 'يأكل التبن والخضار الطازجة', true)",
  "('Hamster', 'هامستر سوري', 'سوري', 'نشيط في الليل ويحب العجلة', true)",
  "('Cat food', 'طعام قطط جاف', 'رويال', 'وجبة كاملة بالدجاج للقطط البالغة', false)",
  "('Cat litter', 'رمل قطط معطر', 'نظيف', 'يتكتل سريعاً ويمنع الروائح في صندوق الرمل', false)",
  "('Bird cage', 'قفص طيور كبير', 'بيت الطير', 'بأبواب جانبية وصينية تُسحب للتنظيف', false)",
  "('Seed mix', 'خلطة بذور للببغاء', 'حقل', 'بذور دوار الشمس والقرطم والجوز', false)",
  "('Aquarium filter', 'فلتر حوض أسماك', 'موج', 'هادئ ويكفي حوضاً من ستين لتراً', false)",
  "('Rabbit hay', 'تبن للأرانب', 'مرج', 'تبن طويل الألياف لأرانب صغيرة وكبيرة', false)",
  "('Running wheel', 'عجلة جري للهامستر', 'دوّار', 'صامتة وسهلة التثبيت على القفص', false)",
  "('Collar', 'طوق جلد مع جرس', 'أثر', 'قابل للتعديل مع لوحة للاسم', false)",
]
const SYLLABLES =
  '{با,ري,نو,سا,لي,مو,دا,شي,را,كو,تا,في,زو,حا,جي,لو,ما,سي,نا,دو,ها,مي,را,قو,طا,بي,سو,لا,ني,فا}'
const COLOURS = '{أبيض,أسود,رمادي,مشمشي,بني,أزرق,أخضر,أحمر,ذهبي,مخطط}'

/** Adds `count` active products with their governorates; ids from 1 on if the shop is empty. */
export async function addProducts(pool: pg.Pool, count: number): Promise<void> {
  const client = await pool.connect()
  try {
    // The rows below already satisfy these triggers, which would take a day for a million rows.
    await client.query('ALTER TABLE products DISABLE TRIGGER products_stock_ledger')
    await client.query('ALTER TABLE products DISABLE TRIGGER products_animal_region')
    await client.query(
      `INSERT INTO categories (name, name_arabic, world)
       SELECT 'Category ' || i, 'قسم ' || i, (ARRAY['cats', 'birds', 'fish', 'rabbits', 'small', 'supplies'])[1 + i % 6]
       FROM generate_series(1, 8) AS i WHERE NOT EXISTS (SELECT FROM categories WHERE name = 'Category ' || i)`,
    )
    await client.query(
      `WITH kinds (english, arabic, breed, description, animal, n) AS (
         SELECT *, row_number() OVER () - 1 FROM (VALUES ${KINDS.join(', ')}) AS k
       ), made AS (
         INSERT INTO products (name, name_arabic, breed_arabic, brand_arabic, description_arabic, price, quantity,
           category_id, images, is_featured, item_type, delivery_everywhere, delivery_type, gender, vaccinated, created_at)
         SELECT
           english || ' ' || i, concat_ws(' ', arabic, colour, rare),
           CASE WHEN animal THEN breed END, CASE WHEN NOT animal THEN breed END, description || ' ' || rare,
           1 + (h % 200000) / 1000.0 + (h % 7) * 3, CASE WHEN h % 11 = 0 THEN 0 ELSE 1 + h % 30 END,
           (SELECT id FROM categories WHERE name = 'Category ' || (1 + i % 8)),
           jsonb_build_array(jsonb_build_object('url', '/media/bench.webp', 'width', 960, 'height', 960, 'alt', arabic,
             'variants', '[]'::jsonb)),
           h % 20 = 0, CASE WHEN animal THEN 'animal' ELSE 'product' END, NOT animal AND h % 5 > 0,
           CASE WHEN animal THEN 'home_only' ELSE 'both' END,
           CASE WHEN animal THEN (ARRAY['male', 'female', 'unknown'])[1 + h % 3] END, animal AND h % 2 = 0,
           timestamptz '2026-01-01' + ((h % 300000) || ' minutes')::interval
         FROM generate_series(1, $1::int) AS i
         CROSS JOIN LATERAL (SELECT abs(hashint4(i)) AS h) AS hashed
         JOIN kinds ON kinds.n = (h / 13) % ${KINDS.length}
         CROSS JOIN LATERAL (SELECT
           ('${COLOURS}'::text[])[1 + (h / 17) % 10] AS colour,
           ('${SYLLABLES}'::text[])[1 + h % 30] || ('${SYLLABLES}'::text[])[1 + (h / 31) % 30] ||
           ('${SYLLABLES}'::text[])[1 + (h / 961) % 30] AS rare) AS words
         RETURNING id, delivery_everywhere
       )
       INSERT INTO product_regions (product_id, region_id)
       SELECT id, 1 + (id + n) % 11 FROM made CROSS JOIN generate_series(0, 3) AS n WHERE NOT delivery_everywhere`,
      [count],
    )
    await client.query('ALTER TABLE products ENABLE TRIGGER products_stock_ledger')
    await client.query('ALTER TABLE products ENABLE TRIGGER products_animal_region')
  } finally {
    client.release()
  }
  await pool.query('VACUUM ANALYZE')
}
