import { useId } from 'react'
import { formatNumber } from '#text/format-number.ts'
import { ProgressLine } from '#ui/progress-line.tsx'

/** A progress bar with its value in words. */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  const id = useId()
  return (
    <div className="flex flex-col gap-2 py-4">
      <p className="flex items-baseline justify-between gap-3 font-semibold text-ink">
        <span id={id} role="status">
          {label}
        </span>
        <span className="tabular">
          <bdi dir="ltr">{formatNumber(percent)}%</bdi>
        </span>
      </p>
      <ProgressLine value={percent} max={100} aria-labelledby={id} className="w-full" />
    </div>
  )
}
