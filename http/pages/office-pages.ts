// The pages of the office, the second program: the same document for each of its paths, rendered in the browser.
import { matchRoutes } from 'react-router'
import type { Gate } from '#contract/admin/gate.ts'
import { OPEN_DEBUG_PATHS } from '#contract/debug.ts'
import { mayUse } from '#domain/permissions.ts'
import { INLINE_SCRIPTS, officeDocument } from '#office/document.ts'
import { neededAt, ROOMS, TOOLS } from '#office/shell/rooms.ts'
import { pagePolicy, permissionsPolicy } from '#platform/http/security-headers.ts'
import type { RenderedResponse } from '#platform/pages/cached-response.ts'
import { hashOf } from '#platform/pages/script-hashes.ts'
import type { Context } from '#server/context.ts'
import { readStore } from '#server/settings/settings-queries.ts'
import { legalFacts } from '#text/legal-facts.ts'
import type { OfficeFiles } from './office-files.ts'

export type OfficePages = {
  /** The pattern of the page at this path, if this gate state allows it. */
  find(path: string, gate: Gate | undefined): string | undefined
  render(pattern: string, gate: Gate | undefined): Promise<RenderedResponse>
}

/** Of diagnostics, which need no gate. */
const OPEN_PAGE = new RegExp(`^/(?:${OPEN_DEBUG_PATHS.join('|')})/?$`, 'i')

export function createOfficePages(files: OfficeFiles, context: Context): OfficePages {
  // Made at the start, which a page without its file fails.
  const routes = Object.entries({ ...ROOMS, ...TOOLS }).map(([path, { file }]) => ({
    path,
    preload: files.preload(`office/${file}`),
  }))
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': pagePolicy(INLINE_SCRIPTS.map(hashOf)),
    'Cache-Control': 'no-store',
    // F-07: the camera reads barcodes at the counter.
    'Permissions-Policy': permissionsPolicy(['camera']),
  }
  return {
    find(path, gate) {
      // The router's data requests: a program rendered in the browser has none.
      if (path.endsWith('.data')) return undefined
      // Without a gate nearly every path is the shop's, and matching it here takes as long as the shop's router (P-02).
      if (!gate && !(context.debugRoutes && OPEN_PAGE.test(path))) return undefined
      const pattern = matchRoutes(routes, path)?.[0]?.route.path
      return pattern !== undefined && mayOpen(pattern, gate, context.debugRoutes) ? pattern : undefined
    },
    async render(pattern, gate) {
      const { faq: _, opening: __, ...store } = await readStore(context)
      const html = officeDocument({
        ...files,
        preload: routes.find(({ path }) => path === pattern)?.preload ?? [],
        outline: pattern in ROOMS ? 'sections' : 'plain',
        data: {
          store: { ...store, policies: [], legal: legalFacts(store) },
          firstRun: gate?.kind === 'first-run',
        },
      })
      // T-01: the office shows the same refusal.
      const isAllowed = gate?.kind !== 'member' || mayUse(gate.permissions, neededAt(pattern) ?? 'public')
      return { status: isAllowed ? 200 : 403, headers, body: Buffer.from(html) }
    },
  }
}

/** diagnostics need debug routes. X-04: without an administrator only the set-up page exists. */
function mayOpen(pattern: string, gate: Gate | undefined, debugRoutes: boolean): boolean {
  if (OPEN_PAGE.test(`/${pattern}`)) return debugRoutes
  if (gate?.kind === 'first-run') return pattern === 'quick-admin-setup'
  return gate?.kind === 'member' && (debugRoutes || pattern !== 'admin-debug')
}
