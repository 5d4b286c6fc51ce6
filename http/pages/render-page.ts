// Renders one whole page, independent of the visitor, with the hashes of its scripts in its Content-Security-Policy.
import { randomBytes } from 'node:crypto'
import { EARLY_TAP_SCRIPT } from '#browser/early-tap.ts'
import { HINT_SCRIPT } from '#browser/session/hint-script.ts'
import type { Gate } from '#contract/admin/gate.ts'
import { RETRY_AFTER_OUTAGE } from '#platform/api/problem.ts'
import { isDatabaseAway } from '#platform/database/connect.ts'
import { loggedPath } from '#platform/http/request-log.ts'
import { CLOSED_POLICY, pagePolicy, permissionsPolicy } from '#platform/http/security-headers.ts'
import type { RenderedResponse } from '#platform/pages/cached-response.ts'
import { PUBLIC_CACHING } from '#platform/pages/response-cache.ts'
import { takeScriptHashes } from '#platform/pages/script-hashes.ts'
import type { Context } from '#server/context.ts'
import type { Rendering } from '#shop/shell/server-context.ts'
import type { PageRenderer } from './react-router.ts'

/** The database is away; `rendered` is the error page, for where there is no older copy. */
export class PageUnavailable extends Error {
  override name = 'PageUnavailable'
  readonly rendered: RenderedResponse
  constructor(rendered: RenderedResponse, cause: unknown) {
    super('a page could not be rendered', { cause })
    this.rendered = rendered
  }
}

/** Throws PageUnavailable; a bug in a loader or component comes out as a page with status 500. */
export async function renderPage(
  pages: PageRenderer,
  context: Context,
  { requestId, url, gate }: { requestId: string; url: string; gate?: Gate },
): Promise<RenderedResponse> {
  const rendering: Rendering = { requestId, nonce: randomBytes(16).toString('base64url'), gate }
  const response = await pages.render(new URL(url, context.baseUrl), context, rendering)
  const rendered = await toRendered(response, rendering.nonce, LOCATING_PAGE.test(url))
  if (!isDatabaseAway(rendering.failure)) {
    const { failure: error } = rendering
    if (error !== undefined)
      context.log.error(
        { error, requestId, path: loggedPath(new URL(url, context.baseUrl).pathname) },
        'a page failed',
      )
    return rendered
  }
  const unavailable = {
    ...rendered.headers,
    'Cache-Control': 'no-store',
    'Retry-After': String(RETRY_AFTER_OUTAGE),
  }
  throw new PageUnavailable({ ...rendered, status: 503, headers: unavailable }, rendering.failure)
}

/** W-13: pages with «موقعي الآن». */
const LOCATING_PAGE = /^\/(?:checkout|profile)(?:\?|$)/

async function toRendered(response: Response, nonce: string, isLocating: boolean): Promise<RenderedResponse> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers = headersOf(response)
  if (!headers['Content-Type']?.startsWith('text/html')) {
    return {
      status: response.status,
      headers: { ...headers, 'Content-Security-Policy': CLOSED_POLICY },
      body,
    }
  }
  const { html, hashes } = takeScriptHashes(body, nonce, [HINT_SCRIPT, EARLY_TAP_SCRIPT])
  const policy = {
    'Content-Security-Policy': pagePolicy(hashes),
    ...(isLocating && { 'Permissions-Policy': permissionsPolicy(['geolocation']) }),
  }
  return { status: response.status, headers: { ...headers, ...policy }, body: html }
}

const NAMES: Record<string, string> = {
  'content-type': 'Content-Type',
  location: 'Location',
  'set-cookie': 'Set-Cookie',
  'x-remix-response': 'X-Remix-Response',
}

/** The response headers of the router that clients need, under their usual names. */
function headersOf(response: Response): Record<string, string> {
  const known = [...response.headers].flatMap(([name, value]) => (NAMES[name] ? [[NAMES[name], value]] : []))
  const caching = response.status < 500 ? PUBLIC_CACHING : 'no-store'
  return { ...Object.fromEntries(known), 'Cache-Control': caching }
}
