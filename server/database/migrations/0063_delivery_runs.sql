CREATE TABLE "delivery_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"driver" text,
	"issued_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "delivery_runs_token_hash_key" UNIQUE("token_hash"),
	CONSTRAINT "delivery_runs_time" CHECK ("delivery_runs"."expires_at" > "delivery_runs"."created_at")
);
--> statement-breakpoint
CREATE TABLE "run_stops" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "run_stops_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"run_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer_key" text,
	"answered_at" timestamp (3) with time zone,
	"happened_at" timestamp (3) with time zone,
	"reason" text,
	"note" text,
	"receiver" text,
	"signature" jsonb,
	"cash" numeric(12,3),
	CONSTRAINT "run_stops_state" CHECK ("run_stops"."state" IN ('open', 'delivered', 'failed', 'released')),
	CONSTRAINT "run_stops_reason" CHECK ("run_stops"."reason" IN ('no-answer', 'not-there', 'wrong-address', 'refused', 'postponed', 'other')),
	CONSTRAINT "run_stops_open" CHECK ("run_stops"."state" <> 'open' OR "run_stops"."answer_key" IS NULL),
	CONSTRAINT "run_stops_answer" CHECK (("run_stops"."answer_key" IS NULL) = ("run_stops"."answered_at" IS NULL) AND ("run_stops"."answer_key" IS NULL) = ("run_stops"."happened_at" IS NULL)
        AND ("run_stops"."state" NOT IN ('delivered', 'failed') OR "run_stops"."answer_key" IS NOT NULL)),
	CONSTRAINT "run_stops_failed" CHECK ("run_stops"."state" <> 'failed' OR "run_stops"."reason" IS NOT NULL),
	CONSTRAINT "run_stops_cash" CHECK ("run_stops"."cash" > 0)
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "run_id" integer;--> statement-breakpoint
ALTER TABLE "delivery_runs" ADD CONSTRAINT "delivery_runs_issued_by_profiles_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_stops" ADD CONSTRAINT "run_stops_run_id_delivery_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."delivery_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_stops" ADD CONSTRAINT "run_stops_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_runs_issued_by_idx" ON "delivery_runs" USING btree ("issued_by");--> statement-breakpoint
CREATE UNIQUE INDEX "run_stops_one_open" ON "run_stops" USING btree ("order_id") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "run_stops_once_a_run" ON "run_stops" USING btree ("run_id","order_id");--> statement-breakpoint
CREATE INDEX "run_stops_order_idx" ON "run_stops" USING btree ("order_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "run_stops_failed_idx" ON "run_stops" USING btree ("order_id","id") WHERE state = 'failed';--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_run_id_delivery_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."delivery_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_run_idx" ON "files" USING btree ("run_id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_one_owner" CHECK ("files"."owner_id" IS NULL OR "files"."run_id" IS NULL);
--> statement-breakpoint
-- The privacy policy that shops begin with tells what is kept of a delivery; where the owner has changed it, theirs stands.
UPDATE settings SET policies = (
  SELECT jsonb_agg(CASE WHEN policy->>'key' = 'privacy' AND md5(policy->>'body') = 'fe30753112fad56930e9c5b5608a725b'
    THEN jsonb_set(policy, '{body}', to_jsonb(replace(policy->>'body',
      E'- آراؤك وصورها:',
      E'- استلام طلبك: اسم من استلمه وتوقيعه وصورة التسليم إن التُقطت، لنرجع إليها إن سألتنا عنه، ثم نحذفها بعد 180 يوماً.\n- آراؤك وصورها:')))
    ELSE policy END ORDER BY place)
  FROM jsonb_array_elements(policies) WITH ORDINALITY AS listed (policy, place)
) WHERE policies @> '[{"key": "privacy"}]';
