import { Price } from '#browser/price/price.tsx'
import type { AdminProduct, OpenedProduct } from '#contract/admin/products.ts'
import { readTypedAmount } from '#domain/catalog/item-rules.ts'
import { needsSalePermit, percentOff, priceLessPercent } from '#domain/catalog/sale.ts'
import { DAY_MS } from '#domain/duration.ts'
import { baisa, toShortRials } from '#domain/money.ts'
import { isDay } from '#domain/muscat-time.ts'
import { itemFormText } from '#text/admin/product-form.ts'
import { DAYS } from '#text/format-age.ts'
import { formatCount } from '#text/format-count.ts'
import { formatDateTime } from '#text/format-date.ts'
import { formatRials } from '#text/format-price.ts'
import { chipClass } from '#ui/chip.tsx'
import { FormSection, type ItemFormReturn } from './form-section.tsx'
import { ItemField } from './item-field.tsx'

const { sale } = itemFormText
type Priced = AdminProduct & Partial<Pick<OpenedProduct, 'priceHistory'>>

const PERCENTS = [10, 20, 30]

/** S2-13: a lower price for some days, with a preview of the struck-through price. */
export function SaleSection({ form, item }: { form: ItemFormReturn; item: Priced | null }) {
  const values = form.watch(['price', 'salePrice', 'saleFrom', 'saleUntil', 'salePermit'])
  const [, , saleFrom, saleUntil, salePermit] = values
  const price = readTypedAmount(values[0])
  const salePrice = values[1] ? readTypedAmount(values[1]) : null
  const percent = price && salePrice ? percentOff(salePrice, price) : 0
  const days = isDay(saleFrom) && isDay(saleUntil) ? daysOf(saleFrom, saleUntil) : 0
  const isPermitAsked =
    salePermit !== '' ||
    (percent > 0 &&
      days > 0 &&
      needsSalePermit(price ?? 0, { salePrice: salePrice ?? 0, saleFrom, saleUntil }))

  function setPrice(amount: string) {
    form.setValue('salePrice', amount, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }

  function clear() {
    for (const name of ['salePrice', 'saleFrom', 'saleUntil', 'salePermit'] as const)
      form.setValue(name, '', { shouldDirty: true })
    form.clearErrors(['salePrice', 'saleFrom', 'saleUntil', 'salePermit'])
  }

  return (
    <FormSection title={itemFormText.sections.sale}>
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="mb-2 text-md font-medium text-ink">{sale.percent}</legend>
        {PERCENTS.map((less) => (
          <button
            key={less}
            type="button"
            className={chipClass({ selected: percent === less })}
            aria-pressed={percent === less}
            disabled={!price}
            onClick={() => setPrice(toShortRials(baisa(priceLessPercent(price ?? 0, less))))}
          >
            {sale.less(less)}
          </button>
        ))}
        {values.slice(1).some(Boolean) ? (
          <button type="button" className={chipClass({ selected: false })} onClick={clear}>
            {sale.clear}
          </button>
        ) : null}
      </fieldset>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <ItemField form={form} name="salePrice" />
        <ItemField form={form} name="saleFrom" />
        <ItemField form={form} name="saleUntil" />
      </div>
      {isPermitAsked ? <ItemField form={form} name="salePermit" /> : null}
      {percent > 0 && days > 0 ? (
        <p className="text-md text-ink-2">
          {sale.summary(percent, formatCount(days, DAYS))} {item ? struckWords(item, salePrice ?? 0) : null}
        </p>
      ) : null}
      {item?.priceHistory ? <PriceHistory prices={item.priceHistory} /> : null}
    </FormSection>
  )
}

function daysOf(from: string, until: string): number {
  return Math.max(0, (Date.parse(until) - Date.parse(from)) / DAY_MS + 1)
}

/** The struck-through price of a running sale; for a future one, what it would be now. */
function struckWords({ priceBefore, askedPrice, price }: Priced, salePrice: number): string {
  const before = askedPrice === price ? askedPrice : priceBefore
  const isHigher = before !== null && (readTypedAmount(before) ?? 0) > salePrice
  return isHigher ? sale.before(formatRials(before)) : sale.noBefore
}

function PriceHistory({ prices }: { prices: OpenedProduct['priceHistory'] }) {
  if (prices.length === 0) return null
  return (
    <details className="rounded-card border border-line">
      <summary className="flex min-h-12 cursor-pointer items-center px-4 text-md font-medium text-ink">
        {sale.history}
      </summary>
      <ul className="flex flex-col divide-y divide-line px-4 pb-2">
        {prices.map(({ price, since }) => (
          <li key={`${since} ${price}`} className="flex items-baseline justify-between gap-4 py-2 text-md">
            <span className="text-ink-2">{formatDateTime(since)}</span>
            {price === null ? <span className="text-ink-3">{sale.hidden}</span> : <Price amount={price} />}
          </li>
        ))}
      </ul>
    </details>
  )
}
