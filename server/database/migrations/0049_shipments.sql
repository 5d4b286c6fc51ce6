ALTER TABLE "orders" ADD COLUMN "courier" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "handed_over_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "orders_couriers_idx" ON "orders" USING btree ("handed_over_at" DESC NULLS LAST) WHERE courier IS NOT NULL AND handed_over_at IS NOT NULL;--> statement-breakpoint
-- W-06: what had left before this was known left when it was moved, as far as its history tells.
UPDATE "orders" o SET "handed_over_at" = coalesce((
  SELECT max(h."created_at") FROM "order_history" h
  WHERE h."order_id" = o."id" AND h."event" = 'status' AND h."to_value" = 'shipped'
), o."updated_at") WHERE o."status" IN ('shipped', 'delivered');
