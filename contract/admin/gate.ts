// The decision of the back office's gate about a request for one of its pages (A-GATE-*, X-04).
import type { Permission } from '#domain/permissions.ts'

type OpenGate =
  | { kind: 'member'; permissions: readonly Permission[] }
  /** The shop has no admin yet: /quick-admin-setup accepts the set-up token. */
  | { kind: 'first-run' }
export type ClosedGate =
  | { kind: 'signed-out' }
  | { kind: 'not-admin'; email: string }
  /** T-02: they have a role, and must set up a second factor first. */
  | { kind: 'second-factor-due' }
export type Gate = OpenGate | ClosedGate

export const GATE_STATUS = {
  'signed-out': 401,
  'not-admin': 403,
  'second-factor-due': 403,
} as const satisfies Record<ClosedGate['kind'], number>

export function isClosed(gate: Gate): gate is ClosedGate {
  return gate.kind in GATE_STATUS
}

/** Whether this is the error that a loader throws at a closed gate. */
export function isClosedGate(value: unknown): value is ClosedGate {
  return typeof value === 'object' && value !== null && 'kind' in value && String(value.kind) in GATE_STATUS
}
