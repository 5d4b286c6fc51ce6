CREATE TABLE "holds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"email" text,
	"name" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended" text,
	CONSTRAINT "holds_quantity" CHECK ("holds"."quantity" >= 0 AND ("holds"."quantity" > 0 OR "holds"."ended_at" IS NOT NULL)),
	CONSTRAINT "holds_reason" CHECK ("holds"."reason" IN ('wanted', 'visit', 'office')),
	CONSTRAINT "holds_ended" CHECK ("holds"."ended" IN ('ordered', 'expired', 'released')),
	CONSTRAINT "holds_end" CHECK (("holds"."ended_at" IS NULL) = ("holds"."ended" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_reason";--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "holds_product_idx" ON "holds" USING btree ("product_id") WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX "holds_email_idx" ON "holds" USING btree ("email") WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX "holds_until_idx" ON "holds" USING btree ("until") WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX "holds_created_by_idx" ON "holds" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reason" CHECK ("stock_movements"."reason" IN ('initial', 'order', 'order-amended', 'order-cancelled', 'order-expired', 'order-deleted', 'adjustment', 'hold', 'hold-used', 'hold-ended', 'unexplained'));