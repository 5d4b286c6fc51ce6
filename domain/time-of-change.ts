/**
 * When a record changes that last changed at `before`: its times go forward with every change, however fast they follow each
 * other, so that `updatedAt` tells two states of it apart.
 */
export function timeOfChange(now: Date, before: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1))
}

/**
 * Whether the record changed since the caller read it, however they spell that instant.
 * @param readAt undefined: they change it as it is
 */
export function isStale(readAt: string | undefined, updatedAt: Date): boolean {
  return readAt !== undefined && Date.parse(readAt) !== updatedAt.getTime()
}
