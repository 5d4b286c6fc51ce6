/** Limits of an item file: its size, and its rows below the headings. */
export const MAX_IMPORT_BYTES = 32 * 1024 * 1024
export const MAX_IMPORT_ROWS = 50_000
