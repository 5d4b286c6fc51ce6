CREATE TABLE "travel_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "travel_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"species_ids" integer[],
	"region_ids" integer[],
	"weekdays" integer[],
	"from_day" text,
	"until_day" text,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "travel_rules_kind" CHECK ("travel_rules"."kind" IN ('heat', 'ban')),
	CONSTRAINT "travel_rules_days" CHECK ("travel_rules"."from_day" ~ '^([0-9]{4}-)?[0-9]{2}-[0-9]{2}$' AND "travel_rules"."until_day" ~ '^([0-9]{4}-)?[0-9]{2}-[0-9]{2}$'),
	CONSTRAINT "travel_rules_period" CHECK (("travel_rules"."from_day" IS NULL) = ("travel_rules"."until_day" IS NULL)),
	CONSTRAINT "travel_rules_reason" CHECK ("travel_rules"."kind" = 'heat' OR "travel_rules"."reason" <> ''),
	CONSTRAINT "travel_rules_heat" CHECK ("travel_rules"."kind" = 'ban' OR "travel_rules"."weekdays" IS NULL)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_day" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_heat" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_heat" CHECK (NOT "orders"."delivery_heat" OR "orders"."delivery_day" IS NOT NULL);--> statement-breakpoint
-- by hand
-- The Omani summer moves the hours of mammals and birds; fish and tortoises have their own ways. No bans: those are the owner's.
INSERT INTO travel_rules (kind, species_ids, from_day, until_day)
SELECT 'heat', array_agg(id ORDER BY id), '05-15', '09-30' FROM species
WHERE is_bird OR code IN ('cat', 'rabbit', 'guinea-pig', 'hamster')
HAVING count(*) > 0;
