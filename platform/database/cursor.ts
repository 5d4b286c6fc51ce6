// The end of a page of a list: the sort keys of its last row, opaque to clients. Lists are read by key, so that the
// thousandth page costs as much as the first, and an inserted row does not repeat others.
import type { z } from 'zod'

export function writeCursor(keys: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url')
}

/** Null for anything that `writeCursor` did not write for such keys. */
export function readCursor<Keys>(keys: z.ZodType<Keys>, cursor: string): Keys | null {
  try {
    return keys.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    return null
  }
}
