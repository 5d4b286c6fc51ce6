// The front door: every request passes these, in this order.
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
import { fixedHeaders, securityHeaders, unheardOf } from '#platform/http/security-headers.ts'
import { createShortcut } from '#platform/http/shortcut.ts'
import { createStaticFiles, staticFiles } from '#platform/http/static-files.ts'
import { createUnreadable, type Unreadable } from '#platform/http/unreadable.ts'
import { networkOf } from '#platform/limits/network-of.ts'
import { createReadLimit } from '#platform/limits/read-limit.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { createNoCache, createResponseCache } from '#platform/pages/response-cache.ts'
import { createOutageLog } from '#platform/process/outage-log.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import type { ListeningChanges } from '#server/listen-for-changes.ts'
import { createOrderFeed } from '#server/orders/order-feed.ts'
import { REFUSAL_SENTENCES } from '#text/refusals.ts'
import { adminGate } from './admin-gate.ts'
import { accountApi } from './api/account.ts'
import { analyticsApi } from './api/admin/analytics.ts'
import { auditApi } from './api/admin/audit.ts'
import { adminCategoriesApi } from './api/admin/categories.ts'
import { counterApi } from './api/admin/counter.ts'
import { type DiagnosticsOptions, diagnosticsApi } from './api/admin/diagnostics.ts'
import { drawerApi } from './api/admin/drawer.ts'
import { adminHandoversApi } from './api/admin/handovers.ts'
import { holdsApi } from './api/admin/holds.ts'
import { inboxApi } from './api/admin/inbox.ts'
import { inventoryApi } from './api/admin/inventory.ts'
import { adminInvoicesApi } from './api/admin/invoices.ts'
import { lossesApi } from './api/admin/losses.ts'
import { newsletterListApi } from './api/admin/newsletter.ts'
import { orderEventsApi } from './api/admin/order-events.ts'
import { adminOrdersApi } from './api/admin/orders.ts'
import { careTextsApi, orderAnimalsApi, passportsApi, speciesApi } from './api/admin/passports.ts'
import { adminPaymentsApi } from './api/admin/payments.ts'
import { productImportsApi } from './api/admin/product-imports.ts'
import { adminProductsApi } from './api/admin/products.ts'
import { questionsApi } from './api/admin/questions.ts'
import { adminReturnsApi } from './api/admin/returns.ts'
import { adminReviewsApi } from './api/admin/reviews.ts'
import { adminRunsApi } from './api/admin/runs.ts'
import { officeSearchApi } from './api/admin/search.ts'
import { seedApi } from './api/admin/seed.ts'
import { settingsApi } from './api/admin/settings.ts'
import { setupApi } from './api/admin/setup.ts'
import { statementsApi } from './api/admin/statements.ts'
import { statsApi } from './api/admin/stats.ts'
import { travelRulesApi } from './api/admin/travel-rules.ts'
import { uploadsApi } from './api/admin/uploads.ts'
import { usersApi } from './api/admin/users.ts'
import { adminViewingsApi } from './api/admin/viewings.ts'
import { adminVouchersApi } from './api/admin/vouchers.ts'
import { adminWantedApi } from './api/admin/wanted.ts'
import { authApi } from './api/auth.ts'
import { cartApi } from './api/cart.ts'
import { categoriesApi } from './api/categories.ts'
import { chatApi } from './api/chat.ts'
import { debugApi } from './api/debug.ts'
import { deliveryDaysApi } from './api/delivery-days.ts'
import { devMailbox } from './api/dev-mailbox.ts'
import { filesApi } from './api/files.ts'
import { googleApi } from './api/google.ts'
import { handoversApi } from './api/handovers.ts'
import { health, type MetricsAccess } from './api/health.ts'
import { newsletterApi } from './api/newsletter.ts'
import { orderLinkApi } from './api/order-link.ts'
import { ordersApi } from './api/orders.ts'
import { ownAnimalsApi } from './api/own-animals.ts'
import { foundApi, papersApi } from './api/papers.ts'
import { problem } from './api/problem.ts'
import { productsApi } from './api/products.ts'
import { createReceiveUpload } from './api/receive-upload.ts'
import { regionsApi } from './api/regions.ts'
import { returnsApi } from './api/returns.ts'
import { reviewsApi } from './api/reviews.ts'
import { runsApi } from './api/runs.ts'
import { secondFactorApi } from './api/second-factor.ts'
import { sessionApi } from './api/session.ts'
import { type Api, createShopApi, describeApi } from './api/shop-api.ts'
import { storeApi } from './api/store.ts'
import { suggestionsApi } from './api/suggestions.ts'
import { supportApi } from './api/support.ts'
import { viewingsApi } from './api/viewings.ts'
import { wantedApi } from './api/wanted.ts'
import { answerErrors } from './errors.ts'
import { manifest } from './manifest.ts'
import { media } from './media.ts'
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
  /** For what many are shown alike; `context.db` when it is missing, as with the next one. */
  readDb?: Database
  /** One connection, for readiness. */
  probeDb?: Database
  /** Whoever waits longer than this for a response is told to come back; administrators' writes may take longer. */
  responseDeadlineMs?: number
  accounts: Accounts
  changes: Pick<ListeningChanges, 'isListening' | 'onNews' | 'onOrders'>
  pages: PageRenderer
  office: OfficeFiles
  /** What was built for browsers: scripts, styles, fonts and icons. */
  clientFolders: readonly string[]
  /** Origins that may write. */
  origins: readonly string[]
  trustedProxies: BlockList
  isReady: () => boolean
  /** The data folder whose outbox /dev/mailbox shows; set in development only. */
  mailboxOf?: string | undefined
  metrics?: MetricsAccess
  diagnostics: DiagnosticsOptions
  /** For the one mail that somebody waits for (L-05); all others go through the queue. */
  mailer: Pick<Mailer, 'deliver'>
  /** False renders every public response again, for measurements (P-02). */
  cachePages?: boolean
}

export type App = {
  fetch: Hono<ShopEnv>['fetch']
  request: Hono<ShopEnv>['request']
  /** Sends what is ready, or a refusal, straight to the socket; false when the request needs `fetch` (P-01, R-10). */
  shortcut: (request: IncomingMessage, response: ServerResponse) => boolean
  /** The response to what cannot be read as a request. */
  unreadable: Unreadable
  /** Lets go of who follows what happens: such a response would never end by itself. */
  endStreams: () => void
  api: Api
}

export function createApp(options: AppOptions): App {
  const { context, accounts, changes, trustedProxies } = options
  const headers = fixedHeaders(context.baseUrl.startsWith('https:'))
  const nextId = createRequestIds()
  const createCache = options.cachePages === false ? createNoCache : createResponseCache
  const cache = createCache({
    contextNoting: (noteRead) => ({
      ...context,
      db: options.readDb ?? context.db,
      changes: { ...context.changes, noteRead },
    }),
    isListening: changes.isListening,
    headers,
  })
  changes.onNews((news) => cache.invalidate(news.kind === 'stock' ? news.productIds : 'all'))
  const feed = createOrderFeed(context, changes)
  const reads = createReadLimit()
  const logOutage = createOutageLog(context.log, 'the database is away')
  const files = createStaticFiles(options.clientFolders, headers)

  const app = new Hono<ShopEnv>()
  app.use(async (c, next) => {
    c.set('requestId', nextId())
    const socketAddress = c.env?.incoming?.socket.remoteAddress
    const address = clientAddress(socketAddress, c.req.header('X-Forwarded-For'), trustedProxies)
    c.set('clientAddress', address)
    c.set('clientNetwork', networkOf(address))
    await next()
    c.res.headers.set('X-Request-Id', c.get('requestId'))
  })
  // The private links of an order (W-12), of a delivery run (W-07) and of a hand-over (H-07).
  app.use('/o', unheardOf)
  app.use('/run', unheardOf)
  app.use('/handover', unheardOf)
  // Papers for print behind a signed link (H-04), and the page of a found animal (H-05).
  app.use('/papers', unheardOf)
  app.use('/p/*', unheardOf)
  app.use(securityHeaders(headers))
  app.use(requestLog(context.log))
  app.use(originCheck(options.origins, (c) => problem(c, { code: 'foreign-origin' })))

  app.use(deadline(options.responseDeadlineMs ?? RESPONSE_DEADLINE_MS, isAdminWrite))

  // The settings are there once the migrations have run.
  const probe = createProbe(options.probeDb ?? context.db, 'SELECT FROM settings')
  health(app, { context, cache, reads, probe, isReady: options.isReady, metrics: options.metrics ?? {} })
  app.get('/media/:name', media(context.images))
  app.get('/robots.txt', robots(context.baseUrl))
  sitemap(app, { context, cache, reads, pages: options.pages })
  app.get('/manifest.webmanifest', manifest(cache))
  app.get('/share/:name', sharePictures(context, reads))
  app.get('*', staticFiles(files))

  const api = createShopApi(app, { context, accounts, cache, reads })
  productsApi(api)
  suggestionsApi(api)
  categoriesApi(api)
  regionsApi(api)
  deliveryDaysApi(api)
  storeApi(api)
  supportApi(api, accounts)
  newsletterApi(api, accounts)
  viewingsApi(api, accounts)
  ownAnimalsApi(api, accounts)
  wantedApi(api, accounts)
  chatApi(api, accounts)
  authApi(api, accounts)
  googleApi(api, accounts)
  sessionApi(api, accounts)
  secondFactorApi(api, accounts)
  accountApi(api, accounts)
  cartApi(api, accounts)
  ordersApi(api, accounts)
  orderLinkApi(api, accounts)
  orderEventsApi(api, accounts, feed)
  officeSearchApi(api)
  statsApi(api)
  adminProductsApi(api)
  productImportsApi(api)
  adminCategoriesApi(api)
  adminVouchersApi(api)
  passportsApi(api)
  orderAnimalsApi(api)
  speciesApi(api)
  careTextsApi(api)
  travelRulesApi(api)
  settingsApi(api)
  setupApi(api, accounts, options.mailer)
  inventoryApi(api)
  holdsApi(api)
  lossesApi(api)
  adminInvoicesApi(api)
  adminPaymentsApi(api)
  counterApi(api)
  drawerApi(api)
  statementsApi(api)
  adminViewingsApi(api)
  adminWantedApi(api)
  inboxApi(api)
  questionsApi(api)
  adminReturnsApi(api)
  adminHandoversApi(api)
  adminReviewsApi(api)
  adminRunsApi(api)
  newsletterListApi(api, accounts)
  auditApi(api)
  seedApi(api)
  analyticsApi(api)
  adminOrdersApi(api)
  const receiveUpload = createReceiveUpload(accounts.limits)
  uploadsApi(api, receiveUpload)
  filesApi(api, receiveUpload)
  returnsApi(api)
  handoversApi(api, accounts)
  reviewsApi(api)
  runsApi(api, accounts, receiveUpload)
  papersApi(api, accounts)
  foundApi(api, accounts)
  usersApi(api, accounts)
  diagnosticsApi(api, accounts, options.diagnostics)
  if (context.debugRoutes) debugApi(api, options.diagnostics.setUp)
  docsPage(app, describeApi(api, context.baseUrl))
  if (options.mailboxOf) devMailbox(app, options.mailboxOf)
  app.all('/api/*', unknownPath(api.endpoints, problem))

  const office = createOfficePages(options.office, context)
  app.all(
    '*',
    adminGate(context, accounts),
    pages({ pages: options.pages, office, context, cache, reads, logOutage }),
  )
  answerErrors(app, context.log, logOutage)

  const sendReady = createShortcut({ cache, files, nextId })
  const refuseEarly = refuseSearches({ reads, trustedProxies, headers, nextId })
  return {
    fetch: app.fetch,
    request: app.request,
    shortcut: (request, response) => sendReady(request, response) || refuseEarly(request, response),
    unreadable: createUnreadable(headers, nextId, REFUSAL_SENTENCES['malformed-request']),
    endStreams: feed.close,
    api,
  }
}

/** A photograph or a catalogue from a phone takes its time, and so does reading it. */
function isAdminWrite({ req }: RequestContext<ShopEnv>): boolean {
  return req.path.startsWith('/api/admin/') && req.method !== 'GET'
}
