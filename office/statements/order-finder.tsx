import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { queryOf } from '#browser/api-client.ts'
import { Price } from '#browser/price/price.tsx'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { SearchField } from '#office/list/search-field.tsx'
import { FailureNotice } from '#office/shell/failure-notice.tsx'
import { statementsText } from '#text/admin/statements.ts'
import { formatRials } from '#text/format-price.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { NumberText } from '#ui/number-text.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type OrderFinderProps = { onAccept: (orderIds: number[]) => void; isAccepting: boolean; className: string }

/** A search for one or several orders that a line pays. */
export function OrderFinder({ onAccept, isAccepting, className }: OrderFinderProps) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly number[]>([])
  const { data, error } = useQuery({
    ...queryOf('GET /api/admin/orders', { query: { search, limit: '6' } }),
    enabled: search !== '',
  })
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <Card className={`${className} flex flex-col gap-3`}>
      <SearchField
        label={statementsText.find}
        placeholder={statementsText.findPlaceholder}
        value={search}
        onValue={setSearch}
      />
      <FailureNotice error={error} title={statementsText.findFailed} />
      {search !== '' && !data && !error ? <Skeleton className="h-14 w-full" /> : null}
      {data && data.items.length === 0 ? (
        <p className="text-md text-ink-2">{statementsText.foundNothing}</p>
      ) : null}
      {data && data.items.length > 0 ? (
        <ul className="divide-y divide-line">
          {data.items.map((order) => (
            <li key={order.id}>
              <FoundOrder
                order={order}
                isChosen={chosen.includes(order.id)}
                onToggle={() => toggle(order.id)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {chosen.length > 0 ? (
        <Button
          className="self-start"
          icon={<Check />}
          pending={isAccepting}
          pendingLabel={statementsText.accepting}
          onClick={() => onAccept([...chosen])}
        >
          {statementsText.chosen(chosen.length)}
        </Button>
      ) : null}
    </Card>
  )
}

type FoundOrderProps = {
  order: Pick<AdminOrder, 'customerName' | 'orderNumber' | 'finalAmount' | 'balance'>
  isChosen: boolean
  onToggle: () => void
}

function FoundOrder({ order, isChosen, onToggle }: FoundOrderProps) {
  const { customerName, orderNumber, finalAmount, balance } = order
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3 py-2">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={onToggle}
        className="size-5 shrink-0 accent-(--color-brand)"
      />
      <span className="min-w-0 flex-1">
        <bdi className="line-clamp-1 block font-semibold text-ink">{customerName || orderNumber}</bdi>
        <NumberText className="block text-end text-sm text-ink-3">{orderNumber}</NumberText>
      </span>
      <span className="flex flex-col items-end">
        <Price amount={finalAmount} className="font-bold text-ink" />
        <span className="text-sm text-ink-3">
          {balance.due === '0.000' ? statementsText.paidUp : statementsText.owes(formatRials(balance.due))}
        </span>
      </span>
    </label>
  )
}
