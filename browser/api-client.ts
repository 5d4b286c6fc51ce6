// The only client for /api (D-09, S-API-03, S-API-04): a query's key is its URL; JSON; a refusal is an error whose
// message is «status: body».
import { QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  Address,
  CurrentOf,
  ReadAddress,
  RequestTo,
  ResponseOf,
  VersionedAddress,
} from '#contract/endpoints.ts'
import type { Problem, RefusalCode, RefusalOf } from '#contract/refusals.ts'
import { errorText } from '#text/shell.ts'

/** A failed response. `message` is the status, a colon and the body, as the specification says. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** The problem from the body, if the response came from the shop. */
  readonly problem: Problem | null

  constructor(status: number, body: string) {
    super(`${status}: ${body}`)
    this.status = status
    this.problem = readProblem(body)
  }
}

/** S-ERR-14: its message is «401: …Unauthorized…». */
export function isUnauthorized(error: unknown): boolean {
  return hasStatus(error, [401])
}

/** @param also further statuses that mean the same, such as 422 for an id that cannot exist */
export function isNotFound(error: unknown, ...also: number[]): boolean {
  return hasStatus(error, [404, ...also])
}

function hasStatus(error: unknown, statuses: readonly number[]): boolean {
  return error instanceof ApiError && statuses.includes(error.status)
}

/** The message for the person: the shop's own, otherwise a general one. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.problem?.detail ?? errorText.unexpected
  // fetch throws a TypeError if there was no response.
  return error instanceof TypeError ? errorText.offline : errorText.unexpected
}

/** The refusal with this code and its data; null for any other failure. */
export function refusalIn<Code extends RefusalCode>(error: unknown, code: Code): RefusalOf<Code> | null {
  return error instanceof ApiError && isRefusal(error.problem, code) ? error.problem : null
}

/** The contract defines the data of each code. */
function isRefusal<Code extends RefusalCode>(
  problem: { code: string } | null,
  code: Code,
): problem is RefusalOf<Code> {
  return problem?.code === code
}

/** The current version, if an endpoint refused to overwrite somebody else's change; null for any other failure. */
export function currentIn<A extends VersionedAddress>(_address: A, error: unknown): CurrentOf<A> | null {
  return error instanceof ApiError && isChangedMeanwhile<A>(error.problem) ? error.problem.current : null
}

/** The endpoint's declaration defines the type of `current`. */
function isChangedMeanwhile<A extends VersionedAddress>(
  problem: { code: string } | null,
): problem is { code: string; current: CurrentOf<A> } {
  return problem?.code === 'changed-meanwhile'
}

/** A temporary network or server failure, worth a retry; a refusal is final. 408: the body came too slowly. */
export function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || [408, 429].includes(error.status)
}

/**
 * Whether the shop processed and refused the request; 401, 403, 408 and 429 do not tell whether an earlier attempt
 * succeeded.
 */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && ![401, 403, 408, 429].includes(error.status)
}

/** The error of each field (422), by the name the API gives it. */
export function fieldErrorsOf(error: unknown): Record<string, string[]> {
  return error instanceof ApiError ? (error.problem?.errors ?? {}) : {}
}

/** A-PLAT-01: identifies requests of the shop's own pages in logs and at proxies. */
const CLIENT = 'aleef-web'

type AbortableRequest<A extends Address> = RequestTo<A> & { signal?: AbortSignal }
type Arguments<A extends Address> =
  object extends RequestTo<A> ? [request?: AbortableRequest<A>] : [request: AbortableRequest<A>]

type AnyRequest = {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  headers?: Record<string, string | undefined>
  body?: unknown
  signal?: AbortSignal
}

/** Calls an endpoint; throws ApiError on a refusal, TypeError if the shop is unreachable. */
export function call<A extends Address>(address: A, ...request: Arguments<A>): Promise<ResponseOf<A>>
export function call(address: string, request: AnyRequest = {}): Promise<unknown> {
  return send(methodOf(address), urlFrom(address, request), request)
}

/** Downloads a file from an endpoint; throws as `call` does. */
export function callFile<A extends Address>(address: A, ...request: Arguments<A>): Promise<Blob>
export async function callFile(address: string, request: AnyRequest = {}): Promise<Blob> {
  return (await respond(methodOf(address), urlFrom(address, request), request)).blob()
}

/** The URL of an endpoint, which is also the query key of its data. */
export function urlOf<A extends Address>(address: A, ...request: Arguments<A>): string
export function urlOf(address: string, request: AnyRequest = {}): string {
  return urlFrom(address, request)
}

/** A query whose key is its URL. */
export function queryOf<A extends ReadAddress>(address: A, ...request: Arguments<A>) {
  return queryOptions({
    queryKey: [urlOf(address, ...request)],
    queryFn: () => call(address, ...request),
  })
}

/** The same, refetched whenever it is shown again. */
export function freshOf<A extends ReadAddress>(address: A, ...request: Arguments<A>) {
  return { ...queryOf(address, ...request), refetchOnMount: 'always' as const }
}

/** The same, but null instead of an error if nobody is signed in. */
export function queryOrNull<A extends ReadAddress>(address: A, ...request: Arguments<A>) {
  return queryOptions({
    queryKey: [urlOf(address, ...request)],
    queryFn: () =>
      call(address, ...request).catch((error) => {
        if (isUnauthorized(error)) return null
        throw error
      }),
  })
}

/** Longer than the shop takes to respond, which has no limit for writes of the office. */
const MAX_WAIT_MS = 30_000
const MAX_OFFICE_WAIT_MS = 120_000

/** An untyped request by URL; `call` adds the types. Without a response in time it fails as without a network. */
export async function send(method: string, url: string, request: AnyRequest = {}) {
  const isOfficeWrite = method !== 'GET' && url.startsWith('/api/admin/')
  const late = AbortSignal.timeout(isOfficeWrite ? MAX_OFFICE_WAIT_MS : MAX_WAIT_MS)
  try {
    const text = await (await respond(method, url, { ...request, signal: request.signal ?? late })).text()
    return text ? JSON.parse(text) : undefined
  } catch (error) {
    if (late.aborted && !(error instanceof ApiError))
      throw new TypeError('no response in time', { cause: error })
    throw error
  }
}

async function respond(
  method: string,
  url: string,
  { headers, body, signal }: AnyRequest = {},
): Promise<Response> {
  const response = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      'x-client-info': CLIENT,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: 'same-origin',
    signal,
  })
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText)
  return response
}

function methodOf(address: string): string {
  return address.slice(0, address.indexOf(' '))
}

/** The URL of an endpoint with the filters of the page's address, unchecked: the server refuses unknown values. */
export function urlFrom(address: string, { params = {}, query = {} }: AnyRequest): string {
  const path = address
    .slice(address.indexOf(' ') + 1)
    .replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, `${value}`)
  return search.size ? `${path}?${search}` : path
}

/** D-09: no retry, no refetch on focus, never stale. Stock and prices are refetched explicitly. */
export function createQueryClient(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        // Offline, a call fails at once with a message instead of waiting silently.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !event.action.manual) return
    // A pending read may have been answered before the change whose response was set, and would undo it here.
    const { queryKey, state } = event.query
    if (state.fetchStatus === 'fetching') void queries.refetchQueries({ queryKey, exact: true })
  })
  return queries
}

function readProblem(body: string): Problem | null {
  try {
    const value: unknown = JSON.parse(body)
    return isProblem(value) ? value : null
  } catch {
    // Not JSON (a proxy's page, an empty body), so only the status is known.
    return null
  }
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && 'detail' in value
}
