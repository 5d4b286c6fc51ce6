import { type KeyboardEvent, type RefObject, useState } from 'react'

/**
 * The keys of a combobox whose list may or may not be there (WAI-ARIA): down and up move through the options and back
 * to the box, Enter takes the active one, Escape closes the list. `list` is the element with the options.
 */
export function useCombobox(
  list: RefObject<HTMLElement | null>,
  { isOpen, open, close }: { isOpen: boolean; open: () => void; close: () => void },
) {
  const [activeId, setActiveId] = useState<string | null>(null)

  function walk(step: 1 | -1) {
    const ids = [...(list.current?.querySelectorAll('[role="option"]') ?? [])].map(({ id }) => id)
    // The box is the position before the first and after the last option.
    const places = [null, ...ids]
    const next = (places.indexOf(activeId) + step + places.length) % places.length
    const id = places[next] ?? null
    setActiveId(id)
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (isOpen) walk(event.key === 'ArrowDown' ? 1 : -1)
      else open()
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && isOpen && activeId) {
      const option = document.getElementById(activeId)
      if (!option) return
      event.preventDefault()
      option.click()
    }
  }

  return { activeId, forgetActive: () => setActiveId(null), onKeyDown }
}
