import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call, queryOf } from '#browser/api-client.ts'
import { ChangeFailure } from '#browser/change-failure.tsx'
import { useSessionChange } from '#browser/session/use-session.ts'
import { useChange } from '#browser/use-change.ts'
import type { SessionUser } from '#contract/session.ts'
import { securityText as text } from '#text/account/security.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { KeyRound, LogOut } from '#ui/icons.tsx'
import { usePart } from '#ui/use-part.ts'
import { Devices } from './devices.tsx'
import { SecurityRow } from './security-row.tsx'

const loadSecondFactor = () => import('./second-factor.tsx').then((module) => module.SecondFactor)
const loadDialog = () => import('./password-dialog.tsx').then((module) => module.PasswordDialog)

/** Z-08, T-02, T-03: the password, the second factor, and the end of one session or of all. */
export function Security({ user }: { user: SessionUser }) {
  const details = useQuery({ ...queryOf('GET /api/session/details'), refetchOnMount: 'always' })
  const [asking, setAsking] = useState(false)
  const Dialog = usePart(loadDialog, asking)
  // Customers have none, unless they worked in the shop before.
  const SecondFactor = usePart(loadSecondFactor, user.role !== null || details.data?.hasSecondFactor === true)
  const hasPassword = details.data?.signsInBy.includes('password') ?? true
  return (
    <Card as="section" id="security" aria-labelledby="security-title" className="scroll-mt-24">
      <h2 id="security-title" className="font-display text-h2">
        {text.title}
      </h2>
      <div className="mt-3 divide-y divide-line">
        <SecurityRow title={text.password} why={hasPassword ? text.passwordWhy : text.firstWhy}>
          <Button
            variant="soft"
            size="sm"
            icon={<KeyRound />}
            aria-haspopup="dialog"
            disabled={details.isPending}
            onClick={() => setAsking(true)}
          >
            {hasPassword ? text.change : text.choose}
          </Button>
        </SecurityRow>
        {SecondFactor ? <SecondFactor user={user} /> : null}
        <SignOutEverywhere sessions={details.data?.sessions} />
        <Devices />
      </div>
      {Dialog ? (
        <Dialog
          open={asking}
          user={user}
          hasPassword={hasPassword}
          onClose={() => setAsking(false)}
          onChanged={() => void details.refetch()}
        />
      ) : null}
    </Card>
  )
}

function SignOutEverywhere({ sessions }: { sessions: number | undefined }) {
  const { ended } = useSessionChange()
  const navigate = useNavigate()
  const signOut = useChange({
    send: () => call('POST /api/account/sign-out-everywhere'),
    done: () => ({ title: text.signedOut, description: text.signedOutWhy, tone: 'ok' }),
    async onDone() {
      await navigate('/')
      ended()
    },
  })
  return (
    <SecurityRow
      title={text.everywhere}
      why={sessions === undefined ? text.everywhereUnknown : text.everywhereWhy(sessions)}
    >
      <Button
        variant="soft"
        size="sm"
        icon={<LogOut />}
        pending={signOut.pending}
        pendingLabel={text.signingOut}
        onClick={() => signOut.run()}
      >
        {text.signOut}
      </Button>
      <ChangeFailure error={signOut.failure} title={text.signOutFailed} className="basis-full" />
    </SecurityRow>
  )
}
