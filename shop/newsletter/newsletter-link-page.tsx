import { useSearchParams } from 'react-router'
import { call } from '#browser/api-client.ts'
import { newsletterText } from '#text/newsletter.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { MailedLink } from './mailed-link.tsx'

const text = newsletterText.link

const CALLS = {
  confirm: (token: string) => call('POST /api/newsletter/confirm', { body: { token } }),
  unsubscribe: (token: string) => call('POST /api/newsletter/unsubscribe', { query: { token } }),
}

/** Where the links of newsletter mails land. */
export function NewsletterLinkPage({ purpose }: { purpose: keyof typeof CALLS }) {
  const [parameters] = useSearchParams()
  const isConfirm = purpose === 'confirm'
  return (
    <MailedLink
      token={parameters.get('token') ?? ''}
      words={text[purpose]}
      invalid={{
        title: text.invalidTitle,
        why: text.invalid[purpose],
        action: (
          <LinkButton to={isConfirm ? '/#newsletter' : '/contact'}>
            {isConfirm ? text.again : text.toContact}
          </LinkButton>
        ),
      }}
      follow={CALLS[purpose]}
    />
  )
}
