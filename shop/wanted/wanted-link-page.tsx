import { useSearchParams } from 'react-router'
import { call } from '#browser/api-client.ts'
import { MailedLink } from '#shop/newsletter/mailed-link.tsx'
import { wantedText } from '#text/wanted.ts'
import { LinkButton } from '#ui/link-button.tsx'

const text = wantedText.link

const CALLS = {
  confirm: (token: string) => call('POST /api/wanted/confirm', { body: { token } }),
  leave: (token: string) => call('POST /api/wanted/leave', { query: { token } }),
}

/** Where the links of mails about what is wanted land (S2-12). */
export function WantedLinkPage({ purpose }: { purpose: keyof typeof CALLS }) {
  const [parameters] = useSearchParams()
  return (
    <MailedLink
      token={parameters.get('token') ?? ''}
      words={text[purpose]}
      invalid={{
        title: text.invalidTitle,
        why: text.invalid,
        action: <LinkButton to="/wanted">{wantedText.askAnimal}</LinkButton>,
      }}
      follow={CALLS[purpose]}
    />
  )
}
