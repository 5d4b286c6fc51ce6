import { Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { AnalyticsTable } from '#contract/admin/analytics.ts'
import type { Period } from '#domain/analytics.ts'
import { DownloadLink } from '#office/shell/download-link.tsx'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { analyticsText } from '#text/admin/analytics.ts'
import { buttonClass } from '#ui/button.tsx'

type ReportCardProps = {
  title: string
  /** The unit, in small text beside the title. */
  aside?: string
  file?: { table: AnalyticsTable; period: Period } | undefined
  table: ReactNode
  children: ReactNode
}

/**
 * A chart with its data as a table, which screen readers always have and everybody
 * can show, and, if there is one, an export.
 */
export function ReportCard({ title, aside, file, table, children }: ReportCardProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <TitledCard
      title={title}
      className="h-full min-w-0 lg:p-5"
      aside={aside ? <span className="me-auto text-sm text-ink-3">{aside}</span> : null}
    >
      <div className="flex flex-1 flex-col">{children}</div>
      <div className="-mx-2 flex flex-wrap items-center gap-1">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-table`}
          onClick={() => setOpen(!open)}
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
        >
          <Table2 />
          {open ? analyticsText.table.hide : analyticsText.table.show}
          <span className="sr-only">: {title}</span>
        </button>
        {file ? (
          <DownloadLink
            href={`/api/admin/analytics/export?period=${file.period}&table=${file.table}`}
            aria-label={analyticsText.csvOf(title)}
            variant="ghost"
            size="sm"
          >
            {analyticsText.csv}
          </DownloadLink>
        ) : null}
      </div>
      {/* The table may exceed the screen, so it is focusable and can be scrolled with the keyboard. */}
      <section
        id={`${id}-table`}
        aria-label={analyticsText.table.of(title)}
        tabIndex={open ? 0 : undefined}
        className={open ? 'max-h-112 overflow-auto rounded-xs border-t border-line pt-2' : 'sr-only'}
      >
        {table}
      </section>
    </TitledCard>
  )
}
