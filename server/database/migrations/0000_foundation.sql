-- What the tables stand on: trigram search and the folding of Arabic (conventions 16, domain/fold-arabic.ts).
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE FUNCTION fold_arabic(input text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN btrim(regexp_replace(
  translate(
    regexp_replace(
      lower(normalize(input, NFKC) COLLATE "C"),
      U&'[\0640\064B-\065F\0670\06D6-\06ED\200B-\200F\061C\202A-\202E\2060-\2069\FEFF]', '', 'g'),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹آأإٱىیئةؤکء',
    '01234567890123456789اااايييهوك'),
  U&'[^a-z0-9\0621-\064A\066E-\06D3]+', ' ', 'g'));
--> statement-breakpoint
CREATE FUNCTION concat_search(VARIADIC parts text[]) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
AS $$ BEGIN RETURN array_to_string(parts, ' '); END $$;
