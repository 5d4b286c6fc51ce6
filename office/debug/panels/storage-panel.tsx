import { useState } from 'react'
import { debugText } from '#text/debug.ts'
import { formatNumber } from '#text/format-number.ts'
import { DebugFact, DebugFacts, DebugPanel } from './panel.tsx'

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
