import { STEP_MAIL_SECONDS } from '#domain/order-status.ts'

/** A status change and when its response arrived, which is slightly later than when the server made it. */
export type Moved = { id: number; at: number }

/** W-04: in a long series the first changes can no longer be undone; requesting that would delay the others. */
export function stillUndoable(moved: readonly Moved[], now: number): { ids: number[]; late: number } {
  const ids = moved.filter(({ at }) => now - at <= STEP_MAIL_SECONDS * 1000).map(({ id }) => id)
  return { ids, late: moved.length - ids.length }
}
