import { useState } from 'react'

/** Whether it has ever been true: what is loaded on the first opening stays, so that it can also close gracefully. */
export function useEver(value: boolean): boolean {
  const [ever, setEver] = useState(value)
  if (value && !ever) setEver(true)
  return ever || value
}
