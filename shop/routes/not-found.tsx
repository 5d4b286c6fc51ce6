import { data, redirectDocument } from 'react-router'
import { refuseAtClosedGate } from '#shop/gate.ts'
import { NotFound } from '#shop/shell/error-page.tsx'
import type { Route } from './+types/not-found'

/** Every path that nobody else knows (S-ROUTE-10). */
export function loader({ context }: Route.LoaderArgs) {
  refuseAtClosedGate(context)
  return data(null, { status: 404 })
}

/**
 * The browser's table of routes has the shop's own and no others (http/pages/route-tables.ts): what is none of them,
 * like the back office for an admin who was shopping, becomes a visit.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return redirectDocument(request.url)
}

export default function UnknownPath() {
  return <NotFound />
}
