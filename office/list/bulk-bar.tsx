import type { ReactNode } from 'react'
import { adminListText } from '#text/admin/shell.ts'
import { Button } from '#ui/button.tsx'

type BulkBarProps = {
  /** «طلبان محدّدان» */
  summary: ReactNode
  /** The sum or the effect of the main action: «المجموع 138.55 ر.ع». */
  detail?: ReactNode
  actions: ReactNode
  onCancel: () => void
}

/** Shown while records are selected: their number, their sum and the actions. */
export function BulkBar({ summary, detail, actions, onCancel }: BulkBarProps) {
  return (
    <section
      data-action-bar="tall"
      aria-label={adminListText.selected}
      className="on-deep sticky bottom-0 z-20 -mx-4 mt-auto flex flex-wrap items-center gap-x-4 gap-y-3 rounded-t-[24px] bg-deep px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-on-deep shadow-bar lg:mx-0 lg:mb-4 lg:rounded-[24px] lg:px-6 print:hidden"
    >
      <p role="status" className="min-w-0 flex-1 basis-40">
        <span className="block font-semibold">{summary}</span>
        {detail ? <span className="block text-sm text-on-deep-2">{detail}</span> : null}
      </p>
      <div className="flex flex-wrap gap-2">
        {actions}
        <Button variant="on-deep" onClick={onCancel}>
          {adminListText.cancelSelection}
        </Button>
      </div>
    </section>
  )
}
