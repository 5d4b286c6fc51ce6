-- Lists are counted when they are read (P-11): the counters that triggers kept go, with their functions and triggers.
DROP FUNCTION count_orders() CASCADE;--> statement-breakpoint
DROP FUNCTION forget_order_counts() CASCADE;--> statement-breakpoint
DROP FUNCTION count_listed() CASCADE;--> statement-breakpoint
DROP FUNCTION list_cell(products);--> statement-breakpoint
DROP FUNCTION list_cell(profiles);--> statement-breakpoint
DROP FUNCTION list_cell(support_messages);--> statement-breakpoint
DROP FUNCTION list_cell(newsletter_subscribers);--> statement-breakpoint
DROP FUNCTION list_cell(audit_log);--> statement-breakpoint
DROP TABLE "order_counts";--> statement-breakpoint
DROP TABLE "list_counts";--> statement-breakpoint
DROP INDEX "orders_delivered_idx";--> statement-breakpoint
DROP INDEX "products_all_newest_idx";--> statement-breakpoint
DROP INDEX "orders_status_idx";--> statement-breakpoint
CREATE INDEX "products_unpictured_idx" ON "products" USING btree ("id") WHERE is_active AND item_type = 'animal' AND image_url IS NULL;--> statement-breakpoint
CREATE INDEX "products_all_newest_idx" ON "products" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"archived_at","item_type","category_id","is_active","is_featured","low_quantity");--> statement-breakpoint
CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"payment_status","final_amount") WHERE deleted_at IS NULL;
