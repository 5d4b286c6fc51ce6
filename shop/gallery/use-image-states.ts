import { useCallback, useState } from 'react'

/** S-GAL-07. An image without a state counts as loaded, so that the server's HTML shows no spinner. */
type ImageState = 'loading' | 'loaded' | 'failed'

export type ImageStates = {
  of: (url: string) => ImageState
  set: (url: string, state: ImageState) => void
}

export function useImageStates(): ImageStates {
  const [states, setStates] = useState<Readonly<Record<string, ImageState>>>({})
  const set = useCallback((url: string, state: ImageState) => {
    setStates((states) => (states[url] === state ? states : { ...states, [url]: state }))
  }, [])
  return { of: (url) => states[url] ?? 'loaded', set }
}
