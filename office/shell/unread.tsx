import type { ReactNode } from 'react'
import { isNotFound } from '#browser/api-client.ts'
import { adminListText, adminShellText } from '#text/admin/shell.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { FailureCard, type ReadQuery } from './failure-card.tsx'
import { Page } from './page.tsx'

type UnreadProps = {
  query: ReadQuery
  /** The height of its skeleton: «h-64». */
  height: string
}

/** Shown while data is loading or failed to load; `children` replaces the plain skeleton block. */
export function Unread({
  query,
  title,
  ...outline
}: { query: ReadQuery; title?: string } & (Pick<UnreadProps, 'height'> | { children: ReactNode })) {
  if (query.error) return <FailureCard query={query} title={title} />
  if ('children' in outline) return outline.children
  return (
    <div role="status" aria-label={adminListText.loading}>
      <Skeleton className={classNames(outline.height, 'rounded-card')} />
    </div>
  )
}

/** The page of a record that is still loading; `gone`: it does not exist. */
export function UnreadPage({ title, gone, ...reading }: UnreadProps & { title?: string; gone?: ReactNode }) {
  const { error } = reading.query
  return (
    <Page title={title}>{gone && isNotFound(error) ? <Card>{gone}</Card> : <Unread {...reading} />}</Page>
  )
}

/** Shown below a select whose options failed to load. */
export function UnreadOptions({ query }: { query: ReadQuery }) {
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

/** For a card that few records have: renders nothing while it loads, or if the record was deleted meanwhile. */
export function UnreadCard({ query, title }: { query: ReadQuery; title: string }) {
  if (!query.error || isNotFound(query.error)) return null
  return <FailureCard query={query} title={title} className="print:hidden" />
}
