// How far what stands on a page was moved by what came later, as a browser measures it (P-09: CLS).
import type { Page } from '@playwright/test'

/** Before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = window as unknown as { shift: number }
    shifts.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) shifts.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Since the page was opened, without what followed a tap. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shift: number }).shift)
}
