-- The last movement of a product, in the order in which the index has it: however long the ledger is, one look (P-05, P-11).
CREATE OR REPLACE FUNCTION complete_stock_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  current_quantity integer;
  noted integer;
BEGIN
  SELECT quantity INTO current_quantity FROM products WHERE id = NEW.id;
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT quantity_after INTO noted FROM stock_movements WHERE product_id = NEW.id ORDER BY id DESC NULLS LAST LIMIT 1;
  noted := coalesce(noted, 0);
  IF noted <> current_quantity THEN
    INSERT INTO stock_movements (product_id, change, quantity_after, reason)
    VALUES (NEW.id, current_quantity - noted, current_quantity, 'unexplained');
  END IF;
  RETURN NULL;
END $$;
