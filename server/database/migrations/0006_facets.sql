-- «ولعوب» is found by «لعوب»: what stands behind an «and» counts as a word of its own too.
CREATE FUNCTION words_behind_and(folded text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT string_agg(substr(word, 2), ' ') FROM regexp_split_to_table(folded, ' ') AS word WHERE word ~ '^و[^ ]{3}');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION product_search_vector(names text, others text) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
AS $$
DECLARE
  name_words text := fold_arabic(names);
  other_words text := fold_arabic(others);
BEGIN
  RETURN concat_ws(' ',
    regexp_replace(
      search_forms(concat_ws(' ', name_words, words_behind_and(name_words))), '([^ ]+)', '\1 =\1', 'g'),
    search_forms(concat_ws(' ', other_words, words_behind_and(other_words))))::tsvector;
END $$;
--> statement-breakpoint
DROP TRIGGER products_words_changed ON products;--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_vector";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (product_search_vector(concat_search(name_arabic, name), concat_search(breed_arabic, breed, brand_arabic, brand, description_arabic))) STORED;--> statement-breakpoint
CREATE INDEX "products_search_idx" ON "products" USING gin ("search_vector") WITH (fastupdate=false);--> statement-breakpoint
CREATE TRIGGER products_words_changed
AFTER UPDATE OF name_arabic, name, breed_arabic, breed, brand_arabic, brand, description_arabic ON products
FOR EACH ROW WHEN (OLD.search_vector IS DISTINCT FROM NEW.search_vector) EXECUTE FUNCTION note_search_words();
--> statement-breakpoint
CREATE INDEX "products_facets_idx" ON "products" USING btree ("category_id","item_type","gender","vaccinated","is_in_stock","price") WHERE is_active;