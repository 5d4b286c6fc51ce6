// What a file of items may hold.
/** A file may hold this much, and this many rows below its headings. */
export const MAX_IMPORT_BYTES = 32 * 1024 * 1024
export const MAX_IMPORT_ROWS = 50_000
