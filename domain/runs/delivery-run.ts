// The delivery run (W-07): the orders that one driver takes along, and the outcome of each.
import { DAY_MS } from '#domain/duration.ts'
import { MAX_SIGNER_NAME } from '#domain/handovers/handover.ts'
import { startOfMuscatDay } from '#domain/muscat-time.ts'

/**
 * `released`: no longer of this run, because the office took it out, ended the run, or moved the order itself. An
 * answer of the driver that the office has overruled is released too, and so is one that came after that: it is kept
 * and moves nothing.
 */
export const STOP_STATES = ['open', 'delivered', 'failed', 'released'] as const

/** Why an order came back: an animal of it died or fell ill on the way (H-10). `other` is said in words. */
export const FAILURE_REASONS = [
  'no-answer',
  'not-there',
  'wrong-address',
  'refused',
  'postponed',
  'died',
  'ill',
  'other',
] as const
export type FailureReason = (typeof FAILURE_REASONS)[number]

export const RUN_LIMITS = {
  stops: 60,
  driver: 60,
  receiver: MAX_SIGNER_NAME,
  note: 300,
  checkPhotos: 60,
} as const

/** How long receiver, signature and picture are stored, in case of a dispute. */
export const PROOF_DAYS = 180

/** The end of the next day in Muscat: a run that leaves in the evening comes back the day after. */
export function endOfRun(now: Date): Date {
  return startOfMuscatDay(now, 2)
}

/** How long after its end a run accepts earlier answers, from a phone that was offline. */
const LATE_MS = DAY_MS

type RunTimes = { revokedAt: Date | null; expiresAt: Date }

export function endOfLink({ revokedAt, expiresAt }: RunTimes): Date {
  return revokedAt !== null && revokedAt < expiresAt ? revokedAt : expiresAt
}

/** Until when answers from before its end are taken. */
export function endOfAnswers(run: RunTimes): Date {
  return new Date(endOfLink(run).getTime() + LATE_MS)
}

/** Whether its link still opens it. */
export function isRunOpen(run: RunTimes, now: Date): boolean {
  return endOfLink(run) > now
}
