import { checkoutText } from '#text/checkout.ts'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

/** Placeholder of the info step while data loads. */
export function CheckoutSkeleton() {
  return (
    <div role="status" className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1fr_22.5rem] lg:gap-6">
      <VisuallyHidden>{checkoutText.loading}</VisuallyHidden>
      <Card className="flex flex-col gap-5">
        <Skeleton className="h-7 w-40" />
        {['w-24', 'w-20', 'w-16', 'w-20', 'w-28'].map((width, field) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
          <div key={field} className="flex flex-col gap-2">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="h-13 rounded-control" />
          </div>
        ))}
      </Card>
      <Card className="hidden flex-col gap-4 lg:flex">
        <Skeleton className="h-7 w-32" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-24" />
        <Skeleton className="h-14 rounded-control" />
      </Card>
    </div>
  )
}
