import { BecomeAdminPage } from '#shop/account/become-admin-page.tsx'

/** X-35; the link of an invitation lands here. */
export default function BecomeAdminRoute() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <BecomeAdminPage />
    </>
  )
}
