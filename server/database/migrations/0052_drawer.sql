CREATE TABLE "drawer_closes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "drawer_closes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"opening" numeric(12,3) NOT NULL,
	"cash_in" numeric(12,3) NOT NULL,
	"cash_out" numeric(12,3) NOT NULL,
	"counted" numeric(12,3) NOT NULL,
	"remaining" numeric(12,3) NOT NULL,
	"note" text,
	"last_payment_id" integer,
	"closed_by" text,
	"closed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drawer_closes_amounts" CHECK ("drawer_closes"."opening" >= 0 AND "drawer_closes"."cash_in" >= 0 AND "drawer_closes"."cash_out" >= 0),
	CONSTRAINT "drawer_closes_remaining" CHECK ("drawer_closes"."remaining" BETWEEN 0 AND "drawer_closes"."counted")
);
--> statement-breakpoint
ALTER TABLE "drawer_closes" ADD CONSTRAINT "drawer_closes_last_payment_id_payments_id_fk" FOREIGN KEY ("last_payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_closes" ADD CONSTRAINT "drawer_closes_closed_by_profiles_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drawer_closes_closed_by_idx" ON "drawer_closes" USING btree ("closed_by");