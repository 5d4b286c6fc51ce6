import { useEffect, useState } from 'react'

/** A browser may say that it is online before anything gets through, and says nothing of a single failure. */
const FIRST_RETRY_MS = 3000

/**
 * Loads a part of the page on demand; null until it is there. Unlike React's `lazy`, a network failure does not break
 * the rest of the page: the part stays missing and is tried again, ever more rarely, and without a network as soon as there is one.
 */
export function usePart<Part>(load: () => Promise<Part>, wanted: boolean): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  const missing = wanted && part === null
  useEffect(() => {
    if (!missing) return
    let here = true
    let timer: ReturnType<typeof setTimeout> | undefined
    let retryMs = FIRST_RETRY_MS
    function attempt() {
      load().then(
        (loaded) => here && setPart(() => loaded),
        () => here && tryAgain(),
      )
    }
    function tryAgain() {
      if (!navigator.onLine) return addEventListener('online', attempt, { once: true })
      timer = setTimeout(attempt, retryMs)
      retryMs *= 2
    }
    attempt()
    return () => {
      here = false
      clearTimeout(timer)
      removeEventListener('online', attempt)
    }
  }, [load, missing])
  return part
}
