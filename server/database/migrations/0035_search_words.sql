-- One table of the words there are (decision 0006): the lexemes of products.search_vector, which a trigger kept already.
-- Slips of the finger are found in it by the index of its letters; what was stored of each word without a letter goes.
DROP TRIGGER products_words_added ON products;--> statement-breakpoint
DROP TRIGGER products_words_changed ON products;--> statement-breakpoint
DROP TRIGGER products_lexemes_added ON products;--> statement-breakpoint
DROP TRIGGER products_lexemes_changed ON products;--> statement-breakpoint
DROP FUNCTION note_search_words();--> statement-breakpoint
DROP FUNCTION add_search_words(text[]);--> statement-breakpoint
DROP FUNCTION written_words(text);--> statement-breakpoint
DROP FUNCTION note_search_lexemes();--> statement-breakpoint
DROP FUNCTION add_search_lexemes(text[]);--> statement-breakpoint
DROP TABLE "search_words";--> statement-breakpoint
DROP FUNCTION word_deletions(text);--> statement-breakpoint
ALTER TABLE "search_lexemes" RENAME TO "search_words";--> statement-breakpoint
ALTER TABLE "search_words" RENAME COLUMN "lexeme" TO "word";--> statement-breakpoint
ALTER INDEX "search_lexemes_pkey" RENAME TO "search_words_pkey";--> statement-breakpoint
CREATE INDEX "search_words_letters_idx" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false) WHERE word !~ '^(=|[0-9]+$)';--> statement-breakpoint
-- In the order of the words, so that two who add some never wait for each other.
CREATE FUNCTION note_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO search_words (word)
    SELECT DISTINCT word COLLATE "C" FROM added, unnest(tsvector_to_array(search_vector)) AS word ORDER BY 1
    ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO search_words (word)
    SELECT word COLLATE "C" FROM unnest(tsvector_to_array(NEW.search_vector)) AS word ORDER BY 1
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_words_added AFTER INSERT ON products
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();
--> statement-breakpoint
CREATE TRIGGER products_words_changed
AFTER UPDATE OF name_arabic, name, breed_arabic, breed, brand_arabic, brand, description_arabic ON products
FOR EACH ROW WHEN (OLD.search_vector IS DISTINCT FROM NEW.search_vector) EXECUTE FUNCTION note_search_words();
