// Sets up platform/api for the shop: its guards, its sentences and its cache.
import type { Hono, MiddlewareHandler } from 'hono'
import type { ShopSetUp } from '#contract/debug.ts'
import { ENDPOINTS, type ShopContract } from '#contract/endpoints.ts'
import { idParam } from '#contract/primitives.ts'
import type { Refusal, RefusalCode } from '#contract/refusals.ts'
import { REFUSAL_STATUS } from '#contract/refusals.ts'
import type { Access, Permission } from '#domain/permissions.ts'
import type { ShopEnv } from '#http/shop-env.ts'
import { createApi, type PlatformApi } from '#platform/api/create-api.ts'
import type { DeclaredEndpoint } from '#platform/api/endpoint.ts'
import { type OpenApiDocument, openApiDocument } from '#platform/api/openapi.ts'
import { canonicalUrl } from '#platform/http/canonical-url.ts'
import { CLOSED_POLICY } from '#platform/http/security-headers.ts'
import type { ReadLimit } from '#platform/limits/read-limit.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { toResponse } from '#platform/pages/cached-response.ts'
import { PUBLIC_CACHING, type ResponseCache } from '#platform/pages/response-cache.ts'
import { COOKIE_PREFIX, cookieName } from '#platform/sessions/session-cookie.ts'
import type { Customer, Granted } from '#server/access/current-user.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import type { OrderFeed } from '#server/orders/queries/order-feed.ts'
import type { Driver } from '#server/runs/run-access.ts'
import { REFUSAL_SENTENCES } from '#text/refusals.ts'
import { fieldErrors } from '#text/validation.ts'
import { problem } from './problem.ts'
import type { ReceiveUpload } from './receive-upload.ts'
import { requireDriver, runCookie } from './require-driver.ts'
import { requireUser, userWith } from './require-user.ts'

type Shape = {
  endpoints: ShopContract
  env: ShopEnv
  context: Context
  users: { public: undefined; customer: Customer; driver: Driver } & { [Name in Permission]: Granted<Name> }
  refusal: Refusal
}
export type Api = PlatformApi<Shape>

/** The dependencies of the API resources besides the context. */
export type Services = Accounts & {
  feed: OrderFeed
  receiveUpload: ReceiveUpload
  /** Sends the test mail, whose result the owner waits for (L-05); all others go through the queue. */
  mailer: Pick<Mailer, 'deliver'>
  diagnostics: { setUp: ShopSetUp; checkMail: Mailer['check'] }
}

export type ShopApiOptions = {
  context: Context
  accounts: Accounts
  cache: ResponseCache<Context>
  reads: ReadLimit
}

export function createShopApi(app: Hono<ShopEnv>, { context, accounts, cache, reads }: ShopApiOptions): Api {
  return createApi<Shape>(app, {
    endpoints: ENDPOINTS,
    context,
    pathId: idParam,
    userOf: (c, access) => (access === 'driver' ? c.get('driver') : userWith(c, access)),
    problem,
    fieldErrors,
    guards: (endpoint) => [
      ...guardOf(endpoint.access, context, accounts),
      ...concurrencyGuards(endpoint, reads),
    ],
    async respondCached(c, queryNames, render) {
      const key = canonicalUrl(c.req.path, new URL(c.req.url).searchParams, queryNames)
      const cached = await cache.get(key, (scope) =>
        reads.read(c.get('clientNetwork'), async () => {
          const { body, type } = await render(scope)
          const headers = {
            'Content-Type': type,
            'Cache-Control': PUBLIC_CACHING,
            'Content-Security-Policy': CLOSED_POLICY,
          }
          return { status: 200, headers, body }
        }),
      )
      return toResponse(c, cached)
    },
  })
}

function guardOf(access: Access, context: Context, accounts: Accounts): MiddlewareHandler<ShopEnv>[] {
  if (access === 'public') return []
  return [access === 'driver' ? requireDriver(context, accounts.limits) : requireUser(accounts, access)]
}

/** Cart and order requests bypass the read queue; cached endpoints wait in it only on a miss. */
function concurrencyGuards(
  { method, path, cached }: Pick<DeclaredEndpoint, 'method' | 'path' | 'cached'>,
  reads: ReadLimit,
): MiddlewareHandler<ShopEnv>[] {
  // Callers here are signed in, and a slow report must not delay shoppers.
  if (cached || path.startsWith('/api/admin/')) return []
  if (method === 'GET' || path === '/api/chat') return [(c, next) => reads.read(c.get('clientNetwork'), next)]
  return PRIORITY_PATHS.test(path) ? [(_, next) => reads.write(next)] : []
}

const PRIORITY_PATHS = /^\/api\/(?:cart|orders)(?:\/|$)/

export function describeApi(api: Api, baseUrl: string): OpenApiDocument {
  return openApiDocument<Access, RefusalCode>(api.endpoints, {
    title: 'Aleef',
    description:
      'Money is a decimal string of rials with three decimals. Times are ISO 8601 in UTC. Errors are ' +
      'application/problem+json with a stable code and an Arabic sentence for the person.',
    baseUrl,
    cookies: {
      session: cookieName(baseUrl, `${COOKIE_PREFIX}.session_token`),
      run: runCookie({ baseUrl }).name,
    },
    cookieOf: (access) => (access === 'public' ? null : access === 'driver' ? 'run' : 'session'),
    status: REFUSAL_STATUS,
    sentences: REFUSAL_SENTENCES,
    refusalsOf: (access) =>
      access === 'public'
        ? []
        : access === 'customer'
          ? ['unauthorized']
          : access === 'driver'
            ? ['run-closed', 'too-many-requests']
            : ['unauthorized', 'forbidden', 'second-factor-due'],
    writeRefusals: ['foreign-origin'],
    anyRefusals: ['database-unavailable', 'overloaded'],
  })
}
