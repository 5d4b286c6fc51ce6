// Registers handlers for declared endpoints: a request is guarded, read and validated before its handler sees it.
import type { Context, Handler, Hono, Env as HonoEnv, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { ok, type Result } from '#platform/result.ts'
import type {
  ApiAddress,
  DeclaredEndpoint,
  Endpoint,
  Endpoints,
  Input,
  Method,
  Output,
  PathParams,
  SuccessStatus,
} from './endpoint.ts'
import type { ApiRefusal, ProblemResponse } from './problem.ts'
import { type FieldErrors, readBody, validate } from './read-body.ts'

/** The types that a program fills in. */
export type ApiShape = {
  endpoints: Endpoints
  env: HonoEnv
  /** What every handler receives. */
  context: unknown
  /** The caller type for each access. */
  users: Record<string, unknown>
  refusal: { code: string }
}

type Call<E extends Endpoint, Address extends string, S extends ApiShape> = {
  c: Context<S['env']>
  context: S['context']
  /** The caller, checked for the access that the endpoint names. */
  user: S['users'][E['access']]
  params: E['params'] extends z.core.$ZodType ? Output<E['params']> : PathParams<Address, number>
  query: Output<E['query']>
  headers: Output<E['headers']>
  body: Output<E['body']>
}

type Success<T> = { ok: true; value: T; status?: SuccessStatus; headers?: Record<string, string> }
type RefusedOutcome<Refusal> = { ok: false; refusal: Refusal }
/** A Result or a Response. The value of a Result is sent only if the endpoint declares a response. */
type Outcome<E extends Endpoint, Refusal> =
  | Success<E['response'] extends z.core.$ZodType ? Input<E['response']> : unknown>
  | RefusedOutcome<EndpointRefusal<E, Refusal>>
  | Response

type AnyOutcome<Refusal> = Success<unknown> | RefusedOutcome<Refusal> | Response

/** The declared refusals with their data, and those that every endpoint has. */
type EndpointRefusal<E extends Endpoint, Refusal> =
  | Carrying<E, Extract<Refusal, { code: NonNullable<E['refusals']>[number] }>>
  | Extract<Refusal, { code: ApiRefusal['code'] | 'unauthorized' | 'forbidden' }>
type Carrying<E extends Endpoint, Refusal> = Refusal extends { current: unknown }
  ? Omit<Refusal, 'current'> & { current: Input<E['current']> }
  : Refusal

/** A success with another status than the endpoint's first, or with headers. */
export function respond<T>(
  value: T,
  status: SuccessStatus,
  headers: Record<string, string> = {},
): Success<T> {
  return { ok: true, value, status, headers }
}

/** Registers the handlers of a resource: `api.on('GET /api/cart', …)`. */
export type PlatformApi<S extends ApiShape> = {
  on<Name extends keyof S['endpoints'] & ApiAddress>(
    name: Name,
    handle: (
      call: Call<S['endpoints'][Name], Name, S>,
    ) => Promise<Outcome<S['endpoints'][Name], S['refusal']>> | Outcome<S['endpoints'][Name], S['refusal']>,
  ): void
  /** Everything registered, in order: the API page and the tests of access are generated from it. */
  readonly endpoints: readonly Declared<S>[]
}

type Declared<S extends ApiShape> = DeclaredEndpoint<
  S['endpoints'][keyof S['endpoints'] & ApiAddress]['access'],
  S['refusal']['code']
>

export type ApiOptions<S extends ApiShape> = {
  endpoints: S['endpoints']
  context: S['context']
  /** An id in an address, for endpoints that do not declare their parameters. */
  pathId: z.ZodType<number>
  userOf: (c: Context<S['env']>, access: Declared<S>['access']) => unknown
  problem: ProblemResponse<S['refusal'] | ApiRefusal>
  /** The error sentences of each invalid field. */
  fieldErrors: FieldErrors
  /** Middlewares that pass or refuse a request, in this order. */
  guards: (endpoint: Declared<S>) => MiddlewareHandler<S['env']>[]
  /** The response to a cached endpoint; `render` throws what must not be cached. */
  respondCached: (
    c: Context<S['env']>,
    queryNames: readonly string[],
    render: (context: S['context']) => Promise<{ body: Uint8Array; type: string }>,
  ) => Promise<Response>
}

export function createApi<S extends ApiShape>(app: Hono<S['env']>, options: ApiOptions<S>): PlatformApi<S> {
  const { context, problem, fieldErrors } = options
  const endpoints: Declared<S>[] = []
  return {
    endpoints,
    on(name, handle) {
      const [method, path] = name.split(' ') as [Method, string]
      // TypeScript assumes that any key of a record may be missing.
      const declared = options.endpoints[name] as Endpoint
      const ids = path.match(/(?<=:)\w+/g)?.map((id) => [id, options.pathId])
      const endpoint = {
        ...declared,
        params: declared.params ?? (ids && z.object(Object.fromEntries(ids))),
        method,
        path,
      }
      endpoints.push(endpoint)
      const handler: Handler<S['env']> = async (c) => {
        const request = await readRequest(c, endpoint, fieldErrors)
        if (!request.ok) return problem(c, request.refusal)
        // The schemas made these values; TypeScript cannot follow a declaration through a generic.
        const call = async (scope: S['context']) =>
          (await handle({
            c,
            context: scope,
            user: options.userOf(c, endpoint.access),
            ...request.value,
          } as Parameters<typeof handle>[0])) as AnyOutcome<S['refusal']>
        if (!endpoint.cached) return toResponse(c, endpoint, await call(context), problem)
        try {
          return await options.respondCached(c, namesOf(endpoint.query), async (scope) => {
            const result = await call(scope)
            if (result instanceof Response) throw new TypeError('a cached endpoint responds with a value')
            if (!result.ok) throw new RefusedError(result.refusal)
            return { body: Buffer.from(JSON.stringify(result.value)), type: JSON_TYPE }
          })
        } catch (error) {
          if (error instanceof RefusedError) return problem(c, error.refusal)
          throw error
        }
      }
      app.on(method, [path], ...options.guards(endpoint), handler)
    },
  }
}

async function readRequest(
  c: Context,
  endpoint: Endpoint,
  fieldErrors: FieldErrors,
): Promise<Result<object, ApiRefusal>> {
  const inPath: Record<string, string> = c.req.param()
  const params = endpoint.params ? validate(endpoint.params, inPath, fieldErrors) : ok(undefined)
  // An id that no row can have is 404, not 422.
  if (!params.ok || Object.values(inPath).some((id) => id.includes(NUL)))
    return { ok: false, refusal: { code: 'not-found' } }
  const query = endpoint.query
    ? validate(endpoint.query, withoutNul(c.req.query()), fieldErrors)
    : ok(undefined)
  if (!query.ok) return query
  const headers = endpoint.headers ? validate(endpoint.headers, c.req.header(), fieldErrors) : ok(undefined)
  if (!headers.ok) return headers
  const body = endpoint.body ? await readBody(c, endpoint.body, fieldErrors) : ok(undefined)
  if (!body.ok) return body
  return ok({ params: params.value, query: query.value, headers: headers.value, body: body.value })
}

/** No row holds it, and PostgreSQL cannot even be asked for it (Z-10). */
const NUL = '\0'

/** Removed from input: text has the same meaning without it. */
function withoutNul(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value.replaceAll(NUL, '')]))
}

function toResponse<Refusal>(
  c: Context,
  endpoint: Endpoint,
  result: AnyOutcome<Refusal>,
  problem: ProblemResponse<Refusal>,
): Response {
  if (result instanceof Response) return result
  if (!result.ok) return problem(c, result.refusal)
  const status = result.status ?? endpoint.status?.[0] ?? 200
  // Endpoints are private unless declared public.
  const headers = { 'Cache-Control': 'no-store', ...result.headers }
  if (!endpoint.response || status === 204) return c.body(null, status, headers)
  return c.body(JSON.stringify(result.value), status, { 'Content-Type': JSON_TYPE, ...headers })
}

const JSON_TYPE = 'application/json; charset=UTF-8'

function namesOf(query: z.core.$ZodType | undefined): string[] {
  return query instanceof z.ZodObject ? Object.keys(query.shape) : []
}

/** A refusal names its request, so it is never cached; it leaves the cache as an exception. */
class RefusedError<Refusal> extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super('refused')
    this.refusal = refusal
  }
}
