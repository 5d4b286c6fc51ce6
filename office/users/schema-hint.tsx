import { ApiError } from '#browser/api-client.ts'
import { usersText } from '#text/admin/users.ts'
import { Notice } from '#ui/notice.tsx'

/**
 * X-41: in development shows A-USR-04's sentence and what to do; otherwise only the generic sentence, with a retry and
 * the request id. Only for a failure of the shop itself (D-10).
 */
export function SchemaHint({
  error,
  development = import.meta.env.DEV,
}: {
  error: Error | null
  development?: boolean
}) {
  if (!development || !(error instanceof ApiError) || error.status !== 500) return null
  return (
    <Notice tone="warn" title={usersText.schema.sentence}>
      <p>{usersText.schema.steps}</p>
    </Notice>
  )
}
