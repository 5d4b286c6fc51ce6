CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"order_item_id" integer NOT NULL,
	"product_id" integer,
	"stars" smallint,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reply" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_order_item_key" UNIQUE("order_item_id"),
	CONSTRAINT "reviews_state" CHECK ("reviews"."state" IN ('waiting', 'shown', 'hidden')),
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" BETWEEN 1 AND 5),
	CONSTRAINT "reviews_say_something" CHECK ("reviews"."stars" IS NOT NULL OR "reviews"."body" <> '')
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_user_idx" ON "reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reviews_product_idx" ON "reviews" USING btree ("product_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_state_idx" ON "reviews" USING btree ("state","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_of_animals_idx" ON "reviews" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE state = 'shown' AND stars IS NULL;
--> statement-breakpoint
-- Pages that show reviews are made anew (decision 0005). What waits or is hidden stands on none.
CREATE FUNCTION announce_review_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_changes', 'catalog');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_announce_edit AFTER UPDATE ON reviews
  FOR EACH ROW WHEN (OLD.state = 'shown' OR NEW.state = 'shown') EXECUTE FUNCTION announce_review_change();--> statement-breakpoint
CREATE TRIGGER reviews_announce_removal AFTER DELETE ON reviews
  FOR EACH ROW WHEN (OLD.state = 'shown') EXECUTE FUNCTION announce_review_change();
