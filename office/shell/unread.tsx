import type { ReactNode } from 'react'
import { ApiError } from '#browser/api-client.ts'
import { adminListText } from '#text/admin/shell.ts'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { FailureCard } from './failure-card.tsx'
import { PageBody, PageHeader } from './page-header.tsx'

type Reading = {
  query: { error: Error | null; refetch: () => Promise<unknown>; isFetching: boolean }
  /** How high its skeleton is: «h-64». */
  height: string
}

/** What stands in the place of something that is still being read, or that could not be read. */
export function Unread({ query, height }: Reading) {
  if (query.error)
    return (
      <FailureCard error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
    )
  return (
    <div role="status" aria-label={adminListText.loading}>
      <Skeleton className={classNames(height, 'rounded-card')} />
    </div>
  )
}

/** The page of a record that is not here yet; `gone` says that there is none. */
export function UnreadPage({ title, gone, ...reading }: Reading & { title?: string; gone?: ReactNode }) {
  const { error } = reading.query
  return (
    <>
      <PageHeader title={title} />
      <PageBody>
        {gone && error instanceof ApiError && error.status === 404 ? (
          <Card>{gone}</Card>
        ) : (
          <Unread {...reading} />
        )}
      </PageBody>
    </>
  )
}
