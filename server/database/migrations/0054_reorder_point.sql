-- Low is what its owner calls low: a supply at its reorder point (W-10).
ALTER TABLE "products" ADD COLUMN "reorder_point" smallint;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_reorder_point" CHECK ("products"."reorder_point" IS NULL OR "products"."reorder_point" >= 0 AND "products"."item_type" = 'product');--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "low_quantity";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "low_quantity" smallint GENERATED ALWAYS AS (CASE WHEN item_type = 'product' AND quantity <= coalesce(reorder_point, 5) THEN quantity END) STORED;--> statement-breakpoint
CREATE INDEX "products_low_idx" ON "products" USING btree ("low_quantity","id") WHERE is_active AND low_quantity IS NOT NULL;--> statement-breakpoint
CREATE INDEX "products_all_newest_idx" ON "products" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"archived_at","item_type","category_id","is_active","is_featured","low_quantity");
