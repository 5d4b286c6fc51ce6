import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#browser/api-client.ts'
import { UnreadNotice } from '#browser/unread-notice.tsx'
import type { Order } from '#contract/orders.ts'
import type { OrderReturns as Returns } from '#contract/returns.ts'
import { formatDateTime } from '#text/format-date.ts'
import { returnsText as text } from '#text/returns.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { usePart } from '#ui/use-part.ts'
import { AskedReturn } from './asked-return.tsx'

const loadDialog = () => import('./return-dialog.tsx').then((module) => module.ReturnDialog)

/** F-03: the items that can be returned with their deadlines, and the requested returns. */
export function OrderReturns({ order: { id, status, items } }: { order: Order }) {
  const hasLoss = items.some(({ lost }) => lost > 0)
  const query = useQuery({
    ...queryOf('GET /api/orders/:id/return', { params: { id } }),
    refetchOnMount: 'always',
    // An unpaid order has no returns, unless it lost an animal (H-10).
    enabled: status !== 'pending' || hasLoss,
  })
  const { data, error } = query
  const [open, setOpen] = useState(false)
  const Dialog = usePart(loadDialog, open)
  if (!data) return error ? <UnreadNotice title={text.unread} query={query} /> : null
  if (data.until === null && data.returns.length === 0) return null
  const isPossible = data.lines.some(({ reasons }) => reasons.length > 0)
  return (
    <Card as="section" className="flex flex-col gap-3 print:hidden">
      <h2 className="font-display text-h3 font-bold">{hasLoss ? text.lossTitle : text.title}</h2>
      {data.returns.length > 0 ? (
        <ul aria-label={text.list} className="flex flex-col gap-3">
          {data.returns.map((asked) => (
            <li key={asked.id} className="rounded-picture border border-line p-4">
              <AskedReturn asked={asked} />
            </li>
          ))}
        </ul>
      ) : null}
      {data.until ? <p className="text-md text-ink-2">{untilText(data, isPossible)}</p> : null}
      {isPossible ? (
        <Button
          variant="outline"
          aria-haspopup="dialog"
          className="self-start max-sm:w-full"
          onClick={() => setOpen(true)}
        >
          {text.ask}
        </Button>
      ) : null}
      {Dialog ? <Dialog orderId={id} lines={data.lines} open={open} onClose={() => setOpen(false)} /> : null}
    </Card>
  )
}

/** The deadline for any reason, then for defects only, or that it has passed. */
function untilText({ lines, until }: Returns, isPossible: boolean): string {
  if (!isPossible) return text.over(formatDateTime(until ?? ''))
  const open = lines.flatMap(({ reasons }) => reasons)
  const ordinary = open.filter(({ reason }) => reason !== 'defect').map((one) => one.until)
  const last = ordinary.toSorted().at(-1)
  return last ? text.until(formatDateTime(last)) : text.defectUntil(formatDateTime(until ?? ''))
}
