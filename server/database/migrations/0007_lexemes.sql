-- The lexemes there are (S-CATB-07, P-06): a search names those it means, instead of asking the index of the words for
-- all that begin so. Ordered by code points, so that what begins with a word is one range.
CREATE TABLE "search_lexemes" (
	"lexeme" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- In the order of the lexemes, so that two who add some never wait for each other.
CREATE FUNCTION add_search_lexemes(lexemes text[]) RETURNS void
LANGUAGE sql
AS $$
  INSERT INTO search_lexemes (lexeme)
  SELECT lexeme COLLATE "C" FROM unnest(lexemes) AS lexeme ORDER BY lexeme COLLATE "C"
  ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
CREATE FUNCTION note_search_lexemes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_search_lexemes(ARRAY(SELECT DISTINCT unnest(tsvector_to_array(search_vector)) FROM added));
  ELSE
    PERFORM add_search_lexemes(tsvector_to_array(NEW.search_vector));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_lexemes_added AFTER INSERT ON products
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_search_lexemes();
--> statement-breakpoint
CREATE TRIGGER products_lexemes_changed
AFTER UPDATE OF name_arabic, name, breed_arabic, breed, brand_arabic, brand, description_arabic ON products
FOR EACH ROW WHEN (OLD.search_vector IS DISTINCT FROM NEW.search_vector) EXECUTE FUNCTION note_search_lexemes();
--> statement-breakpoint
SELECT add_search_lexemes(ARRAY(SELECT DISTINCT unnest(tsvector_to_array(search_vector)) FROM products));
