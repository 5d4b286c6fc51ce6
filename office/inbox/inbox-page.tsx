import { ArrowRight, Check, Reply } from 'lucide-react'
import { useNow } from '#browser/orders/use-now.ts'
import type { InboxMessage } from '#contract/admin/inbox.ts'
import { CardList } from '#office/list/card-list.tsx'
import { EmptyList } from '#office/list/empty-list.tsx'
import { FilterChips } from '#office/list/filter-chips.tsx'
import { SearchField } from '#office/list/search-field.tsx'
import { useAdminList } from '#office/list/use-admin-list.ts'
import { useFilters } from '#office/list/use-filters.ts'
import { OPENED_HERE, useOpenRecord } from '#office/list/use-open-record.ts'
import { useWideScreen } from '#office/list/use-wide-screen.ts'
import { Page } from '#office/shell/page.tsx'
import { INBOX_STATES, inboxText, MESSAGES } from '#text/admin/inbox.ts'
import { formatCount } from '#text/format-count.ts'
import { formatSince } from '#text/format-since.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { MessagePanel } from './message-panel.tsx'
import { PriorityBadge } from './priority-badge.tsx'

/** E-MSG-01: the messages to the shop. Two columns on a wide screen; on a phone either the list or one message. */
export default function InboxPage() {
  const inbox = useInbox()
  const { list, id, close } = inbox
  const wide = useWideScreen()
  const messages = <Messages inbox={inbox} />

  return (
    <Page count={list.items ? formatCount(list.total, MESSAGES) : null}>
      {wide ? (
        <div className="grid grid-cols-[minmax(20rem,2fr)_3fr] items-start gap-5">
          {messages}
          <div className="sticky top-5 max-h-[calc(100dvh-2.5rem)] min-w-0 overflow-y-auto">
            {id ? (
              <MessagePanel key={id} id={id} />
            ) : (
              <Card>
                <EmptyState title={inboxText.choose} />
              </Card>
            )}
          </div>
        </div>
      ) : id ? (
        <>
          <Button
            variant="ghost"
            size="sm"
            icon={<ArrowRight />}
            onClick={close}
            className="-ms-3 self-start"
          >
            {inboxText.back}
          </Button>
          <MessagePanel key={id} id={id} />
        </>
      ) : (
        messages
      )}
    </Page>
  )
}

function useInbox() {
  const { values, set, filter, narrowed } = useFilters(['state', 'search'])
  const list = useAdminList('GET /api/admin/messages', values)
  return { set, filter, narrowed, list, ...useOpenRecord('message') }
}

function Messages({ inbox }: { inbox: ReturnType<typeof useInbox> }) {
  const { set, filter, narrowed, list, id, addressOf } = inbox
  const now = new Date(useNow())
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <SearchField placeholder={inboxText.search} {...filter('search')} />
      <FilterChips
        label={inboxText.state}
        {...filter('state')}
        choices={[
          { value: '', label: INBOX_STATES.open, count: list.first?.open },
          { value: 'handled', label: INBOX_STATES.handled },
          { value: 'all', label: INBOX_STATES.all },
        ]}
      />
      <CardList
        label={inboxText.list}
        list={list}
        layout="rows"
        empty={
          <EmptyList
            text={inboxText}
            narrowed={narrowed}
            onShowAll={() => set({ state: 'all', search: '' })}
          />
        }
      >
        {(message) => (
          <MessageLine
            message={message}
            to={addressOf(message.id)}
            isOpen={String(message.id) === id}
            now={now}
          />
        )}
      </CardList>
    </div>
  )
}

type MessageLineProps = { message: InboxMessage; to: string; isOpen: boolean; now: Date }

/** One message in the list: sender, subject and first words. */
function MessageLine({ message, to, isOpen, now }: MessageLineProps) {
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
