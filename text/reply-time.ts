import { formatCount, HOURS_GENITIVE } from './format-count.ts'

/** «خلال 24 ساعة» as the settings promise it; where they could not be read, no figure is promised. */
export function replyTime(replyHours: number | undefined): string {
  return replyHours === undefined ? 'قريباً' : `خلال ${formatCount(replyHours, HOURS_GENITIVE)}`
}
