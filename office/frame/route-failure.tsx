import { useRouteError } from 'react-router'
import { ShellFailure } from '#office/shell/shell-failure.tsx'

/** A page whose file did not come, mostly because a new version of the shop has replaced it: a visit asks for the new one. */
export function RouteFailure() {
  return <ShellFailure error={useRouteError()} onRetry={() => location.reload()} />
}
