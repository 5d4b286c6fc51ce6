import { bulkText } from '#text/admin/order-list.ts'
import { Notice } from '#ui/notice.tsx'
import type { Failed } from './use-bulk-move.ts'

const MAX_LISTED = 8

/** W-03: what could not be done, with its reason. */
export function BulkFailures({ failed }: { failed: Failed }) {
  if (failed.length === 0) return null
  const rest = failed.length - MAX_LISTED
  return (
    <Notice tone="warn" live title={bulkText.notMoved(failed.length)}>
      <ul>
        {failed.slice(0, MAX_LISTED).map(({ id, orderNumber, detail }) => (
          <li key={id}>
            <bdi className="tabular font-semibold">{orderNumber ?? bulkText.gone}</bdi>: {detail}
          </li>
        ))}
      </ul>
      {rest > 0 ? bulkText.others(rest) : null}
    </Notice>
  )
}
