import { adminListText } from '#text/admin/shell.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

const ROWS = ['1', '2', '3', '4', '5', '6']

/** Placeholders of a list: lines of a table, or cards on a phone. */
export function SkeletonRows({ wide, rows = ROWS.length }: { wide: boolean; rows?: number }) {
  const visibleRows = ROWS.slice(0, rows)
  return (
    <div role="status">
      <VisuallyHidden>{adminListText.loading}</VisuallyHidden>
      {wide ? (
        <div className="flex flex-col rounded-card bg-surface px-5 shadow-card">
          {visibleRows.map((row) => (
            <div key={row} className="flex h-16 items-center gap-8 border-b border-line last:border-b-0">
              <Skeleton className="h-5 w-40" />
              <Skeleton className="h-5 flex-1" />
              <Skeleton className="h-7 w-28 rounded-pill" />
              <Skeleton className="h-5 w-20" />
            </div>
          ))}
        </div>
      ) : (
        <div className="flex flex-col gap-3">
          {visibleRows.map((row) => (
            <div key={row} className="flex flex-col gap-4 rounded-card bg-surface p-4 shadow-card">
              <div className="flex justify-between">
                <Skeleton className="h-5 w-36" />
                <Skeleton className="h-5 w-20" />
              </div>
              <Skeleton className="h-4 w-52" />
              <Skeleton className="h-11 w-full rounded-control" />
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
