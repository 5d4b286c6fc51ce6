import { type FormEventHandler, type ReactNode, type RefObject, useState } from 'react'
import { useUploading } from '#browser/files/files-field.tsx'
import type { OnUploading } from '#office/images/use-uploads.ts'
import { type Conflict, ConflictNotice } from '#office/shell/conflict-notice.tsx'
import { FailureNotice } from '#office/shell/failure-notice.tsx'
import { LeaveGuard } from '#office/shell/leave-guard.tsx'
import { formText } from '#text/admin/form.ts'
import { adminListText } from '#text/admin/shell.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { FrozenFields } from '#ui/frozen-fields.tsx'
import { Notice } from '#ui/notice.tsx'
import { raiseToastsAbove } from '#ui/raise-toasts-above.ts'
import type { OfferedDraft } from './use-draft.ts'

/** The bar of the buttons: at the foot of a dialog, or of a page. */
const DIALOG_BAR =
  'sticky -bottom-6 z-10 -mx-6 -mb-6 flex flex-col gap-3 border-t border-line bg-surface px-6 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]'
export const PAGE_BAR =
  'sticky bottom-0 z-10 -mx-4 flex flex-col gap-3 border-t border-line bg-surface px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] lg:mx-0 lg:rounded-t-card lg:px-6'

type FormFrameProps = {
  element?: RefObject<HTMLFormElement | null>
  /** The form's state (use-draft-form.ts). */
  saving: {
    submit: FormEventHandler<HTMLFormElement>
    draft: OfferedDraft
    conflict: Conflict | null
    failure: Error | null
    pending: boolean
  }
  /** Above the fields. */
  notice?: ReactNode
  /** `uploading`: for forms with pictures or papers. */
  words: { submit: string; pending?: string | undefined; uploading?: string; cancel?: string }
  onCancel: () => void
  className?: string
  barClass?: string
  /** The fields. They call `onUploading` when uploads start and end. */
  children: (onUploading: OnUploading) => ReactNode
}

/**
 * The frame of a record's form in its dialog: an offered draft, a conflict, errors, and the buttons, always visible.
 * While pictures are uploading, the form cannot be saved, and leaving asks
 * for confirmation.
 */
export function FormFrame({
  saving: { submit, draft, conflict, failure, pending },
  words,
  barClass = DIALOG_BAR,
  ...props
}: FormFrameProps) {
  const [{ uploading: sending, unsent }, setUploads] = useState({ uploading: false, unsent: 0 })
  const uploading = useUploading() || sending
  function noteUploads(uploading: boolean, unsent: number) {
    setUploads({ uploading, unsent })
    draft.noteUnsent(unsent)
  }
  return (
    <form
      ref={props.element}
      noValidate
      autoComplete="off"
      method="post"
      onSubmit={submit}
      className={classNames('flex flex-col', props.className)}
    >
      <div className="flex flex-col gap-3 empty:hidden">
        {props.notice}
        {draft.at === null ? null : <DraftNotice {...draft} at={draft.at} />}
      </div>
      <FrozenFields frozen={pending}>{props.children(noteUploads)}</FrozenFields>
      <div ref={raiseToastsAbove} className={barClass}>
        {conflict ? <ConflictNotice {...conflict} /> : null}
        <FailureNotice error={failure} />
        {unsent > 0 && !uploading ? <Notice tone="warn">{formText.unsent(unsent)}</Notice> : null}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            className="flex-1 sm:flex-none"
            disabled={uploading}
            pending={pending}
            pendingLabel={words.pending ?? adminListText.saving}
          >
            {(uploading && words.uploading) || words.submit}
          </Button>
          <Button variant="outline" disabled={pending} onClick={props.onCancel}>
            {words.cancel ?? adminListText.cancel}
          </Button>
        </div>
      </div>
      <LeaveGuard
        when={unsent > 0 && !pending}
        title={formText.leave.title}
        what={uploading ? formText.leave.what : formText.leave.whatFailed}
        go={uploading ? formText.leave.go : formText.leave.goWithout}
        going={formText.leave.going}
      />
    </form>
  )
}

function DraftNotice({ at, isOlder, unsent, resume, discard }: OfferedDraft & { at: string }) {
  return (
    <Notice title={formText.draft.title(at)} live>
      {isOlder ? <p>{formText.draft.older}</p> : null}
      {unsent > 0 ? <p>{formText.draft.unsent(unsent)}</p> : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={resume}>
          {formText.draft.resume}
        </Button>
        <Button size="sm" variant="outline" onClick={discard}>
          {formText.draft.discard}
        </Button>
      </div>
    </Notice>
  )
}
