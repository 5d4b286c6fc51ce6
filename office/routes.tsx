import type { ComponentType } from 'react'
import { type RouteObject, redirectDocument, type ShouldRevalidateFunctionArgs } from 'react-router'
import { call } from '#browser/api-client.ts'
import { Office } from '#office/frame/office.tsx'
import { OfficeFrame } from '#office/frame/office-frame.tsx'
import { PlainFrame } from '#office/frame/plain-frame.tsx'
import { RouteFailure } from '#office/frame/route-failure.tsx'
import { ROOMS, TOOLS } from '#office/shell/rooms.ts'
import { legalFacts } from '#text/legal-facts.ts'
import { CheckingGate } from './gate/admin-gate.tsx'

/** Each room and tool is a file of its own, asked for when somebody opens it. */
const pages = import.meta.glob<ComponentType>('./*/*-page.tsx', { import: 'default' })

export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Office,
    ErrorBoundary: RouteFailure,
    loader: readRoot,
    shouldRevalidate: isAskedForAgain,
    children: [
      { Component: OfficeFrame, children: [pagesOf(ROOMS)] },
      { Component: PlainFrame, children: [pagesOf(TOOLS)] },
      // Everything else is the shop's, another program.
      { path: '*', loader: ({ request }) => redirectDocument(request.url) },
    ],
  },
]

/** The id of a page's route is its path. What goes wrong with one leaves the frame standing. */
function pagesOf(table: Readonly<Record<string, string>>): RouteObject {
  return {
    ErrorBoundary: RouteFailure,
    HydrateFallback: CheckingGate,
    children: Object.entries(table).map(([path, file]) => ({
      id: path,
      path,
      lazy: { Component: pages[`./${file}`] },
    })),
  }
}

/** The page brings the first answer along (office/document.ts); what is read again says as much. */
async function readRoot() {
  const store = await call('GET /api/store')
  return { store: { ...store, policies: [], legal: legalFacts(store) } }
}

function isAskedForAgain({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href
}
