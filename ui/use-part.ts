import { useEffect, useState } from 'react'

/**
 * Loads a part of the page on demand; null until it is there. Unlike React's `lazy`, a network failure does not break
 * the rest of the page: the part stays missing and is loaded when the network is back.
 */
export function usePart<Part>(load: () => Promise<Part>, wanted: boolean): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  const missing = wanted && part === null
  useEffect(() => {
    if (!missing) return
    let here = true
    function attempt() {
      load().then(
        (loaded) => here && setPart(() => loaded),
        () => here && addEventListener('online', attempt, { once: true }),
      )
    }
    attempt()
    return () => {
      here = false
      removeEventListener('online', attempt)
    }
  }, [load, missing])
  return part
}
