import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { FailedRoom, SignedOutRoom } from '#browser/accounts/private-room-states.tsx'
import { FigureState } from '#browser/figure/figure-state.tsx'
import { useStore } from '#browser/store/use-store.ts'
import { useNavigateHere } from '#browser/use-navigate-here.ts'
import { orderKey } from '#shop/orders/order-queries.ts'
import { checkoutText as text } from '#text/checkout.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { ConfirmationStep } from './confirmation-step.tsx'
import { InfoStep } from './info-step.tsx'
import { OverStep } from './over-step.tsx'
import { PaymentStep } from './payment-step.tsx'
import { type CheckoutState, useCheckout } from './use-checkout.ts'
import { useDeliveryNow } from './use-delivery-now.ts'

/** The three checkout steps; the state of the order decides which one is shown (S-CHK-01). */
export default function CheckoutPage() {
  const state = useCheckout()
  useOrderInAddress(state)
  return (
    <div className="page max-w-280">
      <title>{text.title}</title>
      <div className="mx-auto max-w-140 pt-4 pb-5 lg:pt-8 lg:pb-7 print:hidden">
        <Stepper
          label={text.stepsLabel}
          steps={text.steps}
          current={positionOf(state)}
          doneLabel={text.stepDone}
        />
      </div>
      <StepFocus step={state.status === 'ready' ? state.step : 'none'}>
        <Step state={state} />
      </StepFocus>
    </div>
  )
}

function Step({ state }: { state: CheckoutState }) {
  const store = useStore()
  switch (state.status) {
    case 'loading':
      return <CheckoutSkeleton />
    case 'anonymous':
      return <SignedOutRoom from="/checkout">{text.signedOutWhy}</SignedOutRoom>
    case 'failed':
      return <FailedRoom title={text.failedTitle} {...state} />
    case 'ready':
      break
  }
  switch (state.step) {
    case 'empty':
      return <Empty />
    case 'info':
      return store ? (
        <Info
          // Remounts for another order, so that the form takes its values.
          key={state.order?.orderNumber ?? 'new'}
          user={state.user}
          cart={state.cart}
          store={store}
          order={state.order}
          last={state.last}
        />
      ) : (
        <CheckoutSkeleton />
      )
    case 'payment':
      return <PaymentStep key={state.order.id} order={state.order} cart={state.cart} />
    case 'over':
      return <OverStep order={state.order} />
    case 'confirmation':
      return <ConfirmationStep order={state.order} />
  }
}

function Info(props: Omit<ComponentProps<typeof InfoStep>, 'delivery'>) {
  return <InfoStep {...props} delivery={useDeliveryNow(props.store)} />
}

function positionOf(state: CheckoutState): number {
  if (state.status !== 'ready') return 0
  if (state.step === 'payment' || state.step === 'over') return 1
  // Beyond the last step: all three are done.
  return state.step === 'confirmation' ? 3 : 0
}

/** Puts the pending order into the URL, so that a reload loads exactly that one. */
function useOrderInAddress(state: CheckoutState): void {
  const queries = useQueryClient()
  const navigate = useNavigateHere()
  const [params] = useSearchParams()
  const pendingOrder =
    state.status === 'ready' && state.step === 'payment' && !params.has('order') ? state.order : null
  useEffect(() => {
    if (!pendingOrder) return
    queries.setQueryData(orderKey(pendingOrder.orderNumber), pendingOrder)
    navigate(`/checkout?order=${pendingOrder.orderNumber}`, { replace: true })
  }, [pendingOrder, queries, navigate])
}

/** Its buttons stand where those of the step before stood: a second tap on these would report the transfer, or go back. */
const SETTLE_MS = 1000

/** A new step starts at its top, with the focus on its heading. */
function StepFocus({ step, children }: { step: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    const isNew = before.current !== 'none' && before.current !== step
    before.current = step
    if (!isNew || !place.current) return
    const { style } = place.current
    window.scrollTo({ top: 0 })
    place.current.focus({ preventScroll: true })
    style.pointerEvents = 'none'
    const settled = setTimeout(() => {
      style.pointerEvents = ''
    }, SETTLE_MS)
    return () => {
      clearTimeout(settled)
      style.pointerEvents = ''
    }
  }, [step])
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}

/** Shown when the cart is empty (S-CHK-02). */
function Empty() {
  return (
    <FigureState
      world="fish"
      figure="fish"
      title={text.emptyTitle}
      actions={<LinkButton to="/products">{text.browse}</LinkButton>}
    >
      {text.emptyWhy}
    </FigureState>
  )
}
