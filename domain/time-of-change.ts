/** The time of a change after `before`, strictly later, so that `updatedAt` tells any two states apart. */
export function timeOfChange(now: Date, before: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1))
}

/**
 * Whether the record changed since the caller read it, however they spell that instant.
 * @param readAt undefined: overwrite any state
 */
export function isStale(readAt: string | undefined, updatedAt: Date): boolean {
  return readAt !== undefined && Date.parse(readAt) !== updatedAt.getTime()
}
