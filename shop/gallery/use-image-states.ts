import { useCallback, useState } from 'react'

/** S-GAL-07. An image that nobody has asked about yet counts as loaded: the server's page shows no spinner. */
type ImageState = 'loading' | 'loaded' | 'failed'

export type ImageStates = {
  of: (url: string) => ImageState
  set: (url: string, state: ImageState) => void
}

/** What is known of each image, by its address. */
export function useImageStates(): ImageStates {
  const [states, setStates] = useState<Readonly<Record<string, ImageState>>>({})
  const set = useCallback((url: string, state: ImageState) => {
    setStates((states) => (states[url] === state ? states : { ...states, [url]: state }))
  }, [])
  return { of: (url) => states[url] ?? 'loaded', set }
}
