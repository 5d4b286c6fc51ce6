/**
 * When a record changes that last changed at `before`: its times go forward with every change, however fast they follow each
 * other, so that `updatedAt` tells two states of it apart.
 */
export function timeOfChange(now: Date, before: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1))
}
