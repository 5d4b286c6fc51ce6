import { useEffect, useState } from 'react'

/** What only a browser knows; null in the page that arrives, which is the same for everybody (D-06). Read once. */
export function useBrowser<Known>(read: () => Known): Known | null {
  const [known, setKnown] = useState<Known | null>(null)
  useEffect(() => setKnown(read()), [read])
  return known
}
