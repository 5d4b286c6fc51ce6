import { NewPasswordPage } from '#app/features/account/new-password-page.tsx'
import { resetWords } from '#text/password.ts'

/** A-PWD-04..10. */
export function ResetPasswordPage() {
  return (
    <NewPasswordPage
      purpose={{
        path: '/api/auth/reset-password',
        forAdmin: false,
        words: resetWords,
        next: '/auth',
        newLink: '/forgot-password',
      }}
    />
  )
}
