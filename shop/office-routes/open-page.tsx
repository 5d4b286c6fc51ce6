import type { OpenDebugPath } from '#contract/debug.ts'
import { DebugPage } from '#office/debug/debug-page.tsx'
import { OPEN_PAGES } from '#office/debug/debug-pages.ts'
import { requireDebugRoutes } from '#shop/debug-lock.ts'
import type { Route } from './+types/open-page'

export function loader({ context }: Route.LoaderArgs) {
  requireDebugRoutes(context)
  return null
}

/** A-DBG-01, X-03: nine pages of a table; the route's id is its path. */
export default function OpenDebugRoute({ matches }: Route.ComponentProps) {
  const path = matches.at(-1)?.id as OpenDebugPath
  return <DebugPage path={path} page={OPEN_PAGES[path]} />
}
