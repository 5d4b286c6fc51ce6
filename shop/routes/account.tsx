import { AccountPage } from '#shop/account/account-page.tsx'

export default function AccountRoute() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <AccountPage />
    </>
  )
}
