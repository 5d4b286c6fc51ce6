CREATE TABLE "animal_transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "animal_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"animal_id" integer NOT NULL,
	"from_id" text,
	"to_id" text,
	"animal_name" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "animal_transfers_one_end" CHECK ("animal_transfers"."claimed_at" IS NULL OR "animal_transfers"."revoked_at" IS NULL),
	CONSTRAINT "animal_transfers_claimed" CHECK ("animal_transfers"."to_id" IS NULL OR "animal_transfers"."claimed_at" IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "health_entries" DROP CONSTRAINT "health_entries_kind";--> statement-breakpoint
ALTER TABLE "animals" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "animals" ADD COLUMN "is_from_sale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "animals" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "animals" ADD COLUMN "owned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "animals" ADD COLUMN "own_name" text;--> statement-breakpoint
ALTER TABLE "animals" ADD COLUMN "is_reminded" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "animals" ADD COLUMN "ended_on" date;--> statement-breakpoint
ALTER TABLE "animals" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "animals" ADD COLUMN "found_shows" text[];--> statement-breakpoint
ALTER TABLE "health_entries" ADD COLUMN "author" text DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "health_entries" ADD COLUMN "author_id" text;--> statement-breakpoint
ALTER TABLE "health_entries" ADD COLUMN "reminded_for" date;--> statement-breakpoint
ALTER TABLE "animal_transfers" ADD CONSTRAINT "animal_transfers_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animal_transfers" ADD CONSTRAINT "animal_transfers_from_id_profiles_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animal_transfers" ADD CONSTRAINT "animal_transfers_to_id_profiles_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "animal_transfers_code_key" ON "animal_transfers" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "animal_transfers_open_key" ON "animal_transfers" USING btree ("animal_id") WHERE "animal_transfers"."claimed_at" IS NULL AND "animal_transfers"."revoked_at" IS NULL;--> statement-breakpoint
CREATE INDEX "animal_transfers_animal_idx" ON "animal_transfers" USING btree ("animal_id");--> statement-breakpoint
CREATE INDEX "animal_transfers_from_idx" ON "animal_transfers" USING btree ("from_id");--> statement-breakpoint
CREATE INDEX "animal_transfers_to_idx" ON "animal_transfers" USING btree ("to_id");--> statement-breakpoint
ALTER TABLE "animals" ADD CONSTRAINT "animals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animals" ADD CONSTRAINT "animals_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_entries" ADD CONSTRAINT "health_entries_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "animals_code_key" ON "animals" USING btree ("code");--> statement-breakpoint
CREATE INDEX "animals_order_idx" ON "animals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "animals_owner_idx" ON "animals" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "health_entries_author_idx" ON "health_entries" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "health_entries_due_idx" ON "health_entries" USING btree ("next_on") WHERE "health_entries"."next_on" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "animals" ADD CONSTRAINT "animals_code" CHECK ("animals"."code" ~ '^[0-9A-HJKMNP-TV-Z]{16}$');--> statement-breakpoint
ALTER TABLE "animals" ADD CONSTRAINT "animals_with_code" CHECK ("animals"."code" IS NOT NULL OR "animals"."owner_id" IS NULL);--> statement-breakpoint
ALTER TABLE "animals" ADD CONSTRAINT "animals_owned" CHECK (("animals"."owner_id" IS NULL) = ("animals"."owned_at" IS NULL));--> statement-breakpoint
ALTER TABLE "animals" ADD CONSTRAINT "animals_owner_has_it" CHECK ("animals"."owner_id" IS NULL OR "animals"."left_on" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "animals" ADD CONSTRAINT "animals_of_owner" CHECK ("animals"."owner_id" IS NOT NULL OR ("animals"."own_name" IS NULL AND "animals"."ended_on" IS NULL AND "animals"."found_shows" IS NULL));--> statement-breakpoint
ALTER TABLE "animals" ADD CONSTRAINT "animals_found_shows" CHECK ("animals"."found_shows" <@ ARRAY['name', 'photo', 'microchip']);--> statement-breakpoint
ALTER TABLE "animals" ADD CONSTRAINT "animals_own_name_present" CHECK ("animals"."own_name" <> '');--> statement-breakpoint
ALTER TABLE "health_entries" ADD CONSTRAINT "health_entries_author" CHECK ("health_entries"."author" IN ('shop', 'owner'));--> statement-breakpoint
ALTER TABLE "health_entries" ADD CONSTRAINT "health_entries_author_id" CHECK ("health_entries"."author_id" IS NULL OR "health_entries"."author" = 'owner');--> statement-breakpoint
ALTER TABLE "health_entries" ADD CONSTRAINT "health_entries_note" CHECK ("health_entries"."kind" <> 'note' OR ("health_entries"."author" = 'owner' AND "health_entries"."note" IS NOT NULL AND "health_entries"."next_on" IS NULL));--> statement-breakpoint
ALTER TABLE "health_entries" ADD CONSTRAINT "health_entries_kind" CHECK ("health_entries"."kind" IN ('vaccination', 'deworming', 'examination', 'weight', 'note'));--> statement-breakpoint
-- by hand
-- With its owner goes what was theirs alone (H-04), whoever takes it.
CREATE FUNCTION leave_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.owned_at = NULL;
  NEW.own_name = NULL;
  NEW.ended_on = NULL;
  NEW.found_shows = NULL;
  NEW.is_reminded = true;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER animals_left_owner BEFORE UPDATE OF owner_id ON animals
FOR EACH ROW WHEN (NEW.owner_id IS NULL AND OLD.owner_id IS NOT NULL) EXECUTE FUNCTION leave_owner();
--> statement-breakpoint
-- An owner’s entry never becomes the shop’s.
CREATE FUNCTION keep_entry_author() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an entry stays with who wrote it' USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER health_entries_author_kept BEFORE UPDATE OF author ON health_entries
FOR EACH ROW WHEN (NEW.author <> OLD.author) EXECUTE FUNCTION keep_entry_author();
