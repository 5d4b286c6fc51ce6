import { ApiError } from '#browser/api-client.ts'
import { usersText } from '#text/admin/users.ts'
import { Notice } from '#ui/notice.tsx'

/**
 * X-41: whoever runs the shop on their own machine reads A-USR-04's sentence and what to do; everybody else only the
 * generic one beside it, with a retry and the number of the request. Only for a failure of the shop itself (D-10).
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
