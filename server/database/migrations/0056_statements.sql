CREATE TABLE "statement_entries" (
	"statement_id" integer NOT NULL,
	"line_id" integer NOT NULL,
	"row" integer NOT NULL,
	CONSTRAINT "statement_entries_statement_id_line_id_pk" PRIMARY KEY("statement_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "statement_layouts" (
	"heading_key" text PRIMARY KEY NOT NULL,
	"layout" jsonb NOT NULL,
	"set_by" text,
	"set_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fingerprint" text NOT NULL,
	"day" date,
	"amount" numeric(12,3) NOT NULL,
	"text" text NOT NULL,
	"reference" text NOT NULL,
	CONSTRAINT "statement_lines_amount" CHECK ("statement_lines"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "statement_payments" (
	"payment_id" integer PRIMARY KEY NOT NULL,
	"line_id" integer NOT NULL,
	"order_status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"brought_by" text,
	"file_name" text,
	"table" jsonb,
	"rows" "bytea",
	"debits" integer NOT NULL,
	"unread" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "statement_entries" ADD CONSTRAINT "statement_entries_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_entries" ADD CONSTRAINT "statement_entries_line_id_statement_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."statement_lines"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_layouts" ADD CONSTRAINT "statement_layouts_set_by_profiles_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_payments" ADD CONSTRAINT "statement_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_payments" ADD CONSTRAINT "statement_payments_line_id_statement_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."statement_lines"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_brought_by_profiles_id_fk" FOREIGN KEY ("brought_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_entries_line_idx" ON "statement_entries" USING btree ("line_id","statement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_lines_fingerprint_key" ON "statement_lines" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "statement_payments_line_idx" ON "statement_payments" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "statements_created_idx" ON "statements" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "statements_brought_by_idx" ON "statements" USING btree ("brought_by");