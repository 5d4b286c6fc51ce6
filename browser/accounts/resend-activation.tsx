import { useMutation } from '@tanstack/react-query'
import { call, sentenceOf } from '#browser/api-client.ts'
import type { EmailRequest } from '#contract/account-requests.ts'
import { authText } from '#text/account.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'

/** asks for another activation link. The response is the same whoever owns the address (Z-07). */
export function ResendActivation({ email }: { email: string }) {
  const resend = useMutation({
    mutationFn: (body: EmailRequest) => call('POST /api/auth/send-verification-email', { body }),
  })
  return (
    <div aria-live="polite" className="flex flex-col items-start gap-2">
      {resend.isSuccess ? (
        <p className="text-md font-medium text-ok">{authText.resent}</p>
      ) : (
        <Button
          size="sm"
          variant="outline"
          pending={resend.isPending}
          pendingLabel={authText.resending}
          onClick={() => resend.mutate({ email })}
        >
          {authText.resend}
        </Button>
      )}
      {resend.error ? <FieldError>{sentenceOf(resend.error)}</FieldError> : null}
    </div>
  )
}
