import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { Unread } from '#office/shell/unread.tsx'
import { debugText } from '#text/debug.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'

type DebugPanelProps = { title: string; lead?: string; actions?: ReactNode; children: ReactNode }

/** One diagnostic: its name, its result and its actions. */
export function DebugPanel({ title, lead, actions, children }: DebugPanelProps) {
  return (
    <TitledCard title={title} lead={lead}>
      {children}
      {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
    </TitledCard>
  )
}

/** Refetches the panel's data. */
export function AgainButton({ pending = false, run }: { pending?: boolean; run: () => Promise<unknown> }) {
  return (
    <Button
      variant="soft"
      size="sm"
      pending={pending}
      pendingLabel={debugText.asking}
      onClick={() => void run()}
    >
      {debugText.again}
    </Button>
  )
}

export function DebugFacts({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-line border-y border-line">{children}</dl>
}

type DebugFactProps = { name: ReactNode; note?: ReactNode; children: ReactNode }

export function DebugFact({ name, note, children }: DebugFactProps) {
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <dt className="text-md text-ink-2">
        {name}
        {note ? <span className="block text-sm text-ink-3">{note}</span> : null}
      </dt>
      <dd className="tabular text-md font-semibold wrap-anywhere text-end">{children}</dd>
    </div>
  )
}

/** A URL, a number or an identifier, written left to right. */
export function LatinFact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <DebugFact name={name}>
      <bdi dir="ltr">{children}</bdi>
    </DebugFact>
  )
}

const TONES: Record<keyof typeof debugText.states, BadgeTone> = {
  ok: 'ok',
  on: 'ok',
  attention: 'warn',
  failed: 'danger',
  off: 'neutral',
  asking: 'neutral',
}

export function StateBadge({ state }: { state: keyof typeof debugText.states }) {
  return <Badge tone={TONES[state]}>{debugText.states[state]}</Badge>
}

/** A panel's query: loading, failed, or `children` with its data. */
export function Asked<Answer>({
  query,
  children,
}: {
  query: Pick<UseQueryResult<Answer>, 'data' | 'isPending' | 'error' | 'refetch' | 'isFetching'>
  children: (answer: NonNullable<Answer>) => ReactNode
}) {
  return (
    <>
      {query.error || query.isPending ? (
        <Unread query={query} title={debugText.failed} height="h-96" />
      ) : null}
      {query.data ? children(query.data) : null}
    </>
  )
}
