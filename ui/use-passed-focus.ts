import { type RefObject, useLayoutEffect } from 'react'

/** For controls that replace each other: when the focused one is removed, its successor takes the focus. */
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
