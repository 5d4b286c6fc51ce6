import type { UseQueryResult } from '@tanstack/react-query'
import { privateRoomText } from '#text/account/private-room.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { RefreshCw } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { sentenceOf } from './api-client.ts'

type UnreadNoticeProps = {
  title?: string
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  className?: string
}

/** part of a page failed to load: which one, why, and a retry. */
export function UnreadNotice({ title, query: { error, isFetching, refetch }, className }: UnreadNoticeProps) {
  return (
    <Notice tone="danger" live title={title} className={classNames('print:hidden', className)}>
      <p>{sentenceOf(error)}</p>
      <Button
        variant="outline"
        size="sm"
        className="mt-2"
        icon={<RefreshCw />}
        pending={isFetching}
        onClick={() => void refetch()}
      >
        {privateRoomText.retry}
      </Button>
    </Notice>
  )
}
