// The fixtures of every journey: the page, watched for errors.
import {
  expect as assert,
  test as base,
  type ConsoleMessage,
  type Locator,
  type Page,
  type Response,
} from '@playwright/test'
import { journeyShop, startJourneyShop } from './journey-shops.ts'

/**
 * Playwright's own. Each failed attempt of its assertions describes the whole page for a report, which on a list of products
 * costs more than rendering it; so what an assertion speaks of is waited for first, by a wait that describes nothing.
 */
export const expect = new Proxy(assert, {
  apply(target, self, [actual, ...rest]) {
    const assertions = Reflect.apply(target, self, [actual, ...rest])
    return isPage(actual) || isLocator(actual) ? afterArrival(assertions, actual) : assertions
  },
})

function isPage(value: unknown): value is Page {
  return typeof value === 'object' && value !== null && 'waitForURL' in value
}

function isLocator(value: unknown): value is Locator {
  return typeof value === 'object' && value !== null && 'waitFor' in value
}

/** Assertions that hold of what is not there, and those that Playwright does not describe. */
const AT_ONCE = ['not', 'toBeHidden', 'toHaveCount', 'toHaveTitle']

function afterArrival(assertions: object, actual: Page | Locator): object {
  return new Proxy(assertions, {
    get(target, name: string) {
      const assertion = Reflect.get(target, name)
      if (AT_ONCE.includes(name) || typeof assertion !== 'function') return assertion
      return async (...args: unknown[]) => {
        // What does not come is reported by the assertion.
        await arrival(actual, name, args).catch(() => {})
        return Reflect.apply(assertion, target, args)
      }
    },
  })
}

function arrival(actual: Page | Locator, name: string, args: unknown[]): Promise<void> {
  const { timeout = 20_000 } = args.find(hasTimeout) ?? {}
  if (isPage(actual)) return actual.waitForURL(args[0] as string | RegExp, { timeout, waitUntil: 'commit' })
  return actual.waitFor({ timeout, state: name === 'toBeVisible' ? 'visible' : 'attached' })
}

function hasTimeout(value: unknown): value is { timeout: number } {
  return typeof value === 'object' && value !== null && 'timeout' in value
}

/**
 * Any console error, broken policy, uncaught error or answer of 500 and more during a journey fails it. A journey that
 * takes the shop away itself says so (`test.use({ outage: true })`): then its 503 are expected.
 */
export const test = base.extend<{
  outage: boolean
  noise: string[]
  shopper: Page
  watched: undefined
  startShop: typeof startJourneyShop
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
  baseURL: async ({}, use) => use(journeyShop().origin),
  /** Somebody else, in a browser of their own: as closely watched. */
  shopper: async ({ browser, noise, outage }, use) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    listen(page, noise, outage)
    await use(page)
    await context.close()
  },
  /** Starts a shop that no other journey visits, as on its first day: with the demo catalogue and without an account. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
  startShop: async ({}, use) => {
    const started: Awaited<ReturnType<typeof startJourneyShop>>[] = []
    await use(async (environment) => {
      const shop = await startJourneyShop(environment)
      started.push(shop)
      return shop
    })
    for (const shop of started) await shop.stop()
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

/**
 * Opens a page and waits until its scripts listen. Pages are painted before their scripts run (P-09); a journey is quicker
 * than any hand, and its first click would find only links and forms. Where that is the subject, or where the page has no
 * scripts, use `page.goto`.
 */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await expectSettled(page)
  return response
}

export async function reload(page: Page): Promise<void> {
  await page.reload()
  await expectSettled(page)
}

export async function goBack(page: Page): Promise<void> {
  await page.goBack()
  await expectSettled(page)
}

async function expectSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => 'settled' in document.documentElement.dataset)
}

/** Starts to wait before the action for something that shows only for a moment: after the action it may be gone. */
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
