import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { ApiError, call, sentenceOf } from '#browser/api-client.ts'
import { isIncomplete } from '#browser/form-errors.ts'
import { randomKey } from '#browser/random-key.ts'
import { useSession } from '#browser/session/use-session.ts'
import { useStore } from '#browser/store/use-store.ts'
import { useFieldForm } from '#browser/use-field-form.ts'
import type { SessionUser } from '#contract/session.ts'
import { contactText } from '#text/contact.ts'
import { useToast } from '#ui/toast.tsx'
import { forgetMessageDraft, readMessageDraft, storeMessageDraft } from './message-draft.ts'
import { checkSupport, EMPTY_MESSAGE, FIELD_NAMES, messageOf, type SupportFields } from './support-form.ts'

/** State of the contact form: initial values, errors, submit and result. */
export function useSupportForm() {
  const toast = useToast()
  const failedWhat = useStore()?.phone ? contactText.failedWhat : contactText.failedNoPhone
  const [sentId, setSentId] = useState<number | null>(null)
  const { form, run, failure } = useFieldForm({
    first: EMPTY_MESSAGE,
    mode: 'onTouched',
    check: checkSupport,
    send: (fields: SupportFields) =>
      call('POST /api/support', { body: messageOf(fields), headers: { 'idempotency-key': draft.key() } }),
    onDone({ id }) {
      draft.end()
      setSentId(id)
    },
    failed: (error) =>
      isRefusedWith(error, 422)
        ? WRONG
        : {
            title: contactText.failed,
            // No retry button for "too many": an immediate retry would fail again.
            description: isRefusedWith(error, 429) ? sentenceOf(error) : failedWhat,
            tone: 'danger',
          },
  })
  const draft = useDraft(form)

  const submit = form.handleSubmit(
    async (fields) => {
      toast(null)
      await run(fields)
    },
    (wrong) => toast(isIncomplete(form.getValues(), wrong) ? MISSING : WRONG),
  )

  return {
    form,
    submit,
    sentId,
    failed: failure !== null && !isRefusedWith(failure, 422),
    hasDraft: draft.isStored,
    clear: draft.clear,
    another: () => setSentId(null),
  }
}

function isRefusedWith(error: Error, status: number): boolean {
  return error instanceof ApiError && error.status === status
}

const MISSING = {
  title: contactText.missing,
  description: contactText.missingWhat,
  tone: 'danger',
} as const
const WRONG = { title: contactText.wrong, description: contactText.wrongWhat, tone: 'danger' } as const

/** Restores the draft, and prefills empty fields from the profile and the URL. */
function useDraft(form: UseFormReturn<SupportFields>) {
  const { status, user } = useSession()
  const [parameters] = useSearchParams()
  const [isStored, setIsStored] = useState(false)
  const key = useRef('')
  const owner = user?.id ?? ''
  const prefill = knownFields(user, parameters)
  const prefillJson = JSON.stringify(prefill)

  useEffect(() => {
    if (status === 'loading') return
    const first: Partial<SupportFields> = JSON.parse(prefillJson)
    const draft = readMessageDraft(owner)
    key.current = draft?.key ?? (key.current || randomKey())
    setIsStored(draft !== null)
    const typed = { ...(draft?.fields ?? form.getValues()) }
    for (const name of FIELD_NAMES) {
      const value = typed[name].trim() === '' ? (first[name] ?? '') : typed[name]
      if (form.getValues(name) !== value) form.setValue(name, value as never)
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const began = FIELD_NAMES.some((name) => values[name] !== (first[name] ?? EMPTY_MESSAGE[name]))
        if (began) storeMessageDraft(owner, { fields: values, key: key.current })
        else forgetMessageDraft()
        setIsStored(began)
      },
    })
  }, [status, owner, prefillJson, form])

  function begin(): void {
    forgetMessageDraft()
    key.current = randomKey()
    setIsStored(false)
    form.reset({ ...EMPTY_MESSAGE, ...prefill })
  }

  return {
    isStored,
    key: () => key.current,
    clear() {
      begin()
      form.setFocus('customerName')
    },
    /** S-CON-07: clears the form and resets the priority to medium; the sender's data stays. */
    end: begin,
  }
}

/** `?order=` and `?subject=` are set by pages that link here about an order or a topic. */
function knownFields(user: SessionUser | null, parameters: URLSearchParams): Partial<SupportFields> {
  const order = parameters.get('order')?.slice(0, 40)
  const subject = order ? contactText.aboutOrder(order) : parameters.get('subject')?.slice(0, 150)
  return {
    ...(user && {
      customerName: `${user.firstName} ${user.lastName}`.trim(),
      customerEmail: user.email,
      customerPhone: user.phone.replace(/^\+968/, ''),
    }),
    ...(subject && { subject }),
  }
}
