import { Skeleton } from '#ui/skeleton.tsx'

/** Placeholder of a card, in the size of the card. */
export function ProductCardSkeleton() {
  return (
    <div aria-hidden className="card">
      <Skeleton className="card-picture row:w-50" />
      <div className="flex flex-1 flex-col px-1.5 pt-2.5 pb-1.5 md:px-2 row:flex-row row:gap-6 row:p-4 row:ps-6">
        <div className="row:my-auto row:flex-1">
          <Skeleton className="mt-1.5 mb-2.5 h-4 w-4/5" />
          <Skeleton className="h-3.5 w-3/5" />
          <Skeleton className="mt-2 h-3.5 w-2/5" />
          <Skeleton className="mt-2 h-3.5 w-full" />
        </div>
        <div className="mt-auto pt-3 row:my-auto row:w-58">
          <Skeleton className="h-5.5 w-1/2" />
          <Skeleton className="mt-2 h-3.5 w-2/3" />
          <Skeleton className="mt-3 h-11 rounded-control" />
        </div>
      </div>
    </div>
  )
}
