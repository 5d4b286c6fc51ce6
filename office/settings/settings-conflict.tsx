import { useEffect, useRef } from 'react'
import { settingsText } from '#text/admin/settings.ts'
import { adminListText } from '#text/admin/shell.ts'
import { Button } from '#ui/button.tsx'
import { LongText } from '#ui/long-text.tsx'
import { Notice } from '#ui/notice.tsx'
import { useSettings } from './settings-context.ts'
import { labelOf, wordsOf } from './settings-draft.ts'

const text = settingsText.conflict
/** About one line on a phone. */
const SHORT = 80

/** Somebody else saved first: nothing was overwritten or lost, and the fields that both changed are shown. */
export function SettingsConflict() {
  const { contested, changed, saved, base, take } = useSettings()
  const box = useRef<HTMLDivElement>(null)
  const toldAt = contested && saved.updatedAt
  // The «save» button is far below it.
  useEffect(() => {
    if (toldAt === null) return
    box.current?.scrollIntoView({ block: 'start' })
    box.current?.focus({ preventScroll: true })
  }, [toldAt])
  if (!contested || changed.length === 0) return null
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-20 rounded-picture outline-none xl:scroll-mt-6">
      <Notice tone="warn" live title={adminListText.conflict.title}>
        <p>{text.merged}</p>
        {contested.length > 0 ? (
          <>
            <p className="mt-2 font-bold">{text.both}</p>
            <ul className="mt-1 flex flex-col gap-2">
              {contested.map((name) => (
                <li key={name} className="rounded-control bg-surface p-3 text-ink">
                  <p className="font-semibold">{labelOf(name, base)}</p>
                  <p className="text-sm text-ink-3">{text.there}</p>
                  <Words words={wordsOf(name, base) || text.nothing} />
                  <Button
                    variant="soft"
                    size="sm"
                    className="mt-2"
                    aria-label={text.takeOf(labelOf(name, base))}
                    onClick={() => take(name)}
                  >
                    {text.take}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <p className="mt-2">{text.next}</p>
      </Notice>
    </div>
  )
}

/** A phone or an amount has its own direction, aligned to the start; a long text is collapsed. */
function Words({ words }: { words: string }) {
  return words.length > SHORT || words.includes('\n') ? (
    <LongText text={words} more={adminListText.more} less={adminListText.close} />
  ) : (
    <p className="wrap-anywhere">
      <bdi>{words}</bdi>
    </p>
  )
}
