CREATE TABLE "viewings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "viewings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer,
	"product_name" text,
	"user_id" text,
	"phone" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'booked' NOT NULL,
	"hold_id" integer,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"cancelled_by" text,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "viewings_state" CHECK ("viewings"."state" IN ('booked', 'attended', 'missed', 'cancelled', 'blocked')),
	CONSTRAINT "viewings_cancelled_by" CHECK ("viewings"."cancelled_by" IN ('customer', 'shop', 'gone')),
	CONSTRAINT "viewings_times" CHECK ("viewings"."ends_at" > "viewings"."starts_at"),
	CONSTRAINT "viewings_what" CHECK (("viewings"."state" = 'blocked') = ("viewings"."product_name" IS NULL)),
	CONSTRAINT "viewings_who" CHECK ("viewings"."state" <> 'booked' OR "viewings"."user_id" IS NOT NULL),
	CONSTRAINT "viewings_cancelled" CHECK (("viewings"."state" = 'cancelled') = ("viewings"."cancelled_by" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "viewing" jsonb;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_hold_id_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."holds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "viewings_time_key" ON "viewings" USING btree ("starts_at") WHERE state IN ('booked', 'attended', 'blocked');--> statement-breakpoint
CREATE UNIQUE INDEX "viewings_hold_key" ON "viewings" USING btree ("hold_id");--> statement-breakpoint
CREATE INDEX "viewings_product_idx" ON "viewings" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "viewings_user_idx" ON "viewings" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "viewings_open_idx" ON "viewings" USING btree ("starts_at") WHERE state = 'booked';--> statement-breakpoint
-- by hand
-- The privacy policy that shops begin with tells what is kept of visits; where the owner has changed it, theirs stands.
UPDATE settings SET policies = (
  SELECT jsonb_agg(CASE WHEN policy->>'key' = 'privacy' AND md5(policy->>'body') = '233a81e0707fe34908e23193ecdf9e44'
    THEN jsonb_set(policy, '{body}', to_jsonb(replace(policy->>'body',
      E'- أسئلتك للمساعد:',
      E'- معايناتك: موعدك والحيوان الذي تراه وهاتفك إن كتبته، لننتظرك، ثم نحذفها بعد 90 يوماً من الموعد.\n- أسئلتك للمساعد:')))
    ELSE policy END ORDER BY place)
  FROM jsonb_array_elements(policies) WITH ORDINALITY AS listed (policy, place)
) WHERE policies @> '[{"key": "privacy"}]';
