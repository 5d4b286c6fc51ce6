import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { call, sentenceOf } from '#browser/api-client.ts'
import { type WrongFields, wrongFields } from '#browser/form-errors.ts'
import { useSessionChange } from '#browser/session/use-session.ts'
import { useChange } from '#browser/use-change.ts'
import { useFieldForm } from '#browser/use-field-form.ts'
import { firstAdminRequest, newAdminRequest, type SignInRequest } from '#contract/account-requests.ts'
import type { PageData } from '#office/shell/page-data.ts'
import { authText } from '#text/account/account.ts'
import { FIELD_FAULTS } from '#text/accounts.ts'
import { setupText } from '#text/admin/setup.ts'
import { Button } from '#ui/button.tsx'
import { EmailField } from '#ui/email-field.tsx'
import { Notice } from '#ui/notice.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { AdminGate } from './admin-gate.tsx'

/**
 * X-04, A-DBG-04, A-DBG-05: creates the first administrator with the set-up token, further ones as an administrator.
 */
export default function SetupPage() {
  const firstRun = useRouteLoaderData<PageData>('root')?.firstRun ?? false
  const form = <SetupForm firstRun={firstRun} />
  return (
    <>
      <title>{setupText.title}</title>
      {firstRun ? form : <AdminGate>{form}</AdminGate>}
    </>
  )
}

function SetupForm({ firstRun }: { firstRun: boolean }) {
  const { form, field, submit, outcome } = useSetupForm(firstRun)
  const { isSubmitting } = form.formState
  return (
    <div className="page py-8 lg:py-14">
      <div className="mx-auto max-w-120 rounded-block bg-surface px-6 py-8 shadow-card sm:px-10">
        <h1 className="font-display text-h1">{firstRun ? setupText.firstTitle : setupText.otherTitle}</h1>
        <p className="mt-1 mb-6 text-md text-ink-2">{firstRun ? setupText.firstLead : setupText.otherLead}</p>
        <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
          <Outcome outcome={outcome} />
          {firstRun ? (
            <TextField
              label={setupText.setupToken}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder="XXXX-XXXX-…"
              {...field('setupToken')}
            />
          ) : null}
          <EmailField
            label={setupText.email}
            autoComplete={firstRun ? 'username' : 'off'}
            {...field('email')}
          />
          <PasswordField
            label={setupText.password}
            autoComplete="new-password"
            hint={setupText.passwordHint}
            {...field('password')}
          />
          <Button
            type="submit"
            size="lg"
            block
            pending={isSubmitting}
            pendingLabel={setupText.submitting}
            className="mt-2"
          >
            {setupText.submit}
          </Button>
        </form>
      </div>
    </div>
  )
}

function Outcome({ outcome }: { outcome: ReturnType<typeof useSetupForm>['outcome'] }) {
  if (outcome === null) return null
  if (outcome.kind === 'failed') {
    return (
      <Notice tone="danger" live title={outcome.title}>
        {outcome.sentence}
      </Notice>
    )
  }
  return (
    <Notice tone="ok" live title={setupText.created}>
      <bdi dir="ltr" className="wrap-anywhere">
        {outcome.email}
      </bdi>
    </Notice>
  )
}

type SetupFields = { setupToken: string; email: string; password: string }

/** A-DBG-04: creates the account; on the first run it also signs in and goes to /admin-simple. */
function useSetupForm(firstRun: boolean) {
  const [created, setCreated] = useState<string | null>(null)
  const { signedIn } = useSessionChange()
  const signIn = useChange({
    send: (body: SignInRequest) => call('POST /api/auth/sign-in/email', { body }),
    async onDone() {
      await signedIn()
      // A full page load, since this page was rendered for a shop without an administrator.
      location.replace('/admin-simple')
    },
  })
  const { form, field, ...create } = useFieldForm<SetupFields, void>({
    first: { setupToken: '', email: '', password: '' },
    check: (fields) => wrongWith(fields, firstRun),
    send: async ({ setupToken, ...account }: SetupFields) => {
      if (firstRun) await call('POST /api/auth/first-admin', { body: { ...account, setupToken } })
      else await call('POST /api/admin/admins', { body: account })
    },
    onDone(_, { setupToken: __, ...account }): unknown {
      setCreated(account.email)
      return firstRun ? signIn.run(account) : form.reset()
    },
  })

  const submit = form.handleSubmit(async (fields) => {
    setCreated(null)
    signIn.reset()
    await create.run(fields)
  })

  const failure = create.failure ?? signIn.failure
  const title = create.failure ? setupText.createFailed : setupText.signInFailed
  const result = created === null ? null : { kind: 'created' as const, email: created }
  const outcome = failure ? { kind: 'failed' as const, title, sentence: sentenceOf(failure) } : result
  return { form, field, submit, outcome }
}

function wrongWith({ setupToken, ...account }: SetupFields, firstRun: boolean): WrongFields {
  return firstRun
    ? wrongFields(firstAdminRequest, { setupToken, ...account }, WORDS)
    : wrongFields(newAdminRequest, account, WORDS)
}

const WORDS = {
  missing: {
    setupToken: setupText.tokenMissing,
    email: authText.emailMissing,
    password: FIELD_FAULTS['password-short-for-admin'],
  },
}
