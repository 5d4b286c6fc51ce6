import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** The fragment of the URL, which no server sees; null before hydration. */
export function useFragment(): string | null {
  const { hash } = useLocation()
  const [fragment, setFragment] = useState<string | null>(null)
  useEffect(() => setFragment(hash.slice(1)), [hash])
  return fragment
}
