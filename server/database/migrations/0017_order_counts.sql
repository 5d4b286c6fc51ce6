-- How many orders there are of each kind, without counting them each time (P-11).
CREATE TABLE "order_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
INSERT INTO order_counts (status, payment_status, change)
SELECT status, payment_status, count(*) FROM orders WHERE deleted_at IS NULL GROUP BY 1, 2;
--> statement-breakpoint
CREATE FUNCTION count_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO order_counts (status, payment_status, change)
    SELECT status, payment_status, count(*) FROM after WHERE deleted_at IS NULL GROUP BY 1, 2;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO order_counts (status, payment_status, change)
    SELECT status, payment_status, -count(*) FROM before WHERE deleted_at IS NULL GROUP BY 1, 2;
  ELSE
    INSERT INTO order_counts (status, payment_status, change)
    SELECT status, payment_status, sum(change) FROM (
      SELECT status, payment_status, -1 AS change FROM before WHERE deleted_at IS NULL
      UNION ALL SELECT status, payment_status, 1 FROM after WHERE deleted_at IS NULL
    ) AS moved GROUP BY 1, 2 HAVING sum(change) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_counted_in AFTER INSERT ON orders REFERENCING NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION count_orders();
--> statement-breakpoint
CREATE TRIGGER orders_counted_over AFTER UPDATE ON orders REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION count_orders();
--> statement-breakpoint
CREATE TRIGGER orders_counted_out AFTER DELETE ON orders REFERENCING OLD TABLE AS before
FOR EACH STATEMENT EXECUTE FUNCTION count_orders();
--> statement-breakpoint
CREATE FUNCTION forget_order_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM order_counts;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_counted_none AFTER TRUNCATE ON orders
FOR EACH STATEMENT EXECUTE FUNCTION forget_order_counts();
