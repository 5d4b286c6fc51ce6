// P-09, conventions 23: what a person on a mid-range phone waits for. A fresh browser, a slow 4G line and a processor of a quarter of
// this one's speed, each page five times; the medians count.
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium, HOW_TO_GET_CHROMIUM } from '#tests/support/chromium.ts'
import { median, type Row } from '../measure.ts'
import { publicPages } from '../public-pages.ts'
import { startShop } from '../shop.ts'

/** "Slow 4G" as Lighthouse means it. */
const SLOW_4G = {
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 768_000 / 8,
  offline: false,
}
const CPU_SLOWDOWN = 4
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const ROUNDS = 5
/** After the load: hydration, lazy parts and what they move. */
const SETTLE_MS = 4000
/** Only what is longer than this keeps a finger waiting. */
const BLOCKING_MS = 50

const GOALS = { lcp: 1800, cls: 0.02, tbt: 150 }

type Figures = { lcp: number; cls: number; tbt: number }
type Seen = Figures & { fcp: number; long: { start: number; duration: number }[] }

export async function* measurePhonePages(): AsyncGenerator<Row> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(HOW_TO_GET_CHROMIUM)
  const shop = await startShop()
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    for (const { name, path } of await publicPages(shop)) {
      await visit(browser, shop.url + path)
      const seen: Figures[] = []
      for (let round = 0; round < ROUNDS; round++) seen.push(await visit(browser, shop.url + path))
      yield* rowsOf(name, seen)
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
}

async function visit(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLE_MS)
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
    return { ...seen, tbt: blockingTime(seen) }
  } finally {
    await context.close()
  }
}

/** Runs in the page, before everything else. */
function watch(): void {
  const seen: Seen = { lcp: 0, cls: 0, tbt: 0, fcp: 0, long: [] }
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

function blockingTime({ fcp, long }: Seen): number {
  return long
    .filter(({ start }) => start >= fcp)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - BLOCKING_MS), 0)
}

function rowsOf(name: string, seen: readonly Figures[]): Row[] {
  const row = (what: string, key: keyof Figures, show: (value: number) => string): Row => {
    const value = median(seen.map((figures) => figures[key]))
    return {
      id: 'P-09',
      what: `${name}: ${what}`,
      figure: show(value),
      reference: `best ${show(Math.min(...seen.map((figures) => figures[key])))}`,
      ratio: null,
      goal: `≤ ${show(GOALS[key])}`,
      reached: value <= GOALS[key],
    }
  }
  return [
    row('largest contentful paint', 'lcp', (value) => `${(value / 1000).toFixed(2)} s`),
    row('layout shift', 'cls', (value) => value.toFixed(3)),
    row('total blocking time', 'tbt', (value) => `${Math.round(value)} ms`),
  ]
}
