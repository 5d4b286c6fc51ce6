import { useEffect, useRef } from 'react'
import { signInPath } from '#browser/accounts/return-path.ts'
import { ApiError, isUnauthorized, refusalIn, sentenceOf } from '#browser/api-client.ts'
import type { Cart } from '#contract/cart.ts'
import { canOrder } from '#shop/cart/line-state.ts'
import { checkoutText } from '#text/checkout.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { CartProblems } from './cart-problems.tsx'
import { refusedItemTexts } from './refusal-toast.ts'

/**
 * Why the order cannot be placed: changes of the cart, each with a button that corrects it, and the shop's refusal.
 * Input is kept.
 */
export function OrderErrors({ error, cart }: { error: Error | null; cart: Cart }) {
  const place = useRef<HTMLDivElement>(null)
  // On a phone the submit button is at the bottom and the reason above the form, so scroll to it.
  useEffect(() => {
    if (error) place.current?.scrollIntoView({ block: 'center' })
  }, [error])
  return (
    <div ref={place} className="flex flex-col gap-4 empty:hidden">
      <CartProblems cart={cart} />
      {error && !(isStockRefusal(error) && !canOrder(cart.items)) ? <RefusalNotice error={error} /> : null}
    </div>
  )
}

function isStockRefusal(error: Error): boolean {
  return refusalIn(error, 'insufficient-stock') !== null
}

function RefusalNotice({ error }: { error: Error }) {
  const items = refusedItemTexts(error)
  return (
    <Notice tone="danger" live title={sentenceOf(error)}>
      {items.length > 0 ? (
        <ul className="mt-1 list-inside list-disc">
          {items.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : (
        <p>{checkoutText.nothingLost}</p>
      )}
      <WayOut error={error} />
    </Notice>
  )
}

function WayOut({ error }: { error: Error }) {
  const look = { size: 'sm', variant: 'outline', className: 'mt-3' } as const
  if (isUnauthorized(error)) {
    return (
      <LinkButton {...look} to={signInPath('/checkout')}>
        {checkoutText.signIn}
      </LinkButton>
    )
  }
  const code = error instanceof ApiError ? error.problem?.code : undefined
  return code === 'insufficient-stock' || code === 'region-not-served' ? (
    <LinkButton {...look} to="/cart">
      {checkoutText.editCart}
    </LinkButton>
  ) : null
}
