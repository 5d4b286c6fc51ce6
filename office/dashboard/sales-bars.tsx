import type { Baisa } from '#domain/money.ts'
import { setShare } from '#office/analytics/share.ts'
import { dashboardText } from '#text/admin/dashboard.ts'
import { formatDate } from '#text/format-date.ts'
import { formatNumber } from '#text/format-number.ts'
import { formatPrice } from '#text/format-price.ts'
import { classNames } from '#ui/class-names.ts'

const text = dashboardText.chart

type Day = { date: string; orders: number; revenue: Baisa }

/** One bar per day, today in full colour; only the highest, the lowest and today have labels. */
export function SalesBars({ days }: { days: readonly Day[] }) {
  const amounts = days.map(({ revenue }) => revenue)
  const max = Math.max(...amounts, 0)
  const sold = amounts.filter((amount) => amount > 0)
  const min = sold.length > 1 ? Math.min(...sold) : null
  const spoken = (index: number) =>
    index === days.length - 1 || index === amounts.indexOf(max as Baisa) || amounts[index] === min
  if (max === 0) return <p className="text-md text-ink-2">{text.none}</p>
  return (
    <div className="flex flex-1 flex-col">
      <div aria-hidden className="flex min-h-56 flex-1 items-stretch gap-1 lg:gap-2">
        {days.map(({ date, revenue }, index) => {
          const isToday = index === days.length - 1
          return (
            <span key={date} className="flex min-w-0 flex-1 flex-col">
              <span className="flex flex-1 flex-col justify-end border-b border-line">
                {spoken(index) && revenue > 0 ? (
                  <span className="tabular flex justify-center text-2xs font-bold whitespace-nowrap text-ink">
                    {formatNumber(Math.round(revenue / 1000))}
                  </span>
                ) : null}
                <span
                  ref={setShare(revenue / max)}
                  className={classNames(
                    'h-[calc(var(--share)*(100%-1.5rem))] rounded-t-xs',
                    isToday ? 'bg-brand' : 'bg-brand-soft-2',
                  )}
                />
              </span>
              <span
                className={classNames(
                  'tabular pt-1.5 text-center text-2xs whitespace-nowrap',
                  isToday ? 'font-bold text-ink' : 'text-ink-3',
                )}
              >
                {isToday ? text.today : Number(date.slice(8))}
              </span>
            </span>
          )
        })}
      </div>
      {/* A table takes the width of its cells, whatever it is told: its box is what hides it. */}
      <div className="sr-only">
        <table>
          <caption>{text.table}</caption>
          <thead>
            <tr>
              <th scope="col">{text.day}</th>
              <th scope="col">{text.sales}</th>
              <th scope="col">{text.orders}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, revenue, orders }) => (
              <tr key={date}>
                <th scope="row">{formatDate(`${date}T12:00:00Z`)}</th>
                <td>{formatPrice(revenue)}</td>
                <td>{formatNumber(orders)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
