import { ApiError } from '#browser/api-client.ts'
import { ShellFailure } from '#office/shell/shell-failure.tsx'
import { adminShellText } from '#text/admin/shell.ts'

/** A-SHELL-08: the gate is open, but the account could not be loaded. */
export function AccountFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const reason = error instanceof ApiError ? (error.problem?.code ?? String(error.status)) : error.message
  return <ShellFailure error={error} onRetry={onRetry} reason={adminShellText.accountFailed(reason)} />
}
