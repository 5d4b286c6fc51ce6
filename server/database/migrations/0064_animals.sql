CREATE TABLE "animals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "animals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"species_id" integer NOT NULL,
	"product_id" integer,
	"breed" text,
	"sex" text,
	"birth_date" date,
	"colour" text,
	"marks" text,
	"microchip" text,
	"ring" text,
	"origin" text,
	"import_permit" text,
	"health_certificate" text,
	"cites_permit" text,
	"mother_id" integer,
	"father_id" integer,
	"left_on" date,
	"search_key" text GENERATED ALWAYS AS (fold_arabic(concat_search(name, breed, microchip, ring))) STORED,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "animals_name_present" CHECK ("animals"."name" <> ''),
	CONSTRAINT "animals_sex" CHECK ("animals"."sex" IN ('male', 'female', 'unknown')),
	CONSTRAINT "animals_origin" CHECK ("animals"."origin" IN ('bred', 'imported')),
	CONSTRAINT "animals_microchip" CHECK ("animals"."microchip" ~ '^(?!000|999)[0-9]{15}$'),
	CONSTRAINT "animals_left_after_birth" CHECK ("animals"."left_on" >= "animals"."birth_date")
);
--> statement-breakpoint
CREATE TABLE "health_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "health_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"animal_id" integer NOT NULL,
	"kind" text NOT NULL,
	"done_on" date NOT NULL,
	"against" text,
	"medicine" text,
	"batch" text,
	"next_on" date,
	"clinic" text,
	"finding" text,
	"weight" integer,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "health_entries_kind" CHECK ("health_entries"."kind" IN ('vaccination', 'deworming', 'examination', 'weight')),
	CONSTRAINT "health_entries_against" CHECK (("health_entries"."kind" = 'vaccination') = ("health_entries"."against" IS NOT NULL) AND "health_entries"."against" IN ('rabies', 'cat-triple', 'dog-combined', 'myxomatosis', 'rhd', 'newcastle', 'other')),
	CONSTRAINT "health_entries_finding" CHECK (("health_entries"."kind" = 'examination') = ("health_entries"."finding" IS NOT NULL) AND "health_entries"."finding" IN ('healthy', 'needs-care')),
	CONSTRAINT "health_entries_weight" CHECK (("health_entries"."kind" = 'weight') = ("health_entries"."weight" IS NOT NULL) AND "health_entries"."weight" > 0),
	CONSTRAINT "health_entries_next_later" CHECK ("health_entries"."next_on" > "health_entries"."done_on")
);
--> statement-breakpoint
CREATE TABLE "species" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "species_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name_arabic" text NOT NULL,
	"name" text NOT NULL,
	"is_bird" boolean DEFAULT false NOT NULL,
	"keeping" text DEFAULT 'single' NOT NULL,
	"is_prohibited" boolean DEFAULT false NOT NULL,
	"cites_appendix" text,
	"wants" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "species_code_key" UNIQUE("code"),
	CONSTRAINT "species_names_present" CHECK ("species"."code" <> '' AND "species"."name_arabic" <> '' AND "species"."name" <> ''),
	CONSTRAINT "species_keeping" CHECK ("species"."keeping" IN ('single', 'lot')),
	CONSTRAINT "species_cites" CHECK ("species"."cites_appendix" IN ('I', 'II', 'III'))
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "species_id" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "typed_health" jsonb;--> statement-breakpoint
ALTER TABLE "animals" ADD CONSTRAINT "animals_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animals" ADD CONSTRAINT "animals_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animals" ADD CONSTRAINT "animals_mother_id_animals_id_fk" FOREIGN KEY ("mother_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animals" ADD CONSTRAINT "animals_father_id_animals_id_fk" FOREIGN KEY ("father_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_entries" ADD CONSTRAINT "health_entries_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "animals_microchip_key" ON "animals" USING btree ("microchip");--> statement-breakpoint
CREATE INDEX "animals_newest_idx" ON "animals" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "animals_product_idx" ON "animals" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "animals_species_idx" ON "animals" USING btree ("species_id");--> statement-breakpoint
CREATE INDEX "animals_mother_idx" ON "animals" USING btree ("mother_id");--> statement-breakpoint
CREATE INDEX "animals_father_idx" ON "animals" USING btree ("father_id");--> statement-breakpoint
CREATE INDEX "health_entries_animal_idx" ON "health_entries" USING btree ("animal_id","done_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_species_idx" ON "products" USING btree ("species_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_species" CHECK ("products"."species_id" IS NULL OR "products"."item_type" = 'animal');
--> statement-breakpoint
-- Animals of an item are of its species, whoever changes it.
CREATE FUNCTION follow_species() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE animals SET species_id = NEW.species_id WHERE product_id = NEW.id AND species_id <> NEW.species_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_species_followed AFTER UPDATE OF species_id ON products
FOR EACH ROW WHEN (NEW.species_id IS DISTINCT FROM OLD.species_id) EXECUTE FUNCTION follow_species();
--> statement-breakpoint
-- The page of an item states what its records prove (H-03): it becomes stale with them.
CREATE FUNCTION announce_animal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE product integer;
BEGIN
  FOR product IN
    SELECT DISTINCT id FROM unnest(ARRAY[
      CASE WHEN TG_OP <> 'INSERT' THEN OLD.product_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.product_id END]) AS id
    WHERE id IS NOT NULL
  LOOP
    PERFORM pg_notify('shop_changes', 'product:' || product);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER animals_changed AFTER INSERT OR DELETE OR UPDATE OF name, product_id, left_on ON animals
FOR EACH ROW EXECUTE FUNCTION announce_animal();
--> statement-breakpoint
CREATE FUNCTION announce_health_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_changes', 'product:' || product_id) FROM animals
  WHERE id = coalesce(NEW.animal_id, OLD.animal_id) AND product_id IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER health_entries_changed AFTER INSERT OR UPDATE OR DELETE ON health_entries
FOR EACH ROW EXECUTE FUNCTION announce_health_entry();
--> statement-breakpoint
-- Where a shop begins; its owner changes them. Budgerigars, cockatiels and rabbits are not on the lists of CITES.
INSERT INTO species (code, name_arabic, name, is_bird, keeping, cites_appendix, wants) VALUES
  ('cat', 'قط', 'Cat', false, 'single', NULL,
   '{"birthDate": {"level": "wanted", "fromMonths": 0}, "microchip": {"level": "wanted", "fromMonths": 4}, "rabies": {"level": "wanted", "fromMonths": 4}, "vaccination": {"level": "wanted", "fromMonths": 2}, "examination": {"level": "wanted", "fromMonths": 0}}'),
  ('rabbit', 'أرنب', 'Rabbit', false, 'single', NULL,
   '{"birthDate": {"level": "wanted", "fromMonths": 0}, "examination": {"level": "wanted", "fromMonths": 0}}'),
  ('guinea-pig', 'خنزير غينيا', 'Guinea pig', false, 'single', NULL, '{"birthDate": {"level": "wanted", "fromMonths": 0}}'),
  ('hamster', 'هامستر', 'Hamster', false, 'lot', NULL, '{}'),
  ('ornamental-fish', 'سمك زينة', 'Ornamental fish', false, 'lot', NULL, '{}'),
  ('budgerigar', 'بادجي', 'Budgerigar', true, 'single', NULL, '{"ring": {"level": "wanted", "fromMonths": 0}}'),
  ('cockatiel', 'كوكتيل', 'Cockatiel', true, 'single', NULL, '{"ring": {"level": "wanted", "fromMonths": 0}}'),
  ('canary', 'كناري', 'Canary', true, 'single', NULL, '{"ring": {"level": "wanted", "fromMonths": 0}}'),
  ('finch', 'فنجس', 'Finch', true, 'lot', NULL, '{}'),
  ('pigeon', 'حمام', 'Pigeon', true, 'single', NULL, '{"ring": {"level": "wanted", "fromMonths": 0}}'),
  ('conure', 'كونيور', 'Conure', true, 'single', 'II',
   '{"ring": {"level": "required", "fromMonths": 0}, "origin": {"level": "wanted", "fromMonths": 0}, "citesPermit": {"level": "required", "fromMonths": 0}}'),
  ('african-grey', 'كاسكو', 'African grey parrot', true, 'single', 'I',
   '{"ring": {"level": "required", "fromMonths": 0}, "origin": {"level": "wanted", "fromMonths": 0}, "citesPermit": {"level": "required", "fromMonths": 0}}'),
  ('blue-and-yellow-macaw', 'مكاو أزرق وأصفر', 'Blue-and-yellow macaw', true, 'single', 'II',
   '{"ring": {"level": "required", "fromMonths": 0}, "origin": {"level": "wanted", "fromMonths": 0}, "citesPermit": {"level": "required", "fromMonths": 0}}'),
  ('greek-tortoise', 'سلحفاة برية', 'Spur-thighed tortoise', false, 'single', 'II',
   '{"origin": {"level": "wanted", "fromMonths": 0}, "citesPermit": {"level": "required", "fromMonths": 0}}');
