import { CallbackPage } from '#shop/account/sign-in/callback-page.tsx'
import { shopContext } from '#shop/shell/server-context.ts'
import type { Route } from './+types/auth-callback'

/** A-CB-02: the same for every visitor of a shop, as it was started. */
export function loader({ context }: Route.LoaderArgs) {
  return { debugRoutes: context.get(shopContext).debugRoutes }
}

/** Never: it cannot change while the server runs. */
export function shouldRevalidate() {
  return false
}

/** S-ROUTE-08: the redirect target for Google. Its URL contains a code, which the page removes. */
export default function AuthCallbackRoute({ loaderData: { debugRoutes } }: Route.ComponentProps) {
  return <CallbackPage debugRoutes={debugRoutes} />
}
