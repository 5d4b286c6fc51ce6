import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useParams } from 'react-router'
import { call, freshOf, refusalIn, sentenceOf } from '#browser/api-client.ts'
import { refusedFields } from '#browser/form-errors.ts'
import { forgetFlow } from '#browser/handover/flow-key.ts'
import type { HandoverDone } from '#browser/handover/handover-done.ts'
import { HandoverFlow } from '#browser/handover/handover-flow.tsx'
import { RecordCard } from '#browser/handover/record-card.tsx'
import { withPhotos } from '#browser/handover/with-photos.ts'
import { randomKey } from '#browser/random-key.ts'
import { sendFile } from '#browser/send-file.ts'
import { useSession } from '#browser/session/use-session.ts'
import { useChange } from '#browser/use-change.ts'
import { useNavigateHere } from '#browser/use-navigate-here.ts'
import type { OrderHandovers } from '#contract/admin/handovers.ts'
import { Page } from '#office/shell/page.tsx'
import { UnreadPage } from '#office/shell/unread.tsx'
import { adminHandoverText as text } from '#text/handovers.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'

/** H-07: the hand-over on the seller's phone, for animals that are collected or delivered by the owner. */
export default function HandoverPage() {
  const { id = '' } = useParams()
  const query = useQuery(freshOf('GET /api/admin/orders/:id/handovers', { params: { id } }))
  const { data, isFetching, isFetchedAfterMount } = query
  if (data && (isFetchedAfterMount || !isFetching)) return <Shown orderId={Number(id)} handovers={data} />
  return <UnreadPage query={query} title={text.card} height="h-96" />
}

function Shown({ orderId, handovers }: { orderId: number; handovers: OrderHandovers }) {
  const { user } = useSession()
  const navigate = useNavigateHere()
  const [why, setWhy] = useState<string | null>(null)
  const toOrder = `/admin/orders/${orderId}`
  const { items, units, buyer } = handovers
  const { run, pending, failure } = useHandOver(orderId, () => navigate(toOrder, { replace: true }))
  const seller = [user?.firstName, user?.lastName].filter(Boolean).join(' ')
  return (
    <Page title={text.card}>
      {why ? (
        <Notice
          tone="warn"
          live
          title={text.refusedTitle}
          action={<LinkButton to={toOrder}>{text.toOrder}</LinkButton>}
        >
          {text.refusedWhy} <bdi className="block whitespace-pre-line font-semibold">{why}</bdi>
        </Notice>
      ) : units.length === 0 ? (
        <Card>
          <EmptyState title={text.nothing} actions={<LinkButton to={toOrder}>{text.toOrder}</LinkButton>}>
            {text.nothingWhy}
          </EmptyState>
        </Card>
      ) : (
        <HandoverFlow
          flowKey={`order-${orderId}`}
          units={units}
          names={{ seller, buyer }}
          pending={pending}
          failure={failure ? (refusedFields(failure).animals ?? sentenceOf(failure)) : null}
          onClose={() => navigate(toOrder)}
          onDone={(done) => void run(done)}
          onRefused={(refused) => setWhy(refused.why)}
        />
      )}
      {items.length > 0 ? (
        <section aria-label={text.stands} className="flex flex-col gap-4">
          {items.map((record) => (
            <RecordCard key={record.id} record={record} photoUrl={(photoId) => `/api/files/${photoId}`} />
          ))}
        </section>
      ) : null}
    </Page>
  )
}

function useHandOver(orderId: number, onDone: () => void) {
  // The same key for every retry, so that a repeated request counts once. A void hand-over gets a new key.
  const key = useRef(randomKey())
  return useChange({
    async send({ photos, ...report }: HandoverDone) {
      const sent = new Map<string, string>()
      for (const [name, photo] of Object.entries(photos)) {
        if (!photo) continue
        const file = new File([photo], 'photo.jpg', { type: photo.type })
        sent.set(name, (await sendFile('POST /api/uploads', file)).id)
      }
      const animals = withPhotos(report.animals, (animal, of) => sent.get(`${animal} ${of}`) ?? null)
      const at = new Date().toISOString()
      return call('POST /api/admin/orders/:id/handovers', {
        params: { id: orderId },
        body: { ...report, animals, key: key.current, at },
      })
    },
    done: text.done,
    onFailed(error) {
      if (refusalIn(error, 'handover-set-aside')) key.current = randomKey()
    },
    onDone() {
      forgetFlow(`order-${orderId}`)
      onDone()
    },
    refresh: ['/api/admin/orders'],
  })
}
