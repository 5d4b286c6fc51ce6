// GET /healthz, /readyz, /metrics (api.md, Public): for the operator.
import { isIP } from 'node:net'
import type { Hono, Context as RequestContext } from 'hono'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { ShopEnv } from '#http/shop-env.ts'
import type { Probe } from '#platform/database/probe.ts'
import type { ReadLimit } from '#platform/limits/read-limit.ts'
import type { ResponseCache } from '#platform/pages/response-cache.ts'
import { timingSafeEqualText } from '#platform/sessions/token-hash.ts'
import { backedUpAt, readBackupStatus } from '#server/backup/backup-status.ts'
import type { Context } from '#server/context.ts'
import { countMails } from '#server/workers/count-mails.ts'
import { problem } from './problem.ts'

export type HealthOptions = {
  context: Context
  cache: ResponseCache<Context>
  reads: ReadLimit
  /** True if the database responds. */
  probe: Probe
  /** False before the start is finished and once the stop has begun. */
  isReady: () => boolean
  metrics: MetricsAccess
}

/** /metrics needs the token; without one it is closed, or in development open to programs on this machine. */
export type MetricsAccess = { token?: string | undefined; openToThisMachine?: boolean }

export function health(
  app: Hono<ShopEnv>,
  { context, cache, reads, probe, isReady, metrics }: HealthOptions,
): void {
  const registry = createMetrics(context, cache, reads)

  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, NO_STORE))

  app.get('/readyz', async (c) => {
    const ready = isReady() && (await probe())
    return ready ? c.json({ status: 'ready' }, 200, NO_STORE) : problem(c, { code: 'database-unavailable' })
  })

  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(c, metrics)) return problem(c, { code: 'not-found' })
    return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType, ...NO_STORE })
  })
}

const NO_STORE = { 'Cache-Control': 'no-store' }

/** A request from this machine may come through a proxy, so in production only the token counts. */
function mayReadMetrics(
  c: RequestContext<ShopEnv>,
  { token, openToThisMachine = false }: MetricsAccess,
): boolean {
  if (token) return timingSafeEqualText(c.req.header('Authorization') ?? '', `Bearer ${token}`)
  if (!openToThisMachine) return false
  const address = c.env?.incoming?.socket.remoteAddress ?? ''
  const isLocal = isIP(address) !== 0 && /^(?:::ffff:)?127\.|^::1$/.test(address)
  return isLocal && !FORWARDING_HEADERS.some((name) => c.req.header(name) !== undefined)
}

const FORWARDING_HEADERS = [
  'Forwarded',
  'Via',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Real-IP',
]

function createMetrics(context: Context, cache: ResponseCache<Context>, reads: ReadLimit): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  gauge('aleef_kept_answers', 'Public responses in the cache', () => cache.size().responses)
  gauge('aleef_kept_answers_bytes', 'Memory they take, roughly', () => cache.size().bytes)
  gauge('aleef_answers_made_total', 'Public responses rendered since the start', () => cache.size().rendered)
  gauge('aleef_reads_refused_total', 'Reads refused since the start because too many waited', reads.refused)
  new Gauge({
    name: 'aleef_mails',
    help: 'Mails in the queue: waiting for their first try, for another one, or put aside as undeliverable',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const counted = await countMails(context)
      this.reset()
      for (const [state, count] of Object.entries(counted ?? {})) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'aleef_last_backup_age_seconds',
    help: 'Since the last good backup; before the first one, since the shop began',
    registers: [registry],
    async collect() {
      const last = await readBackupStatus(context.db).then(backedUpAt, () => null)
      this.reset()
      if (last) this.set(Math.round((context.now().getTime() - last.getTime()) / 1000))
    },
  })
  return registry
}
