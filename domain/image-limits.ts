// How large a picture may be, and how long the words that say what it shows.
const MEGABYTE = 1024 * 1024

/** What a picture is for, and how large its file may be. */
export const MAX_UPLOAD_BYTES = { item: 10 * MEGABYTE, category: 5 * MEGABYTE, logo: 5 * MEGABYTE } as const
/** Of a customer's file (S2-02), how many of theirs may wait for what they are for, and how many they may have. */
export const MAX_FILE_BYTES = MAX_UPLOAD_BYTES.item
export const MAX_UNUSED_FILES = 20
export const MAX_FILES = 500

export type UploadKind = keyof typeof MAX_UPLOAD_BYTES

export const MAX_ALT = 200
