// A page whose clock a journey has in its hand (`page.clock`).
import { expect, type Locator, type Page } from '@playwright/test'

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

/** Moments pass until it shows, or until the page is there: what is asked of the shop comes when it comes. */
export async function passUntil(page: Page, wanted: Locator | string | RegExp): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20)
    if (typeof wanted === 'string' || wanted instanceof RegExp)
      await expect(page).toHaveURL(wanted, { timeout: 200 })
    else await expect(wanted).toBeVisible({ timeout: 200 })
  }).toPass()
}
