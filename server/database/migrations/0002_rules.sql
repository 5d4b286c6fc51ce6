-- Rules that no single row can state, the fixed governorates, and the news that the page cache listens to.
INSERT INTO regions (id, code, name_ar, name_en) VALUES
  (1, 'MS', 'مسقط', 'Muscat'),
  (2, 'DH', 'ظفار', 'Dhofar'),
  (3, 'MU', 'مسندم', 'Musandam'),
  (4, 'BU', 'البريمي', 'Al Buraimi'),
  (5, 'DA', 'الداخلية', 'Ad Dakhiliyah'),
  (6, 'NB', 'شمال الباطنة', 'North Al Batinah'),
  (7, 'SB', 'جنوب الباطنة', 'South Al Batinah'),
  (8, 'NS', 'شمال الشرقية', 'North Ash Sharqiyah'),
  (9, 'SS', 'جنوب الشرقية', 'South Ash Sharqiyah'),
  (10, 'DZ', 'الظاهرة', 'Ad Dhahirah'),
  (11, 'WU', 'الوسطى', 'Al Wusta');
--> statement-breakpoint
-- The ledger is never wrong: what a transaction changed without saying why is noted as unexplained when it commits.
CREATE FUNCTION complete_stock_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  current_quantity integer;
  noted integer;
BEGIN
  SELECT quantity INTO current_quantity FROM products WHERE id = NEW.id;
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT quantity_after INTO noted FROM stock_movements WHERE product_id = NEW.id ORDER BY id DESC LIMIT 1;
  noted := coalesce(noted, 0);
  IF noted <> current_quantity THEN
    INSERT INTO stock_movements (product_id, change, quantity_after, reason)
    VALUES (NEW.id, current_quantity - noted, current_quantity, 'unexplained');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER products_stock_ledger
AFTER INSERT OR UPDATE OF quantity ON products
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION complete_stock_ledger();
--> statement-breakpoint
-- X-34: an active animal is delivered to at least one governorate.
CREATE FUNCTION require_animal_region() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  product integer;
BEGIN
  IF TG_TABLE_NAME = 'products' THEN product := NEW.id; ELSE product := OLD.product_id; END IF;
  IF EXISTS (
    SELECT FROM products p
    WHERE p.id = product AND p.item_type = 'animal' AND p.is_active
      AND NOT EXISTS (SELECT FROM product_regions r WHERE r.product_id = p.id)
  ) THEN
    RAISE EXCEPTION 'an active animal needs a region' USING ERRCODE = 'check_violation', CONSTRAINT = 'products_animal_region';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER products_animal_region
AFTER INSERT OR UPDATE OF item_type, is_active ON products
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_animal_region();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER product_regions_animal_region
AFTER DELETE OR UPDATE ON product_regions
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_animal_region();
--> statement-breakpoint
-- What pages show changed: every process hears it on the channel shop_changes (quality.md, P-01). Pure changes of a
-- quantity are announced by the server after the commit instead, so that selling never queues behind a notification.
CREATE FUNCTION announce_shop_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_LEVEL = 'ROW' THEN
    PERFORM pg_notify('shop_changes', 'product:' || NEW.id);
  ELSE
    PERFORM pg_notify('shop_changes', TG_ARGV[0]);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_changed
AFTER UPDATE OF name, name_arabic, description, description_arabic, price, category_id, images, is_active, is_featured,
  item_type, delivery_everywhere, delivery_type, delivery_fee, breed, breed_arabic, age, birth_date, gender, size, color,
  color_arabic, weight, health_status, health_status_arabic, vaccinated, temperament, temperament_arabic,
  good_with_kids, good_with_pets, location, location_arabic, special_needs, special_needs_arabic, brand, brand_arabic,
  model, material, material_arabic, dimensions, created_at
ON products FOR EACH ROW EXECUTE FUNCTION announce_shop_change();
--> statement-breakpoint
CREATE TRIGGER products_came_or_went AFTER INSERT OR DELETE ON products
FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_change('catalog');
--> statement-breakpoint
CREATE TRIGGER product_regions_changed AFTER INSERT OR UPDATE OR DELETE ON product_regions
FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_change('catalog');
--> statement-breakpoint
CREATE TRIGGER categories_changed AFTER INSERT OR UPDATE OR DELETE ON categories
FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_change('catalog');
--> statement-breakpoint
CREATE TRIGGER settings_changed AFTER INSERT OR UPDATE ON settings
FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_change('settings');
