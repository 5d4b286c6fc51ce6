import { Store } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Price } from '#browser/price/price.tsx'
import { FailureNotice } from '#office/shell/failure-notice.tsx'
import { Page } from '#office/shell/page.tsx'
import { saleText } from '#text/admin/sale.ts'
import { DELIVERY_DAY_LABEL, promisedDayText, travelText } from '#text/travel.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Switch } from '#ui/switch.tsx'
import { RefusedItems } from './refused-items.tsx'
import { SaleContact } from './sale-contact.tsx'
import { SaleItems } from './sale-items.tsx'
import { type DaysOfSale, useSale } from './use-sale.ts'

/** a sale by phone; the server computes fee and total. Sales in the shop are in office/counter. */
export default function EnterSalePage() {
  const sale = useSale()
  const { fields, set, errors } = sale
  const formId = useId()
  const page = useRef<HTMLDivElement>(null)
  // Focuses the first error (conventions 17).
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return (
    <Page
      title={saleText.title}
      actions={
        <LinkButton to="/admin/counter" variant="outline" icon={<Store />}>
          {saleText.counter}
        </LinkButton>
      }
    >
      <div
        ref={page}
        className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-5"
      >
        <div className="flex min-w-0 flex-col gap-4 lg:gap-5">
          <SaleItems lines={sale.lines} onChange={sale.setLines} error={errors.items} />
          {/* Does not contain the search, a form of its own, so that Enter there does not submit the sale. */}
          <form
            id={formId}
            noValidate
            className="flex flex-col gap-4 lg:gap-5"
            onSubmit={(event) => {
              event.preventDefault()
              void sale.submit()
            }}
          >
            <SaleContact fields={fields} set={set} errors={errors} />
            <SaleDay
              days={sale.days}
              chosen={fields.deliveryDay}
              onChoose={(deliveryDay) => set({ deliveryDay })}
            />
          </form>
        </div>
        <SaleSummary sale={sale} formId={formId} />
      </div>
    </Page>
  )
}

type SaleDayProps = { days: DaysOfSale; chosen: string; onChoose: (day: string) => void }

/** H-06: the delivery day agreed on the phone, where an animal is sold. */
function SaleDay({ days: { hasDays, offered, error }, chosen, onChoose }: SaleDayProps) {
  if (error) return <FailureNotice error={error} />
  if (!hasDays) return null
  return (
    <Card as="section">
      {offered.length > 0 ? (
        <SelectField
          label={DELIVERY_DAY_LABEL}
          optional
          hint={saleText.dayWhy}
          placeholder={saleText.dayLater}
          value={chosen}
          onValue={onChoose}
          options={offered.map(({ day, hours }) => ({
            value: day,
            label: promisedDayText(day, hours !== null),
          }))}
        />
      ) : (
        <Notice tone="warn" live>
          {travelText.none}
        </Notice>
      )}
    </Card>
  )
}

function SaleSummary({ sale, formId }: { sale: ReturnType<typeof useSale>; formId: string }) {
  const failureId = useId()
  return (
    <Card as="section" className="flex flex-col gap-4 lg:sticky lg:top-20 xl:top-4">
      <p className="flex items-baseline justify-between gap-3 text-ink">
        {saleText.subtotal}
        <Price amount={sale.subtotal} className="text-h2 font-bold" />
      </p>
      <p className="text-sm text-ink-3">{saleText.feeLater}</p>
      <Switch
        label={saleText.paid}
        checked={sale.fields.isPaid}
        onChange={(event) => sale.set({ isPaid: event.currentTarget.checked })}
      />
      {sale.failureSentences.length > 0 ? (
        <div id={failureId}>
          <RefusedItems title={saleText.failed} sentences={sale.failureSentences} />
        </div>
      ) : null}
      <Button
        type="submit"
        form={formId}
        size="lg"
        block
        pending={sale.pending}
        pendingLabel={saleText.submitting}
        aria-describedby={sale.failureSentences.length > 0 ? failureId : undefined}
      >
        {saleText.submit}
      </Button>
    </Card>
  )
}
