import type { SQL } from 'drizzle-orm'

/** What must hold of the stored data at any moment. */
export type Invariant = {
  name: string
  /** What holds, in one English line. */
  says: string
  /** Worth a look: it breaks nothing. Without a word it is a breach. */
  level?: 'warning'
  /** Each row is one offender: its `id` as text, and `found` in words. Given is the time of the check. */
  query: SQL | ((now: SQL) => SQL)
}
