import type { ReactNode } from 'react'
import { useStore } from '#browser/store/use-store.ts'
import type { Order } from '#contract/orders.ts'
import { formatDateTime } from '#text/format-date.ts'
import { myOrdersText, orderSteps } from '#text/my-orders.ts'
import { classNames } from '#ui/class-names.ts'
import { Check, X } from '#ui/icons.tsx'
import { wasNotFound } from './has-lapsed.ts'

const STEPS = ['pending', 'confirmed', 'processing', 'shipped', 'delivered'] as const

/** The statuses the order has reached, with their times (D-04). */
export function OrderTimeline({ order }: { order: Order }) {
  return order.status === 'cancelled' ? <CancelledWay order={order} /> : <WayAhead order={order} />
}

function WayAhead({ order }: { order: Order }) {
  const steps = orderSteps(useStore()?.replyHours)
  const current = (STEPS as readonly string[]).indexOf(order.status)
  return (
    <ol>
      {STEPS.map((step, index) => {
        const reached = index <= current
        const time = reached ? timeOf(step, order) : null
        return (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className="relative flex gap-3.5 pb-5 last:pb-0"
          >
            {index < STEPS.length - 1 ? (
              <span
                aria-hidden
                className={classNames(
                  'absolute start-[0.8125rem] top-7 bottom-0 w-0.5',
                  index < current ? 'bg-brand' : 'bg-line',
                )}
              />
            ) : null}
            <span
              aria-hidden
              className={classNames(
                'grid size-7 shrink-0 place-items-center rounded-pill',
                reached ? 'bg-brand text-on-brand' : 'border-2 border-line bg-surface',
                index === current && 'ring-4 ring-brand-soft-2',
              )}
            >
              {reached ? <Check strokeWidth={3} className="size-4" /> : null}
            </span>
            <div className="min-w-0">
              <p className={classNames('font-semibold', reached ? 'text-ink' : 'font-normal text-ink-3')}>
                {steps[step].title}
                {reached ? <span className="sr-only"> ({myOrdersText.reached})</span> : null}
              </p>
              {index === current ? (
                <p className="text-sm">
                  {(step === 'confirmed' ? paymentText(order) : null) ?? steps[step].meaning}
                </p>
              ) : null}
              {time ? <p className="text-sm text-ink-3">{formatDateTime(time)}</p> : null}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** The next step once the transfer is verified; none for an order that lost an animal (H-10). */
function paymentText(order: Order): string | null {
  if (wasNotFound(order)) return myOrdersText.rejectedTitle
  if (order.paymentStatus !== 'verified') return null
  return order.items.some(({ lost }) => lost > 0) ? '' : myOrdersText.paid
}

/** The reached statuses of a cancelled order, without future ones. */
function CancelledWay({ order }: { order: Order }) {
  const steps = orderSteps(useStore()?.replyHours)
  const passed = STEPS.filter((step) => step === 'pending' || timeOf(step, order) !== null)
  const ended = order.history?.findLast(({ status }) => status === 'cancelled')?.at ?? order.updatedAt
  return (
    <ol>
      {passed.map((step) => (
        <li key={step} className="relative flex gap-3.5 pb-5">
          <span aria-hidden className="absolute start-[0.8125rem] top-7 bottom-0 w-0.5 bg-line-strong" />
          <Mark className="bg-line-strong text-surface">
            <Check strokeWidth={3} className="size-4" />
          </Mark>
          <Moment title={steps[step].title} at={timeOf(step, order)} />
        </li>
      ))}
      <li aria-current="step" className="relative flex gap-3.5">
        <Mark className="bg-warn text-surface">
          <X strokeWidth={3} className="size-4" />
        </Mark>
        <Moment title={myOrdersText.cancelledStep} at={ended} />
      </li>
    </ol>
  )
}

function Mark({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      aria-hidden
      className={classNames('grid size-7 shrink-0 place-items-center rounded-pill', className)}
    >
      {children}
    </span>
  )
}

function Moment({ title, at }: { title: string; at: string | null }) {
  return (
    <div className="min-w-0">
      <p className="font-semibold text-ink">{title}</p>
      {at ? <p className="text-sm text-ink-3">{formatDateTime(at)}</p> : null}
    </div>
  )
}

/** The last time it reached that status, since an order may be set back. */
function timeOf(step: (typeof STEPS)[number], order: Order): string | null {
  const moment = order.history?.findLast(({ status }, index, all) => {
    return status === step && all[index - 1]?.status !== step
  })
  if (moment) return moment.at
  if (step === 'pending') return order.createdAt
  return step === order.status ? order.updatedAt : null
}
