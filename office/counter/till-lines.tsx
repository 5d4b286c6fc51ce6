import { BadgePercent, Trash2 } from 'lucide-react'
import { Price } from '#browser/price/price.tsx'
import { baisa } from '#domain/money.ts'
import { ItemThumb } from '#office/list/thumb.tsx'
import { counterText as text } from '#text/admin/counter.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FieldError } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { lineDiscount, problemOf, subtotalOf, type TillLine } from './till.ts'

type LineActions = {
  onChange: (productId: number, changed: Partial<TillLine> | null) => void
  onDiscount: (line: TillLine) => void
}

/** The lines of the sale, in the order of scanning. */
export function TillLines({ lines, ...actions }: { lines: readonly TillLine[] } & LineActions) {
  if (lines.length === 0)
    return (
      <Card>
        <EmptyState title={text.empty}>{text.emptyWhy}</EmptyState>
      </Card>
    )
  return (
    <Card as="section" aria-label={text.lines} padded={false} className="px-4 py-1 lg:px-6">
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <Line key={line.item.id} line={line} {...actions} />
        ))}
      </ul>
    </Card>
  )
}

function Line({ line, onChange, onDiscount }: { line: TillLine } & LineActions) {
  const { item, quantity } = line
  const name = item.nameArabic
  const problem = problemOf(item, quantity)
  const [subtotal, discount] = [subtotalOf(line), lineDiscount(line)]
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <ItemThumb image={item.image ?? undefined} className="size-13 rounded-control" />
      <span className="min-w-40 flex-1">
        <bdi className="line-clamp-2 font-semibold text-ink">{name}</bdi>
        <span className="text-sm text-ink-3">
          <Price amount={item.price} /> {quantity > 1 ? text.each : null}
        </span>
        {problem ? <FieldError>{problem}</FieldError> : null}
      </span>
      <span className="flex flex-1 items-center justify-end gap-2 max-sm:basis-full">
        <QuantityStepper
          value={quantity}
          max={Math.max(1, item.quantity)}
          onChange={(next) => onChange(item.id, { quantity: next })}
          label={text.quantity(name)}
          className="max-sm:me-auto"
        />
        <span className="flex min-w-24 flex-col items-end">
          {discount > 0 ? <Price amount={subtotal} struck className="text-sm" /> : null}
          <Price amount={baisa(subtotal - discount)} className="font-bold text-ink" />
        </span>
        <span className="flex">
          <IconButton
            label={text.discountOf(name)}
            icon={<BadgePercent />}
            onClick={() => onDiscount(line)}
          />
          <IconButton
            label={text.remove(name)}
            icon={<Trash2 />}
            variant="danger"
            onClick={() => onChange(item.id, null)}
          />
        </span>
      </span>
    </li>
  )
}
