CREATE TABLE "return_items" (
	"return_id" integer NOT NULL,
	"order_item_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"accepted" integer DEFAULT 0 NOT NULL,
	"amount" numeric(12,3) DEFAULT 0 NOT NULL,
	"is_restocked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "return_items_return_id_order_item_id_pk" PRIMARY KEY("return_id","order_item_id"),
	CONSTRAINT "return_items_quantity" CHECK ("return_items"."quantity" > 0 AND "return_items"."accepted" BETWEEN 0 AND "return_items"."quantity"),
	CONSTRAINT "return_items_amount" CHECK ("return_items"."amount" >= 0 AND ("return_items"."accepted" > 0 OR "return_items"."amount" = 0))
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"note" text,
	"amount" numeric(12,3) DEFAULT 0 NOT NULL,
	"delivery_amount" numeric(12,3) DEFAULT 0 NOT NULL,
	"opened_by" text,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "returns_kind" CHECK ("returns"."kind" IN ('return', 'case')),
	CONSTRAINT "returns_reason" CHECK ("returns"."reason" IN ('wrong-item', 'defect', 'other', 'wrong-species', 'ill')),
	CONSTRAINT "returns_state" CHECK ("returns"."state" IN ('waiting', 'accepted', 'refused')),
	CONSTRAINT "returns_decided" CHECK (("returns"."state" = 'waiting') = ("returns"."decided_at" IS NULL)),
	CONSTRAINT "returns_amounts" CHECK ("returns"."delivery_amount" BETWEEN 0 AND "returns"."amount" AND ("returns"."state" = 'accepted' OR "returns"."amount" = 0))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_final_amount";--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_reason";--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "returned_amount" numeric(12,3) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_opened_by_profiles_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_items_order_item_idx" ON "return_items" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "returns_order_idx" ON "returns" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "returns_state_idx" ON "returns" USING btree ("state","opened_at","id");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_returned" CHECK ("order_items"."returned" BETWEEN 0 AND "order_items"."quantity");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_final_amount" CHECK ("orders"."final_amount" = "orders"."total_amount" - "orders"."discount_amount" + "orders"."delivery_fee" - "orders"."returned_amount" AND "orders"."final_amount" >= 0 AND "orders"."returned_amount" >= 0);--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reason" CHECK ("stock_movements"."reason" IN ('initial', 'order', 'order-amended', 'order-cancelled', 'order-expired', 'order-deleted', 'adjustment', 'return', 'write-off', 'hold', 'hold-used', 'hold-ended', 'unexplained'));--> statement-breakpoint
-- The policies that shops begin with tell how a return is asked for, and what is kept of it; where the owner has changed them,
-- theirs stand.
UPDATE settings SET policies = (
  SELECT jsonb_agg(CASE
    WHEN policy->>'key' = 'returns' AND md5(policy->>'body') = 'b018840dfcf0a9f015c7e9a70ed45fab'
    THEN jsonb_set(policy, '{body}', to_jsonb(replace(policy->>'body',
      'لبدء الإرجاع راسلنا', 'لبدء الإرجاع افتح طلبك في «طلباتي» واضغط «طلب إرجاع»، أو راسلنا')))
    WHEN policy->>'key' = 'privacy' AND md5(policy->>'body') = '6c3a73bc41be52bd7cea7237067d7557'
    THEN jsonb_set(policy, '{body}', to_jsonb(replace(policy->>'body',
      E'- رسائلك: ', E'- طلبات الإرجاع وصورها: ما تطلب إرجاعه ولماذا، لنبتّ فيه. تُحذف كلماتها وصورها مع حسابك.\n- رسائلك: ')))
    ELSE policy END ORDER BY place)
  FROM jsonb_array_elements(policies) WITH ORDINALITY AS listed (policy, place)
) WHERE policies @> '[{"key": "privacy"}]' OR policies @> '[{"key": "returns"}]';
