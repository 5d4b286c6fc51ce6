import { useEffect, useState } from 'react'

/**
 * `open`, delayed by one render: a panel that is mounted open is closed for its first frame, so that it still slides
 * in.
 */
export function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(false)
  useEffect(() => setOpened(open), [open])
  return opened
}
