import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryOrNull } from '#browser/api-client.ts'
import { readStored, writeStored } from '#browser/storage.ts'
import type { SessionDetails } from '#contract/session.ts'
import { debugText, formatSpan } from '#text/debug.ts'
import { formatDateTime } from '#text/format-date.ts'
import { formatNumber } from '#text/format-number.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { AgainButton, Asked, DebugFact, DebugFacts, DebugPanel } from './panel.tsx'

const BEFORE_KEY = 'aleef-before-reload'

/** A-AUTH-16: when the session began, when it ends, and whether it survives a reload. */
export function PersistencePanel() {
  const details = useQuery({ ...queryOrNull('GET /api/session/details'), staleTime: 0 })
  const text = debugText.persistence
  const survived = useSurvived(details.data)
  return (
    <DebugPanel
      title={text.title}
      actions={
        <>
          <Button
            size="sm"
            disabled={details.data === undefined}
            onClick={() => {
              writeStored(BEFORE_KEY, nameOf(details.data), 'tab')
              location.reload()
            }}
          >
            {text.reload}
          </Button>
          <AgainButton run={() => details.refetch()} />
        </>
      }
    >
      {survived === null ? null : (
        <Notice tone={survived ? 'ok' : 'danger'} live>
          {survived ? text.survived : text.changed}
        </Notice>
      )}
      {details.data === null ? <Notice>{text.none}</Notice> : null}
      <Asked query={details}>{(lasting) => <Lasting details={lasting} />}</Asked>
    </DebugPanel>
  )
}

function Lasting({ details }: { details: SessionDetails }) {
  const text = debugText.persistence
  const age = (Date.now() - Date.parse(details.startedAt)) / 1000
  return (
    <DebugFacts>
      <DebugFact name={text.startedAt}>{formatDateTime(details.startedAt)}</DebugFact>
      <DebugFact name={text.age}>{formatSpan(age)}</DebugFact>
      <DebugFact name={text.renewedAt}>{formatDateTime(details.renewedAt)}</DebugFact>
      <DebugFact name={text.endsAt}>{formatDateTime(details.endsAt)}</DebugFact>
      <DebugFact name={text.sessions}>{formatNumber(details.sessions)}</DebugFact>
    </DebugFacts>
  )
}

/** True: the session survived the reload. Null: not tested, or not known yet. */
function useSurvived(details: SessionDetails | null | undefined): boolean | null {
  const [survived, setSurvived] = useState<boolean | null>(null)
  useEffect(() => {
    const before = readStored(BEFORE_KEY, 'tab')
    if (before === null || details === undefined) return
    writeStored(BEFORE_KEY, null, 'tab')
    setSurvived(before === nameOf(details))
  }, [details])
  return survived
}

/** A session is identified by its start, since pages must not see its token. */
function nameOf(details: SessionDetails | null | undefined): string {
  return details?.startedAt ?? 'none'
}

/** the browser's storage has no session and no token; only names and lengths are shown. */
export function StoragePanel() {
  const [storages] = useState(readStorages)
  const text = debugText.persistence
  return (
    <DebugPanel title={text.storageTitle} lead={text.storageWhy}>
      <Keys title={text.local} keys={storages.local} />
      <Keys title={text.session} keys={storages.session} />
    </DebugPanel>
  )
}

type Key = { name: string; length: number }

function Keys({ title, keys }: { title: string; keys: Key[] | null }) {
  return (
    <div>
      <h3 className="mb-1 text-md font-semibold text-ink-2">{title}</h3>
      {keys === null ? <p className="text-md text-ink-3">{debugText.persistence.closed}</p> : null}
      {keys?.length === 0 ? <p className="text-md text-ink-3">{debugText.none}</p> : null}
      {keys?.length ? (
        <DebugFacts>
          {keys.map(({ name, length }) => (
            <DebugFact key={name} name={<bdi dir="ltr">{name}</bdi>}>
              {formatNumber(length)}
            </DebugFact>
          ))}
        </DebugFacts>
      ) : null}
    </div>
  )
}

function readStorages() {
  return { local: readKeys(() => localStorage), session: readKeys(() => sessionStorage) }
}

/** Null if the browser blocks storage. */
function readKeys(open: () => Storage): Key[] | null {
  try {
    const storage = open()
    return Object.keys(storage)
      .sort()
      .map((name) => ({ name, length: storage.getItem(name)?.length ?? 0 }))
  } catch {
    return null
  }
}
