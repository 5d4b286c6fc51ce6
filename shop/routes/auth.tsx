import { AuthPage } from '#shop/account/sign-in/auth-page.tsx'
import { shopContext } from '#shop/shell/server-context.ts'
import type { Route } from './+types/auth'

export function loader({ context }: Route.LoaderArgs) {
  return { google: context.get(shopContext).googleSignIn }
}

/** Never: it cannot change while the server runs. */
export function shouldRevalidate() {
  return false
}

/** S-ROUTE-07; the activation link of the mail lands here as well. */
export default function AuthRoute({ loaderData }: Route.ComponentProps) {
  return <AuthPage google={loaderData.google} />
}
