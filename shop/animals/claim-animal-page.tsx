import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { SignedOutRoom } from '#browser/accounts/private-room-states.tsx'
import { call, sentenceOf } from '#browser/api-client.ts'
import { wrongFields } from '#browser/form-errors.ts'
import { useSession } from '#browser/session/use-session.ts'
import { useNavigateHere } from '#browser/use-navigate-here.ts'
import { useSubmit } from '#browser/use-submit.ts'
import { claimRequest } from '#contract/own-animal-request.ts'
import { Trail } from '#shop/navigation/trail.tsx'
import { ownAnimalsText as text } from '#text/animals/own-animals.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { instead } from '#ui/instead.ts'
import { TextField } from '#ui/text-field.tsx'

/** H-04: claims an animal that changes hands. A link carries its code after the #, which is never sent to a server. */
export default function ClaimAnimalPage() {
  const session = useSession()
  const { hash } = useLocation()
  const navigate = useNavigateHere()
  const [code, setCode] = useState('')
  useEffect(() => {
    if (hash.length > 1) setCode(hash.slice(1))
  }, [hash])
  const form = useSubmit({
    check: (typed: string) =>
      wrongFields(claimRequest, { code: typed }, { missing: { code: text.claimMissing } }),
    send: (typed: string) => call('POST /api/animals/claim', { body: { code: typed } }),
    done: () => ({ title: text.claimed, tone: 'ok' }),
    onDone: ({ id }) => navigate(`/account/animals/${id}`, { replace: true }),
    refresh: ['/api/animals'],
  })

  return (
    <div className="page max-w-160 pb-8">
      <title>{text.claimTitle}</title>
      <Trail to={[{ label: text.title, to: '/account/animals' }, { label: text.claimTitle }]} />
      <h1 className="mt-1 font-display text-h1">{text.claimTitle}</h1>
      <div className="mt-4 min-h-96">
        {session.status === 'anonymous' ? (
          <SignedOutRoom from="/account/animals/claim">{text.claimSignedOut}</SignedOutRoom>
        ) : (
          <Card>
            <form onSubmit={instead(() => form.submit(code))} noValidate className="flex flex-col gap-4">
              <p>{text.claimWhat}</p>
              <TextField
                label={text.claimLabel}
                value={code}
                onChange={({ currentTarget }) => {
                  setCode(currentTarget.value)
                  form.clearWrong('code')
                }}
                error={form.wrong.code ?? (form.failure ? sentenceOf(form.failure) : undefined)}
                dir="ltr"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                className="tabular text-center text-lead"
              />
              <Button type="submit" pending={form.pending} pendingLabel={text.claiming}>
                {text.claimSend}
              </Button>
            </form>
          </Card>
        )}
      </div>
    </div>
  )
}
