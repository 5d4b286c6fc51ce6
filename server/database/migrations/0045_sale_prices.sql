CREATE TABLE "price_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"price" numeric(12,3),
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_cheapest_idx";--> statement-breakpoint
DROP INDEX "products_dearest_idx";--> statement-breakpoint
DROP INDEX "products_facets_idx";--> statement-breakpoint
DROP INDEX "products_all_price_idx";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_price" numeric(12,3);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_from" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_until" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_permit" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "asked_price" numeric(12,3) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "price_before" numeric(12,3);--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What was asked so far: certain since the row last changed.
UPDATE products SET asked_price = price;
--> statement-breakpoint
INSERT INTO price_history (product_id, price, since)
SELECT id, CASE WHEN is_active THEN price END, updated_at FROM products ORDER BY id;
--> statement-breakpoint
CREATE INDEX "price_history_product_idx" ON "price_history" USING btree ("product_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_sale_idx" ON "products" USING btree ("sale_from","sale_until") WHERE sale_price IS NOT NULL;--> statement-breakpoint
CREATE INDEX "products_cheapest_idx" ON "products" USING btree ((NOT is_in_stock),"asked_price","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "products_dearest_idx" ON "products" USING btree ("is_in_stock","asked_price","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "products_facets_idx" ON "products" USING btree ("category_id","item_type","gender","vaccinated","is_in_stock","asked_price") WHERE is_active;--> statement-breakpoint
CREATE INDEX "products_all_price_idx" ON "products" USING btree ("asked_price","id","archived_at","item_type","category_id","is_active","is_featured");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sale_whole" CHECK (num_nonnulls("products"."sale_price", "products"."sale_from", "products"."sale_until") IN (0, 3) AND "products"."sale_price" > 0 AND "products"."sale_from" <= "products"."sale_until");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_asked_price_positive" CHECK ("products"."asked_price" > 0);
--> statement-breakpoint
-- S2-13: the price asked on a day in Muscat; domain/catalog/sale.ts says the same.
CREATE FUNCTION price_asked(price numeric, sale_price numeric, sale_from date, sale_until date, today date)
RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN sale_price < price AND today BETWEEN sale_from AND sale_until THEN sale_price ELSE price END
$$;
--> statement-breakpoint
-- What lists find and sort by follows each change of a price at once, and server/catalog/follow-sales.ts at midnight. The
-- price before a sale is fixed when the sale begins: the lowest that was asked in the 30 days before.
CREATE FUNCTION follow_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR (NEW.price, NEW.sale_price, NEW.sale_from, NEW.sale_until)
    IS DISTINCT FROM (OLD.price, OLD.sale_price, OLD.sale_from, OLD.sale_until) THEN
    NEW.asked_price := price_asked(
      NEW.price, NEW.sale_price, NEW.sale_from, NEW.sale_until, (now() AT TIME ZONE 'Asia/Muscat')::date);
  END IF;
  IF TG_OP = 'INSERT' OR NEW.asked_price = NEW.price THEN
    NEW.price_before := NULL;
  ELSIF OLD.asked_price = OLD.price THEN
    NEW.price_before := (
      SELECT min(h.price) FROM price_history h
      WHERE h.product_id = NEW.id AND h.since >= coalesce(
        (SELECT max(e.since) FROM price_history e
         WHERE e.product_id = NEW.id AND e.since <= now() - interval '30 days'),
        '-infinity'));
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_follow_price
BEFORE INSERT OR UPDATE OF price, sale_price, sale_from, sale_until, asked_price ON products
FOR EACH ROW EXECUTE FUNCTION follow_price();
--> statement-breakpoint
CREATE FUNCTION note_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR (NEW.asked_price, NEW.is_active) IS DISTINCT FROM (OLD.asked_price, OLD.is_active) THEN
    INSERT INTO price_history (product_id, price) VALUES (NEW.id, CASE WHEN NEW.is_active THEN NEW.asked_price END);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_note_price
AFTER INSERT OR UPDATE OF price, sale_price, sale_from, sale_until, asked_price, is_active ON products
FOR EACH ROW EXECUTE FUNCTION note_price();
--> statement-breakpoint
DROP TRIGGER products_changed ON products;
--> statement-breakpoint
CREATE TRIGGER products_changed
AFTER UPDATE OF name, name_arabic, description, description_arabic, price, sale_price, sale_from, sale_until, asked_price,
  category_id, images, is_active, is_featured, item_type, delivery_everywhere, delivery_type, delivery_fee, breed,
  breed_arabic, age, birth_date, gender, size, color, color_arabic, weight, health_status, health_status_arabic,
  vaccinated, temperament, temperament_arabic, good_with_kids, good_with_pets, location, location_arabic, special_needs,
  special_needs_arabic, brand, brand_arabic, model, material, material_arabic, dimensions, created_at
ON products FOR EACH ROW EXECUTE FUNCTION announce_shop_change();
