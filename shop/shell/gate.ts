// The gate of the back office as the shop shows it. http/admin-gate.ts has checked the request by its path; who passed gets
// the office, another program, so whoever a loader meets here was refused, or asked for what is not there.
import { data, type RouterContextProvider } from 'react-router'
import { GATE_STATUS, isClosed } from '#contract/admin/gate.ts'
import { renderingContext } from './server-context.ts'

/** A guarded path without a page tells nobody but admins that it has none. */
export function refuseAtClosedGate(context: Readonly<RouterContextProvider>): void {
  const { gate } = context.get(renderingContext)
  if (gate && isClosed(gate)) throw data(gate, { status: GATE_STATUS[gate.kind] })
}
