import { useRouteError } from 'react-router'
import { ShellFailure } from '#office/shell/shell-failure.tsx'

/** A page whose file failed to load, usually because of a new release; a full page load fetches the new one. */
export function RouteFailure() {
  return <ShellFailure error={useRouteError()} onRetry={() => location.reload()} />
}
