import { Flame } from 'lucide-react'
import type { Priority } from '#domain/support.ts'
import { inboxText } from '#text/admin/inbox.ts'
import { PRIORITY_LABELS } from '#text/contact.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

const TONES: Record<Priority, BadgeTone> = {
  low: 'neutral',
  medium: 'neutral',
  high: 'warn',
  urgent: 'danger',
}

export function PriorityBadge({ priority }: { priority: Priority }) {
  return (
    <Badge tone={TONES[priority]} icon={priority === 'urgent' ? <Flame /> : undefined}>
      <VisuallyHidden>{inboxText.priority(PRIORITY_LABELS[priority])}</VisuallyHidden>
      <span aria-hidden>{PRIORITY_LABELS[priority]}</span>
    </Badge>
  )
}
