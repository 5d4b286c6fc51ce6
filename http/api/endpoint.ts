// One declaration a route: it validates the request, guards it, answers it, and is what /api/openapi.json shows.
import type { Handler, Hono, MiddlewareHandler, Context as RequestContext } from 'hono'
import { z } from 'zod'
import type { Refusal, RefusalCode } from '#contract/refusals.ts'
import type { ShopEnv } from '#http/shop-env.ts'
import { canonicalUrl } from '#platform/http/canonical-url.ts'
import { CLOSED_POLICY } from '#platform/http/security-headers.ts'
import { toResponse } from '#platform/pages/cached-response.ts'
import { PUBLIC_CACHING, type ResponseCache } from '#platform/pages/response-cache.ts'
import { ok, type Result } from '#platform/result.ts'
import type { Context } from '#server/context.ts'
import { problem } from './problem.ts'
import { readBody, validate } from './read-body.ts'

type Access = 'public' | 'customer' | 'admin'

/** What a route takes and gives. `code`s of validation, body and access are documented without being named. */
type Endpoint = {
  /** English, a few words, for the API page. */
  summary: string
  access: Access
  params?: z.ZodType
  query?: z.ZodType
  /** Request headers, named in lower case. */
  headers?: z.ZodObject
  body?: z.ZodType
  /** A file in multipart/form-data, which the handler reads itself (read-upload.ts). */
  file?: { field: string; description: string }
  /** Shape of a good answer; none for an answer without a body. */
  answer?: z.ZodType
  /** Statuses a good answer may have; the first is that of `ok(value)`. Default 200. */
  status?: readonly [GoodStatus, ...GoodStatus[]]
  refusals?: readonly RefusalCode[]
  /** The same for everybody: a good answer is kept until what it read changes (platform/pages/response-cache.ts). */
  keep?: boolean
}
export type GoodStatus = 200 | 201 | 202 | 204

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined

type Call<E extends Endpoint> = {
  c: RequestContext<ShopEnv>
  context: Context
  params: Output<E['params']>
  query: Output<E['query']>
  headers: Output<E['headers']>
  body: Output<E['body']>
}

type Good<T> = { ok: true; value: T; status?: GoodStatus; headers?: Record<string, string> }
/** A verb's Result is answered as it is; a Response goes out unchanged. */
type Answer<E extends Endpoint> = Good<Input<E['answer']>> | { ok: false; refusal: Refusal } | Response

/** A good answer with another status than the endpoint's first, or with headers. */
export function answer<T>(value: T, status: GoodStatus, headers: Record<string, string> = {}): Good<T> {
  return { ok: true, value, status, headers }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
export type DeclaredEndpoint = Endpoint & { method: Method; path: string }

/** What a resource file registers its routes on: `export function cartApi(api: Api) { api.on('GET', '/api/cart', …) }`. */
export type Api = {
  on<const E extends Endpoint>(
    method: Method,
    path: `/api/${string}`,
    endpoint: E,
    handle: (call: Call<E>) => Promise<Answer<E>> | Answer<E>,
    ...before: MiddlewareHandler<ShopEnv>[]
  ): void
  /** Everything registered, in order: the OpenAPI page and the authorisation matrix are made from it. */
  readonly endpoints: readonly DeclaredEndpoint[]
}

export type ApiOptions = {
  context: Context
  cache: ResponseCache<Context>
  /** Let a request through to endpoints of that access, or answer 401 or 403 themselves. */
  guards: Record<Exclude<Access, 'public'>, MiddlewareHandler<ShopEnv>>
}

export function createApi(app: Hono<ShopEnv>, { context, cache, guards }: ApiOptions): Api {
  const endpoints: DeclaredEndpoint[] = []
  return {
    endpoints,
    on(method, path, endpoint, handle, ...before) {
      endpoints.push({ ...endpoint, method, path })
      const guard = endpoint.access === 'public' ? [] : [guards[endpoint.access]]
      const handler: Handler<ShopEnv> = async (c) => {
        const request = await readRequest(c, endpoint)
        if (!request.ok) return problem(c, request.refusal)
        // The schemas made these values; TypeScript cannot follow a schema through a generic.
        const call = (on: Context) => handle({ c, context: on, ...request.value } as Call<typeof endpoint>)
        if (endpoint.keep) return respondKept(c, endpoint, cache, call)
        return respond(c, endpoint, await call(context))
      }
      app.on(method, [path], ...guard, ...before, handler)
    },
  }
}

async function readRequest(c: RequestContext<ShopEnv>, endpoint: Endpoint): Promise<Result<object, Refusal>> {
  const inPath: Record<string, string> = c.req.param()
  const params = endpoint.params ? validate(endpoint.params, inPath) : ok(undefined)
  // An id that no row can have is simply not there (api.md: 404).
  if (!params.ok || Object.values(inPath).some((id) => id.includes(NUL)))
    return { ok: false, refusal: { code: 'not-found' } }
  const query = endpoint.query ? validate(endpoint.query, withoutNul(c.req.query())) : ok(undefined)
  if (!query.ok) return query
  const headers = endpoint.headers ? validate(endpoint.headers, c.req.header()) : ok(undefined)
  if (!headers.ok) return headers
  const body = endpoint.body ? await readBody(c, endpoint.body) : ok(undefined)
  if (!body.ok) return body
  return ok({ params: params.value, query: query.value, headers: headers.value, body: body.value })
}

/** No row holds it, and PostgreSQL cannot even be asked for it (Z-10). */
const NUL = '\0'

/** What people type says the same without it (conventions 8). */
function withoutNul(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value.replaceAll(NUL, '')]))
}

type Handled = Good<unknown> | { ok: false; refusal: Refusal } | Response

function respond(c: RequestContext<ShopEnv>, endpoint: Endpoint, result: Handled): Response {
  if (result instanceof Response) return result
  if (!result.ok) return problem(c, result.refusal)
  const status = result.status ?? endpoint.status?.[0] ?? 200
  // What is not said to be public is private (api.md, Conventions).
  const headers = { 'Cache-Control': 'no-store', ...result.headers }
  if (status === 204) return c.body(null, 204, headers)
  return c.body(JSON.stringify(result.value), status, { 'Content-Type': JSON_TYPE, ...headers })
}

const JSON_TYPE = 'application/json; charset=UTF-8'

async function respondKept(
  c: RequestContext<ShopEnv>,
  endpoint: Endpoint,
  cache: ResponseCache<Context>,
  call: (context: Context) => Handled | Promise<Handled>,
): Promise<Response> {
  const names = endpoint.query instanceof z.ZodObject ? Object.keys(endpoint.query.shape) : []
  const key = canonicalUrl(c.req.path, new URL(c.req.url).searchParams, names)
  try {
    const kept = await cache.get(key, async (context) => {
      const result = await call(context)
      if (result instanceof Response) throw new TypeError('a cached endpoint returns a value')
      if (!result.ok) throw new Refused(result.refusal)
      return {
        status: 200,
        headers: {
          'Content-Type': JSON_TYPE,
          'Cache-Control': PUBLIC_CACHING,
          'Content-Security-Policy': CLOSED_POLICY,
        },
        body: Buffer.from(JSON.stringify(result.value)),
      }
    })
    const packed = await kept.make(kept.choose(c.req.header('Accept-Encoding')))
    return toResponse(c.req.raw, kept.status, packed, c.get('requestId'))
  } catch (error) {
    if (error instanceof Refused) return problem(c, error.refusal)
    throw error
  }
}

/** A refusal names its request, so it is never kept; it leaves the cache as an exception. */
class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}
