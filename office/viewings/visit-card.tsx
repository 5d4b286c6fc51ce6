import { Check, Lock, TriangleAlert, UserX } from 'lucide-react'
import { call } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { AdminViewing } from '#contract/admin/viewings.ts'
import { useFields } from '#office/form/use-fields.ts'
import { Thumb } from '#office/list/thumb.tsx'
import { ConfirmButton } from '#office/shell/confirm-button.tsx'
import { May } from '#office/shell/use-may.tsx'
import { PhoneLinks } from '#office/users/phone-links.tsx'
import { adminViewingsText as text } from '#text/admin/viewings.ts'
import { formatDateTime, formatTime, formatWeekdayAndDay } from '#text/format-date.ts'
import { formatPhone } from '#text/format-phone.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'

const REFRESH = ['/api/admin/viewings', '/api/admin/stats'] as const

/** One visit: visitor, animal and outcome. */
export function VisitCard({ visit, now }: { visit: AdminViewing; now: Date }) {
  const { startsAt, endsAt, productId, productName, imageUrl, customer, state } = visit
  const isOpen = state === 'booked'
  const isToCome = isOpen && Date.parse(endsAt) > now.getTime()
  return (
    <Card as="article" className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <Thumb url={imageUrl} />
        <div className="min-w-0 flex-1">
          <h3 className="tabular font-display text-h3">
            {formatTime(startsAt)} – {formatTime(endsAt)}
          </h3>
          {isOpen && !isToCome ? <p className="text-md text-ink-2">{formatWeekdayAndDay(startsAt)}</p> : null}
          <p className="font-medium wrap-anywhere text-ink">
            {productId === null ? (
              <bdi>{productName}</bdi>
            ) : (
              <Link to={`/admin/animals?edit=${productId}`} className="hover:underline">
                <bdi>{productName}</bdi>
              </Link>
            )}
          </p>
        </div>
        {isOpen ? null : <Badge tone={state === 'attended' ? 'ok' : 'warn'}>{text.states[state]}</Badge>}
      </div>
      <VisitFacts visit={visit} isToCome={isToCome} />
      {isToCome && visit.isClosed ? (
        <p className="flex items-start gap-2 rounded-picture bg-warn-soft px-4 py-2 text-md font-medium text-warn">
          <TriangleAlert className="mt-0.5 size-5 shrink-0" />
          {text.isClosed}
        </p>
      ) : null}
      {customer?.phone && isOpen ? <VisitorLinks visit={visit} phone={customer.phone} /> : null}
      {state === 'cancelled' ? null : (
        <May need="viewings:write">
          <Answers visit={visit} now={now} />
        </May>
      )}
    </Card>
  )
}

function VisitFacts({ visit, isToCome }: { visit: AdminViewing; isToCome: boolean }) {
  const { customer, heldUntil, holdsFrom } = visit
  const held = heldUntil
    ? text.held(formatTime(heldUntil))
    : holdsFrom
      ? text.heldFrom(formatDateTime(holdsFrom))
      : text.notHeld
  return (
    <div className="text-md text-ink-2">
      <p className="font-medium text-ink">
        <bdi>{visitorOf(visit)}</bdi>
        {visit.state === 'booked' && visit.missedBefore > 0 ? (
          <span className="ms-2 text-sm text-warn">{text.missedBefore(visit.missedBefore)}</span>
        ) : null}
      </p>
      {customer ? (
        <p className="flex flex-wrap gap-x-4">
          {customer.phone ? <bdi dir="ltr">{formatPhone(customer.phone)}</bdi> : null}
          <bdi dir="ltr" className="wrap-anywhere">
            {customer.email}
          </bdi>
        </p>
      ) : null}
      {isToCome ? (
        <p className="mt-1 flex items-center gap-1.5 text-sm">
          <Lock className="size-4" />
          {held}
        </p>
      ) : null}
      {visit.cancelledBy ? <p>{text.cancelledBy[visit.cancelledBy]}</p> : null}
      {visit.note ? (
        <p className="wrap-anywhere">
          <bdi>{visit.note}</bdi>
        </p>
      ) : null}
    </div>
  )
}

function visitorOf({ customer }: AdminViewing): string {
  return customer ? customer.name || text.noName : text.nobody
}

function VisitorLinks({ visit, phone }: { visit: AdminViewing; phone: string }) {
  const { startsAt, productName } = visit
  const time = `${formatWeekdayAndDay(startsAt)} ${formatTime(startsAt)}`
  return (
    <div className="flex flex-wrap gap-2">
      <PhoneLinks
        phone={phone}
        text={{ call: text.call(visitorOf(visit)), whatsapp: text.whatsapp }}
        words={text.greeting(productName, time)}
      />
    </div>
  )
}

/** Before a visit begins it can only be cancelled; its outcome can be corrected later. */
function Answers({ visit, now }: { visit: AdminViewing; now: Date }) {
  const { id, state, startsAt, endsAt } = visit
  const { run, pending } = useChange({
    send: (answer: 'attended' | 'missed') =>
      call('PATCH /api/admin/viewings/:id', { params: { id }, body: { state: answer } }),
    done: (_, answer) => ({ title: text.answered[answer], tone: 'ok' }),
    failed: text.notAnswered,
    refresh: REFRESH,
  })
  const hasBegun = Date.parse(startsAt) <= now.getTime()
  const hasEnded = Date.parse(endsAt) <= now.getTime()
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-3">
      {hasBegun && state !== 'attended' ? (
        <Button
          size="sm"
          icon={<Check />}
          pending={pending}
          pendingLabel={text.answering}
          onClick={() => void run('attended')}
        >
          {text.came}
        </Button>
      ) : null}
      {hasBegun && state !== 'missed' ? (
        <Button
          variant="outline"
          size="sm"
          icon={<UserX />}
          disabled={pending}
          onClick={() => void run('missed')}
        >
          {text.missed}
        </Button>
      ) : null}
      {state === 'booked' && !hasEnded ? <CancelButton visit={visit} disabled={pending} /> : null}
    </div>
  )
}

function CancelButton({ visit, disabled }: { visit: AdminViewing; disabled: boolean }) {
  const { fields, field } = useFields({ note: '' })
  return (
    <ConfirmButton
      button={{ variant: 'danger-ghost', size: 'sm', disabled }}
      title={text.cancelTitle(visit.productName)}
      what={<p>{text.cancelWhat}</p>}
      confirm={text.cancel}
      confirming={text.cancelling}
      send={() =>
        call('PATCH /api/admin/viewings/:id', {
          params: visit,
          body: { state: 'cancelled', ...(fields.note.trim() && fields) },
        })
      }
      done={text.cancelled}
      refresh={REFRESH}
    >
      {(wrong) => <TextareaField label={text.cancelNote} optional rows={3} {...field('note', wrong)} />}
    </ConfirmButton>
  )
}
