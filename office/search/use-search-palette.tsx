import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { usePart } from '#ui/use-part.ts'

const loadPalette = () => import('./search-palette.tsx').then((module) => module.SearchPalette)

/** Opens by Ctrl K or ⌘ K in any keyboard layout, and by `open`. */
export function useSearchPalette(): { open: () => void; palette: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const Palette = usePart(loadPalette, wanted)
  const open = useCallback(() => {
    setWanted(true)
    setOpen(true)
  }, [])
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (event.code !== 'KeyK' || !isAsked) return
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
