import type { ComponentType } from 'react'
import {
  type RouteObject,
  redirectDocument,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
} from 'react-router'
import { call } from '#browser/api-client.ts'
import { Office } from '#office/frame/office.tsx'
import { OfficeFrame } from '#office/frame/office-frame.tsx'
import { PlainFrame } from '#office/frame/plain-frame.tsx'
import { ROOMS, type Room, TOOLS } from '#office/shell/rooms.ts'
import { ShellFailure } from '#office/shell/shell-failure.tsx'
import { legalFacts } from '#text/legal-facts.ts'
import { CheckingGate } from './gate/admin-gate.tsx'

/** Each page is a file of its own, loaded when it is opened. */
const pages = import.meta.glob<ComponentType>('./**/*-page.tsx', { import: 'default' })

export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Office,
    ErrorBoundary: RouteFailure,
    loader: readRoot,
    shouldRevalidate,
    children: [
      { Component: OfficeFrame, children: [pagesOf(ROOMS)] },
      { Component: PlainFrame, children: [pagesOf(TOOLS)] },
      // All other paths belong to the shop, a separate program.
      { path: '*', loader: ({ request }) => redirectDocument(request.url) },
    ],
  },
]

/**
 * The id of a page's route is its path. If a page fails, the frame remains. `lazy` is a function, because of a record of
 * functions the router ignores that one was rejected, and draws nothing (React Router 8.4).
 */
function pagesOf(table: Readonly<Record<string, Room>>): RouteObject {
  return {
    ErrorBoundary: RouteFailure,
    HydrateFallback: CheckingGate,
    children: Object.entries(table).map(([path, { file }]) => ({
      id: path,
      path,
      lazy: async () => ({ Component: await pages[`./${file}`]?.() }),
    })),
  }
}

/** The first response is embedded in the page (office/document.ts); a refetch has the same fields. */
async function readRoot() {
  const store = await call('GET /api/store')
  return { store: { ...store, policies: [], legal: legalFacts(store) } }
}

/** Not for a filter of a list. A revalidation that another page interrupts is made up for there. */
function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args
  const isFilter = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return defaultShouldRevalidate && !isFilter
}

/** A page whose file failed to load, usually because of a new release; a full page load fetches the new one. */
function RouteFailure() {
  return <ShellFailure error={useRouteError()} onRetry={() => location.reload()} />
}
