// Speeds are ratios of two things measured in turn in the same run (quality.md): absolute times are noisy, ratios are
// stable.
import autocannon from 'autocannon'

export type BenchRow = {
  /** P-01 … of the quality goals. */
  id: string
  what: string
  figure: string
  reference?: string
  /** figure / reference where the goal is a ratio. */
  ratio?: number
  goal: string
  reached: boolean
}

export type Load = {
  connections: number
  seconds: number
  headers?: Record<string, string>
  /** Sent as JSON by POST. */
  post?: object
  /** Headers of one connection, by its number: 32 connections, 32 customers. */
  perConnection?: (index: number) => Record<string, string>
  /** Paths that one connection asks for in turn, by its number; without, all ask for the url itself. */
  paths?: (index: number) => readonly string[]
}

export type Speed = { perSecond: number; p50: number; p99: number; bytes: number }

/** Requests a second that were answered with 2xx; anything else fails the benchmark. */
export async function load(url: string, options: Load): Promise<Speed> {
  let connection = 0
  const headers = { ...(options.post && { 'content-type': 'application/json' }), ...options.headers }
  const result = await autocannon({
    url,
    connections: options.connections,
    duration: options.seconds,
    headers,
    ...(options.post && { method: 'POST', body: JSON.stringify(options.post) }),
    setupClient: (client: autocannon.Client) => {
      const index = connection++
      if (options.perConnection) client.setHeaders({ ...headers, ...options.perConnection(index) })
      if (options.paths) client.setRequests(options.paths(index).map((path) => ({ path })))
    },
  })
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0 || result['2xx'] === 0) {
    throw new Error(`${url}: ${failed} requests were not answered with 2xx`)
  }
  return {
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytes: result.throughput.average,
  }
}

export type Pair = { figure: number; reference: number; ratio: number }

/** Measures both in turn, A B A B …, after one round that does not count; the medians and the median of the ratios. */
export async function inTurn(
  figure: () => Promise<number>,
  reference: () => Promise<number>,
  rounds = 5,
): Promise<Pair> {
  const pairs: Pair[] = []
  for (let round = 0; round <= rounds; round++) {
    const pair = { figure: await figure(), reference: await reference(), ratio: 0 }
    if (round > 0) pairs.push({ ...pair, ratio: pair.figure / pair.reference })
  }
  return {
    figure: median(pairs.map((pair) => pair.figure)),
    reference: median(pairs.map((pair) => pair.reference)),
    ratio: median(pairs.map((pair) => pair.ratio)),
  }
}

/** Runs `work` with that many workers for that long; the completions per second. */
export async function repeat(
  work: () => Promise<unknown>,
  workers: number,
  seconds: number,
): Promise<number> {
  const end = performance.now() + seconds * 1000
  let done = 0
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (performance.now() < end) {
        await work()
        done++
      }
    }),
  )
  return done / seconds
}

/** Processes the list with that many workers; the items per second. */
export async function workThrough<T>(
  list: readonly T[],
  workers: number,
  work: (item: T) => Promise<void>,
): Promise<number> {
  const start = performance.now()
  const items = list.values()
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (const item of items) await work(item)
    }),
  )
  return (list.length * 1000) / (performance.now() - start)
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** `share` 0.99 is the 99th percentile. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
}

export function perSecond(value: number): string {
  return `${value >= 100 ? Math.round(value) : value.toFixed(1)}/s`
}

export function ratioRow(id: string, what: string, pair: Pair, least: number): BenchRow {
  return {
    id,
    what,
    figure: perSecond(pair.figure),
    reference: perSecond(pair.reference),
    ratio: pair.ratio,
    goal: `≥ ${least} ×`,
    reached: pair.ratio >= least,
  }
}

type ShowFigure = (value: number) => string

/** How many times as long as the reference it takes. */
export function slowdownRow(
  id: string,
  what: string,
  pair: Pair,
  most: number,
  show: ShowFigure = milliseconds,
): BenchRow {
  const { figure, reference, ratio } = pair
  const goal = `≤ ${most} ×`
  return { id, what, figure: show(figure), reference: show(reference), ratio, goal, reached: ratio <= most }
}

export function atMostRow(
  id: string,
  what: string,
  value: number,
  most: number,
  show: ShowFigure = String,
): BenchRow {
  return { id, what, figure: show(value), goal: `≤ ${show(most)}`, reached: value <= most }
}

export function atLeastRow(
  id: string,
  what: string,
  value: number,
  least: number,
  show: ShowFigure,
): BenchRow {
  return { id, what, figure: show(value), goal: `≥ ${show(least)}`, reached: value >= least }
}

export function milliseconds(value: number): string {
  return `${value.toFixed(1)} ms`
}

/** Works again and again until `end` settles. */
export async function repeatUntil(end: Promise<unknown>, work: () => Promise<void>): Promise<void> {
  let isOver = false
  void end.finally(() => {
    isOver = true
  })
  while (!isOver) await work()
}
