import type { RunStop } from '#contract/admin/runs.ts'
import { STOP_LABELS } from '#text/admin/runs.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'

const TONES: Record<RunStop['state'], BadgeTone> = {
  open: 'brand',
  delivered: 'ok',
  failed: 'danger',
  released: 'neutral',
}

export function StopBadge({ state }: { state: RunStop['state'] }) {
  return <Badge tone={TONES[state]}>{STOP_LABELS[state]}</Badge>
}
