CREATE TABLE "invoice_counters" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counters_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"uuid" uuid NOT NULL,
	"order_id" integer NOT NULL,
	"invoice_id" integer,
	"total" numeric(12,3) NOT NULL,
	"vat" numeric(12,3),
	"content" jsonb NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoices_uuid_key" UNIQUE("uuid"),
	CONSTRAINT "invoices_credited_once" UNIQUE("invoice_id"),
	CONSTRAINT "invoices_number_key" UNIQUE("series","year","number"),
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" IN ('invoice', 'credit-note')),
	CONSTRAINT "invoices_series" CHECK ("invoices"."series" IN ('INV', 'CN', 'DEMO', 'DEMO-CN')),
	CONSTRAINT "invoices_credit_note" CHECK (("invoices"."kind" = 'credit-note') = ("invoices"."invoice_id" IS NOT NULL)),
	CONSTRAINT "invoices_number" CHECK ("invoices"."number" > 0),
	CONSTRAINT "invoices_amounts" CHECK ("invoices"."total" > 0 AND "invoices"."vat" >= 0 AND "invoices"."vat" < "invoices"."total")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "vat_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_order_idx" ON "invoices" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "invoices_issued_idx" ON "invoices" USING btree ("issued_at","id");--> statement-breakpoint
-- Nothing issued is ever changed or taken away; what was wrong is taken back by a credit note (F-04).
CREATE FUNCTION keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was issued is never changed' USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_are_kept';
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_are_kept BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION keep_invoice();
--> statement-breakpoint
-- Numbers follow each other without a gap, and a credit note is that of an invoice of the same order and amount.
CREATE FUNCTION check_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.number > 1 AND NOT EXISTS (
    SELECT FROM invoices i WHERE i.series = NEW.series AND i.year = NEW.year AND i.number = NEW.number - 1
  ) THEN
    RAISE EXCEPTION 'a number between was not drawn' USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_without_gap';
  END IF;
  IF NEW.kind = 'credit-note' AND NOT EXISTS (
    SELECT FROM invoices i WHERE i.id = NEW.invoice_id AND i.kind = 'invoice' AND i.order_id = NEW.order_id AND i.total = NEW.total
      AND i.vat IS NOT DISTINCT FROM NEW.vat
  ) THEN
    RAISE EXCEPTION 'a credit note takes back the whole of its invoice' USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_credit_whole';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_follow_each_other AFTER INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION check_invoice();
