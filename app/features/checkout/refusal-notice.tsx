import { useEffect, useRef } from 'react'
import { ApiError, isUnauthorized, sentenceOf } from '#app/api-client.ts'
import { signInPath } from '#app/features/account/return-path.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { checkoutText } from '#text/checkout.ts'
import { missingItemText, unservedItemText } from '#text/orders.ts'

/** Why the order was not saved, line by line where lines are the reason, and that nothing typed is lost. */
export function RefusalNotice({ error }: { error: Error | null }) {
  const place = useRef<HTMLDivElement>(null)
  // The button is at the lower edge of a phone, the reason above the form.
  useEffect(() => {
    if (error) place.current?.scrollIntoView({ block: 'center' })
  }, [error])
  if (!error) return null
  const items = itemSentences(error)
  return (
    <div ref={place}>
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
    </div>
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

type Item = { nameArabic: string; requested: number; available: number }

function itemSentences(error: Error): string[] {
  const problem = error instanceof ApiError ? error.problem : null
  const items = problem && Array.isArray(problem.items) ? (problem.items as Item[]) : []
  return items.map(problem?.code === 'insufficient-stock' ? missingItemText : unservedItemText)
}
