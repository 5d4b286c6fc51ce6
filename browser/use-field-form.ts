// A form managed by React Hook Form, with errors beside the fields, both before sending and after a refusal.
import { type DefaultValues, type FieldValues, type UseFormProps, useForm } from 'react-hook-form'
import { bindFields } from './bind-fields.ts'
import { resolved, showFieldErrors, type WrongFields } from './form-errors.ts'
import { type Change, useChange } from './use-change.ts'

export function useFieldForm<Fields extends FieldValues, Answer>({
  first,
  mode,
  check,
  ...change
}: Change<Fields, Answer> & {
  first: DefaultValues<Fields>
  mode?: UseFormProps['mode']
  check: (fields: Fields) => WrongFields
}) {
  const form = useForm<Fields>({
    defaultValues: first,
    mode,
    resolver: (fields) => resolved(fields, check(fields)),
  })
  const sending = useChange<Answer, Fields>({
    ...change,
    onFailed(error, fields) {
      showFieldErrors(form, error)
      change.onFailed?.(error, fields)
    },
  })
  return { ...sending, form, field: bindFields(form), submit: form.handleSubmit(sending.run) }
}
