import type { Baisa } from '#domain/money.ts'
import { priceParts } from '#text/format-price.ts'
import { classNames } from '#ui/class-names.ts'

/** An amount without unit, which the column header states. */
export function digitsOf(amount: Baisa): string {
  return priceParts(amount).digits
}

type FigureTableProps = {
  caption: string
  columns: readonly string[]
  rows: readonly { key: string | number; cells: readonly [name: string, ...figures: string[]] }[]
}

/** A table of numbers; the first cell of each row is its header. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  return (
    <table className="w-full border-collapse text-sm text-ink">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="sticky top-0 bg-surface">
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={classNames(
                'border-b border-line px-1.5 py-2 align-bottom font-medium text-ink-3 first:ps-0 last:pe-0',
                index === 0 ? 'text-start' : 'text-end',
              )}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...figures] }) => (
          <tr key={key} className="border-b border-line last:border-b-0">
            <th scope="row" className="min-w-24 px-1.5 py-2 text-start font-medium first:ps-0">
              <bdi>{name}</bdi>
            </th>
            {figures.map((figure, index) => (
              <td
                key={columns[index + 1]}
                className="tabular px-1.5 py-2 text-end whitespace-nowrap last:pe-0"
              >
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
