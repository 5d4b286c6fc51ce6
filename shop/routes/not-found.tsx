import { data, redirectDocument } from 'react-router'
import { NotFound } from '#shop/shell/error-page.tsx'
import { refuseAtClosedGate } from '#shop/shell/gate.ts'
import type { Route } from './+types/not-found'

/** Every unknown path (S-ROUTE-10). */
export function loader({ context }: Route.LoaderArgs) {
  refuseAtClosedGate(context)
  return data(null, { status: 404 })
}

/** Loads the document instead, since the path may belong to the back office, a separate app. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return redirectDocument(request.url)
}

export default function UnknownPath() {
  return <NotFound />
}
