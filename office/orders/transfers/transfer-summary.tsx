import { Price } from '#browser/price/price.tsx'
import type { TransferList } from '#contract/admin/orders.ts'
import { transfersText } from '#text/admin/transfers.ts'
import { formatAgo } from '#text/format-ago.ts'
import { formatNumber } from '#text/format-number.ts'
import { classNames } from '#ui/class-names.ts'

/** The number and sum of waiting transfers, and the day's progress. */
export function TransferSummary({ list, now }: { list: TransferList; now: number }) {
  const waiting = list.counts.reported
  return (
    <section
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card px-5 py-4',
        waiting > 0 ? 'bg-warn-soft text-warn' : 'bg-ok-soft text-ok',
      )}
    >
      <div>
        <h2 className="font-display text-h3 font-bold text-inherit">{transfersText.waiting(waiting)}</h2>
        <p className="text-md">
          {waiting > 0 && list.oldestReportedAt
            ? transfersText.oldest(waiting, formatAgo(list.oldestReportedAt, now))
            : transfersText.allDone}
          {list.verifiedToday > 0
            ? ` · ${transfersText.verifiedToday} ${formatNumber(list.verifiedToday)}`
            : null}
        </p>
      </div>
      {waiting > 0 ? <Price amount={list.sums.reported} className="text-h1 font-bold" /> : null}
    </section>
  )
}
