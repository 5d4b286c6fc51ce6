CREATE TABLE "voucher_uses" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"voucher_id" integer NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vouchers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"percent" smallint,
	"amount" numeric(12,3),
	"min_total" numeric(12,3),
	"category_ids" integer[] DEFAULT '{}' NOT NULL,
	"once_per_customer" boolean DEFAULT false NOT NULL,
	"max_uses" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vouchers_code_key" UNIQUE("code"),
	CONSTRAINT "vouchers_kind" CHECK ("vouchers"."kind" IN ('percent', 'amount', 'free-delivery')),
	CONSTRAINT "vouchers_percent" CHECK (("vouchers"."kind" = 'percent') = ("vouchers"."percent" IS NOT NULL) AND "vouchers"."percent" BETWEEN 1 AND 100),
	CONSTRAINT "vouchers_amount" CHECK (("vouchers"."kind" = 'amount') = ("vouchers"."amount" IS NOT NULL) AND "vouchers"."amount" > 0),
	CONSTRAINT "vouchers_minimum" CHECK ("vouchers"."min_total" > 0),
	CONSTRAINT "vouchers_days" CHECK ("vouchers"."starts_on" <= "vouchers"."ends_on"),
	CONSTRAINT "vouchers_used" CHECK ("vouchers"."used" >= 0 AND "vouchers"."used" <= "vouchers"."max_uses")
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_final_amount";--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "discount" numeric(12,3) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_amount" numeric(12,3) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_discount" numeric(12,3) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "voucher_code" text;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_uses_voucher_idx" ON "voucher_uses" USING btree ("voucher_id","order_id");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_discount" CHECK ("order_items"."discount" BETWEEN 0 AND "order_items"."subtotal");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount" CHECK ("orders"."delivery_discount" BETWEEN 0 AND "orders"."delivery_fee" AND "orders"."discount_amount" - "orders"."delivery_discount" BETWEEN 0 AND "orders"."total_amount");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_final_amount" CHECK ("orders"."final_amount" = "orders"."total_amount" - "orders"."discount_amount" + "orders"."delivery_fee" AND "orders"."final_amount" >= 0);
--> statement-breakpoint
-- How many orders use a voucher. Its check keeps them within its number, whoever writes.
CREATE FUNCTION count_voucher_uses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE vouchers SET used = used + 1 WHERE id = NEW.voucher_id;
  ELSE
    UPDATE vouchers SET used = used - 1 WHERE id = OLD.voucher_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER voucher_uses_counted AFTER INSERT OR DELETE ON voucher_uses
FOR EACH ROW EXECUTE FUNCTION count_voucher_uses();
--> statement-breakpoint
-- Whether anybody is asked for a voucher stands with the settings (decision 0005); uses are counted without it.
CREATE TRIGGER vouchers_changed AFTER INSERT OR DELETE OR UPDATE OF is_active ON vouchers
FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_change('settings');
