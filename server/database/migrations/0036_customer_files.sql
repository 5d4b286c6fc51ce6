CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"use" text,
	"use_id" integer,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"unused_since" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "files_use" CHECK (("files"."use" IS NULL) = ("files"."use_id" IS NULL)),
	CONSTRAINT "files_unused" CHECK (("files"."use" IS NULL) = ("files"."unused_since" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_owner_idx" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "files_use_idx" ON "files" USING btree ("use","use_id");--> statement-breakpoint
CREATE INDEX "files_unused_idx" ON "files" USING btree ("unused_since");