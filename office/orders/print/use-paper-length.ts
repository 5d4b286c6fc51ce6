import { type RefObject, useEffect } from 'react'

const MM_A_PX = 25.4 / 96
/** A margin above and below, so that the cutter does not cut through text. */
const MARGIN_MM = 4

/** A roll has no pages, so the page length is set to that of the content. */
export function usePaperLength(roll: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const element = roll.current
    if (!shown || !element) return
    const sheet = new CSSStyleSheet()
    const measure = () => {
      const length = Math.ceil(element.offsetHeight * MM_A_PX) + 2 * MARGIN_MM + 2
      sheet.replaceSync(`@page receipt { size: 80mm ${length}mm; margin: ${MARGIN_MM}mm; }`)
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      watch.disconnect()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [roll, shown])
}
