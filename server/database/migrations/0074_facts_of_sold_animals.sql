-- Records of animals that have left keep what their pages and papers have shown of their items until now (H-04).
UPDATE animals a SET sex = coalesce(a.sex, nullif(p.gender, 'unknown')),
  breed = coalesce(a.breed, p.breed_arabic, p.breed), colour = coalesce(a.colour, p.color_arabic, p.color),
  birth_date = coalesce(a.birth_date, CASE WHEN p.birth_date <= a.left_on
    AND NOT EXISTS (SELECT FROM health_entries e WHERE e.animal_id = a.id AND e.done_on < p.birth_date) THEN p.birth_date END)
FROM products p JOIN species s ON s.id = p.species_id
WHERE p.id = a.product_id AND a.left_on IS NOT NULL AND a.order_id IS NOT NULL AND s.keeping = 'single'
  AND (SELECT count(*) FROM animals b WHERE b.product_id = p.id) = 1
  AND p.quantity + coalesce((SELECT sum(h.quantity) FROM holds h WHERE h.product_id = p.id AND h.ended_at IS NULL), 0)
    + coalesce((SELECT sum(i.quantity - i.returned) FROM order_items i JOIN orders o ON o.id = i.order_id
      WHERE i.product_id = p.id AND o.holds_stock), 0) <= 1;
