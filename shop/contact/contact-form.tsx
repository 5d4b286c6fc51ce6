import { bindFields } from '#browser/bind-fields.ts'
import { FormTrap } from '#browser/form-trap.tsx'
import { useStore } from '#browser/store/use-store.ts'
import { PRIORITIES } from '#domain/support.ts'
import { contactText, PRIORITY_LABELS } from '#text/contact.ts'
import { formatPhone, telUrl } from '#text/format-phone.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmailField } from '#ui/email-field.tsx'
import { FrozenFields } from '#ui/frozen-fields.tsx'
import { Phone, Send } from '#ui/icons.tsx'
import { OutLinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { NumberText } from '#ui/number-text.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { SentMessage } from './sent-message.tsx'
import { useSupportForm } from './use-support-form.ts'

const text = contactText.form
const PRIORITY_OPTIONS = PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }))

/** S-CON-01..08: input is kept until the message is sent, also after an error. */
export function ContactForm() {
  const { form, submit, sentId, failed, hasDraft, clear, another } = useSupportForm()
  const { isSubmitting } = form.formState
  const field = bindFields(form)
  if (sentId !== null) return <SentMessage id={sentId} onAnother={another} />

  return (
    <Card as="section" aria-labelledby="contact-form">
      <h2 id="contact-form" className="font-display text-h2">
        {text.title}
      </h2>
      <p className="mt-1 mb-5 text-sm text-ink-3">{text.required}</p>
      <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
        <FrozenFields frozen={isSubmitting}>
          <div className="grid items-start gap-4 md:grid-cols-2">
            <TextField label={starred(text.name)} autoComplete="name" required {...field('customerName')} />
            <EmailField
              label={starred(text.email)}
              autoComplete="email"
              required
              hint={text.emailHint}
              {...field('customerEmail')}
            />
            <PhoneField label={text.phone} optional hint={text.phoneHint} {...field('customerPhone')} />
            <SelectField label={text.priority} options={PRIORITY_OPTIONS} {...form.register('priority')} />
          </div>
          <TextField label={starred(text.subject)} autoComplete="off" required {...field('subject')} />
          <TextareaField
            label={starred(text.message)}
            rows={6}
            required
            className="min-h-40"
            {...field('message')}
          />
        </FrozenFields>
        <FormTrap label={text.trap} {...form.register('companyFax')} />
        {failed ? <NotSent /> : null}
        <Buttons pending={isSubmitting} onClear={hasDraft ? clear : null} />
        <p className="text-sm text-ink-3">{text.kept}</p>
        <noscript>
          <p className="text-sm font-semibold text-ink">{text.noScript}</p>
        </noscript>
      </form>
    </Card>
  )
}

/** The note on required fields, «المحددة بعلامة (*)» (S-CON-02). */
function starred(label: string): string {
  return `${label} (*)`
}

function Buttons({ pending, onClear }: { pending: boolean; onClear: (() => void) | null }) {
  return (
    <div className="mt-1 flex flex-col gap-3 sm:flex-row sm:items-center">
      <Button
        type="submit"
        size="lg"
        icon={<Send className="-scale-x-100" />}
        pending={pending}
        pendingLabel={text.submitting}
        className="sm:min-w-52"
      >
        {text.submit}
      </Button>
      {onClear ? (
        <Button variant="ghost" size="lg" onClick={onClear}>
          {text.clear}
        </Button>
      ) : null}
    </div>
  )
}

function NotSent() {
  const phone = useStore()?.phone
  return (
    <Notice tone="danger">
      {text.notSent(Boolean(phone))}
      {phone ? (
        <OutLinkButton
          href={telUrl(phone)}
          size="sm"
          variant="outline"
          icon={<Phone />}
          className="mt-2 flex w-fit"
        >
          <NumberText>{formatPhone(phone)}</NumberText>
        </OutLinkButton>
      ) : null}
    </Notice>
  )
}
