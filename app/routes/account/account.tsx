import { AccountPage } from '#app/features/account/account-page.tsx'

export default function AccountRoute() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <AccountPage />
    </>
  )
}
