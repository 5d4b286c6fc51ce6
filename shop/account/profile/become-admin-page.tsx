import { NewPasswordPage } from '#shop/account/sign-in/new-password-page.tsx'
import { becomeAdminWords } from '#text/account/password.ts'

/** An invited customer becomes an administrator by choosing a password that meets the stricter rule. */
export default function BecomeAdminPage() {
  return (
    <NewPasswordPage
      purpose={{
        endpoint: 'POST /api/auth/become-admin',
        forAdmin: true,
        words: becomeAdminWords,
        next: '/auth?return=%2Fadmin',
        newLink: null,
      }}
    />
  )
}
