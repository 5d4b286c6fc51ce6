import type { ReactNode } from 'react'
import { ApiError } from '#browser/api-client.ts'
import { adminListText, adminShellText } from '#text/admin/shell.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { FailureCard } from './failure-card.tsx'
import { PageBody, PageHeader } from './page-header.tsx'

type Query = { error: Error | null; refetch: () => Promise<unknown>; isFetching: boolean }
type UnreadProps = {
  query: Query
  /** The height of its skeleton: «h-64». */
  height: string
}

/** Placeholder for data that is loading or failed to load. */
export function Unread({ query, height, title }: UnreadProps & { title?: string }) {
  const { error, refetch, isFetching } = query
  if (error)
    return <FailureCard error={error} title={title} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <div role="status" aria-label={adminListText.loading}>
      <Skeleton className={classNames(height, 'rounded-card')} />
    </div>
  )
}

/** The page of a record that is still loading; `gone`: it does not exist. */
export function UnreadPage({ title, gone, ...reading }: UnreadProps & { title?: string; gone?: ReactNode }) {
  const { error } = reading.query
  return (
    <>
      <PageHeader title={title} />
      <PageBody>{gone && isGone(error) ? <Card>{gone}</Card> : <Unread {...reading} />}</PageBody>
    </>
  )
}

/** Under a choice whose options could not be read. */
export function UnreadOptions({ query }: { query: Query }) {
  const { error, refetch, isFetching } = query
  if (!error) return null
  return (
    <span role="alert" className="flex flex-wrap items-center gap-x-3 text-md font-medium text-danger">
      {adminListText.unreadOptions}
      <Button variant="ghost" size="sm" pending={isFetching} onClick={() => void refetch()}>
        {adminShellText.retry}
      </Button>
    </span>
  )
}

/** A card that many records do not have: nothing while it loads, nor where the record has been deleted meanwhile. */
export function UnreadCard({ query, title }: { query: Query; title: string }) {
  const { error, refetch, isFetching } = query
  if (!error || isGone(error)) return null
  return (
    <FailureCard
      error={error}
      title={title}
      onRetry={() => void refetch()}
      retrying={isFetching}
      className="print:hidden"
    />
  )
}

function isGone(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404
}
