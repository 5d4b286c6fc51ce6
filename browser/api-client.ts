// The one way to /api (D-09, S-API-03, S-API-04): the key of a query is its address; JSON; a refusal is an error whose
// message is «status: body».
import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { Problem } from '#contract/refusals.ts'
import { errorText } from '#text/shell.ts'

/** An answer that is no success. `message` is the status, a colon and the body, as the specification says. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** What the shop said, when it was the shop that answered. */
  readonly problem: Problem | null

  constructor(status: number, body: string) {
    super(`${status}: ${body}`)
    this.status = status
    this.problem = readProblem(body)
  }
}

/** S-ERR-14: «401: …Unauthorized…». */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && /^401: .*Unauthorized/s.test(error.message)
}

/** The sentence for the person: the shop's own, else what is certain. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.problem?.detail ?? errorText.unexpected
  // fetch throws TypeError when nothing came back at all.
  return error instanceof TypeError ? errorText.offline : errorText.unexpected
}

/** A network or a server that may be back in a moment; a refusal is final. */
export function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429
}

/** The error of each field (422), by the name the API gives it. */
export function fieldErrorsOf(error: unknown): Record<string, string[]> {
  return error instanceof ApiError ? (error.problem?.errors ?? {}) : {}
}

/** A-PLAT-01: tells the shop's own pages from other programs in a request log or at a proxy. */
const CLIENT = 'aleef-web'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Calls the API and reads the answer; throws ApiError on a refusal, TypeError when the shop is out of reach. */
export async function api<Answer>(
  method: Method,
  url: string,
  body?: object,
  headers?: Record<string, string>,
  signal?: AbortSignal,
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      'x-client-info': CLIENT,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body && JSON.stringify(body),
    credentials: 'same-origin',
    signal,
  })
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, text || response.statusText)
  return (text ? JSON.parse(text) : undefined) as Answer
}

/** A query whose key is its address. */
export function apiQuery<Answer>(url: string) {
  return queryOptions({ queryKey: [url], queryFn: () => api<Answer>('GET', url) })
}

/** The same, but nobody signed in is the answer null, not an error. */
export function apiQueryOrNull<Answer>(url: string) {
  return queryOptions({
    queryKey: [url],
    queryFn: () =>
      api<Answer>('GET', url).catch((error) => {
        if (isUnauthorized(error)) return null
        throw error
      }),
  })
}

/** D-09: no retry, no refetch on focus, never stale. What sells is refetched by name. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        // Away from the network a call fails at once and says so, instead of waiting unseen.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

function readProblem(body: string): Problem | null {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && 'code' in value && 'detail' in value
      ? (value as Problem)
      : null
  } catch {
    // A proxy's page or an empty body: the status is all there is.
    return null
  }
}
