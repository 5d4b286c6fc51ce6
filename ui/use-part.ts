import { useEffect, useState } from 'react'

/**
 * What `load` brings, from the first time it is wanted on; null until then. Unlike with React's `lazy` a network that
 * fails takes nothing else from the page: the part is missing until the network is back, and then comes by itself.
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
