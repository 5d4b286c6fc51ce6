ALTER TABLE "animal_transfers" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "return_items" ADD COLUMN "candidates" integer[];--> statement-breakpoint
ALTER TABLE "animal_transfers" ADD CONSTRAINT "animal_transfers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "animal_transfers_order_idx" ON "animal_transfers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "return_items_candidates_idx" ON "return_items" USING btree ("return_id") WHERE candidates IS NOT NULL;--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_candidates" CHECK (cardinality("return_items"."candidates") >= "return_items"."quantity");
--> statement-breakpoint
-- by hand
-- What the shop gave of an order without an account, as far as it still has the name that the shop knows.
UPDATE animal_transfers t SET order_id = a.order_id
FROM animals a JOIN orders o ON o.id = a.order_id
WHERE a.id = t.animal_id AND t.from_id IS NULL AND o.user_id IS NULL AND t.animal_name = a.name
  AND t.created_at >= o.created_at;
