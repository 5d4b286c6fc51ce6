import { useEffect, useEffectEvent } from 'react'
import { readBarcode } from '#domain/catalog/barcode.ts'

/** A scanner types faster than people. The speed only matters in fields, where people type too. */
const MAX_GAP_MS = 60
/** Outside of fields, digits older than this are discarded. */
const MAX_PAUSE_MS = 3_000

type Typed = { code: string; at: number; target: EventTarget | null; before: string }

const NOTHING: Typed = { code: '', at: 0, target: null, before: '' }

/** F-07: receives codes from a scanner that acts as a keyboard and ends with Enter, wherever the focus is. */
export function useScanner(onScan: (code: string) => void): void {
  const report = useEffectEvent(onScan)
  useEffect(() => {
    let typed = NOTHING
    function press(event: KeyboardEvent) {
      const { key, target, timeStamp } = event
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      const isLate = timeStamp - typed.at > (isField ? MAX_GAP_MS : MAX_PAUSE_MS)
      if (isLate || target !== typed.target)
        typed = { ...NOTHING, target, before: isField ? target.value : '' }
      if (key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
        typed = { ...typed, code: typed.code + key, at: timeStamp }
        return
      }
      if (key === 'Shift') return
      const code = key === 'Enter' ? readBarcode(typed.code) : null
      if (code !== null) {
        event.preventDefault()
        event.stopPropagation()
        if (isField) writeInto(target, typed.before)
        report(code)
      }
      typed = NOTHING
    }
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [])
}

/** Uses the native setter and an input event, so that React notices. */
function writeInto(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
