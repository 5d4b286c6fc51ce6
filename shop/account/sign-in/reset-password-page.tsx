import { useSearchParams } from 'react-router'
import { firstPasswordWords, resetWords } from '#text/account/password.ts'
import { NewPasswordPage } from './new-password-page.tsx'

/** A new password by the link of a reset mail (A-PWD-04..10). */
export default function ResetPasswordPage() {
  const [params] = useSearchParams()
  return (
    <NewPasswordPage
      purpose={{
        endpoint: 'POST /api/auth/reset-password',
        forAdmin: false,
        words: params.has('activated') ? firstPasswordWords : resetWords,
        next: '/auth',
        newLink: '/forgot-password',
      }}
    />
  )
}
