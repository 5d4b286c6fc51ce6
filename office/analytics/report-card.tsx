import { Download, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { AnalyticsTable } from '#contract/admin/analytics.ts'
import type { Period } from '#domain/analytics.ts'
import { analyticsText } from '#text/admin/analytics.ts'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { OutLinkButton } from '#ui/link-button.tsx'

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
    <Card as="section" aria-labelledby={id} className="flex h-full min-w-0 flex-col gap-3 lg:p-5">
      <header className="flex min-h-11 flex-wrap items-baseline gap-x-2">
        <h2 id={id} className="font-display text-h3">
          {title}
        </h2>
        {aside ? <span className="text-sm text-ink-3">{aside}</span> : null}
      </header>
      <div className="flex flex-1 flex-col">{children}</div>
      <div className="-mx-2 flex flex-wrap items-center gap-1">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-table`}
          onClick={() => setOpen(!open)}
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
        >
          <Table2 aria-hidden />
          {open ? analyticsText.table.hide : analyticsText.table.show}
          <span className="sr-only">: {title}</span>
        </button>
        {file ? (
          <OutLinkButton
            href={`/api/admin/analytics/export?period=${file.period}&table=${file.table}`}
            download
            aria-label={analyticsText.csvOf(title)}
            variant="ghost"
            size="sm"
            icon={<Download aria-hidden />}
          >
            {analyticsText.csv}
          </OutLinkButton>
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
    </Card>
  )
}
