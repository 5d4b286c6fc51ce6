CREATE TABLE "wanted" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wanted_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"product_id" integer,
	"species" text,
	"breed" text,
	"gender" text,
	"age" text,
	"max_price" numeric(12,3),
	"region_id" smallint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	"told_product_id" integer,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "wanted_what" CHECK (("wanted"."product_id" IS NULL) <> ("wanted"."species" IS NULL)),
	CONSTRAINT "wanted_gender" CHECK ("wanted"."gender" IN ('male', 'female')),
	CONSTRAINT "wanted_age" CHECK ("wanted"."age" IN ('baby', 'young', 'adult')),
	CONSTRAINT "wanted_told" CHECK ("wanted"."told_at" IS NULL OR "wanted"."confirmed_at" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "wanted_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"wanted_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wanted" ADD CONSTRAINT "wanted_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wanted" ADD CONSTRAINT "wanted_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wanted" ADD CONSTRAINT "wanted_told_product_id_products_id_fk" FOREIGN KEY ("told_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wanted_links" ADD CONSTRAINT "wanted_links_wanted_id_wanted_id_fk" FOREIGN KEY ("wanted_id") REFERENCES "public"."wanted"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "wanted_open_key" ON "wanted" USING btree ("email","product_id") WHERE told_at IS NULL AND ended_at IS NULL;--> statement-breakpoint
CREATE INDEX "wanted_product_idx" ON "wanted" USING btree ("product_id","id") WHERE told_at IS NULL AND ended_at IS NULL;--> statement-breakpoint
CREATE INDEX "wanted_told_product_idx" ON "wanted" USING btree ("told_product_id");--> statement-breakpoint
CREATE INDEX "wanted_region_idx" ON "wanted" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "wanted_email_idx" ON "wanted" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "wanted_links_wanted_idx" ON "wanted_links" USING btree ("wanted_id");--> statement-breakpoint
-- The privacy policy that shops begin with tells what is kept of who waits for something; where the owner has changed it,
-- theirs stands.
UPDATE settings SET policies = (
  SELECT jsonb_agg(CASE WHEN policy->>'key' = 'privacy' AND md5(policy->>'body') = 'a8658b6964a2b4e51e6a01c1599f1af8'
    THEN jsonb_set(policy, '{body}', to_jsonb(replace(policy->>'body',
      E'«تواصل معنا»، لنرد عليك.\n',
      E'«تواصل معنا»، لنرد عليك.\n- ما تنتظره: بريدك وما طلبت أن نخبرك حين يتوفر، إلى أن نخبرك أو تلغيه، ثم 90 يوماً.\n')))
    ELSE policy END ORDER BY place)
  FROM jsonb_array_elements(policies) WITH ORDINALITY AS listed (policy, place)
) WHERE policies @> '[{"key": "privacy"}]';
