import { call, sentenceOf } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import { authText } from '#text/account/account.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'

/** asks for another activation link. The response is the same for every address (Z-07). */
export function ResendActivation({ email }: { email: string }) {
  const resend = useChange({
    send: () => call('POST /api/auth/send-verification-email', { body: { email } }),
  })
  return (
    <div aria-live="polite" className="flex flex-col items-start gap-2">
      {resend.succeeded ? (
        <p className="text-md font-medium text-ok">{authText.resent}</p>
      ) : (
        <Button
          size="sm"
          variant="outline"
          pending={resend.pending}
          pendingLabel={authText.resending}
          onClick={() => resend.run()}
        >
          {authText.resend}
        </Button>
      )}
      {resend.failure ? <FieldError>{sentenceOf(resend.failure)}</FieldError> : null}
    </div>
  )
}
