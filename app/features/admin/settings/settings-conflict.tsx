import { useSettings } from '#app/features/admin/settings/settings-context.ts'
import { labelOf, wordsOf } from '#app/features/admin/settings/settings-draft.ts'
import { Button } from '#app/ui/button.tsx'
import { LongText } from '#app/ui/long-text.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { settingsText } from '#text/admin/settings.ts'
import { adminListText } from '#text/admin/shell.ts'

const text = settingsText.conflict

/** Somebody else saved first: nothing was overwritten, nothing typed is gone, and what both changed is shown. */
export function SettingsConflict() {
  const { contested, changed, base, take } = useSettings()
  if (!contested || changed.length === 0) return null
  return (
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
                <bdi className="block">
                  <LongText
                    text={wordsOf(name, base) || text.nothing}
                    more={adminListText.more}
                    less={adminListText.close}
                  />
                </bdi>
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
  )
}
