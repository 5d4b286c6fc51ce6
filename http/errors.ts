// Handles bugs and outages (docs/architecture.md): the person gets a sentence and a request id, the log the rest.
import type { Hono } from 'hono'
import { REFUSAL_STATUS } from '#contract/refusals.ts'
import { RETRY_AFTER_OUTAGE } from '#platform/api/problem.ts'
import { isDatabaseAway } from '#platform/database/connect.ts'
import { loggedPath } from '#platform/http/request-log.ts'
import { Overloaded } from '#platform/limits/read-limit.ts'
import type { Log } from '#platform/process/log.ts'
import { createOutageLog } from '#platform/process/outage-log.ts'
import { isStorageAway } from '#platform/storage/disk.ts'
import { REFUSAL_SENTENCES } from '#text/refusals.ts'
import { problem } from './api/problem.ts'
import { errorPage } from './pages/error-page.ts'
import type { ShopEnv } from './shop-env.ts'

export function answerErrors(app: Hono<ShopEnv>, log: Log, logOutage: (line: object) => void): void {
  const logStorageOutage = createOutageLog(log, 'the store of pictures is away')
  app.onError((error, c) => {
    const overloaded = error instanceof Overloaded
    const away = isDatabaseAway(error)
    const storageAway = isStorageAway(error)
    const requestId = c.get('requestId')
    const line = { error, requestId, path: loggedPath(c.req.path) }
    if (away) logOutage(line)
    else if (storageAway) logStorageOutage(line)
    else if (!overloaded) log.error(line, 'a request failed')

    if (storageAway) return problem(c, { code: 'storage-unavailable' })
    const code = overloaded ? 'overloaded' : away ? 'database-unavailable' : 'internal-error'
    if (c.req.path.startsWith('/api/') || !c.req.header('Accept')?.includes('text/html'))
      return problem(c, { code })
    return c.html(errorPage(REFUSAL_SENTENCES[code], requestId), REFUSAL_STATUS[code], {
      'Cache-Control': 'no-store',
      ...(REFUSAL_STATUS[code] === 503 && { 'Retry-After': String(RETRY_AFTER_OUTAGE) }),
    })
  })
}
