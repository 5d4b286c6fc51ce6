import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#browser/api-client.ts'
import type { AdminPassport } from '#contract/admin/passports.ts'
import { findPassportFaults } from '#domain/animals/passport.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { useDraftForm } from '#office/form/use-draft-form.ts'
import { passportFaultSentences } from '#text/admin/passport-faults.ts'
import { passportsText as text } from '#text/admin/passports.ts'
import { newFields, passportFormFields, passportRequest } from './passport-values.ts'

/** The form of a record: values, draft, errors and saving. */
export function usePassportForm(passport: AdminPassport | null, productId: string) {
  const navigate = useNavigate()
  const [first] = useState(() => (passport ? passportFormFields(passport) : newFields(productId)))
  const saving = useDraftForm({
    name: `passport:${passport?.id ?? `new-${productId}`}`,
    record: passport,
    first,
    fieldsOf: passportFormFields,
    check: (fields) =>
      passportFaultSentences(findPassportFaults(passportRequest(fields), muscatDay(new Date()))),
    differ: (fields, before) => JSON.stringify(fields) !== JSON.stringify(before),
    merge: ({ fields }) => fields,
    send: ({ fields, base, updatedAt }) => {
      const body = { ...passportRequest(fields), files: fields.files }
      return base
        ? call('PATCH /api/admin/passports/:id', { params: base, body: { ...body, updatedAt } })
        : call('POST /api/admin/passports', { body })
    },
    done: text.saved,
    onDone: ({ id }) => void navigate(`/admin/passports/${id}`, { replace: true }),
    versioned: 'PATCH /api/admin/passports/:id',
    refresh: ['/api/admin/passports', '/api/admin/products', '/api/admin/species'],
  })
  return {
    ...saving,
    cancel: () => void navigate(passport ? `/admin/passports/${passport.id}` : '/admin/passports'),
  }
}
