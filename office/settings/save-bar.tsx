import { sentenceOf } from '#browser/api-client.ts'
import { RequestIdLine } from '#office/shell/failure-card.tsx'
import { settingsText as text } from '#text/admin/settings.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useSettings } from './settings-context.ts'
import { labelOf, type SettingsDraft } from './settings-draft.ts'

/** The number of changed fields that are labels; the rest is counted. */
const NAMED = 3

/** Always visible while there are unsaved changes: names them and saves them. */
export function SaveBar() {
  const { draft, changed, pending, undo } = useSettings()
  if (changed.length === 0) return null
  return (
    <div data-keep-clear className="sticky bottom-0 z-20 -mx-4 mt-auto flex flex-col lg:mx-0 lg:pb-4">
      <SaveFailure className="mx-4 mb-2 shadow-float lg:mx-0" />
      <section
        data-action-bar="tall"
        aria-label={text.changed}
        className="on-deep flex flex-wrap items-center gap-x-4 gap-y-3 rounded-t-[24px] bg-deep px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-on-deep shadow-bar lg:rounded-[24px] lg:px-6"
      >
        <p role="status" className="min-w-0 flex-1 basis-60">
          <span className="block text-sm text-on-deep-2">{text.changed}</span>
          <span className="line-clamp-2 font-semibold wrap-anywhere">{changedWords(changed, draft)}</span>
        </p>
        <div className="flex gap-2">
          <Button
            type="submit"
            pending={pending}
            pendingLabel={text.saving}
            className="bg-on-deep! text-deep! hover:bg-on-deep-2!"
          >
            {text.save}
          </Button>
          <Button variant="on-deep" onClick={undo} disabled={pending}>
            {text.undo}
          </Button>
        </div>
      </section>
    </div>
  )
}

/** Why nothing was saved. */
export function SaveFailure({ className }: { className?: string }) {
  const { errors, failure } = useSettings()
  const wrong = Object.keys(errors).length > 0
  if (!wrong && !failure) return null
  return (
    <Notice tone="danger" live title={text.failed} className={className}>
      {wrong ? text.check : sentenceOf(failure)}
      <RequestIdLine error={failure} />
    </Notice>
  )
}

/** The names of the changed fields: «اسم المتجر، رسوم باب المنزل، العنوان وحقلان آخران». */
export function changedWords(changed: readonly string[], draft: SettingsDraft): string {
  const labels = changed
    .slice(0, NAMED)
    .map((name) => labelOf(name, draft))
    .join('، ')
  const rest = changed.length - NAMED
  return rest > 0 ? `${labels} ${text.others(rest)}` : labels
}
