// The middlewares that every request passes, in this order.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { Hono, type Context as RequestContext } from 'hono'
import { docsPage } from '#platform/api/docs-page.ts'
import { unknownPath } from '#platform/api/unknown-path.ts'
import type { Database } from '#platform/database/connect.ts'
import { createProbe } from '#platform/database/probe.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import { deadline, RESPONSE_DEADLINE_MS } from '#platform/http/deadline.ts'
import { originCheck } from '#platform/http/origin-check.ts'
import { createRequestIds } from '#platform/http/request-id.ts'
import { requestLog } from '#platform/http/request-log.ts'
import { fixedHeaders, privateLink, securityHeaders } from '#platform/http/security-headers.ts'
import { createShortcut } from '#platform/http/shortcut.ts'
import { createStaticFiles, staticFiles } from '#platform/http/static-files.ts'
import { createUnreadable, type Unreadable } from '#platform/http/unreadable.ts'
import { networkOf } from '#platform/limits/network-of.ts'
import { createReadLimit } from '#platform/limits/read-limit.ts'
import { createNoCache, createResponseCache } from '#platform/pages/response-cache.ts'
import { createOutageLog } from '#platform/process/outage-log.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import { createOrderFeed } from '#server/orders/queries/order-feed.ts'
import type { ListeningChanges } from '#server/start/listen-for-changes.ts'
import { REFUSAL_SENTENCES } from '#text/refusals.ts'
import { errorText } from '#text/shell.ts'
import { adminGate } from './admin-gate.ts'
import { debugApi } from './api/debug.ts'
import { devMailbox } from './api/dev-mailbox.ts'
import { health, type MetricsAccess } from './api/health.ts'
import { problem } from './api/problem.ts'
import { createReceiveUpload } from './api/receive-upload.ts'
import { RESOURCES } from './api/resources.ts'
import { type Api, createShopApi, describeApi, type Services, type ShopApiOptions } from './api/shop-api.ts'
import { answerErrors } from './errors.ts'
import { manifest } from './manifest.ts'
import { media } from './media.ts'
import { errorPage } from './pages/error-page.ts'
import type { OfficeFiles } from './pages/office-files.ts'
import { createOfficePages } from './pages/office-pages.ts'
import { pages } from './pages/pages.ts'
import type { PageRenderer } from './pages/react-router.ts'
import { refuseSearches } from './refuse-searches.ts'
import { robots } from './robots.ts'
import { sharePictures } from './share-pictures.ts'
import type { ShopEnv } from './shop-env.ts'
import { sitemap } from './sitemap.ts'

export type AppOptions = {
  context: Context
  /** For public pages and lists; `context.db` if missing, as is the next one. */
  readDb?: Database
  /** One connection, for readiness. */
  probeDb?: Database
  /** A request that takes longer is answered with 503; administrators' writes may take longer. */
  responseDeadlineMs?: number
  accounts: Accounts
  changes: Pick<ListeningChanges, 'isListening' | 'onNews' | 'onOrders'>
  pages: PageRenderer
  office: OfficeFiles
  /** Built assets: scripts, styles, fonts and icons. */
  clientFolders: readonly string[]
  /** Origins that may write. */
  origins: readonly string[]
  trustedProxies: BlockList
  isReady: () => boolean
  /** The data folder whose outbox /dev/mailbox shows; set in development only. */
  mailboxOf?: string | undefined
  metrics?: MetricsAccess
  diagnostics: Services['diagnostics']
  mailer: Services['mailer']
  /** False renders every public response again, for measurements (P-02). */
  cachePages?: boolean
}

export type App = {
  fetch: Hono<ShopEnv>['fetch']
  request: Hono<ShopEnv>['request']
  /** Sends what is ready, or a refusal, straight to the socket; false when the request needs `fetch` (P-01, R-10). */
  shortcut: (request: IncomingMessage, response: ServerResponse) => boolean
  /** The response to a request that cannot be parsed. */
  unreadable: Unreadable
  /** Ends the streams of events, which would never end by themselves. */
  endStreams: () => void
  api: Api
}

export function createApp(options: AppOptions): App {
  const { context, changes, trustedProxies } = options
  const headers = fixedHeaders(context.baseUrl.startsWith('https:'))
  const nextId = createRequestIds()
  const cache = createPageCache(options, headers)
  const feed = createOrderFeed(context, changes)
  const reads = createReadLimit()
  const logOutage = createOutageLog(context.log, 'the database is away')
  const files = createStaticFiles(options.clientFolders, headers)

  const app = new Hono<ShopEnv>()
  checkRequests(app, options, headers, nextId)
  // The settings exist once the migrations have run.
  const probe = createProbe(options.probeDb ?? context.db, 'SELECT FROM settings')
  health(app, { context, cache, reads, probe, isReady: options.isReady, metrics: options.metrics ?? {} })
  app.get('/media/:name', media(context.images))
  app.get('/robots.txt', robots(context.baseUrl))
  sitemap(app, { context, cache, reads, pages: options.pages })
  app.get('/manifest.webmanifest', manifest(cache))
  sharePictures(app, context, reads)
  app.get('*', staticFiles(files))
  const api = serveApi(app, options, { cache, reads, feed })
  const office = createOfficePages(options.office, context)
  app.all(
    '*',
    adminGate(context, options.accounts),
    pages({ pages: options.pages, office, context, cache, reads, logOutage }),
  )
  answerErrors(app, context.log, logOutage)

  const sendReady = createShortcut({ cache, files, nextId })
  const refuseEarly = refuseSearches({ reads, trustedProxies, headers, nextId })
  return {
    fetch: app.fetch,
    request: app.request,
    shortcut: (request, response) => sendReady(request, response) || refuseEarly(request, response),
    unreadable: createUnreadable(headers, nextId, {
      detail: REFUSAL_SENTENCES['malformed-request'],
      pageOfTooLong: (requestId) => errorPage(errorText.bare.tooLong, requestId),
    }),
    endStreams: feed.close,
    api,
  }
}

function createPageCache(
  { context, readDb, changes, cachePages }: AppOptions,
  headers: Record<string, string>,
) {
  const createCache = cachePages === false ? createNoCache : createResponseCache
  const cache = createCache({
    contextNoting: (noteRead) => ({
      ...context,
      db: readDb ?? context.db,
      changes: { ...context.changes, noteRead },
    }),
    isListening: changes.isListening,
    headers,
  })
  changes.onNews((news) => cache.invalidate(news.kind === 'stock' ? news.productIds : 'all'))
  return cache
}

function checkRequests(
  app: Hono<ShopEnv>,
  options: AppOptions,
  headers: Record<string, string>,
  nextId: () => string,
) {
  app.use(async (c, next) => {
    c.set('requestId', nextId())
    const socketAddress = c.env?.incoming?.socket.remoteAddress
    const address = clientAddress(socketAddress, c.req.header('X-Forwarded-For'), options.trustedProxies)
    c.set('clientAddress', address)
    c.set('clientNetwork', networkOf(address))
    await next()
    c.res.headers.set('X-Request-Id', c.get('requestId'))
  })
  // The private links of an order (W-12), of a delivery run (W-07), of a hand-over (H-07), papers for print behind a
  // signed link (H-04), and the page of a found animal (H-05).
  for (const path of ['/o', '/run', '/handover', '/papers', '/p/*']) app.use(path, privateLink)
  app.use(securityHeaders(headers))
  app.use(requestLog(options.context.log))
  app.use(originCheck(options.origins, (c) => problem(c, { code: 'foreign-origin' })))
  app.use(deadline(options.responseDeadlineMs ?? RESPONSE_DEADLINE_MS, isAdminWrite))
}

function serveApi(
  app: Hono<ShopEnv>,
  { context, accounts, mailer, diagnostics, mailboxOf }: AppOptions,
  { cache, reads, feed }: Pick<ShopApiOptions, 'cache' | 'reads'> & Pick<Services, 'feed'>,
): Api {
  const api = createShopApi(app, { context, accounts, cache, reads })
  const receiveUpload = createReceiveUpload(accounts.limits)
  const services = { ...accounts, feed, receiveUpload, mailer, diagnostics }
  for (const serve of RESOURCES) serve(api, services)
  if (context.debugRoutes) debugApi(api, diagnostics.setUp)
  docsPage(app, () => describeApi(api, context.baseUrl))
  if (mailboxOf) devMailbox(app, mailboxOf)
  app.all('/api/*', unknownPath(api.endpoints, problem))
  return api
}

/** Uploading and processing a photograph or a catalogue takes long. */
function isAdminWrite({ req }: RequestContext<ShopEnv>): boolean {
  return req.path.startsWith('/api/admin/') && req.method !== 'GET'
}
