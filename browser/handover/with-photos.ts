import { CHECKS, type Check } from '#domain/handovers/handover.ts'

/** The animals of a hand-over report, each with the ids of its uploaded pictures. */
export function withPhotos<Answer extends object, A extends { checks: Record<Check, Answer> }>(
  animals: readonly A[],
  photoOf: (animal: number, of: Check | 'moment') => string | null,
) {
  return animals.map((animal, index) => ({
    ...animal,
    photoId: photoOf(index, 'moment'),
    checks: Object.fromEntries(
      CHECKS.map((check) => [check, { ...animal.checks[check], photoId: photoOf(index, check) }]),
    ) as Record<Check, A['checks'][Check] & { photoId: string | null }>,
  }))
}
