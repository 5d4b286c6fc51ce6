// What a journey does with an open page: what it says in passing, answers that are held or replaced, its clock.
import type { Page, Route } from '@playwright/test'
import { expect, glimpse, open } from './journey.ts'
import type { CartAnswer } from './journey-goods.ts'

export const AWAY_SENTENCE = 'المتجر غير متاح للحظات. حاول مرة أخرى بعد قليل، ولن يضيع ما كتبته.'
/** What the shop answers while its database is away. */
export const AWAY = {
  status: 503,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    title: 'Service Unavailable',
    status: 503,
    code: 'database-unavailable',
    detail: AWAY_SENTENCE,
    requestId: 'r',
  }),
}

/** The current toast, not one that is fading out (S-ERR-15). */
export function toast(page: Page) {
  return page.getByRole('region', { name: 'التنبيهات' }).locator('[role=dialog]:not([data-ending-style])')
}

/** Waits from now on for a toast that the page shows without being asked. */
export function hear(page: Page, words: string): Promise<unknown> {
  return glimpse(toast(page).getByText(words))
}

/** Opens a page and waits until its scripts know whose cart it is: from then on a tap is heard. */
export async function openSignedIn(page: Page, path: string): Promise<void> {
  const cart = page.waitForResponse('**/api/cart')
  await open(page, path)
  await cart
}

/** As if the owner had changed something while the page was open. */
export async function answerCartWith(page: Page, change: (cart: CartAnswer) => void): Promise<void> {
  await page.route('**/api/cart', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const json = (await response.json()) as CartAnswer
    change(json)
    await route.fulfill({ response, json })
  })
}

type Held = { release(): Promise<void> }

/**
 * What is asked at these addresses waits until it is released, in whatever order the asking and the release come; from then
 * on nothing is held any more.
 */
export async function hold(page: Page, url: string | RegExp): Promise<Held> {
  const released = Promise.withResolvers<void>()
  const wait = async (route: Route) => {
    await released.promise
    // The request may have been aborted by then.
    await route.fallback().catch(() => {})
  }
  await page.route(url, wait)
  return {
    // The route stays: to take it away while a request arrives at it may leave that request waiting for ever.
    async release() {
      released.resolve()
    },
  }
}

/** Lets so much time pass for the page, after it has done what it was about to: a timer that is not set yet never rings. */
export async function passTime(page: Page, ms: number): Promise<void> {
  await page.evaluate(async () => {
    // Twice what React does after it has drawn: effects, and what they ask for. No timer: those stand still.
    for (let turn = 0; turn < 4; turn++) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = done
        port2.postMessage('')
      })
    }
  })
  await page.clock.runFor(ms)
}

/** Moments of the page's clock pass until it shows, or until the page is there: responses of the shop take real time. */
export async function passUntil(
  page: Page,
  wanted: ReturnType<Page['locator']> | string | RegExp,
): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20)
    if (typeof wanted === 'string' || wanted instanceof RegExp)
      await expect(page).toHaveURL(wanted, { timeout: 200 })
    else await expect(wanted).toBeVisible({ timeout: 200 })
  }).toPass()
}

/** Measures layout shift (P-09: CLS). Called before the page is opened. */
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
