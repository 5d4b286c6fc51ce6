import { ForgotPasswordPage } from '#shop/account/forgot-password-page.tsx'

/** A-PWD-01..03. */
export default function ForgotPasswordRoute() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <ForgotPasswordPage />
    </>
  )
}
