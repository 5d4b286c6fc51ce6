import { ChevronDown, PawPrint } from 'lucide-react'
import { useState } from 'react'
import { readRials, toRials } from '#domain/money.ts'
import { findRegion } from '#domain/regions.ts'
import { deliveryEditorText as text } from '#text/admin/delivery.ts'
import { plainDigits } from '#text/format-price.ts'
import { classNames } from '#ui/class-names.ts'
import { SelectField } from '#ui/select-field.tsx'
import { type BaseDelivery, type DeliveryRow, followers } from './delivery-draft.ts'
import { ExceptionFields } from './exception-fields.tsx'

/** `errorOf` takes the API's field names: «delivery.0.office». */
export type DeliveryEditorProps = {
  base: BaseDelivery
  rows: readonly DeliveryRow[]
  onChange: (rows: readonly DeliveryRow[]) => void
  errorOf: (name: string) => string | undefined
}

/** The shop's own fees, then the governorates that differ, one of them open at a time (L-06). */
export function DeliveryEditor({ base, rows, onChange, errorOf }: DeliveryEditorProps) {
  const [open, setOpen] = useState<number | null>(null)
  const others = followers(rows)
  const change = (row: DeliveryRow) =>
    onChange(rows.map((each) => (each.regionId === row.regionId ? row : each)))

  function add(regionId: number) {
    onChange([...rows, { regionId, ...base, animals: true }])
    setOpen(regionId)
  }

  return (
    <section aria-label={text.title} className="flex flex-col md:col-span-2">
      <p aria-hidden className={classNames(ROW, 'min-h-9 border-b border-line text-sm text-ink-3')}>
        <span className="flex-1">{text.fees}</span>
        <span className={FEE}>{text.office}</span>
        <span className={FEE}>{text.home}</span>
        <span className="w-5" />
      </p>
      <div className={classNames(ROW, 'border-b border-line')}>
        <span className="min-w-0 flex-1">
          <strong className="block text-ink">{text.all}</strong>
          <span className="block text-sm text-ink-3">{text.following(others.length)}</span>
        </span>
        <Fees office={base.office} home={base.home} />
        <span className="w-5" />
      </div>
      {rows.map((row, at) => {
        const name = findRegion(row.regionId)?.nameAr ?? ''
        const wrong = ['office', 'home', 'days'].some((field) => errorOf(`delivery.${at}.${field}`))
        return row.regionId === open || wrong ? (
          <ExceptionFields
            key={row.regionId}
            name={name}
            row={row}
            base={base}
            onChange={change}
            onRemove={() => onChange(rows.filter((each) => each !== row))}
            onClose={() => setOpen(null)}
            errorOf={(field) => errorOf(`delivery.${at}.${field}`)}
          />
        ) : (
          <Closed key={row.regionId} name={name} row={row} base={base} onOpen={() => setOpen(row.regionId)} />
        )
      })}
      {others.length > 0 ? (
        <SelectField
          label={text.add}
          labelHidden
          value=""
          placeholder={`+ ${text.add}`}
          onValue={(value) => add(Number(value))}
          options={others.map((id) => ({ value: String(id), label: findRegion(id)?.nameAr ?? '' }))}
          className="border-dashed! font-semibold text-brand-ink!"
          fieldClassName="mt-3"
        />
      ) : null}
    </section>
  )
}

const ROW = 'flex min-h-14 items-center gap-2 py-2'
const FEE = 'tabular w-14 shrink-0 text-center max-[18rem]:w-auto'

type ClosedProps = { name: string; row: DeliveryRow; base: BaseDelivery; onOpen: () => void }

/** A summary of the differences; the whole line opens the editor. */
function Closed({ name, row, base, onOpen }: ClosedProps) {
  const { office, home, days, animals } = row
  const isServed = office !== null || home !== null
  return (
    <button
      type="button"
      aria-label={text.edit(name)}
      onClick={onOpen}
      className={classNames(ROW, 'border-b border-line text-start hover:bg-sunken')}
    >
      <span className="min-w-0 flex-1">
        <strong className="block text-ink">{name}</strong>
        {isServed && days !== base.days ? <bdi className="block text-sm text-ink-3">{days}</bdi> : null}
        {isServed && !animals ? (
          <span className="flex items-center gap-1.5 text-sm text-warn">
            <PawPrint className="size-4" />
            {text.noAnimals}
          </span>
        ) : null}
        {isServed ? null : <span className="block text-sm text-warn">{text.nowhere}</span>}
      </span>
      <Fees office={office} home={home} />
      <ChevronDown className="size-5 shrink-0 text-ink-3" />
    </button>
  )
}

function Fees({ office, home }: Pick<DeliveryRow, 'office' | 'home'>) {
  return [office, home].map((fee, at) => (
    <bdi
      key={at === 0 ? 'office' : 'home'}
      className={classNames(FEE, fee === null ? 'text-ink-3' : 'text-ink')}
    >
      {fee === null ? text.none : feeText(fee)}
    </bdi>
  ))
}

/** «4» is shown as «4.00», so that the column reads at a glance. */
function feeText(typed: string): string {
  const amount = readRials(typed)
  return amount === null ? typed : plainDigits(toRials(amount))
}
