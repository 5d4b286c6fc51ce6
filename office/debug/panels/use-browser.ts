import { useEffect, useState } from 'react'

/** A value that only the browser knows, read once; null on the first render, which is the same for everybody (D-06). */
export function useBrowser<Known>(read: () => Known): Known | null {
  const [value, setValue] = useState<Known | null>(null)
  useEffect(() => setValue(read()), [read])
  return value
}
