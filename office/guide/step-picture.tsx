import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { guideText } from '#text/admin/guide.ts'

type StepPictureProps = { label?: string; children: ReactNode }

/** A small preview of the shop that shows the entered values in place. */
export function StepPicture({ label = guideText.preview, children }: StepPictureProps) {
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="flex items-center gap-2 text-sm text-ink-3">
        <Eye className="size-4.5" />
        {label}
      </figcaption>
      <div className="overflow-hidden rounded-card border border-line bg-surface text-md text-ink">
        {children}
      </div>
    </figure>
  )
}

/** One value of the preview; a placeholder if it is blank. */
export function PictureRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line px-4 py-2.5 last:border-b-0">
      <dt className="shrink-0 text-sm text-ink-2">{label}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">
        {typeof children === 'string' ? <bdi>{children || '…'}</bdi> : (children ?? '…')}
      </dd>
    </div>
  )
}
