import { useEffect, useState } from 'react'

/** `open`, one step late: a panel that is mounted open still slides in, because it is closed for its first frame. */
export function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(false)
  useEffect(() => setOpened(open), [open])
  return opened
}
