import { useQuery } from '@tanstack/react-query'
import { Banknote } from 'lucide-react'
import { useState } from 'react'
import { queryOf } from '#browser/api-client.ts'
import { Price } from '#browser/price/price.tsx'
import type { Drawer } from '#contract/admin/drawer.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { FigureTable } from '#office/list/figure-table.tsx'
import { DownloadLink } from '#office/shell/download-link.tsx'
import { Fact, FactList } from '#office/shell/fact-list.tsx'
import { Page } from '#office/shell/page.tsx'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { Unread } from '#office/shell/unread.tsx'
import { May, useMay } from '#office/shell/use-may.tsx'
import { drawerText as text } from '#text/admin/drawer.ts'
import { formatDateTime } from '#text/format-date.ts'
import { plainDigits } from '#text/format-price.ts'
import { PAYMENT_METHOD_LABELS } from '#text/payments.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextField } from '#ui/text-field.tsx'
import { CloseDrawerDialog } from './close-drawer-dialog.tsx'
import { DrawerCloses } from './drawer-closes.tsx'

const drawerQuery = queryOf('GET /api/admin/drawer')

/** F-06: the cash drawer: expected cash, closing, earlier closes, and the ledger's export. */
export default function DrawerPage() {
  const drawer = useQuery({ ...drawerQuery, refetchOnMount: 'always' })
  const may = useMay()
  const [closing, setClosing] = useState(false)
  return (
    <Page>
      <div className="flex min-w-0 max-w-4xl flex-col gap-4">
        <p className="text-md text-ink-2">{text.lead}</p>
        {drawer.data ? (
          <DrawerNow drawer={drawer.data} onClose={() => setClosing(true)} />
        ) : (
          <Unread query={drawer} height="h-72" />
        )}
        <DrawerCloses />
        {may('reports:read') ? <AccountantFiles /> : null}
      </div>
      {closing && drawer.data ? (
        <CloseDrawerDialog drawer={drawer.data} onClose={() => setClosing(false)} />
      ) : null}
    </Page>
  )
}

function DrawerNow({ drawer, onClose }: { drawer: Drawer; onClose: () => void }) {
  const { lastClose, methods } = drawer
  const close = (
    <May need="orders:write">
      <Button icon={<Banknote />} onClick={onClose} className="max-sm:w-full">
        {lastClose ? text.close : text.open}
      </Button>
    </May>
  )
  if (!lastClose)
    return (
      <Card>
        <EmptyState title={text.notOpened} actions={close}>
          {text.notOpenedWhy}
        </EmptyState>
      </Card>
    )
  const cash = methods.find(({ method }) => method === 'cash')
  return (
    <Card as="section" className="flex flex-col gap-5">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="font-display text-h3 font-bold">{text.now}</h2>
          <p className="text-sm text-ink-3">{text.since(formatDateTime(lastClose.closedAt))}</p>
        </div>
        {close}
      </header>
      <FactList>
        <Fact label={text.opening}>
          <Price amount={lastClose.remaining} />
        </Fact>
        <Fact label={text.cashIn}>
          <Price amount={cash?.in ?? '0.000'} />
        </Fact>
        <Fact label={text.cashOut}>
          <Price amount={cash?.out ?? '0.000'} />
        </Fact>
        <Fact label={text.expected}>
          <Price amount={drawer.expected} className="text-lead font-bold" />
        </Fact>
      </FactList>
      <section className="flex flex-col gap-1">
        <h3 className="font-semibold text-ink">{text.methods}</h3>
        <FigureTable
          caption={text.methods}
          columns={text.columns}
          rows={methods.map(({ method, ...sums }) => ({
            key: method,
            cells: [PAYMENT_METHOD_LABELS[method], plainDigits(sums.in), plainDigits(sums.out)],
          }))}
        />
      </section>
    </Card>
  )
}

const FILES = ['payments', 'invoices'] as const

/** Exports of the payment ledger and the issued invoices of a period, by default this month. */
function AccountantFiles() {
  const today = muscatDay(new Date())
  const [days, setDays] = useState({ from: `${today.slice(0, 8)}01`, to: today })
  const field = (name: keyof typeof days) => ({
    label: text[name],
    type: 'date',
    max: today,
    value: days[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setDays({ ...days, [name]: event.currentTarget.value || today }),
  })
  return (
    <TitledCard title={text.files} lead={text.filesWhat}>
      <div className="grid grid-cols-2 gap-3 sm:max-w-md">
        <TextField {...field('from')} />
        <TextField {...field('to')} />
      </div>
      <div className="flex flex-wrap gap-2">
        {FILES.map((file) => (
          <DownloadLink
            key={file}
            href={`/api/admin/${file}/export?${new URLSearchParams(days)}`}
            className="max-sm:w-full"
          >
            {text[file]}
          </DownloadLink>
        ))}
      </div>
    </TitledCard>
  )
}
