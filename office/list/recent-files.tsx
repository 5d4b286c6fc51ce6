import { FailureCard, type ReadQuery } from '#office/shell/failure-card.tsx'
import { Card } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'

export type RecentFile = { id: number; name: string; search: string; label: string; by: string }

/** The latest uploaded files, each with its result; renders nothing if there are none. */
export function RecentFiles<File extends RecentFile>({
  title,
  failed,
  query,
  items,
  outcome,
}: {
  title: string
  failed: string
  query: ReadQuery
  items: readonly File[] | undefined
  outcome: (file: File) => React.ReactNode
}) {
  if (query.error && !items) return <FailureCard query={query} title={failed} />
  if (!items || items.length === 0) return null
  return (
    <Card as="section" padded={false} className="overflow-hidden">
      <h2 className="px-4 pt-4 pb-2 font-display text-h3 lg:px-6">{title}</h2>
      <ul className="divide-y divide-line">
        {items.map((file) => (
          <li key={file.id}>
            <Link
              to={file.search}
              aria-label={file.label}
              className="flex min-h-14 items-center gap-3 px-4 py-2.5 hover:bg-sunken lg:px-6"
            >
              <span className="min-w-0 flex-1">
                <bdi className="block truncate font-medium text-ink">{file.name}</bdi>
                <span className="block text-sm text-ink-3">{file.by}</span>
              </span>
              {outcome(file)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
