import { FileSpreadsheet } from 'lucide-react'
import { useNow } from '#browser/orders/use-now.ts'
import { Price } from '#browser/price/price.tsx'
import type { TransferList } from '#contract/admin/orders.ts'
import { TRANSFER_STAGES, type TransferStage } from '#domain/orders/transfer.ts'
import { CardList } from '#office/list/card-list.tsx'
import { choicesOf, FilterChips } from '#office/list/filter-chips.tsx'
import { SearchField } from '#office/list/search-field.tsx'
import { useAdminList } from '#office/list/use-admin-list.ts'
import { type Filters, useFilters } from '#office/list/use-filters.ts'
import { useSelection } from '#office/list/use-selection.ts'
import { Page } from '#office/shell/page.tsx'
import { useMay } from '#office/shell/use-may.tsx'
import { STAGE_LABELS, transfersText } from '#text/admin/transfers.ts'
import { formatAgo } from '#text/format-ago.ts'
import { formatNumber } from '#text/format-number.ts'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { TransferBulkBar } from './transfer-bulk-bar.tsx'
import { TransferCard } from './transfer-card.tsx'

/** The transfer desk: longest waiting first, each with its next step. */
export default function TransfersPage() {
  const { values, filter } = useFilters(['stage', 'search'])
  const stage = TRANSFER_STAGES.find((known) => known === values.stage) ?? 'reported'
  const list = useAdminList('GET /api/admin/transfers', { ...values, stage })
  const items = list.items ?? []
  const now = useNow()
  const may = useMay()
  const open = may('orders:write') ? items.filter(({ paymentStatus }) => paymentStatus !== 'verified') : []
  const order = open.map(({ id }) => id)
  const selection = useSelection(order)
  const searching = values.search !== ''

  return (
    <Page
      actions={
        <LinkButton to="/admin/transfers/statement" variant="outline" size="sm" icon={<FileSpreadsheet />}>
          {transfersText.matchStatement}
        </LinkButton>
      }
    >
      {list.first ? <TransferSummary list={list.first} now={now} /> : null}
      <TransferFilters filter={filter} counts={list.first?.counts} />
      <CardList
        label={transfersText.list}
        list={list}
        layout="rows"
        className="grid grid-cols-1 gap-3 lg:grid-cols-2 lg:gap-4 2xl:grid-cols-3"
        empty={
          <EmptyState title={searching ? transfersText.nothingFound : transfersText.empty[stage].title}>
            {searching ? transfersText.nothingFoundWhy : transfersText.empty[stage].why}
          </EmptyState>
        }
      >
        {(transfer) => (
          <TransferCard
            transfer={transfer}
            now={now}
            selected={selection.ids.has(transfer.id)}
            onSelect={
              order.includes(transfer.id)
                ? (through) => selection.toggle(transfer.id, order, through)
                : undefined
            }
          />
        )}
      </CardList>
      {selection.ids.size > 0 ? (
        <TransferBulkBar selected={open.filter(({ id }) => selection.ids.has(id))} onDone={selection.clear} />
      ) : null}
    </Page>
  )
}

/** The number and sum of waiting transfers, and the day's progress. */
function TransferSummary({ list, now }: { list: TransferList; now: number }) {
  const waiting = list.counts.reported
  return (
    <section
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card px-5 py-4',
        waiting > 0 ? 'bg-warn-soft text-warn' : 'bg-ok-soft text-ok',
      )}
    >
      <div>
        <h2 className="font-display text-h3 font-bold text-inherit">{transfersText.waiting(waiting)}</h2>
        <p className="text-md">
          {waiting > 0 && list.oldestReportedAt
            ? transfersText.oldest(waiting, formatAgo(list.oldestReportedAt, now))
            : transfersText.allDone}
          {list.verifiedToday > 0
            ? ` · ${transfersText.verifiedToday} ${formatNumber(list.verifiedToday)}`
            : null}
        </p>
      </div>
      {waiting > 0 ? <Price amount={list.sums.reported} className="text-h1 font-bold" /> : null}
    </section>
  )
}

type FiltersProps = Pick<Filters<'stage' | 'search'>, 'filter'> & {
  counts: Record<TransferStage, number> | undefined
}

function TransferFilters({ filter, counts }: FiltersProps) {
  return (
    <div className="flex flex-col gap-3 lg:flex-row lg:items-center">
      <div className="min-w-0 flex-1">
        <FilterChips
          label={transfersText.stage}
          {...filter('stage', 'reported')}
          choices={choicesOf(TRANSFER_STAGES, STAGE_LABELS, counts)}
        />
      </div>
      <div className="lg:w-80">
        <SearchField placeholder={transfersText.search} {...filter('search')} />
      </div>
    </div>
  )
}
