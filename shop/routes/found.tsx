import { FoundPage } from '#shop/found/found-page.tsx'
import type { Route } from './+types/found'

/**
 * H-05: the same HTML for every code; the owner's data is loaded from /api (D-06), so that it disappears once turned
 * off.
 */
export default function FoundRoute({ params }: Route.ComponentProps) {
  return <FoundPage key={params.code} code={params.code} />
}
