import { DayChoice, meantDay } from '#shop/delivery/day-choice.tsx'
import { DaysFailed, NoDay } from '#shop/delivery/no-day.tsx'
import { checkoutText } from '#text/checkout.ts'
import { travelText } from '#text/travel.ts'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { CartDays } from './use-cart-days.ts'

type DeliveryDayProps = { days: CartDays; chosen: string; onChoose: (day: string) => void }

/** The delivery day of an animal (H-06): the earliest unless another is chosen. */
export function DeliveryDay({ days: { days, failed, retry, retrying }, chosen, onChoose }: DeliveryDayProps) {
  const isUnavailable =
    days !== null && chosen !== '' && !days.some((one) => one.day === chosen && one.isOffered)
  return (
    <Card as="section" aria-labelledby="delivery-day">
      <h2 id="delivery-day" className="font-display text-h3 font-bold">
        {checkoutText.deliveryDay}
      </h2>
      <p className="text-md text-ink-2">{checkoutText.deliveryDayWhy}</p>
      <div className="mt-3">
        {days === null ? (
          failed ? (
            <DaysFailed onRetry={retry} retrying={retrying} />
          ) : (
            <Skeleton className="h-22 rounded-picture" />
          )
        ) : meantDay(days, null) === null ? (
          <NoDay days={days} />
        ) : (
          <>
            {isUnavailable ? (
              <Notice tone="warn" live className="mb-3">
                {travelText.gone(chosen)}
              </Notice>
            ) : null}
            <DayChoice days={days} chosen={chosen} onChoose={onChoose} />
          </>
        )}
      </div>
    </Card>
  )
}
