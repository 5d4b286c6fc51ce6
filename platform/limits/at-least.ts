// A response that always takes about as long reveals nothing by its timing (Z-07).
import { setTimeout as delay } from 'node:timers/promises'

/** Resolves with the result of `work`, but no sooner than after this many milliseconds. */
export async function atLeast<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work, delay(milliseconds)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
