import { becomeAdminWords } from '#text/password.ts'
import { NewPasswordPage } from './new-password-page.tsx'

/** an invited customer chooses a password that an administrator may have, and is one. */
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
