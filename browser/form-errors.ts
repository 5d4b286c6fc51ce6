// Form errors: from the contract's schema before sending, and from the shop's refusal.
import type { FieldErrors, FieldValues, Path, ResolverResult, UseFormReturn } from 'react-hook-form'
import { safeParse, type z } from 'zod/mini'
import { fieldErrors, issueSentence } from '#text/validation.ts'
import { ApiError, fieldErrorsOf, sentenceOf } from './api-client.ts'

/** An error message per invalid field. */
export type WrongFields = Record<string, string | undefined>

/** Messages of this form for fields that are required and blank. */
type FormWords = { missing?: Record<string, string> }

/** The fields that the shop would refuse, in the order of the schema. */
export function wrongFields(schema: z.core.$ZodType, request: object, words: FormWords = {}): WrongFields {
  const wrong: WrongFields = {}
  const { error } = safeParse(schema, request, { reportInput: true })
  for (const issue of error?.issues ?? []) {
    const name = String(issue.path[0])
    wrong[name] ??= isBlank(request, name)
      ? (words.missing?.[name] ?? issueSentence(issue))
      : issueSentence(issue)
  }
  return wrong
}

/** The same for a nested form, whose fields are named as in the shop's errors: «viewing.week.2.to». */
export function wrongPaths(schema: z.core.$ZodType, request: object): WrongFields {
  const { error } = safeParse(schema, request, { reportInput: true })
  return error ? firstOf(fieldErrors(error)) : {}
}

/** The answer of a form's resolver. */
export function resolved<Fields extends FieldValues>(
  fields: Fields,
  wrong: WrongFields,
): ResolverResult<Fields> {
  const entries = Object.entries(wrong).filter(([, message]) => message !== undefined)
  if (entries.length === 0) return { values: fields, errors: {} }
  const errors = Object.fromEntries(entries.map(([name, message]) => [name, { type: 'check', message }]))
  return { values: {}, errors: errors as ResolverResult<Fields>['errors'] & Record<string, never> }
}

/** Whether something that is required is not there at all. */
export function isIncomplete(fields: object, wrong: WrongFields | FieldErrors): boolean {
  return Object.keys(wrong).some((name) => isBlank(fields, name))
}

function isBlank(fields: object, name: string): boolean {
  const value: unknown = new Map(Object.entries(fields)).get(name)
  const words = typeof value === 'string' ? value.trim() : value
  return (
    words === undefined || words === false || words === '' || (Array.isArray(words) && words.length === 0)
  )
}

/** What the shop has refused. */
export function refusedFields(error: unknown): WrongFields {
  return firstOf(fieldErrorsOf(error))
}

function firstOf(errors: Record<string, string[]>): WrongFields {
  return Object.fromEntries(Object.entries(errors).map(([name, [first]]) => [name, first]))
}

/** Puts the shop's sentences under their fields and goes to the first of them, in the order of the form's values. */
export function showFieldErrors<Fields extends FieldValues>(
  form: Pick<UseFormReturn<Fields>, 'getValues' | 'setError' | 'setFocus'>,
  error: unknown,
): void {
  const refused = refusedFields(error)
  const names = Object.keys(form.getValues()) as Path<Fields>[]
  const wrong = names.filter((name) => refused[name])
  for (const name of wrong) form.setError(name, { message: refused[name] })
  if (wrong[0]) form.setFocus(wrong[0])
}

/** Errors shown at fields need no separate notice. */
export function hasFieldErrors(error: unknown): boolean {
  return Object.keys(fieldErrorsOf(error)).length > 0
}

/** The shop's own message; a general one if it was unreachable; otherwise `otherwise`. */
export function failureSentence(error: unknown, otherwise: string): string {
  const hasOwnSentence = error instanceof ApiError && error.problem !== null && error.status !== 500
  return hasOwnSentence || error instanceof TypeError ? sentenceOf(error) : otherwise
}
