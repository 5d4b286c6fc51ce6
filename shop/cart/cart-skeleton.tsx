import { cartText } from '#text/cart/cart.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

/** Placeholders with the geometry of CartLine. */
export function CartSkeleton({ lines = 2 }: { lines?: number }) {
  return (
    <div role="status">
      <VisuallyHidden>{cartText.loading}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
        <div key={line} className="@container border-b border-line py-4 last:border-b-0">
          <div className="grid grid-cols-[4.5rem_1fr] gap-x-4 gap-y-2 @min-[21rem]:grid-cols-[5.75rem_1fr] @min-[34rem]:grid-cols-[7.5rem_1fr] @min-[34rem]:gap-x-5">
            <Skeleton className="aspect-square rounded-picture @min-[21rem]:row-span-2" />
            <div className="flex flex-col gap-2 pt-1.5">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-4 w-2/5" />
            </div>
            <div className="col-span-full flex items-end justify-between @min-[21rem]:col-span-1 @min-[21rem]:col-start-2">
              <Skeleton className="h-11 w-30" />
              <Skeleton className="h-6 w-20" />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
