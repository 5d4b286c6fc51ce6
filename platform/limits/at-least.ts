// A response that always takes about as long reveals nothing by its timing (Z-07).
import { setTimeout as delay } from 'node:timers/promises'

/** Gives what `work` gives, but not before this many milliseconds have passed. */
export async function atLeast<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work, delay(milliseconds)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
