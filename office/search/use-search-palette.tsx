import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { usePart } from '#ui/use-part.ts'

const loadPalette = () => import('./search-palette.tsx').then((module) => module.SearchPalette)

/** Opens with Ctrl+K or ⌘K in any keyboard layout, and by `open`. */
export function useSearchPalette(): { open: () => void; palette: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  const [shouldLoad, setShouldLoad] = useState(false)
  const Palette = usePart(loadPalette, shouldLoad)
  const open = useCallback(() => {
    setShouldLoad(true)
    setOpen(true)
  }, [])
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (event.code !== 'KeyK' || !isShortcut) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [open])
  return {
    open,
    palette: Palette ? <Palette open={isOpen} onClose={() => setOpen(false)} /> : null,
  }
}
