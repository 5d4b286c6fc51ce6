import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses the first invalid field or group (conventions 17), expanding the `<details>` around it. Call the returned
 * function when errors are set, so that the focus does not move while somebody types.
 */
export function useFirstError(element: RefObject<HTMLElement | null>): () => void {
  const shouldFocus = useRef(false)
  useEffect(() => {
    const wrong = shouldFocus.current && element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!wrong) return
    shouldFocus.current = false
    const folded = wrong.closest('details')
    if (folded) folded.open = true
    wrong.focus({ preventScroll: true })
    wrong.scrollIntoView({ block: 'center' })
  })
  return () => {
    shouldFocus.current = true
  }
}
