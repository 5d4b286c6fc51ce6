import { STEP_MAIL_SECONDS } from '#domain/order-status.ts'

/** A step of an order, and when its answer came: the server took it before that. */
export type Moved = { id: number; at: number }

/** W-04: in a long series the first steps can no longer be undone; requesting them would delay the others. */
export function stillUndoable(moved: readonly Moved[], now: number): { ids: number[]; late: number } {
  const ids = moved.filter(({ at }) => now - at <= STEP_MAIL_SECONDS * 1000).map(({ id }) => id)
  return { ids, late: moved.length - ids.length }
}
