// Where a page of a list ended: the sort keys of its last row, opaque to whoever holds it. Lists are read by key, so that
// the thousandth page costs what the first costs and nothing is shown twice when a row comes in between.
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
