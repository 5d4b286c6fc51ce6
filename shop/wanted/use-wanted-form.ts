import { type FormEvent, useState } from 'react'
import { call } from '#browser/api-client.ts'
import { wrongFields } from '#browser/form-errors.ts'
import { useSession } from '#browser/session/use-session.ts'
import { useSubmit } from '#browser/use-submit.ts'
import { type WantedFields, wantedRequest } from '#contract/wanted-request.ts'
import { wantedText } from '#text/wanted.ts'

const NOTHING = { species: '', breed: '', gender: '', age: '', maxPrice: '', regionId: '', email: '' }
export type WantedField = keyof typeof NOTHING

/** A request for a product, or for a described animal. Input is stored until it is sent. */
export function useWantedForm(productId: number | null) {
  const { user } = useSession()
  const [fields, setFields] = useState(NOTHING)
  const { submit, formRef, wrong, clearWrong, pending, failure } = useSubmit({
    check: (request) => wrongFields(wantedRequest, request, { missing: wantedText.missing }),
    send: (body: WantedFields) => call('POST /api/wanted', { body }),
    onDone: (answer) => setSent(answer),
    refresh: ['/api/wanted'],
  })
  const [sent, setSent] = useState<{ confirmation: boolean } | null>(null)

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { email, regionId, ...animal } = fields
    const given = Object.fromEntries(Object.entries(animal).filter(([, value]) => value.trim() !== ''))
    const request = {
      ...(productId === null ? { ...given, ...(regionId && { regionId: Number(regionId) }) } : { productId }),
      ...(user ? {} : { email }),
    } as WantedFields
    submit(request)
  }

  function set(name: WantedField, value: string) {
    setFields((before) => ({ ...before, [name]: value }))
    clearWrong(name)
  }

  const field = (name: WantedField) => ({
    name,
    label: wantedText.fields[name],
    value: fields[name],
    error: wrong[name],
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
  })

  function again() {
    setSent(null)
    setFields({ ...NOTHING, email: fields.email })
  }

  return { formRef, field, set, fields, onSubmit, pending, failure, sent, again, user }
}

export type WantedForm = ReturnType<typeof useWantedForm>
