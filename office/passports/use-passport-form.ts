import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { call } from '#browser/api-client.ts'
import { resolved, showFieldErrors } from '#browser/form-errors.ts'
import { useChange } from '#browser/use-change.ts'
import type { AdminPassport } from '#contract/admin/passports.ts'
import { findPassportFaults } from '#domain/animals/passport.ts'
import { muscatDay } from '#domain/calendar.ts'
import { useDraft } from '#office/form/use-draft.ts'
import { passportFaultSentences } from '#text/admin/passport-faults.ts'
import { passportsText as text } from '#text/admin/passports.ts'
import { newFields, type PassportFields, passportFormFields, passportRequest } from './passport-values.ts'

/** The form of a record: its values, its draft, what is wrong, and saving. */
export function usePassportForm(passport: AdminPassport | null, productId: string) {
  const navigate = useNavigate()
  const [base, setBase] = useState(passport)
  const [first] = useState(() => (passport ? passportFormFields(passport) : newFields(productId)))
  const form = useForm<PassportFields>({
    defaultValues: first,
    mode: 'onTouched',
    resolver: (fields) =>
      resolved(
        fields,
        passportFaultSentences(findPassportFaults(passportRequest(fields), muscatDay(new Date()))),
      ),
  })
  const draft = useDraft(form, {
    name: `passport:${passport?.id ?? `new-${productId}`}`,
    first,
    base: base?.updatedAt ?? '',
    differ: (fields) => JSON.stringify(fields) !== JSON.stringify(first),
    merge: ({ fields }) => fields,
  })
  const { run, pending, failure, conflict, reset } = useChange({
    send: ({ fields, version }: { fields: PassportFields; version: string | undefined }) => {
      const body = { ...passportRequest(fields), files: fields.files }
      return base
        ? call('PATCH /api/admin/passports/:id', { params: base, body: { ...body, updatedAt: version } })
        : call('POST /api/admin/passports', { body })
    },
    done: text.saved,
    onDone({ id }) {
      draft.end()
      void navigate(`/admin/passports/${id}`, { replace: true })
    },
    onFailed: (error) => showFieldErrors(form, error),
    versioned: 'PATCH /api/admin/passports/:id',
    refresh: ['/api/admin/passports', '/api/admin/products', '/api/admin/species'],
  })
  const send = (version = base?.updatedAt) => form.handleSubmit((fields) => run({ fields, version }))
  return {
    form,
    draft,
    pending,
    failure,
    submit: send(),
    conflict: conflict && {
      changed: '',
      onShow() {
        setBase(conflict)
        reset()
        draft.end()
        form.reset(passportFormFields(conflict))
      },
      onKeep: () => void send(conflict.updatedAt)(),
    },
    cancel: () => void navigate(passport ? `/admin/passports/${passport.id}` : '/admin/passports'),
  }
}
