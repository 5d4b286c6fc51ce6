CREATE TABLE "quarantines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quarantines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"animal_id" integer,
	"order_id" integer,
	"quantity" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"started_by" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_by" text,
	"ended_at" timestamp (3) with time zone,
	"ended" text,
	CONSTRAINT "quarantines_quantity" CHECK ("quarantines"."quantity" > 0 AND ("quarantines"."animal_id" IS NULL OR "quarantines"."quantity" = 1)),
	CONSTRAINT "quarantines_ended" CHECK ("quarantines"."ended" IN ('recovered', 'died')),
	CONSTRAINT "quarantines_end" CHECK (("quarantines"."ended_at" IS NULL) = ("quarantines"."ended" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "returns" DROP CONSTRAINT "returns_reason";--> statement-breakpoint
ALTER TABLE "returns" DROP CONSTRAINT "returns_state";--> statement-breakpoint
ALTER TABLE "run_stops" DROP CONSTRAINT "run_stops_reason";--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_reason";--> statement-breakpoint
ALTER TABLE "animals" ADD COLUMN "died_on" date;--> statement-breakpoint
ALTER TABLE "return_items" ADD COLUMN "is_replaced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quarantines" ADD CONSTRAINT "quarantines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quarantines" ADD CONSTRAINT "quarantines_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quarantines" ADD CONSTRAINT "quarantines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quarantines" ADD CONSTRAINT "quarantines_started_by_profiles_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quarantines" ADD CONSTRAINT "quarantines_ended_by_profiles_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quarantines_one_an_animal" ON "quarantines" USING btree ("animal_id") WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX "quarantines_product_idx" ON "quarantines" USING btree ("product_id") WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX "quarantines_order_idx" ON "quarantines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "quarantines_started_by_idx" ON "quarantines" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "quarantines_ended_by_idx" ON "quarantines" USING btree ("ended_by");--> statement-breakpoint
ALTER TABLE "animals" ADD CONSTRAINT "animals_died_left" CHECK ("animals"."died_on" IS NULL OR "animals"."died_on" = "animals"."left_on");--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_reason" CHECK ("returns"."reason" IN ('wrong-item', 'defect', 'other', 'wrong-species', 'ill', 'died-before-delivery', 'ill-before-delivery'));--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_state" CHECK ("returns"."state" IN ('waiting', 'accepted', 'refused', 'over'));--> statement-breakpoint
ALTER TABLE "run_stops" ADD CONSTRAINT "run_stops_reason" CHECK ("run_stops"."reason" IN ('no-answer', 'not-there', 'wrong-address', 'refused', 'postponed', 'died', 'ill', 'other'));--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reason" CHECK ("stock_movements"."reason" IN ('initial', 'order', 'order-amended', 'order-cancelled', 'order-expired', 'order-deleted', 'adjustment', 'return', 'write-off', 'hold', 'hold-used', 'hold-ended', 'quarantine', 'quarantine-ended', 'died', 'order-lost', 'unexplained'));