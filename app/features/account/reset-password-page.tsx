import { useSearchParams } from 'react-router'
import { NewPasswordPage } from '#app/features/account/new-password-page.tsx'
import { firstPasswordWords, resetWords } from '#text/password.ts'

/** A-PWD-04..10. */
export function ResetPasswordPage() {
  const [params] = useSearchParams()
  return (
    <NewPasswordPage
      purpose={{
        path: '/api/auth/reset-password',
        forAdmin: false,
        words: params.has('activated') ? firstPasswordWords : resetWords,
        next: '/auth',
        newLink: '/forgot-password',
      }}
    />
  )
}
