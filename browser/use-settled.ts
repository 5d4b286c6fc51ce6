import { useEffect, useState } from 'react'

/** What is typed, once it pauses for so long. */
export function useSettled(typed: string, pauseMs = 150): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, pauseMs])
  return settled
}
