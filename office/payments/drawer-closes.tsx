import { Price } from '#browser/price/price.tsx'
import type { DrawerClose } from '#contract/admin/drawer.ts'
import { baisaOf } from '#domain/money.ts'
import { CardList } from '#office/list/card-list.tsx'
import { useAdminList } from '#office/list/use-admin-list.ts'
import { drawerText as text } from '#text/admin/drawer.ts'
import { formatDateTime } from '#text/format-date.ts'
import { formatRials } from '#text/format-price.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** Every close of the drawer: time, person, and difference between counted and expected cash. */
export function DrawerCloses() {
  const list = useAdminList('GET /api/admin/drawer/closes', {})
  return (
    <section aria-labelledby="closes" className="flex flex-col gap-3">
      <h2 id="closes" className="font-display text-h3 font-bold">
        {text.closes}
      </h2>
      <CardList
        label={text.closes}
        list={list}
        layout="rows"
        empty={<EmptyState title={text.noCloses}>{text.noClosesWhy}</EmptyState>}
      >
        {(close) => <CloseCard close={close} />}
      </CardList>
    </section>
  )
}

function CloseCard({ close }: { close: DrawerClose }) {
  const isRight = baisaOf(close.difference) === 0
  return (
    <Card as="article" className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <div className="min-w-0 flex-1 basis-52">
        <p className="text-sm wrap-anywhere text-ink-3">
          {text.by(close.closedBy, formatDateTime(close.closedAt))}
        </p>
        <p className="text-md">{text.figures(formatRials(close.expected), formatRials(close.counted))}</p>
        {close.remaining === close.counted ? null : (
          <p className="text-md">{text.remained(formatRials(close.remaining))}</p>
        )}
        {close.note ? <p className="text-md wrap-anywhere text-ink-2">{close.note}</p> : null}
      </div>
      <Price amount={close.counted} className="text-lead font-bold text-ink" />
      <Badge tone={isRight ? 'ok' : 'warn'}>{isRight ? text.matches : text.differs(close.difference)}</Badge>
    </Card>
  )
}
