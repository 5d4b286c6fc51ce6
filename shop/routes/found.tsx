import { FoundPage } from '#shop/found/found-page.tsx'
import type { Route } from './+types/found'

/** H-05: the same document for every code; what its owner shows comes by /api (D-06), so that it is gone once turned off. */
export default function FoundRoute({ params }: Route.ComponentProps) {
  return <FoundPage key={params.code} code={params.code} />
}
