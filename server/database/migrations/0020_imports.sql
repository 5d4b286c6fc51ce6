CREATE TABLE "product_import_changes" (
	"import_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"row" integer NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	CONSTRAINT "product_import_changes_import_id_product_id_pk" PRIMARY KEY("import_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"started_by" text,
	"file_name" text NOT NULL,
	"file" "bytea",
	"state" text DEFAULT 'checking' NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"problem" text,
	"report" jsonb,
	"faults" jsonb,
	"digest" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"alive_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "product_imports_state" CHECK ("product_imports"."state" IN ('checking', 'refused', 'ready', 'writing', 'done', 'failed', 'discarded')),
	CONSTRAINT "product_imports_progress" CHECK ("product_imports"."progress" BETWEEN 0 AND 100)
);
--> statement-breakpoint
ALTER TABLE "product_import_changes" ADD CONSTRAINT "product_import_changes_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_started_by_profiles_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_import_changes_product_idx" ON "product_import_changes" USING btree ("product_id","import_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_imports_one_at_work" ON "product_imports" USING btree ((true)) WHERE state IN ('checking', 'writing');--> statement-breakpoint
CREATE INDEX "product_imports_started_by_idx" ON "product_imports" USING btree ("started_by");--> statement-breakpoint
-- Who writes many products in one transaction announces them once: thousands of notifications would say no more than
-- «catalog». SET LOCAL aleef.announces_itself = 'on' says so.
CREATE OR REPLACE FUNCTION announce_shop_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_LEVEL = 'ROW' THEN
    IF current_setting('aleef.announces_itself', true) = 'on' THEN RETURN NULL; END IF;
    PERFORM pg_notify('shop_changes', 'product:' || NEW.id);
  ELSE
    PERFORM pg_notify('shop_changes', TG_ARGV[0]);
  END IF;
  RETURN NULL;
END $$;
