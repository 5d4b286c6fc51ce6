// P-09, conventions 23: what a person on a mid-range phone waits for. A fresh browser, a slow 4G line and a processor
// of a quarter of this one's speed, each page five times; the medians count. Then S2-11, on a line of a quarter of
// that: how long after the first paint a control acts that was tapped as soon as it was seen.
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import type { ProductList } from '#contract/catalog.ts'
import { CHROMIUM_FLAGS, findChromium, HOW_TO_GET_CHROMIUM } from '#tests/support/chromium.ts'
import { atMostRow, type BenchRow, median } from '../measure.ts'
import { publicPages } from '../public-pages.ts'
import { startShop } from '../shop.ts'

/** "Slow 4G" as Lighthouse means it. */
const SLOW_4G = {
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 768_000 / 8,
  offline: false,
}
/** What S2-11 is measured on. */
const SLOW_LINE = { ...SLOW_4G, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 }
const CPU_SLOWDOWN = 4
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const ROUNDS = 5
const TAP_ROUNDS = 3
/** After the load: hydration, lazy parts and what they move. */
const SETTLE_MS = 4000
/** Only longer tasks delay input noticeably. */
const BLOCKING_MS = 50

const GOALS = { lcp: 1800, cls: 0.02, tbt: 150 }

type Figures = { lcp: number; cls: number; tbt: number }
type SeenVitals = Figures & { fcp: number; long: { start: number; duration: number }[] }

export async function* measurePhonePages(): AsyncGenerator<BenchRow> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(HOW_TO_GET_CHROMIUM)
  await using shop = await startShop()
  await using browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  for (const { name, path } of await publicPages(shop)) {
    await visit(browser, shop.url + path)
    const seen: Figures[] = []
    for (let round = 0; round < ROUNDS; round++) seen.push(await visit(browser, shop.url + path))
    yield* rowsOf(name, seen)
  }
  yield* rowsOfTaps(await tapsOf(browser, shop.url, TAP_ROUNDS))
}

async function visit(browser: Browser, url: string): Promise<Figures> {
  await using context = await browser.newContext(PHONE)
  const page = await slowPage(context, SLOW_4G)
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLE_MS)
  const seen = await page.evaluate(() => (window as unknown as { seen: SeenVitals }).seen)
  return { ...seen, tbt: blockingTime(seen) }
}

async function slowPage(context: BrowserContext, line: typeof SLOW_4G): Promise<Page> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', line)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return page
}

/** Runs in the page, before everything else. */
function watch(): void {
  const seen: SeenVitals = { lcp: 0, cls: 0, tbt: 0, fcp: 0, long: [] }
  Object.assign(window, { seen })
  const observe = (type: string, note: (entry: PerformanceEntry & Record<string, number>) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as PerformanceEntry & Record<string, number>)
    }).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  observe('layout-shift', (entry) => {
    seen.cls += entry.value ?? 0
  })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  observe('longtask', ({ startTime, duration }) => {
    seen.long.push({ start: startTime, duration })
  })
}

function blockingTime({ fcp, long }: SeenVitals): number {
  return long
    .filter(({ start }) => start >= fcp)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - BLOCKING_MS), 0)
}

function rowsOf(name: string, seen: readonly Figures[]): BenchRow[] {
  const row = (what: string, key: keyof Figures, show: (value: number) => string): BenchRow => {
    const value = median(seen.map((figures) => figures[key]))
    const best = Math.min(...seen.map((figures) => figures[key]))
    return {
      ...atMostRow('P-09', `${name}: ${what}`, value, GOALS[key], show),
      reference: `best ${show(best)}`,
    }
  }
  return [
    row('largest contentful paint', 'lcp', seconds),
    row('layout shift', 'cls', (value) => value.toFixed(3)),
    row('total blocking time', 'tbt', (value) => `${Math.round(value)} ms`),
  ]
}

/** Taps a control and waits until it has done what it is for. */
type Tap = (page: Page) => Promise<unknown>

const SEARCH = '[type="search"]'
const BUY = 'button[form="sign-in"]'

const TAPS = {
  async menu(page) {
    await page.getByRole('button', { name: 'فتح القائمة' }).tap()
    await page.getByRole('dialog', { name: 'القائمة' }).getByRole('link').first().waitFor()
  },
  async search(page) {
    const opener = page.getByRole('button', { name: 'البحث', exact: true })
    const field = page.locator(SEARCH).filter({ visible: true })
    await ((await opener.isVisible()) ? opener : field).tap()
    await field.and(page.locator(':focus')).waitFor()
  },
  async filter(page) {
    await page.getByRole('button', { name: 'التصفية', exact: true }).tap()
    await page.getByRole('group', { name: 'السعر' }).filter({ visible: true }).first().waitFor()
  },
  async gallery(page) {
    await page.getByRole('button', { name: 'الصورة التالية' }).tap()
    await page.waitForFunction(() => {
      const row = document.querySelector('section > div > .rail')
      return row && Math.abs(row.scrollLeft) > row.clientWidth / 2
    })
  },
  async quantity(page) {
    await page.getByRole('button', { name: 'زيادة الكمية' }).tap()
    await page.locator('output').filter({ hasText: /^2$/, visible: true }).waitFor()
  },
  async buy(page) {
    await page.locator(BUY).filter({ visible: true }).first().tap()
    await page.getByRole('dialog', { name: 'أدخل بريدك لتكمل الشراء' }).getByRole('textbox').waitFor()
  },
} satisfies Record<string, Tap>

/** Half of the time measured when every control waited for React. */
const TAP_PAGES = [
  { name: 'home', goal: 3600, controls: ['menu', 'search', 'buy'] },
  { name: 'catalogue', goal: 4000, controls: ['menu', 'search', 'filter', 'buy'] },
  { name: 'product', goal: 3600, controls: ['menu', 'search', 'gallery', 'quantity', 'buy'] },
] as const

type PageTaps = { name: string; goal: number; times: { control: string; ms: number }[] }

/**
 * For each page and control the median time from the first paint until it acted; each in a fresh browser, tapped alone.
 */
async function tapsOf(browser: Browser, origin: string, rounds: number): Promise<PageTaps[]> {
  const paths = { home: '/', catalogue: '/products', product: await pathOfSeveral(origin) }
  const taps: PageTaps[] = []
  for (const { name, goal, controls } of TAP_PAGES) {
    const times: PageTaps['times'] = []
    for (const control of controls) {
      const seen: number[] = []
      for (let round = 0; round < rounds; round++) {
        seen.push(await timeOfTap(browser, origin + paths[name], TAPS[control]))
      }
      times.push({ control, ms: median(seen) })
    }
    taps.push({ name, goal, times })
  }
  return taps
}

/** Of a product that has more than one picture and more than one unit. */
async function pathOfSeveral(origin: string): Promise<string> {
  const { items } = (await (await fetch(`${origin}/api/products?type=product`)).json()) as ProductList
  const several = items.find(({ quantity, images }) => quantity > 1 && images.length > 1)
  if (!several) throw new Error('the shop has no product with several pictures and units')
  return `/products/${several.id}`
}

async function timeOfTap(browser: Browser, url: string, tap: Tap): Promise<number> {
  await using context = await browser.newContext(PHONE)
  const page = await slowPage(context, SLOW_LINE)
  await page.goto(url, { waitUntil: 'commit' })
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  await tap(page)
  return (await page.evaluate(() => performance.now())) - Number(await painted.jsonValue())
}

function* rowsOfTaps(taps: readonly PageTaps[]): Iterable<BenchRow> {
  for (const { name, goal, times } of taps) {
    const row = (what: string, ms: number) =>
      atMostRow('S2-11', `${name}, from the first paint until ${what}`, ms, goal, seconds)
    for (const { control, ms } of times) yield row(`${control} acts`, ms)
    yield row('half of its controls act', median(times.map(({ ms }) => ms)))
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
