// The opening hours as an editor's fields (L-12).
import type { Hours, Opening, OpeningException } from '#domain/opening.ts'
import { exceptionText, weekText } from '#text/opening.ts'

/** `row` tells exceptions apart while they are edited; it is never sent. */
export type ExceptionRow = OpeningException & { row: number }
export type OpeningDraft = { week: (Hours | null)[]; exceptions: readonly ExceptionRow[] }

/** The suggestion for the first day that is opened; further days suggest that day's hours. */
export const USUAL_HOURS: Hours = { from: '09:00', to: '21:00' }

export const EMPTY_OPENING: OpeningDraft = { week: Array(7).fill(null), exceptions: [] }

export function openingDraft(opening: Opening | null): OpeningDraft | null {
  return (
    opening && {
      week: opening.week,
      exceptions: opening.exceptions.map((exception, row) => ({ ...exception, row })),
    }
  )
}

export function openingRequest({ week, exceptions }: OpeningDraft): Opening {
  return { week, exceptions: exceptions.map(({ row: _, ...exception }) => exception) }
}

/** In words, shown to the author of a conflicting change. */
export function openingWords(draft: OpeningDraft): string {
  return [weekText(draft), ...draft.exceptions.map(exceptionText)].filter(Boolean).join('\n')
}
