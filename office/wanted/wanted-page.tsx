import { useNow } from '#browser/orders/use-now.ts'
import { ListFrame } from '#office/list/list-frame.tsx'
import { useAdminList } from '#office/list/use-admin-list.ts'
import { Page } from '#office/shell/page.tsx'
import { adminWantedText as text } from '#text/admin/wanted.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { WantedAnimal } from './wanted-animal.tsx'
import { WantedProduct } from './wanted-product.tsx'

/** S2-12: the waiting lists, longest first, with a button to notify the customers. */
export default function WantedPage() {
  const list = useAdminList('GET /api/admin/wanted', {})
  const now = new Date(useNow())
  return (
    <Page count={list.items ? text.count(list.total) : null}>
      <div className="flex min-w-0 max-w-4xl flex-col gap-4">
        <p className="text-md text-ink-2">{text.lead}</p>
        <ListFrame
          list={list}
          wide={false}
          empty={<EmptyState title={text.empty}>{text.emptyWhy}</EmptyState>}
        >
          {(items) => (
            <ul aria-label={text.list} className="flex flex-col gap-3">
              {items.map((item) => (
                <li key={item.kind === 'product' ? `product ${item.product.id}` : `wish ${item.wish.id}`}>
                  {item.kind === 'product' ? (
                    <WantedProduct item={item} now={now} />
                  ) : (
                    <WantedAnimal item={item} now={now} />
                  )}
                </li>
              ))}
            </ul>
          )}
        </ListFrame>
      </div>
    </Page>
  )
}
