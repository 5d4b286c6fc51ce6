// Answers that come when a journey lets them.
import type { Page, Route } from '@playwright/test'

type Held = { release(): Promise<void> }

/**
 * What is asked at these addresses waits until it is released, in whatever order the asking and the release come; from then
 * on nothing is held any more.
 */
export async function hold(page: Page, url: string | RegExp): Promise<Held> {
  const released = Promise.withResolvers<void>()
  const wait = async (route: Route) => {
    await released.promise
    // Whoever asked may have given up by then.
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
