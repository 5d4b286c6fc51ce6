import { adminListText } from '#text/admin/shell.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

/** Somebody else saved first: nothing was overwritten, and the user chooses a version. */
export function ConflictNotice({ onShow, onKeep }: { onShow: () => void; onKeep: () => void }) {
  return (
    <Notice tone="warn" live title={adminListText.conflict.title}>
      <p>{adminListText.conflict.body}</p>
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
