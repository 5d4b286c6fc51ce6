// searches at ten times what the shop can answer, by one client and by many, while customers order and a balancer
// asks whether the shop is ready. Nothing of it is cached: each search is another one.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { addProducts } from '../catalogue-rows.ts'
import type { Flood } from '../flood-client.ts'
import { atMostRow, type BenchRow, milliseconds, quantile, repeatUntil, slowdownRow } from '../measure.ts'
import { type BenchShop, startShop } from '../shop.ts'
import { buyersWithCarts, orderOverHttp, plentifulProducts } from './place-order.ts'

const SECONDS = 15
const CUSTOMERS = 4
const CAPACITY_CONNECTIONS = 8
const FLOOD_CONNECTIONS = 200
const TIMES = 10
const MIN_GOODPUT = 0.8
const MAX_ORDER_RATIO = 5
const MAX_MILLISECONDS = 100
const HEALTH_PAUSE_MS = 50
/** No rate at all. */
const UNLIMITED = 1_000_000

type Times = { p50: number; p99: number }

export async function* measureFlood(): AsyncGenerator<BenchRow> {
  await using shop = await startShop({ TRUSTED_PROXIES: '127.0.0.1' })
  await addProducts(shop.pool, 10_000)
  const products = await plentifulProducts(shop)
  const few: FloodOptions = { connections: CAPACITY_CONNECTIONS, rate: UNLIMITED, clients: 'many' }
  await flood(shop, few)
  // The same customers order without the flood, too, so that their own load is not counted as its effect.
  const cpuOfCalm = watchCpu(shop)
  const searching = flood(shop, few)
  const [found] = await Promise.all([searching, timeOrders(shop, products, searching)])
  const capacity = found.served / SECONDS
  yield row('capacity: seconds of processor', cpuOfCalm(found))
  const calm = await timeOrders(shop, products, delay(SECONDS * 1000))
  yield row('capacity, searches beside orders', `${Math.round(capacity)}/s`)
  yield row('order, calm, p50 and p99', show(calm))
  for (const clients of ['one', 'many'] as const) {
    const cpu = watchCpu(shop)
    const flooding = flood(shop, { connections: FLOOD_CONNECTIONS, rate: capacity * TIMES, clients })
    const [orders, health, result] = await Promise.all([
      timeOrders(shop, products, flooding),
      timeHealth(shop, flooding),
      flooding,
    ])
    yield row(`flood by ${clients}: seconds of processor`, cpu(result))
    yield* rowsOf(`flood by ${clients}`, { capacity, calm, orders, health, result })
  }
}

function row(what: string, figure: string): BenchRow {
  return { id: 'R-10', what, figure, goal: '—', reached: true }
}

function show({ p50, p99 }: Times): string {
  return `${Math.round(p50)}, ${Math.round(p99)} ms`
}

type Measured = { capacity: number; calm: Times; orders: Times; health: number; result: Flood }

function* rowsOf(name: string, { capacity, calm, orders, health, result }: Measured): Generator<BenchRow> {
  const goodput = result.served / SECONDS / capacity
  yield {
    ...row(`${name}: searches answered, of the capacity`, `${Math.round(result.served / SECONDS)}/s`),
    ratio: goodput,
    goal: `≥ ${MIN_GOODPUT} ×`,
    reached: goodput >= MIN_GOODPUT,
  }
  const { refused, other, refusedP99 } = result
  yield {
    ...row(`${name}: refused, other failures, p99 of a refusal`, `${refused}, ${other}, ${refusedP99} ms`),
    goal: `≤ ${MAX_MILLISECONDS} ms`,
    reached: other === 0 && refused > 0 && refusedP99 <= MAX_MILLISECONDS,
  }
  const pair = { figure: orders.p99, reference: calm.p99, ratio: orders.p99 / calm.p99 }
  yield {
    ...slowdownRow('R-10', `${name}: order, p50 and p99`, pair, MAX_ORDER_RATIO),
    ...{ figure: show(orders), reference: show(calm) },
  }
  yield atMostRow('R-10', `${name}: slowest of /healthz and /readyz`, health, MAX_MILLISECONDS, milliseconds)
}

type FloodOptions = { connections: number; rate: number; clients: 'one' | 'many' }

async function flood({ url }: BenchShop, { connections, rate, clients }: FloodOptions): Promise<Flood> {
  const args = [url, SECONDS, connections, Math.round(rate), clients].map(String)
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/flood-client.ts', ...args])
  return JSON.parse(stdout) as Flood
}

/** CPU time per process; the rest went to PostgreSQL and other work. */
function watchCpu({ pid }: BenchShop): (result: Flood) => string {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  const read = () => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? []
    const { user, system } = process.cpuUsage()
    return {
      shop: (Number(stat[11]) + Number(stat[12])) / 100,
      orders: (user + system) / 1e6,
      all: sum(cpus().map(({ times: { idle, ...busy } }) => sum(Object.values(busy)))) / 1000,
    }
  }
  const before = read()
  return ({ cpu }) => {
    const after = read()
    const spent = (of: keyof typeof after) => (after[of] - before[of]).toFixed(1)
    return `all ${spent('all')}: shop ${spent('shop')}, searching client ${cpu.toFixed(1)}, ordering client ${spent('orders')}`
  }
}

/** Customers who fill a cart and order, one after the other, until `end`; every order must be taken. */
async function timeOrders(
  shop: BenchShop,
  products: readonly number[],
  end: Promise<unknown>,
): Promise<Times> {
  const times: number[] = []
  await repeatUntil(end, async () => {
    const buyers = await buyersWithCarts(shop, products, CUSTOMERS)
    await Promise.all(
      buyers.map(async (buyer) => {
        const start = performance.now()
        await orderOverHttp([shop.url], [buyer])
        times.push(performance.now() - start)
      }),
    )
  })
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}

/** The slowest response; any status but 200 counts as infinitely slow. */
async function timeHealth({ url }: BenchShop, end: Promise<unknown>): Promise<number> {
  let slowest = 0
  await repeatUntil(end, async () => {
    for (const path of ['/healthz', '/readyz']) {
      const start = performance.now()
      const response = await fetch(url + path)
      await response.arrayBuffer()
      slowest = Math.max(slowest, response.ok ? performance.now() - start : Number.POSITIVE_INFINITY)
    }
    await delay(HEALTH_PAUSE_MS)
  })
  return slowest
}
