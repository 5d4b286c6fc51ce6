CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"amount" numeric(12,3) NOT NULL,
	"reference" text,
	"note" text,
	"paid_on" date NOT NULL,
	"reverses_id" integer,
	"recorded_by" text,
	"recorded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_reversed_once" UNIQUE("reverses_id"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0),
	CONSTRAINT "payments_kind" CHECK ("payments"."kind" IN ('in', 'refund')),
	CONSTRAINT "payments_method" CHECK ("payments"."method" IN ('transfer', 'cash', 'card'))
);
--> statement-breakpoint
-- What was verified or noted before has one payment: of what the owner noted, else of the whole amount, dated when it was verified.
-- What had been deleted had left the books.
INSERT INTO payments (order_id, kind, method, amount, reference, paid_on, recorded_by, recorded_at)
SELECT id, 'in', CASE channel WHEN 'counter' THEN 'cash' ELSE 'transfer' END, amount, payment_reference,
  (at AT TIME ZONE 'Asia/Muscat')::date, payment_decided_by, at
FROM orders
CROSS JOIN LATERAL (
  SELECT coalesce(payment_amount, CASE payment_status WHEN 'verified' THEN final_amount END) AS amount,
    coalesce(payment_decided_at, payment_reported_at, created_at) AS at
) AS noted
WHERE amount > 0 AND deleted_at IS NULL
ORDER BY at, id;
--> statement-breakpoint
UPDATE orders o SET payment_amount = coalesce((SELECT p.amount FROM payments p WHERE p.order_id = o.id), 0);
--> statement-breakpoint
DROP INDEX "orders_ending_idx";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "payment_amount" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "payment_amount" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reverses_id_payments_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_recorded_by_profiles_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_order_idx" ON "payments" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "payments_recorded_idx" ON "payments" USING btree ("recorded_at","id");--> statement-breakpoint
CREATE INDEX "orders_owed_idx" ON "orders" USING btree ("updated_at","id") WHERE payment_amount > CASE WHEN status = 'cancelled' OR deleted_at IS NOT NULL AND status <> 'delivered' THEN 0 ELSE final_amount END;--> statement-breakpoint
CREATE INDEX "orders_ending_idx" ON "orders" USING btree ("expires_at") WHERE deleted_at IS NULL AND payment_status <> 'verified' AND payment_amount = 0 AND (status IN ('pending', 'confirmed') OR status = 'processing' AND payment_status = 'rejected');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_amount" CHECK ("orders"."payment_amount" >= 0);--> statement-breakpoint
-- An order's payment_amount is the sum of its payments, and never below zero: more cannot go back than came in, whoever writes
-- it, because every payment changes the order's row and so waits for its lock.
CREATE FUNCTION add_payment_to_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.reverses_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM payments p WHERE p.id = NEW.reverses_id AND p.order_id = NEW.order_id AND p.kind <> NEW.kind
      AND p.method = NEW.method AND p.amount = NEW.amount AND p.reverses_id IS NULL
  ) THEN
    RAISE EXCEPTION 'a counter-entry mirrors the payment that it takes back'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_counter_entry';
  END IF;
  UPDATE orders SET payment_amount = payment_amount + CASE NEW.kind WHEN 'in' THEN NEW.amount ELSE -NEW.amount END
  WHERE id = NEW.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_add_to_order AFTER INSERT ON payments
FOR EACH ROW EXECUTE FUNCTION add_payment_to_order();
--> statement-breakpoint
-- Nothing in the ledger is changed or erased. Only who wrote it may be forgotten, when their account is.
CREATE FUNCTION keep_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'recorded_by' = to_jsonb(OLD) - 'recorded_by' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'payments are taken back by a counter-entry, never changed'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_are_kept';
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_are_kept BEFORE UPDATE OR DELETE ON payments
FOR EACH ROW EXECUTE FUNCTION keep_payment();
--> statement-breakpoint
CREATE FUNCTION check_payment_amount() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM orders o WHERE o.id = NEW.id AND o.payment_amount <> (
      SELECT coalesce(sum(CASE kind WHEN 'in' THEN amount ELSE -amount END), 0) FROM payments WHERE order_id = o.id
    )
  ) THEN
    RAISE EXCEPTION 'what is paid for an order is the sum of its payments'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_paid_is_ledger';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER orders_paid_is_ledger AFTER UPDATE OF payment_amount ON orders
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.payment_amount <> NEW.payment_amount)
EXECUTE FUNCTION check_payment_amount();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER orders_start_unpaid AFTER INSERT ON orders
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.payment_amount <> 0) EXECUTE FUNCTION check_payment_amount();
