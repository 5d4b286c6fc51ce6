import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { ApiError, call, fieldErrorsOf, sentenceOf } from '#browser/api-client.ts'
import { Figure } from '#browser/figure/figure.tsx'
import { useChange } from '#browser/use-change.ts'
import { newsletterText as text } from '#text/newsletter.ts'
import { Button } from '#ui/button.tsx'
import { CONTROL, FieldError } from '#ui/field.tsx'
import { CircleCheck } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'

/** S-HOME-10, S-HOME-11, X-31: one address field, cleared after success only. */
export function NewsletterForm() {
  return (
    <section
      aria-labelledby="newsletter"
      className="w-supplies relative mt-24 rounded-block bg-block px-4 py-6 text-world lg:mt-36 lg:flex lg:min-h-42 lg:items-center lg:gap-8 lg:rounded-[40px] lg:py-8 lg:ps-72 lg:pe-16"
    >
      <Figure
        name="dove"
        sizes="(min-width: 56.25rem) 230px, 120px"
        className="figure-shadow pointer-events-none absolute start-3 -top-21 h-32 w-auto lg:start-12 lg:-top-12 lg:h-58"
      />
      <div className="mt-9 lg:mt-0 lg:flex-1">
        <h2 id="newsletter" className="font-display text-h2 [color:inherit]">
          {text.title}
        </h2>
        <p className="mt-1 text-md lg:text-lead">{text.lead}</p>
      </div>
      <SubscribeForm />
    </section>
  )
}

function SubscribeForm() {
  const [fault, setFault] = useState<string | null>(null)
  const [done, setDone] = useState<{ confirmation: boolean } | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const subscription = useChange({
    send: (email: string) => call('POST /api/newsletter', { body: { email, source: 'home' } }),
    onDone(answer) {
      setDone(answer)
      if (input.current) input.current.value = ''
    },
    onFailed(error) {
      const isOutage = error instanceof ApiError && error.status >= 500
      refuse(fieldErrorsOf(error).email?.[0] ?? (isOutage ? text.failed : sentenceOf(error)))
    },
  })

  function refuse(sentence: string) {
    setFault(sentence)
    input.current?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setFault(null)
    setDone(null)
    const email = input.current?.value.trim()
    if (email) void subscription.run(email)
    else refuse(text.missing)
  }

  return (
    <form noValidate method="post" onSubmit={submit} className="mt-4 lg:mt-0 lg:w-140">
      <div className="flex flex-col gap-3 sm:flex-row">
        <label htmlFor="newsletter-email" className="sr-only">
          {text.email}
        </label>
        <AddressInput ref={input} hasFault={fault !== null} />
        <Button
          type="submit"
          size="lg"
          pending={subscription.pending}
          pendingLabel={text.submitting}
          className="shrink-0"
        >
          {text.submit}
        </Button>
      </div>
      <Outcome fault={fault} done={done} />
      <p id="newsletter-consent" className="mt-3 text-sm">
        {text.consent[0]}
        <Link to="/privacy" className="font-semibold underline">
          {text.consent[1]}
        </Link>
      </p>
    </form>
  )
}

type AddressInputProps = { ref: RefObject<HTMLInputElement | null>; hasFault: boolean }

function AddressInput({ ref, hasFault }: AddressInputProps) {
  return (
    <input
      ref={ref}
      id="newsletter-email"
      name="email"
      type="email"
      inputMode="email"
      dir="ltr"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      placeholder="name@example.com"
      aria-invalid={hasFault || undefined}
      aria-describedby={`newsletter-consent${hasFault ? ' newsletter-error' : ''}`}
      className={`${CONTROL} text-end`}
    />
  )
}

type SubscribeOutcome = { fault: string | null; done: { confirmation: boolean } | null }

function Outcome({ fault, done }: SubscribeOutcome) {
  return (
    <div aria-live="polite">
      {fault === null ? null : (
        <div className="mt-2 rounded-control bg-surface px-3 py-2">
          <FieldError id="newsletter-error">{fault}</FieldError>
        </div>
      )}
      {done ? (
        <p className="mt-2 flex items-start gap-2 rounded-control bg-surface px-3 py-2 text-sm font-medium text-ok">
          <CircleCheck className="mt-[0.15em] size-5 shrink-0" />
          <span>
            {text.done} {done.confirmation ? text.doneNeedsLink : null}
          </span>
        </p>
      ) : null}
    </div>
  )
}
