import { data } from 'react-router'
import { NotFound } from '#app/features/shell/error-page.tsx'
import { refuseAtClosedGate } from '#app/gate.ts'
import type { Route } from './+types/not-found'

/** Every path that nobody else knows (S-ROUTE-10). */
export function loader({ context }: Route.LoaderArgs) {
  refuseAtClosedGate(context)
  return data(null, { status: 404 })
}

export default function UnknownPath() {
  return <NotFound />
}
