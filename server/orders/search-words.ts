// The words of what was bought, by which an order is found (W-01). Every verb that writes the items of an order writes them
// too; `npm run verify` compares them with the items.

/** Over rows with the names of the items; the same words in any database, whatever its collation. */
export const WORDS_OF_ITEMS = `coalesce(string_agg(DISTINCT (product_name_arabic || ' ' || product_name) COLLATE "C", ' '), '') COLLATE "default"`
