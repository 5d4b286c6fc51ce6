-- What the first screen of the back office counts and lists (A-DASH-05, A-DASH-07).
ALTER TABLE "products" ADD COLUMN "low_quantity" smallint GENERATED ALWAYS AS (CASE WHEN quantity <= 5 THEN quantity END) STORED;--> statement-breakpoint
CREATE INDEX "products_low_idx" ON "products" USING btree ("low_quantity","id") WHERE is_active AND low_quantity IS NOT NULL;--> statement-breakpoint
CREATE INDEX "products_unseen_idx" ON "products" USING btree ("id") WHERE is_active AND item_type = 'animal' AND images = '[]';--> statement-breakpoint
CREATE INDEX "orders_delivered_idx" ON "orders" USING btree ("created_at","final_amount") WHERE status = 'delivered' AND deleted_at IS NULL;