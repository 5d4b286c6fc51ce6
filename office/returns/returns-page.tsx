import { QueuePage } from '#office/list/queue-page.tsx'
import { useAdminList } from '#office/list/use-admin-list.ts'
import { useFilters } from '#office/list/use-filters.ts'
import { RETURN_STATES_TEXT, RETURNS, adminReturnsText as text } from '#text/admin/returns.ts'
import { formatCount } from '#text/format-count.ts'
import { Card } from '#ui/card.tsx'
import { ReturnDetails } from './return-details.tsx'

/** F-03: the open requests for returns, and cases of animals. */
export default function ReturnsPage() {
  const filters = useFilters(['state'])
  const list = useAdminList('GET /api/admin/returns', filters.values)
  return (
    <QueuePage
      text={text}
      count={list.items ? formatCount(list.total, RETURNS) : null}
      list={list}
      filters={filters}
      choices={[
        { value: '', label: RETURN_STATES_TEXT.waiting, count: list.first?.waiting },
        { value: 'accepted', label: RETURN_STATES_TEXT.accepted },
        { value: 'refused', label: RETURN_STATES_TEXT.refused },
        { value: 'all', label: text.all },
      ]}
    >
      {(one) => (
        <Card as="article">
          <ReturnDetails one={one} withOrder />
        </Card>
      )}
    </QueuePage>
  )
}
