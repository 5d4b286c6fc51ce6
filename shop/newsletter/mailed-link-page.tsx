import { type ReactNode, useEffect, useRef } from 'react'
import { useMatches, useSearchParams } from 'react-router'
import { call, refusalIn } from '#browser/api-client.ts'
import { ChangeFailure } from '#browser/change-failure.tsx'
import { Figure } from '#browser/figure/figure.tsx'
import { useShopName } from '#browser/store/use-store.ts'
import { useChange } from '#browser/use-change.ts'
import { newsletterText } from '#text/newsletter.ts'
import { wantedText } from '#text/wanted.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'

type MailedLinkWords = {
  title: string
  lead: string
  action: string
  pending: string
  doneTitle: string
  done: string
}

type MailedLinkKind = {
  words: MailedLinkWords
  invalid: { title: string; why: string; action: ReactNode }
  follow: (token: string) => Promise<unknown>
}

const { link: newsletter } = newsletterText
const { link: wanted } = wantedText
const notWanted = {
  title: wanted.invalidTitle,
  why: wanted.invalid,
  action: <LinkButton to="/wanted">{wantedText.askAnimal}</LinkButton>,
}

/** By route id (routes.ts): newsletter links and links of requests (S2-12). */
const LINKS: Record<string, MailedLinkKind> = {
  'newsletter-confirm': {
    words: newsletter.confirm,
    invalid: {
      title: newsletter.invalidTitle,
      why: newsletter.invalid.confirm,
      action: <LinkButton to="/#newsletter">{newsletter.again}</LinkButton>,
    },
    follow: (token) => call('POST /api/newsletter/confirm', { body: { token } }),
  },
  'newsletter-unsubscribe': {
    words: newsletter.unsubscribe,
    invalid: {
      title: newsletter.invalidTitle,
      why: newsletter.invalid.unsubscribe,
      action: <LinkButton to="/contact">{newsletter.toContact}</LinkButton>,
    },
    follow: (token) => call('POST /api/newsletter/unsubscribe', { query: { token } }),
  },
  'wanted-confirm': {
    words: wanted.confirm,
    invalid: notWanted,
    follow: (token) => call('POST /api/wanted/confirm', { body: { token } }),
  },
  'wanted-leave': {
    words: wanted.leave,
    invalid: notWanted,
    follow: (token) => call('POST /api/wanted/leave', { query: { token } }),
  },
}

export default function MailedLinkPage() {
  const link = LINKS[useMatches().at(-1)?.id ?? '']
  const [parameters] = useSearchParams()
  if (!link) throw new Error('no mailed link is defined for this route')
  return <MailedLink {...link} token={parameters.get('token') ?? ''} />
}

/** The target of a mailed link. It needs a button press, because mail programs open links by themselves. */
function MailedLink({ token, words, invalid, follow: send }: MailedLinkKind & { token: string }) {
  const follow = useChange({ send: () => send(token) })
  const shop = useShopName()
  const isInvalid = token === '' || refusalIn(follow.failure, 'invalid-token') !== null
  const title = isInvalid ? invalid.title : follow.succeeded ? words.doneTitle : words.title
  const place = useRef<HTMLDivElement>(null)
  const ended = follow.succeeded || isInvalid
  // The button that had the focus is gone.
  useEffect(() => {
    if (ended) place.current?.focus({ preventScroll: true })
  }, [ended])

  return (
    <div ref={place} tabIndex={-1} className="page w-supplies max-w-170 pt-6 outline-none lg:pt-12">
      <title>{`${words.title} – ${shop}`}</title>
      <EmptyState
        headingLevel={1}
        figure={<Figure name="dove" />}
        title={title}
        actions={
          isInvalid ? (
            invalid.action
          ) : follow.succeeded ? (
            <LinkButton to="/">{newsletterText.link.toHome}</LinkButton>
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
          <p>{isInvalid ? invalid.why : follow.succeeded ? words.done : words.lead}</p>
        </div>
        {isInvalid ? null : <ChangeFailure error={follow.failure} className="mt-4 text-start" />}
      </EmptyState>
    </div>
  )
}
