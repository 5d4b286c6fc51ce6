import { CallbackPage } from '#app/features/account/callback-page.tsx'

/** S-ROUTE-08: where Google sends people back to. Its address holds a code until the page has taken it out. */
export default function AuthCallbackRoute() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <CallbackPage />
    </>
  )
}
