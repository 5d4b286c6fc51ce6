DROP INDEX "products_price_idx";--> statement-breakpoint
DROP INDEX "products_found_idx";--> statement-breakpoint
DROP INDEX "products_featured_idx";--> statement-breakpoint
DROP INDEX "products_newest_idx";--> statement-breakpoint
DROP INDEX "products_name_key_idx";--> statement-breakpoint
DROP INDEX "products_category_idx";--> statement-breakpoint
CREATE INDEX "products_cheapest_idx" ON "products" USING btree ((NOT is_in_stock),"price","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "products_dearest_idx" ON "products" USING btree ("is_in_stock","price","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "products_featured_idx" ON "products" USING btree ("is_in_stock" DESC NULLS LAST,"is_featured" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE is_active;--> statement-breakpoint
CREATE INDEX "products_newest_idx" ON "products" USING btree ("is_in_stock" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE is_active;--> statement-breakpoint
CREATE INDEX "products_name_key_idx" ON "products" USING btree ((NOT is_in_stock),name_key COLLATE "C","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "products_category_idx" ON "products" USING btree ("category_id","is_in_stock" DESC NULLS LAST,"is_featured" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE is_active;