CREATE TABLE "handovers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "handovers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"order_item_id" integer NOT NULL,
	"unit" integer NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"animal_id" integer,
	"checks" jsonb NOT NULL,
	"photo_id" text,
	"seller_name" text,
	"seller_signature" jsonb,
	"buyer_name" text,
	"buyer_signature" jsonb,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"key" text NOT NULL,
	"run_id" integer,
	"recorded_by" text,
	"link_hash" text,
	"set_aside_at" timestamp (3) with time zone,
	"forgotten_at" timestamp (3) with time zone,
	CONSTRAINT "handovers_unit" CHECK ("handovers"."unit" > 0 AND "handovers"."count" > 0),
	CONSTRAINT "handovers_signed" CHECK (CASE WHEN "handovers"."forgotten_at" IS NULL
        THEN "handovers"."seller_name" <> '' AND "handovers"."buyer_name" <> '' AND "handovers"."seller_signature" IS NOT NULL AND "handovers"."buyer_signature" IS NOT NULL
          AND "handovers"."seller_name" IS NOT NULL AND "handovers"."buyer_name" IS NOT NULL
        ELSE "handovers"."seller_name" IS NULL AND "handovers"."buyer_name" IS NULL AND "handovers"."seller_signature" IS NULL AND "handovers"."buyer_signature" IS NULL
          AND "handovers"."photo_id" IS NULL AND "handovers"."link_hash" IS NULL END),
	CONSTRAINT "handovers_time" CHECK ("handovers"."happened_at" <= "handovers"."recorded_at")
);
--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_run_id_delivery_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."delivery_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_recorded_by_profiles_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "handovers_one_a_unit" ON "handovers" USING btree ("order_item_id","unit") WHERE set_aside_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "handovers_key" ON "handovers" USING btree ("key","order_item_id","unit");--> statement-breakpoint
CREATE INDEX "handovers_order_idx" ON "handovers" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "handovers_animal_idx" ON "handovers" USING btree ("animal_id");--> statement-breakpoint
CREATE INDEX "handovers_run_idx" ON "handovers" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "handovers_link_idx" ON "handovers" USING btree ("link_hash");