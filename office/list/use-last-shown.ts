import { useState } from 'react'

/**
 * A dialog's content: the open record, or the last one during the closing animation. `turn` counts openings, as a key.
 */
export function useLastShown<Shown>(open: Shown | null, nameOf: (shown: Shown) => string) {
  const [last, setLast] = useState<{ shown: Shown; turn: number } | null>(null)
  const [was, setWas] = useState<string | null>(null)
  const name = open === null ? null : nameOf(open)
  if (name !== was) {
    setWas(name)
    if (open !== null) setLast({ shown: open, turn: (last?.turn ?? 0) + 1 })
  }
  return last
}
