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
  /** The height of its skeleton: «h-64». */
  height: string
}

/** Placeholder for data that is loading or failed to load. */
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

/** The page of a record that is still loading; `gone`: it does not exist. */
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
