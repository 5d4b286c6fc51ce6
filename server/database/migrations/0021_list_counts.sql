-- How many rows of each kind the office's lists have, without counting them each time, and what they search and sort by (P-11).
CREATE TABLE "list_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"cell" jsonb NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "orders_unpaid_idx";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "names_key" text GENERATED ALWAYS AS (fold_arabic(concat_search(name_arabic, name))) STORED;--> statement-breakpoint
ALTER TABLE "order_counts" ADD COLUMN "amount" numeric(15, 3) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "state" text GENERATED ALWAYS AS (CASE WHEN unsubscribed_at IS NOT NULL THEN 'unsubscribed' WHEN confirmed_at IS NULL THEN 'waiting' ELSE 'active' END) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "support_messages" ADD COLUMN "search_key" text GENERATED ALWAYS AS (fold_arabic(customer_name || ' ' || customer_email || ' ' || coalesce(customer_phone, '') || ' ' || subject || ' ' || message)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "list_counts_list_idx" ON "list_counts" USING btree ("list");--> statement-breakpoint
CREATE INDEX "products_hidden_idx" ON "products" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE NOT is_active;--> statement-breakpoint
CREATE INDEX "products_chosen_idx" ON "products" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE is_featured;--> statement-breakpoint
CREATE INDEX "products_names_idx" ON "products" USING gin (names_key gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_due_idx" ON "orders" USING btree ("expires_at","id","final_amount") WHERE deleted_at IS NULL AND status <> 'cancelled' AND payment_status <> 'verified';--> statement-breakpoint
CREATE INDEX "orders_buyer_idx" ON "orders" USING btree (coalesce(user_id, customer_phone),"created_at") WHERE deleted_at IS NULL AND status <> 'cancelled';--> statement-breakpoint
CREATE INDEX "audit_log_type_idx" ON "audit_log" USING btree ("entity_type","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_state_idx" ON "newsletter_subscribers" USING btree ("state","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_search_idx" ON "newsletter_subscribers" USING gin (lower("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "support_messages_waiting_idx" ON "support_messages" USING btree ("created_at") WHERE handled_at IS NULL;--> statement-breakpoint
CREATE INDEX "support_messages_search_idx" ON "support_messages" USING gin (search_key gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_unpaid_idx" ON "orders" USING btree ("payment_status","payment_reported_at","id") WHERE deleted_at IS NULL AND status <> 'cancelled' AND payment_status <> 'verified';
--> statement-breakpoint
-- What kind of row it is, for the list that counts it.
CREATE FUNCTION list_cell(item products) RETURNS jsonb LANGUAGE sql STABLE PARALLEL SAFE
RETURN jsonb_build_object('type', item.item_type, 'category', item.category_id, 'active', item.is_active,
  'featured', item.is_featured, 'archived', item.archived_at IS NOT NULL, 'pictured', item.image_url IS NOT NULL,
  'level', CASE WHEN item.low_quantity IS NULL THEN 'enough' WHEN item.low_quantity = 0 THEN 'out' ELSE 'low' END);
--> statement-breakpoint
CREATE FUNCTION list_cell(person profiles) RETURNS jsonb LANGUAGE sql STABLE PARALLEL SAFE
RETURN jsonb_build_object('role', CASE WHEN person.deactivated_at IS NOT NULL THEN 'ended' WHEN person.is_admin THEN 'admin'
  ELSE 'customer' END);
--> statement-breakpoint
CREATE FUNCTION list_cell(message support_messages) RETURNS jsonb LANGUAGE sql STABLE PARALLEL SAFE
RETURN jsonb_build_object('handled', message.handled_at IS NOT NULL, 'urgent', message.priority = 'urgent');
--> statement-breakpoint
CREATE FUNCTION list_cell(reader newsletter_subscribers) RETURNS jsonb LANGUAGE sql STABLE PARALLEL SAFE
RETURN jsonb_build_object('state', reader.state);
--> statement-breakpoint
CREATE FUNCTION list_cell(entry audit_log) RETURNS jsonb LANGUAGE sql STABLE PARALLEL SAFE
RETURN jsonb_build_object('type', entry.entity_type, 'actor', entry.actor_id);
--> statement-breakpoint
CREATE FUNCTION count_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM list_counts WHERE list = TG_TABLE_NAME;
  ELSIF TG_LEVEL = 'ROW' THEN
    INSERT INTO list_counts (list, cell, change)
    VALUES (TG_TABLE_NAME, list_cell(OLD), -1), (TG_TABLE_NAME, list_cell(NEW), 1);
  ELSE
    -- Rows of a transition table do not know whose they are.
    EXECUTE format(
      'INSERT INTO list_counts (list, cell, change) SELECT %L, list_cell(ROW(t.*)::%s), %s count(*) FROM %s AS t GROUP BY 2',
      TG_TABLE_NAME, TG_RELID::regclass,
      CASE TG_OP WHEN 'INSERT' THEN '+' ELSE '-' END, CASE TG_OP WHEN 'INSERT' THEN 'after' ELSE 'before' END);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Named column by column: a sale that leaves more than a few must not even look at the others.
CREATE TRIGGER products_listed_over AFTER UPDATE ON products FOR EACH ROW
WHEN ((OLD.item_type, OLD.category_id, OLD.is_active, OLD.is_featured, OLD.archived_at IS NULL, OLD.image_url IS NULL,
    OLD.low_quantity IS NULL, OLD.low_quantity = 0)
  IS DISTINCT FROM (NEW.item_type, NEW.category_id, NEW.is_active, NEW.is_featured, NEW.archived_at IS NULL,
    NEW.image_url IS NULL, NEW.low_quantity IS NULL, NEW.low_quantity = 0))
EXECUTE FUNCTION count_listed();
--> statement-breakpoint
CREATE TRIGGER profiles_listed_over AFTER UPDATE ON profiles FOR EACH ROW
WHEN ((OLD.deactivated_at IS NULL, OLD.is_admin) IS DISTINCT FROM (NEW.deactivated_at IS NULL, NEW.is_admin))
EXECUTE FUNCTION count_listed();
--> statement-breakpoint
CREATE TRIGGER support_messages_listed_over AFTER UPDATE ON support_messages FOR EACH ROW
WHEN ((OLD.handled_at IS NULL, OLD.priority) IS DISTINCT FROM (NEW.handled_at IS NULL, NEW.priority))
EXECUTE FUNCTION count_listed();
--> statement-breakpoint
CREATE TRIGGER newsletter_subscribers_listed_over AFTER UPDATE ON newsletter_subscribers FOR EACH ROW
WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION count_listed();
--> statement-breakpoint
CREATE TRIGGER audit_log_listed_over AFTER UPDATE ON audit_log FOR EACH ROW
WHEN ((OLD.entity_type, OLD.actor_id) IS DISTINCT FROM (NEW.entity_type, NEW.actor_id)) EXECUTE FUNCTION count_listed();
--> statement-breakpoint
DO $$
DECLARE
  listed text;
BEGIN
  FOREACH listed IN ARRAY ARRAY['products', 'profiles', 'support_messages', 'newsletter_subscribers', 'audit_log'] LOOP
    EXECUTE format('CREATE TRIGGER %s_listed_in AFTER INSERT ON %s REFERENCING NEW TABLE AS after
      FOR EACH STATEMENT EXECUTE FUNCTION count_listed()', listed, listed);
    EXECUTE format('CREATE TRIGGER %s_listed_out AFTER DELETE ON %s REFERENCING OLD TABLE AS before
      FOR EACH STATEMENT EXECUTE FUNCTION count_listed()', listed, listed);
    EXECUTE format('CREATE TRIGGER %s_listed_none AFTER TRUNCATE ON %s
      FOR EACH STATEMENT EXECUTE FUNCTION count_listed()', listed, listed);
    -- With the triggers in place nobody else writes until this is committed.
    EXECUTE format('INSERT INTO list_counts (list, cell, change)
      SELECT %L, list_cell(t), count(*) FROM %s AS t GROUP BY 2', listed, listed);
  END LOOP;
END $$;
--> statement-breakpoint
-- Orders are counted with what they come to.
CREATE OR REPLACE FUNCTION count_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO order_counts (status, payment_status, change, amount)
    SELECT status, payment_status, count(*), sum(final_amount) FROM after WHERE deleted_at IS NULL GROUP BY 1, 2;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO order_counts (status, payment_status, change, amount)
    SELECT status, payment_status, -count(*), -sum(final_amount) FROM before WHERE deleted_at IS NULL GROUP BY 1, 2;
  ELSE
    INSERT INTO order_counts (status, payment_status, change, amount)
    SELECT status, payment_status, sum(change), sum(amount) FROM (
      SELECT status, payment_status, -1 AS change, -final_amount AS amount FROM before WHERE deleted_at IS NULL
      UNION ALL SELECT status, payment_status, 1, final_amount FROM after WHERE deleted_at IS NULL
    ) AS moved GROUP BY 1, 2 HAVING sum(change) <> 0 OR sum(amount) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
LOCK TABLE orders IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
DELETE FROM order_counts;
--> statement-breakpoint
INSERT INTO order_counts (status, payment_status, change, amount)
SELECT status, payment_status, count(*), sum(final_amount) FROM orders WHERE deleted_at IS NULL GROUP BY 1, 2;
