import { AuthPage } from '#app/features/account/auth-page.tsx'

/** S-ROUTE-07; the activation link of the mail lands here as well. */
export default function AuthRoute() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <AuthPage />
    </>
  )
}
