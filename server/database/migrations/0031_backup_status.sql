CREATE TABLE "backup_status" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_good_at" timestamp (3) with time zone,
	"last_good_file" text,
	"last_good_bytes" bigint,
	"last_failed_at" timestamp (3) with time zone,
	"last_error" text,
	CONSTRAINT "backup_status_one_row" CHECK ("backup_status"."id" = 1)
);
--> statement-breakpoint
INSERT INTO "backup_status" DEFAULT VALUES;
