import { CircleCheck } from 'lucide-react'
import { FACT_TEXT, guideText } from '#text/admin/guide.ts'
import { Card } from '#ui/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { guidePath, pathAfter } from './guide-address.ts'
import { GuideBar, OnwardLink } from './guide-bar.tsx'
import type { StepProps } from './step-props.ts'

const text = guideText.order

/** The owner places a real test order, which is cancelled afterwards. */
export function OrderStep({ setup }: StepProps) {
  const onward = pathAfter('order', setup.steps)
  const { order, item, steps } = setup
  const waitsFor = steps.find(({ blocking }) => blocking)
  const fact = waitsFor?.missing[0]
  return (
    <>
      <Card className="flex flex-col gap-4 text-ink-2">
        <p>{text.lead}</p>
        {order ? (
          <Notice
            tone="ok"
            icon={<CircleCheck />}
            action={
              <LinkButton to={`/admin/orders/${order.id}`} variant="soft" size="sm">
                {text.open}
              </LinkButton>
            }
          >
            {text.placed(order.orderNumber)}
          </Notice>
        ) : fact ? (
          <Notice tone="warn">{text.waits(FACT_TEXT[fact].name)}</Notice>
        ) : null}
        <p className="text-sm text-ink-3">{text.cancel}</p>
      </Card>
      <GuideBar later={order ? undefined : onward}>
        {order ? (
          <OnwardLink to={onward}>{guideText.goOn}</OnwardLink>
        ) : waitsFor ? (
          <OnwardLink to={guidePath(waitsFor.name)}>{fact ? FACT_TEXT[fact].go : guideText.goOn}</OnwardLink>
        ) : (
          // A full page load, because the shop's settings have changed since.
          <LinkButton
            to={item ? `/${item.type === 'animal' ? 'animals' : 'products'}/${item.id}` : '/products'}
            reloadDocument
            size="lg"
          >
            {item ? text.goTo(item.nameArabic) : text.go}
          </LinkButton>
        )}
      </GuideBar>
    </>
  )
}
