import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** What stands after the # of the address, which no server sees; null until the browser has read it. */
export function useFragment(): string | null {
  const { hash } = useLocation()
  const [fragment, setFragment] = useState<string | null>(null)
  useEffect(() => setFragment(hash.slice(1)), [hash])
  return fragment
}
