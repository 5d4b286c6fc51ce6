import { Check, Reply } from 'lucide-react'
import { Link } from 'react-router'
import type { InboxMessage } from '#contract/admin/inbox.ts'
import { OPENED_HERE } from '#office/list/use-open-record.ts'
import { inboxText } from '#text/admin/inbox.ts'
import { formatSince } from '#text/format-since.ts'
import { Badge } from '#ui/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { PriorityBadge } from './priority-badge.tsx'

type MessageLineProps = { message: InboxMessage; to: { search: string }; isOpen: boolean; now: Date }

/** One message in the list: sender, subject and first words. */
export function MessageLine({ message, to, isOpen, now }: MessageLineProps) {
  return (
    <Link
      to={to}
      state={isOpen ? undefined : OPENED_HERE}
      replace={isOpen}
      preventScrollReset
      aria-current={isOpen || undefined}
      className={classNames(
        'flex flex-col gap-1.5 rounded-card bg-surface p-4 text-ink no-underline shadow-card transition-shadow hover:shadow-float',
        isOpen && 'outline-2 outline-brand',
      )}
    >
      <span className="flex items-center justify-between gap-3">
        <span className="line-clamp-1 font-semibold wrap-anywhere">
          <bdi>{message.customerName}</bdi>
        </span>
        <span className="shrink-0 text-sm text-ink-3">{formatSince(message.createdAt, now)}</span>
      </span>
      <span className="line-clamp-1 font-medium wrap-anywhere">
        <bdi>{message.subject}</bdi>
      </span>
      <span className="line-clamp-2 text-sm wrap-anywhere text-ink-2">
        <bdi>{message.message}</bdi>
      </span>
      <span className="flex flex-wrap gap-1.5 pt-1">
        <PriorityBadge priority={message.priority} />
        {message.answers.length > 0 ? (
          <Badge tone="ok" icon={<Reply />}>
            {inboxText.answered}
          </Badge>
        ) : message.handledAt ? (
          <Badge tone="ok" icon={<Check />}>
            {inboxText.done}
          </Badge>
        ) : null}
      </span>
    </Link>
  )
}
