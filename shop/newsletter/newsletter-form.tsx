import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { ApiError, call, fieldErrorsOf, sentenceOf } from '#browser/api-client.ts'
import { Figure } from '#browser/figure/figure.tsx'
import type { SubscribeRequest } from '#contract/newsletter.ts'
import { newsletterText as text } from '#text/newsletter.ts'
import { Button } from '#ui/button.tsx'
import { CONTROL, FieldError } from '#ui/field.tsx'
import { CircleCheck } from '#ui/icons.tsx'

type State =
  | { is: 'idle' | 'sending' }
  | { is: 'done'; confirmation: boolean }
  | { is: 'wrong'; sentence: string }

/** S-HOME-10, S-HOME-11, X-31: one address; emptied when it is in, kept when it is not. */
export function NewsletterForm() {
  const [state, setState] = useState<State>({ is: 'idle' })
  const input = useRef<HTMLInputElement>(null)

  function refuse(sentence: string) {
    setState({ is: 'wrong', sentence })
    input.current?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const field = input.current
    if (!field || state.is === 'sending') return
    const email = field.value.trim()
    if (email === '') return refuse(text.missing)
    setState({ is: 'sending' })
    try {
      const body: SubscribeRequest = { email, source: 'home' }
      setState({ is: 'done', ...(await call('POST /api/newsletter', { body })) })
      field.value = ''
    } catch (error) {
      const isOutage = error instanceof ApiError && error.status >= 500
      refuse(fieldErrorsOf(error).email?.[0] ?? (isOutage ? text.failed : sentenceOf(error)))
    }
  }

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
      <form noValidate method="post" onSubmit={submit} className="mt-4 lg:mt-0 lg:w-140">
        <div className="flex flex-col gap-3 sm:flex-row">
          <label htmlFor="newsletter-email" className="sr-only">
            {text.email}
          </label>
          <input
            ref={input}
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
            aria-invalid={state.is === 'wrong' || undefined}
            aria-describedby={`newsletter-consent${state.is === 'wrong' ? ' newsletter-error' : ''}`}
            className={`${CONTROL} text-end`}
          />
          <Button
            type="submit"
            size="lg"
            pending={state.is === 'sending'}
            pendingLabel={text.submitting}
            className="shrink-0"
          >
            {text.submit}
          </Button>
        </div>
        <div aria-live="polite">
          {state.is === 'wrong' ? (
            <div className="mt-2 rounded-control bg-surface px-3 py-2">
              <FieldError id="newsletter-error">{state.sentence}</FieldError>
            </div>
          ) : null}
          {state.is === 'done' ? (
            <p className="mt-2 flex items-start gap-2 rounded-control bg-surface px-3 py-2 text-sm font-medium text-ok">
              <CircleCheck aria-hidden className="mt-[0.15em] size-5 shrink-0" />
              <span>
                {text.done} {state.confirmation ? text.doneNeedsLink : null}
              </span>
            </p>
          ) : null}
        </div>
        <p id="newsletter-consent" className="mt-3 text-sm">
          {text.consent[0]}
          <Link to="/privacy" className="font-semibold underline">
            {text.consent[1]}
          </Link>
        </p>
      </form>
    </section>
  )
}
