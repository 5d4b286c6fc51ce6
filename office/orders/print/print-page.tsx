import { PrintActions } from './print-actions.tsx'
import './invoice.css'
import './print-page.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { call } from '#browser/api-client.ts'
import type { OrderSheets } from '#contract/admin/order-list.ts'
import { choicesOf, FilterChips } from '#office/list/filter-chips.tsx'
import { FailureCard } from '#office/shell/failure-card.tsx'
import { Page } from '#office/shell/page.tsx'
import { PAPER_LABELS, type Paper, orderPrintText as text } from '#text/admin/order-print.ts'
import { formatNumber } from '#text/format-number.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { PackingSlip } from './packing-slip.tsx'
import { ParcelLabel } from './parcel-label.tsx'
import { PickingSheet } from './picking-sheet.tsx'

const PAPERS = Object.keys(PAPER_LABELS) as Paper[]
const ORDERS_A_CALL = 100

/** W-03: the print view of many orders: picking list, slips, labels, invoices. */
export default function PrintPage() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const ids: number[] = state?.ids ?? []
  const paper = PAPERS.find((known) => known === parameters.get('paper')) ?? 'picking'
  const [loaded, setLoaded] = useState(0)
  const query = useQuery({
    queryKey: ['/api/admin/orders/sheets', ...ids],
    queryFn: () => readSheets(ids, setLoaded),
    enabled: ids.length > 0,
  })
  const { data } = query

  return (
    <Page
      title={text.title}
      count={ids.length > 0 ? text.count(ids.length) : null}
      actions={<PrintActions ready={data !== undefined} to="/admin/orders" text={text} />}
    >
      <div className="print:hidden">
        <FilterChips<Paper>
          label={text.papers}
          value={paper}
          onValue={(chosen) => navigate({ search: `?paper=${chosen}` }, { replace: true, state })}
          choices={choicesOf(PAPERS, PAPER_LABELS)}
        />
      </div>
      {data ? (
        <div data-stack className="flex flex-col gap-6 pb-4 print:block print:pb-0">
          <Sheets paper={paper} sheets={data} />
        </div>
      ) : query.error ? (
        <FailureCard query={query} />
      ) : ids.length === 0 ? (
        <Card>
          <EmptyState title={text.none}>{text.noneWhy}</EmptyState>
        </Card>
      ) : (
        <p role="status" className="text-ink-2">
          {text.loading(formatNumber(loaded), formatNumber(ids.length))}
        </p>
      )}
    </Page>
  )
}

function Sheets({ paper, sheets: { items, shelves } }: { paper: Paper; sheets: OrderSheets }) {
  if (paper === 'picking') return <PickingSheet orders={items} shelves={shelves} />
  return items.map((order) =>
    paper === 'slips' ? (
      <PackingSlip key={order.id} order={order} shelves={shelves} />
    ) : paper === 'labels' ? (
      <ParcelLabel key={order.id} order={order} />
    ) : (
      <InvoiceSheet key={order.id} order={order} />
    ),
  )
}

async function readSheets(
  ids: readonly number[],
  onProgress: (loaded: number) => void,
): Promise<OrderSheets> {
  const sheets: OrderSheets = { items: [], shelves: {} }
  for (let at = 0; at < ids.length; at += ORDERS_A_CALL) {
    const query = { ids: ids.slice(at, at + ORDERS_A_CALL).join() }
    const { items, shelves } = await call('GET /api/admin/orders/sheets', { query })
    sheets.items.push(...items)
    Object.assign(sheets.shelves, shelves)
    onProgress(at + items.length)
  }
  return sheets
}
