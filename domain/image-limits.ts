// How large a picture may be, and how long the words that say what it shows.
const MEGABYTE = 1024 * 1024

/** What a picture is for, and how large its file may be. */
export const MAX_UPLOAD_BYTES = { item: 10 * MEGABYTE, category: 5 * MEGABYTE, logo: 5 * MEGABYTE } as const
export type UploadKind = keyof typeof MAX_UPLOAD_BYTES

export const MAX_ALT = 200
