// The words of the ordered items, for finding an order (W-01). Every verb that writes an order's items writes them,
// too; `npm run verify` compares both.

/** Over rows with the names of the items; the same words in any database, whatever its collation. */
export const WORDS_OF_ITEMS = `coalesce(string_agg(DISTINCT (product_name_arabic || ' ' || product_name) COLLATE "C", ' '), '') COLLATE "default"`
