import { useEffect, useState } from 'react'

/** The value, debounced: updated once it has not changed for this long. */
export function useSettled(typed: string, pauseMs = 150): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, pauseMs])
  return settled
}
