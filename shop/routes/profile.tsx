import { ProfilePage } from '#shop/account/profile-page.tsx'

/** A-PROF-01..06. */
export default function ProfileRoute() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <ProfilePage />
    </>
  )
}
