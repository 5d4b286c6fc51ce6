import { PenLine } from 'lucide-react'
import type { Subscriber, SubscriberState } from '#contract/admin/newsletter.ts'
import type { Column } from '#office/list/columns.ts'
import { EmptyList } from '#office/list/empty-list.tsx'
import { choicesOf, FilterChips } from '#office/list/filter-chips.tsx'
import { RecordList } from '#office/list/record-list.tsx'
import { SearchField } from '#office/list/search-field.tsx'
import { useAdminList } from '#office/list/use-admin-list.ts'
import { useFilters } from '#office/list/use-filters.ts'
import { DownloadLink } from '#office/shell/download-link.tsx'
import { Fact, FactList } from '#office/shell/fact-list.tsx'
import { Page } from '#office/shell/page.tsx'
import { newsletterListText, SUBSCRIBER_STATE_LABELS, SUBSCRIBERS } from '#text/admin/newsletter.ts'
import { adminListText } from '#text/admin/shell.ts'
import { formatCount } from '#text/format-count.ts'
import { formatDateTime } from '#text/format-date.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'

const text = newsletterListText
const STATES = ['active', 'waiting', 'unsubscribed', 'refused'] as const
const TONES: Record<SubscriberState, BadgeTone> = {
  active: 'ok',
  waiting: 'warn',
  unsubscribed: 'neutral',
  refused: 'danger',
}

/** X-31: the subscribers, their consent, and the export. */
export default function NewsletterPage() {
  const { values, filter, narrowed, clear } = useFilters(['state', 'search'])
  const list = useAdminList('GET /api/admin/newsletter', values)
  const counts = list.first?.counts
  const all = counts && STATES.reduce((sum, state) => sum + counts[state], 0)

  return (
    <Page
      count={list.items ? formatCount(list.total, SUBSCRIBERS) : null}
      actions={
        <>
          <LinkButton to="/admin/newsletter/write" icon={<PenLine />}>
            {text.write}
          </LinkButton>
          <DownloadLink
            href={`/api/admin/newsletter/export${values.state && `?state=${encodeURIComponent(values.state)}`}`}
          >
            {text.export}
          </DownloadLink>
        </>
      }
    >
      <p className="text-sm text-ink-3">{text.exportWhat}</p>
      <SearchField placeholder={text.search} {...filter('search')} />
      <FilterChips
        label={text.state}
        {...filter('state')}
        choices={[
          { value: '', label: adminListText.all, count: all },
          ...choicesOf(STATES, SUBSCRIBER_STATE_LABELS, counts),
        ]}
      />
      <RecordList
        label={text.list}
        list={list}
        columns={COLUMNS}
        idOf={(subscriber) => subscriber.id}
        nameOf={(subscriber) => subscriber.email}
        card={(subscriber) => <SubscriberCard subscriber={subscriber} />}
        empty={<EmptyList text={text} narrowed={narrowed} onShowAll={clear} />}
      />
    </Page>
  )
}

const COLUMNS: Column<Subscriber>[] = [
  {
    key: 'email',
    label: text.search,
    fixed: true,
    cell: (subscriber) => (
      <bdi dir="ltr" className="block max-w-96 truncate text-end font-semibold" title={subscriber.email}>
        {subscriber.email}
      </bdi>
    ),
  },
  { key: 'state', label: text.state, cell: (subscriber) => <StateBadge subscriber={subscriber} /> },
  { key: 'source', label: text.source, cell: ({ source }) => <SourceName source={source} /> },
  { key: 'consentedAt', label: text.consentedAt, cell: ({ consentedAt }) => <Time at={consentedAt} /> },
  { key: 'confirmedAt', label: text.confirmedAt, cell: ({ confirmedAt }) => <Time at={confirmedAt} /> },
  {
    key: 'unsubscribedAt',
    label: text.unsubscribedAt,
    cell: ({ unsubscribedAt }) => <Time at={unsubscribedAt} />,
  },
]

function SubscriberCard({ subscriber }: { subscriber: Subscriber }) {
  const { email, source, consentedAt, confirmedAt, unsubscribedAt, refusedAt } = subscriber
  return (
    <Card as="article" className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <bdi dir="ltr" className="min-w-0 truncate font-semibold text-ink">
          {email}
        </bdi>
        <StateBadge subscriber={subscriber} />
      </div>
      <FactList>
        <Fact label={text.source}>
          <SourceName source={source} />
        </Fact>
        <Fact label={text.consentedAt}>{formatDateTime(consentedAt)}</Fact>
        <Fact label={text.confirmedAt}>{confirmedAt && formatDateTime(confirmedAt)}</Fact>
        <Fact label={text.unsubscribedAt}>{unsubscribedAt && formatDateTime(unsubscribedAt)}</Fact>
        <Fact label={text.refusedAt}>{refusedAt && formatDateTime(refusedAt)}</Fact>
      </FactList>
    </Card>
  )
}

function StateBadge({ subscriber: { state } }: { subscriber: Subscriber }) {
  return <Badge tone={TONES[state]}>{SUBSCRIBER_STATE_LABELS[state]}</Badge>
}

function SourceName({ source }: { source: string }) {
  return <bdi>{text.sources[source] ?? source}</bdi>
}

function Time({ at }: { at: string | null }) {
  return <span className="text-sm whitespace-nowrap text-ink-2">{at ? formatDateTime(at) : '—'}</span>
}
