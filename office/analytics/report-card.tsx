import { Download, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { AnalyticsTable } from '#contract/admin/analytics.ts'
import type { Period } from '#domain/analytics.ts'
import { analyticsText } from '#text/admin/analytics.ts'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { OutLinkButton } from '#ui/link-button.tsx'

/**
 * A picture of figures, with the figures themselves behind it: a table that screen readers always have and that everybody
 * can have shown, and where there is one, its file.
 */
export function ReportCard({
  title,
  aside,
  file,
  table,
  children,
}: {
  title: string
  /** Small, beside the name: the unit. */
  aside?: string
  file?: { table: AnalyticsTable; period: Period } | undefined
  table: ReactNode
  children: ReactNode
}) {
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
      {/* Wider than some phones and longer than some screens: then the keyboard scrolls it too. */}
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
