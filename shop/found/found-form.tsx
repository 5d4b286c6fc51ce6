import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import { wrongFields } from '#browser/form-errors.ts'
import { FormTrap } from '#browser/form-trap.tsx'
import { useFieldForm } from '#browser/use-field-form.ts'
import { foundRequest } from '#contract/found-request.ts'
import { foundText as text } from '#text/animals/found.ts'
import { contactText } from '#text/contact.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { focusOnShow } from '#ui/focus-on-show.ts'
import { FrozenFields } from '#ui/frozen-fields.tsx'
import { Send } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'

const EMPTY = { message: '', contact: '', name: '', companyFax: '' }

/** Input is kept until it is sent. */
export function FoundForm({ code }: { code: string }) {
  const [step, setStep] = useState<'first' | 'sent' | 'again'>('first')
  const { form, submit, field, pending } = useFoundMessage(code, () => setStep('sent'))
  if (step === 'sent') return <SentNotice onAgain={() => setStep('again')} />
  return (
    <Card as="section" aria-labelledby="found-form">
      <h2
        id="found-form"
        ref={step === 'again' ? focusOnShow : undefined}
        tabIndex={-1}
        className="scroll-my-28 font-display text-h2 outline-none"
      >
        {text.found}
      </h2>
      <p className="mt-1 mb-4 text-md text-ink-2">{text.foundWhy}</p>
      <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
        <FrozenFields frozen={pending}>
          <TextareaField
            label={text.message}
            hint={text.messageHint}
            required
            rows={4}
            {...field('message')}
          />
          <TextField
            label={text.contact}
            hint={text.contactHint}
            dir="ltr"
            required
            autoComplete="tel"
            {...field('contact')}
          />
          <TextField label={text.name} optional autoComplete="name" {...field('name')} />
        </FrozenFields>
        <FormTrap label={contactText.form.trap} {...form.register('companyFax')} />
        <Button
          type="submit"
          size="lg"
          icon={<Send className="-scale-x-100" />}
          pending={pending}
          pendingLabel={text.sending}
          className="sm:self-start"
        >
          {text.send}
        </Button>
      </form>
    </Card>
  )
}

function SentNotice({ onAgain }: { onAgain: () => void }) {
  return (
    <Card as="section" className="flex flex-col items-start gap-4">
      <div ref={focusOnShow} tabIndex={-1} className="scroll-my-28 self-stretch outline-none">
        <Notice tone="ok" live title={text.sentTitle}>
          {text.sentWhat}
        </Notice>
      </div>
      <Button variant="outline" onClick={onAgain}>
        {text.again}
      </Button>
    </Card>
  )
}

function useFoundMessage(code: string, onSent: () => void) {
  const message = useFieldForm({
    first: EMPTY,
    mode: 'onTouched',
    check: (fields: typeof EMPTY) => wrongFields(foundRequest, fields, { missing: text.errors }),
    send: ({ companyFax, ...fields }: typeof EMPTY) =>
      call('POST /api/found/:code/messages', {
        params: { code },
        body: { ...fields, ...(companyFax && { companyFax }) },
      }),
    onDone() {
      onSent()
      message.form.reset(EMPTY)
    },
    failed: text.failed,
  })
  return message
}
