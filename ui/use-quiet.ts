import { useEffect, useState } from 'react'

const AFTER_LOAD_MS = 1500

/** True a moment after the page has loaded, when low-priority parts may load. */
export function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer = setTimeout(() => setQuiet(true), AFTER_LOAD_MS)
    }
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('load', wait)
    }
  }, [])
  return quiet
}
