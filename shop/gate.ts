// The second lock of the back office's pages: http/admin-gate.ts has judged the request by its path, and no loader
// shows anything unless it said yes: a check in a layout's loader alone would protect nothing.
import { data, type RouterContextProvider } from 'react-router'
import { GATE_STATUS, type Gate, isClosed } from '#contract/admin/gate.ts'
import { renderingContext } from '#shop/server-context.ts'

type Rendered = Readonly<RouterContextProvider>

/** Throws the gate screen at everybody else. */
export function requireAdminPage(context: Rendered): void {
  const { gate } = context.get(renderingContext)
  if (gate?.kind !== 'admin') refuse(gate)
}

/** True while the shop has no admin. */
export function requireSetupPage(context: Rendered): boolean {
  const { gate } = context.get(renderingContext)
  if (gate?.kind !== 'admin' && gate?.kind !== 'first-run') refuse(gate)
  return gate?.kind === 'first-run'
}

/** A guarded path without a page tells nobody but admins that it has none. */
export function refuseAtClosedGate(context: Rendered): void {
  const { gate } = context.get(renderingContext)
  if (gate && isClosed(gate)) refuse(gate)
}

function refuse(gate: Gate | undefined): never {
  const closed = gate && isClosed(gate) ? gate : ({ kind: 'signed-out' } as const)
  throw data(closed, { status: GATE_STATUS[closed.kind] })
}
