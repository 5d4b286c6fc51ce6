// What every journey stands on: the page, watched for noise.
import {
  type Browser,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'

export { expect }

/**
 * Any console error, broken policy, uncaught error or answer of 500 and more during a journey fails it. A journey that
 * takes the shop away itself says so (`test.use({ outage: true })`): then its 503 are expected.
 */
export const test = base.extend<
  { outage: boolean; noise: string[]; shopper: Page; watched: undefined },
  { browser: Browser }
>({
  /** Whose every page, of whatever context, waits for its scripts. */
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open(options)
        if (options?.javaScriptEnabled !== false) context.on('page', waitForScripts)
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
  /** Somebody else, in a browser of their own: as closely watched. */
  shopper: async ({ browser, noise, outage }, use) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    listen(page, noise, outage)
    await use(page)
    await context.close()
  },
  outage: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
  noise: async ({}, use) => {
    const noise: string[] = []
    await use(noise)
    expect(noise).toEqual([])
  },
  watched: [
    async ({ page, noise, outage }, use) => {
      listen(page, noise, outage)
      await use(undefined)
    },
    { auto: true },
  ],
})

/** Whoever asks for no more than the first bytes (`commit`) wants to be there before the scripts are. */
function waitForScripts(page: Page): void {
  const visit = page.goto.bind(page)
  page.goto = async (url, options) => {
    const answer = await visit(url, options)
    if (options?.waitUntil !== 'commit') await whenSettled(page)
    return answer
  }
  const again = page.reload.bind(page)
  page.reload = async (options) => {
    const answer = await again(options)
    await whenSettled(page)
    return answer
  }
  const back = page.goBack.bind(page)
  page.goBack = async (options) => {
    const answer = await back(options)
    await whenSettled(page)
    return answer
  }
}

function listen(page: Page, noise: string[], outage: boolean): void {
  page.on('console', (message) => {
    const expected =
      isRefusal(message) || isCut(message) || isTraced(message) || (outage && isOutage(message))
    if (message.type() === 'error' && !expected) noise.push(message.text())
  })
  page.on('pageerror', (error) => noise.push(String(error)))
  page.on('response', (response) => {
    if (response.status() >= 500 && !outage) noise.push(`${response.status()} ${response.url()}`)
  })
}

const SETTLES_MS = 15_000

/**
 * Pages are painted before their scripts run (P-09); a journey is quicker than any hand, and its first click would find
 * only links and forms. Pages that never settle (what they load is held) are taken as they are.
 */
async function whenSettled(page: Page): Promise<void> {
  await page
    .locator('html[data-settled]')
    .waitFor({ state: 'attached', timeout: SETTLES_MS })
    .catch(() => {})
}

/** Waits from now on for what is shown for a moment only: whoever looks for it after the act may have missed it. */
export function glimpse(...places: Locator[]): Promise<unknown> {
  const seen = Promise.all(places.map((place) => place.waitFor({ timeout: 0 })))
  seen.catch(() => {})
  return seen
}

/** What opens over a page hears keys, wheel and ways back from when it has taken the focus, a moment after it shows. */
export async function expectFocusIn(place: Locator): Promise<void> {
  await expect(place.and(place.page().locator(':focus-within'))).toBeVisible()
}

/** The browser writes every 4xx into its console; for the API and the gate it is an answer like others. */
function isRefusal(message: ConsoleMessage): boolean {
  return (
    /^Failed to load resource: .* status of 4\d\d/.test(message.text()) &&
    /^\/(?:api\/|admin|quick-admin-setup)/.test(new URL(message.location().url).pathname)
  )
}

/** A journey takes the network away to see what becomes of what was typed. */
function isCut(message: ConsoleMessage): boolean {
  return /^Failed to load resource: net::ERR_(?:INTERNET_DISCONNECTED|FAILED)$/.test(message.text())
}

/** The runner's trace asks for a preview once more; the page itself never connects to one, and stands nowhere here. */
function isTraced(message: ConsoleMessage): boolean {
  return message.location().url === '' && message.text().startsWith("Connecting to 'blob:")
}

function isOutage(message: ConsoleMessage): boolean {
  return /^Failed to load resource: .* status of 503/.test(message.text())
}
