import { ResetPasswordPage } from '#shop/account/reset-password-page.tsx'

/** A-PWD-04..10; the link of the mail lands here. */
export default function ResetPasswordRoute() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <ResetPasswordPage />
    </>
  )
}
