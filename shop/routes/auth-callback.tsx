import { CallbackPage } from '#shop/account/callback-page.tsx'
import { shopContext } from '#shop/shell/server-context.ts'
import type { Route } from './+types/auth-callback'

/** A-CB-02: the same for every visitor of a shop, as it was started. */
export function loader({ context }: Route.LoaderArgs) {
  return { debugRoutes: context.get(shopContext).debugRoutes }
}

/** It is the same as long as the shop runs. */
export function shouldRevalidate() {
  return false
}

/** S-ROUTE-08: where Google sends people back to. Its address holds a code until the page has taken it out. */
export default function AuthCallbackRoute({ loaderData: { debugRoutes } }: Route.ComponentProps) {
  return <CallbackPage debugRoutes={debugRoutes} />
}
