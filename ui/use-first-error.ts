import { type RefObject, useEffect, useRef } from 'react'

/**
 * Goes to the first field that is wrong as soon as it says so, opened where it is folded away; also to a group that is no
 * field (conventions 17). Call what comes back where the errors are set: only then is the focus moved, not while somebody
 * types.
 */
export function useFirstError(element: RefObject<HTMLElement | null>): () => void {
  const wanted = useRef(false)
  useEffect(() => {
    const wrong = wanted.current && element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!wrong) return
    wanted.current = false
    const folded = wrong.closest('details')
    if (folded) folded.open = true
    wrong.focus({ preventScroll: true })
    wrong.scrollIntoView({ block: 'center' })
  })
  return () => {
    wanted.current = true
  }
}
