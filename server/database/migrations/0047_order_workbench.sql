-- What the list of orders is searched and sorted by (W-01). The words of earlier orders are those of their items.
ALTER TABLE "orders" ADD COLUMN "search_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "orders" o SET search_words = (SELECT coalesce(string_agg(DISTINCT (product_name_arabic || ' ' || product_name) COLLATE "C", ' '), '') COLLATE "default" FROM order_items i WHERE i.order_id = o.id);--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "search_key";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_key" text GENERATED ALWAYS AS (fold_arabic(customer_name || ' ' || coalesce(customer_email, '') || ' ' || coalesce(receiver_name, '') || ' ' || coalesce(customer_notes, '') || ' ' || coalesce(payment_reference, '') || ' ' || search_words) || ' ' || replace(fold_arabic(coalesce(payment_reference, '')), ' ', '') || ' ' || substr(customer_phone, 2) || ' ' || substr(coalesce(second_phone, ''), 2) || ' ' || lower(order_number)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_at" timestamp (3) with time zone GENERATED ALWAYS AS (CASE WHEN status IN ('delivered', 'cancelled') THEN '2100-01-01 00:00:00+00'::timestamptz ELSE expires_at END) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_search_idx" ON "orders" USING gin (search_key gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_amount_idx" ON "orders" USING btree ("final_amount","id") WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "orders_deadline_idx" ON "orders" USING btree ("due_at","id") WHERE deleted_at IS NULL;--> statement-breakpoint
DROP INDEX "orders_status_idx";--> statement-breakpoint
CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"payment_status","final_amount","governorate_id","delivery_type","channel") WHERE deleted_at IS NULL;
--> statement-breakpoint
CREATE TABLE "order_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_views_name_key" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "order_views" ADD CONSTRAINT "order_views_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
