import { type RefObject, useLayoutEffect } from 'react'

/** Of controls that stand in each other's place: when one goes that has the focus, the next one takes it. */
export function usePassedFocus(control: RefObject<HTMLElement | null>, passed: RefObject<boolean>): void {
  useLayoutEffect(() => {
    const element = control.current
    if (passed.current) findButton(element)?.focus({ preventScroll: true })
    passed.current = false
    return () => {
      passed.current = element?.contains(document.activeElement) ?? false
    }
  }, [control, passed])
}

function findButton(element: HTMLElement | null): HTMLElement | undefined {
  if (!element || element.matches('button')) return element ?? undefined
  return [...element.querySelectorAll<HTMLElement>('button:enabled')].at(-1)
}
