import type { DeliveryDay } from '#contract/delivery-days.ts'
import { travelText as text } from '#text/travel.ts'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'

/** No day is offered there for now: the owner's reason, and whom to ask (H-06). */
export function NoDay({ days }: { days: readonly DeliveryDay[] }) {
  const reasons = new Set(days.flatMap(({ cause, reason }) => (cause === 'ban' && reason ? [reason] : [])))
  return (
    <Notice tone="warn" live title={text.none}>
      {[...reasons].map((reason) => (
        <p key={reason}>
          <bdi>{reason}</bdi>
        </p>
      ))}
      <p>{text.noneWhat}</p>
      <LinkButton size="sm" variant="outline" className="mt-2" to="/contact">
        {text.ask}
      </LinkButton>
    </Notice>
  )
}

export function DaysFailed({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <Notice tone="danger" live>
      <p>{text.failed}</p>
      <Button size="sm" variant="outline" className="mt-2" pending={retrying} onClick={onRetry}>
        {text.retry}
      </Button>
    </Notice>
  )
}
