import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { call, refusalIn, sentenceOf } from '#browser/api-client.ts'
import { Figure } from '#browser/figure/figure.tsx'
import { useChange } from '#browser/use-change.ts'
import { newsletterText } from '#text/newsletter.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'

const text = newsletterText.link

const CALLS = {
  confirm: (token: string) => call('POST /api/newsletter/confirm', { body: { token } }),
  unsubscribe: (token: string) => call('POST /api/newsletter/unsubscribe', { query: { token } }),
}

/** Where the links of newsletter mails land. Mail programs open links by themselves, so a person presses a button. */
export function NewsletterLinkPage({ purpose }: { purpose: keyof typeof CALLS }) {
  const [parameters] = useSearchParams()
  const token = parameters.get('token') ?? ''
  const follow = useChange({ send: () => CALLS[purpose](token) })
  const words = text[purpose]
  const isInvalid = token === '' || refusalIn(follow.failure, 'invalid-token') !== null
  const title = isInvalid ? text.invalidTitle : follow.succeeded ? words.doneTitle : words.title
  const place = useRef<HTMLDivElement>(null)
  const ended = follow.succeeded || isInvalid
  // The button that had the focus is gone.
  useEffect(() => {
    if (ended) place.current?.focus({ preventScroll: true })
  }, [ended])

  return (
    <div ref={place} tabIndex={-1} className="page w-supplies max-w-170 pt-6 outline-none lg:pt-12">
      <title>{`${words.title} – أليف`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        headingLevel={1}
        figure={<Figure name="dove" />}
        title={title}
        actions={
          isInvalid ? (
            <LinkButton to={purpose === 'confirm' ? '/#newsletter' : '/contact'}>
              {purpose === 'confirm' ? text.again : text.toContact}
            </LinkButton>
          ) : follow.succeeded ? (
            <LinkButton to="/">{text.toHome}</LinkButton>
          ) : (
            <Button
              size="lg"
              pending={follow.pending}
              pendingLabel={words.pending}
              onClick={() => follow.run()}
            >
              {words.action}
            </Button>
          )
        }
      >
        <div role="status">
          <p>{isInvalid ? text.invalid[purpose] : follow.succeeded ? words.done : words.lead}</p>
        </div>
        {follow.failure && !isInvalid ? (
          <Notice tone="danger" live className="mt-4 text-start">
            {sentenceOf(follow.failure)}
          </Notice>
        ) : null}
      </EmptyState>
    </div>
  )
}
