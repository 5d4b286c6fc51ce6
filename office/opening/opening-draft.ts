// The opening hours as they stand in the fields of an editor (L-12).
import { findOpeningErrors, type Hours, type Opening, type OpeningException } from '#domain/opening.ts'
import { openingEditorText as text } from '#text/admin/opening.ts'
import { SETTINGS_ERRORS } from '#text/admin/settings.ts'
import { exceptionText, weekText } from '#text/opening.ts'

/** `row` tells exceptions apart while they are edited; it is never sent. */
export type ExceptionRow = OpeningException & { row: number }
export type OpeningDraft = { week: (Hours | null)[]; exceptions: readonly ExceptionRow[] }

/** Proposed for the first day that is opened; the others are proposed its hours. */
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

/** To be read by whoever wrote something else. */
export function openingWords(draft: OpeningDraft): string {
  return [weekText(draft), ...draft.exceptions.map(exceptionText)].filter(Boolean).join('\n')
}

/** By the names that the API gives them: «opening.week.0», «opening.exceptions.1.label». */
export function checkOpening(draft: OpeningDraft): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const { path, code } of findOpeningErrors(openingRequest(draft)))
    errors[`opening.${path}`] = [SETTINGS_ERRORS[code]]
  const isBlank = (hours: Hours | null) => hours !== null && !(hours.from && hours.to)
  for (const [day, hours] of draft.week.entries())
    if (isBlank(hours)) errors[`opening.week.${day}`] = [text.errors.time]
  for (const [at, { label, from, to, hours }] of draft.exceptions.entries()) {
    const path = `opening.exceptions.${at}`
    if (isBlank(hours)) errors[path] = [text.errors.time]
    if (!(from && to)) errors[path] = [text.errors.day]
    if (label.trim() === '') errors[`${path}.label`] = [text.errors.label]
  }
  return errors
}
