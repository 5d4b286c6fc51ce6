-- Search knows what is alive, its family, its colour and its sex (S2-06): '=@animal' or '=@product', '=@' and the id of
-- the category (domain/search-query.ts), and the words of both colours and of the sex.
CREATE FUNCTION gender_words(item_type text, gender text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN item_type = 'animal' THEN CASE gender WHEN 'male' THEN 'ذكر male' WHEN 'female' THEN 'أنثى female' END END;
--> statement-breakpoint
DROP TRIGGER products_words_changed ON products;--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_vector";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (product_search_vector(concat_search(name_arabic, name), concat_search(breed_arabic, breed, brand_arabic, brand, description_arabic, color_arabic, color, gender_words(item_type, gender))) || array_to_tsvector(ARRAY['=@' || item_type, '=@' || coalesce(category_id, 0)::text])) STORED;--> statement-breakpoint
CREATE INDEX "products_search_idx" ON "products" USING gin ("search_vector") WITH (fastupdate=false);--> statement-breakpoint
CREATE TRIGGER products_words_changed
AFTER UPDATE OF name_arabic, name, breed_arabic, breed, brand_arabic, brand, description_arabic, color_arabic, color, gender, item_type, category_id ON products
FOR EACH ROW WHEN (OLD.search_vector IS DISTINCT FROM NEW.search_vector) EXECUTE FUNCTION note_search_words();
--> statement-breakpoint
-- A litre is no litter.
UPDATE search_synonyms SET words = array_remove(words, 'لتر') WHERE words @> ARRAY['رمل', 'ليتر', 'لتر', 'litter'];
--> statement-breakpoint
INSERT INTO search_words (word)
SELECT DISTINCT word COLLATE "C" FROM products, unnest(tsvector_to_array(search_vector)) AS word ORDER BY 1
ON CONFLICT DO NOTHING;
