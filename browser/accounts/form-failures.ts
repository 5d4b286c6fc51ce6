// What is wrong with an account form, before it is sent and after the shop has refused it.
import type { FieldValues, Path, ResolverResult, UseFormReturn } from 'react-hook-form'
import { ApiError, fieldErrorsOf, sentenceOf } from '#browser/api-client.ts'

/** The answer of a form's resolver: `wrong` has a sentence for each field that cannot stay as it is. */
export function resolved<Fields extends FieldValues>(
  fields: Fields,
  wrong: Partial<Record<keyof Fields & string, string>>,
): ResolverResult<Fields> {
  const entries = Object.entries(wrong)
  if (entries.length === 0) return { values: fields, errors: {} }
  const errors = Object.fromEntries(entries.map(([name, message]) => [name, { type: 'check', message }]))
  return { values: {}, errors: errors as ResolverResult<Fields>['errors'] & Record<string, never> }
}

/** Puts the shop's sentences under their fields and goes to the first of them, in the order of `names`. */
export function showFieldErrors<Fields extends FieldValues>(
  form: Pick<UseFormReturn<Fields>, 'setError' | 'setFocus'>,
  names: readonly Path<Fields>[],
  error: unknown,
): void {
  const errors = fieldErrorsOf(error)
  const wrong = names.filter((name) => errors[name]?.[0])
  for (const name of wrong) form.setError(name, { message: errors[name]?.[0] })
  if (wrong[0]) form.setFocus(wrong[0])
}

/** The shop's own sentence, what is certain when it was out of reach, or else `otherwise`. */
export function failureSentence(error: unknown, otherwise: string): string {
  const said = error instanceof ApiError && error.problem !== null && error.status !== 500
  return said || error instanceof TypeError ? sentenceOf(error) : otherwise
}
