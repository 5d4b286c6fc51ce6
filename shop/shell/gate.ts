// The gate of the back office as the shop shows it. http/admin-gate.ts has checked the request by its path and serves
// the office, another program, to those who pass: a request that reaches a loader here was refused, or its page does
// not exist.
import { data, type RouterContextProvider } from 'react-router'
import { GATE_STATUS, isClosed } from '#contract/admin/gate.ts'
import { renderingContext } from './server-context.ts'

/** Only admins learn that a guarded path has no page. */
export function refuseAtClosedGate(context: Readonly<RouterContextProvider>): void {
  const { gate } = context.get(renderingContext)
  if (gate && isClosed(gate)) throw data(gate, { status: GATE_STATUS[gate.kind] })
}
