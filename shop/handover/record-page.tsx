import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { FailedRoom } from '#browser/accounts/private-room-states.tsx'
import { call, isNotFound } from '#browser/api-client.ts'
import { FigureState } from '#browser/figure/figure-state.tsx'
import { RecordCard } from '#browser/handover/record-card.tsx'
import type { SharedRecord } from '#contract/handovers.ts'
import { useFragment } from '#shop/navigation/use-fragment.ts'
import { recordText as text } from '#text/handovers.ts'
import { Button } from '#ui/button.tsx'
import { Printer } from '#ui/icons.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** H-07: the record of a hand-over, by the link in its mail; made to be printed. */
export default function RecordPage() {
  const key = useFragment()
  const navigate = useNavigate()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['/api/handovers', key],
    queryFn: () => open(key ?? ''),
    enabled: Boolean(key),
    gcTime: 0,
    retry: false,
  })
  useEffect(() => {
    // The token is used: remove it from the address and the history.
    if (data && key && !OPENED.test(key)) void navigate({ hash: `h${data.id}` }, { replace: true })
  }, [data, key, navigate])
  const isGone = key === '' || isNotFound(error)
  return (
    <div data-paper className="page max-w-3xl pt-4 pb-8 lg:pt-8">
      <title>{text.title}</title>
      {data ? (
        <Shown record={data} />
      ) : isGone ? (
        <FigureState world="cats" figure="cat" headingLevel={1} title={text.goneTitle}>
          {text.goneWhy}
        </FigureState>
      ) : error ? (
        <FailedRoom
          title={text.failedTitle}
          error={error}
          retry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <div role="status" aria-label={text.loading}>
          <Skeleton className="h-96 rounded-card" />
        </div>
      )}
    </div>
  )
}

/** The fragment of the address once the token is exchanged. */
const OPENED = /^h(\d{1,10})$/

function open(key: string): Promise<SharedRecord> {
  const opened = OPENED.exec(key)
  return opened
    ? call('GET /api/handovers/:id', { params: { id: Number(opened[1]) } })
    : call('POST /api/handovers/open', { body: { token: key } })
}

function Shown({ record: { id, orderNumber, shop, items } }: { record: SharedRecord }) {
  return (
    <>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="font-display text-h1">{text.title}</h1>
          <p className="text-md text-ink-2">
            <bdi>{shop}</bdi> · {text.ofOrder(orderNumber)}
          </p>
        </div>
        <Button variant="outline" icon={<Printer />} className="print:hidden" onClick={() => window.print()}>
          {text.print}
        </Button>
      </header>
      <div className="flex flex-col gap-4">
        {items.map((item) => (
          <RecordCard
            key={item.id}
            record={item}
            photoUrl={(photoId) => `/api/handovers/${id}/photos/${photoId}`}
          />
        ))}
      </div>
    </>
  )
}
