import { PrintActions } from './print-actions.tsx'
import './invoice.css'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useParams } from 'react-router'
import { queryOf } from '#browser/api-client.ts'
import { FilterChips } from '#office/list/filter-chips.tsx'
import { useFilters } from '#office/list/use-filters.ts'
import { Page } from '#office/shell/page.tsx'
import { Unread } from '#office/shell/unread.tsx'
import { invoiceText } from '#text/admin/invoice.ts'
import { InvoiceReceipt } from './invoice-receipt.tsx'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { usePaperLength } from './use-paper-length.ts'

type InvoicePaper = 'a4' | 'receipt'

/** A-ORD-05: the print view of an invoice, on a sheet or on receipt paper. */
export default function InvoicePage() {
  const { id = '' } = useParams()
  const { values, set } = useFilters(['paper', 'document', 'form'])
  const paper: InvoicePaper = values.paper === 'receipt' ? 'receipt' : 'a4'
  const query = useQuery(queryOf('GET /api/admin/orders/:id', { params: { id } }))
  const { data } = query
  const choice = { document: Number(values.document) || undefined, isFull: values.form === 'full' }
  const selected = data?.issued.find(({ id }) => id === choice.document) ?? data?.issued.at(-1)
  const roll = useRef<HTMLDivElement>(null)
  usePaperLength(roll, paper === 'receipt' && data !== undefined)

  return (
    <Page
      title={invoiceText.pageTitle}
      actions={<PrintActions ready={data !== undefined} to={`/admin/orders/${id}`} text={invoiceText} />}
    >
      <div className="flex flex-col gap-3 print:hidden">
        <FilterChips<InvoicePaper>
          label={invoiceText.paper}
          value={paper}
          onValue={(chosen) => set({ paper: chosen === 'a4' ? '' : chosen })}
          choices={[
            { value: 'a4', label: invoiceText.papers.a4 },
            { value: 'receipt', label: invoiceText.papers.receipt },
          ]}
        />
        {data && data.issued.length > 1 && selected ? (
          <FilterChips
            label={invoiceText.documents}
            value={String(selected.id)}
            onValue={(document) => set({ document })}
            choices={data.issued.map(({ id, number }) => ({ value: String(id), label: number }))}
          />
        ) : null}
        {selected?.kind === 'invoice' && selected.content.title === 'simplified' ? (
          <FilterChips<'' | 'full'>
            label={invoiceText.form}
            value={choice.isFull ? 'full' : ''}
            onValue={(form) => set({ form })}
            choices={[
              { value: '', label: invoiceText.simplified },
              { value: 'full', label: invoiceText.full },
            ]}
          />
        ) : null}
      </div>
      {data ? (
        <div className="overflow-x-auto pb-4 print:overflow-visible print:pb-0">
          {paper === 'a4' ? (
            <InvoiceSheet order={data} choice={choice} />
          ) : (
            <InvoiceReceipt order={data} choice={choice} ref={roll} />
          )}
        </div>
      ) : (
        <Unread query={query} height="h-120" />
      )}
    </Page>
  )
}
