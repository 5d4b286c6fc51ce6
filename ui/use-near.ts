import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has come near the viewport; stays true once it has. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !element.current) return
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '300px' },
    )
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [near, element])
  return near
}
