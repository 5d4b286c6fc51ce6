import { FailureNotice } from '#office/shell/failure-notice.tsx'
import { saleText } from '#text/admin/sale.ts'
import { DELIVERY_DAY_LABEL, promisedDayText, travelText } from '#text/travel.ts'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { DaysOfSale } from './use-sale.ts'

type SaleDayProps = { days: DaysOfSale; chosen: string; onChoose: (day: string) => void }

/** H-06: the delivery day agreed on the phone, where an animal is sold. */
export function SaleDay({ days: { hasDays, offered, error }, chosen, onChoose }: SaleDayProps) {
  if (error) return <FailureNotice error={error} />
  if (!hasDays) return null
  return (
    <Card as="section">
      {offered.length > 0 ? (
        <SelectField
          label={DELIVERY_DAY_LABEL}
          optional={saleText.optional}
          hint={saleText.dayWhy}
          placeholder={saleText.dayLater}
          value={chosen}
          onChange={(event) => onChoose(event.currentTarget.value)}
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
