/** What must hold of the stored data at any moment. */
export type Invariant = {
  name: string
  /** What holds, in one English line. */
  says: string
  /** A warning is worth a look and breaks nothing. */
  level: 'breach' | 'warning'
  /** Each row is one offender: its `id` as text, and `found` in words. `$1` is the time of the check. */
  query: string
}
