import { formText } from '#text/admin/form.ts'
import { adminListText } from '#text/admin/shell.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

export type Conflict = {
  /** The names of the fields that somebody else changed, if known. */
  changed?: string
  onShow: () => void
  onKeep: () => void
}

/** Somebody else saved first: nothing was overwritten, and the user chooses a version. */
export function ConflictNotice({ changed, onShow, onKeep }: Conflict) {
  return (
    <Notice tone="warn" live title={adminListText.conflict.title}>
      <p>{adminListText.conflict.body}</p>
      {changed ? <p className="text-sm">{formText.changed(changed)}</p> : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="soft" size="sm" onClick={onShow}>
          {adminListText.conflict.show}
        </Button>
        <Button variant="outline" size="sm" onClick={onKeep}>
          {adminListText.conflict.keep}
        </Button>
      </div>
    </Notice>
  )
}
