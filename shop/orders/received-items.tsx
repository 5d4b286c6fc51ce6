import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#browser/api-client.ts'
import type { Order } from '#contract/orders.ts'
import type { ReceivedItem } from '#contract/reviews.ts'
import { reviewsText } from '#text/catalog/reviews.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { usePart } from '#ui/use-part.ts'

const text = reviewsText.own
const loadDialog = () => import('#shop/reviews/review-dialog.tsx').then((module) => module.ReviewDialog)

/** S2-14: what of this order has arrived and can be reviewed. */
export function ReceivedItems({ order: { orderNumber, status } }: { order: Order }) {
  const items = useQuery({
    ...queryOf('GET /api/reviews/own', { query: { orderNumber } }),
    enabled: status === 'delivered',
  })
  const [writing, setWriting] = useState<ReceivedItem | null>(null)
  const [open, setOpen] = useState(false)
  const Dialog = usePart(loadDialog, open)
  if (!items.data?.items.length) return null
  return (
    <Card as="section" className="print:hidden">
      <h2 className="mb-3 font-display text-h3 font-bold">{text.title}</h2>
      <ul className="flex flex-col gap-3">
        {items.data.items.map((item) => (
          <li
            key={item.orderItemId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5"
          >
            <div className="min-w-0">
              <p className="font-medium text-ink">{item.productNameArabic}</p>
              {item.review ? <p className="text-sm text-ink-3">{text.states[item.review.state]}</p> : null}
            </div>
            <Button
              variant="soft"
              size="sm"
              aria-haspopup="dialog"
              onClick={() => {
                setWriting(item)
                setOpen(true)
              }}
            >
              {item.review ? text.edit : text.write}
            </Button>
          </li>
        ))}
      </ul>
      {Dialog && writing ? (
        <Dialog key={writing.orderItemId} item={writing} open={open} onClose={() => setOpen(false)} />
      ) : null}
    </Card>
  )
}
