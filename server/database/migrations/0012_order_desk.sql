-- What the back office lists, searches and counts (P-11), and sales that an administrator enters.
DROP INDEX "orders_status_idx";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "channel" text DEFAULT 'site' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "entered_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "entry_key" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_stated_amount" numeric(12,3);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_key" text GENERATED ALWAYS AS (fold_arabic(customer_name || ' ' || coalesce(customer_email, '')) || ' ' || substr(customer_phone, 2) || ' ' || lower(order_number)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_entered_by_profiles_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_entry_key" ON "orders" USING btree ("entered_by","entry_key") WHERE entry_key IS NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_payment_idx" ON "orders" USING btree ("payment_status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "orders_search_idx" ON "orders" USING gin (search_key gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_unpaid_idx" ON "orders" USING btree ("payment_status","payment_reported_at","expires_at") WHERE deleted_at IS NULL AND status <> 'cancelled' AND payment_status <> 'verified';--> statement-breakpoint
CREATE INDEX "orders_decided_idx" ON "orders" USING btree ("payment_decided_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at IS NULL AND payment_decided_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"payment_status") WHERE deleted_at IS NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_channel" CHECK ("orders"."channel" IN ('site', 'phone', 'counter'));