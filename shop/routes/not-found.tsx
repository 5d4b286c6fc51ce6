import { data, redirectDocument } from 'react-router'
import { NotFound } from '#shop/shell/error-page.tsx'
import { refuseAtClosedGate } from '#shop/shell/gate.ts'
import type { Route } from './+types/not-found'

/** Every path that nobody else knows (S-ROUTE-10). */
export function loader({ context }: Route.LoaderArgs) {
  refuseAtClosedGate(context)
  return data(null, { status: 404 })
}

/** A move to what the shop does not have becomes a visit: it may be the office's, another program. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return redirectDocument(request.url)
}

export default function UnknownPath() {
  return <NotFound />
}
