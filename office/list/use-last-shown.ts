import { useState } from 'react'

/** What a dialog shows: what is open, and while it closes what was. Each opening has a `turn` of its own and starts afresh. */
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
