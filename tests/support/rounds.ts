/**
 * How often a test repeats what it does: in `npm test` as often as it takes to notice a break, in `npm run test:soak` the
 * full number.
 */
export function rounds(short: number, full: number): number {
  return process.env.SOAK ? full : short
}
