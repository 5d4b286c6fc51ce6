import { gateText } from '#text/admin/gate.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ShieldAlert } from '#ui/icons.tsx'
import { LinkButton } from '#ui/link-button.tsx'

/** T-01: shown instead of a page that the role may not open. */
export function NoPermission() {
  return (
    <Card>
      <EmptyState
        title={gateText.notYours}
        figure={<ShieldAlert aria-hidden className="size-full p-4 text-warn" />}
        actions={<LinkButton to="/admin">{gateText.toOffice}</LinkButton>}
      >
        {gateText.notYoursWhy}
      </EmptyState>
    </Card>
  )
}
