import { Link } from 'react-router'
import { useMay } from '#office/shell/use-may.tsx'
import { adminWantedText as text } from '#text/admin/wanted.ts'
import { Badge } from '#ui/badge.tsx'

/** A link to the waiting customers, «ينتظره 4 عملاء»; renders nothing if there are none. */
export function WaitingBadge({ waiting }: { waiting: number }) {
  const may = useMay()
  if (waiting === 0) return null
  const badge = <Badge tone="brand">{text.waiting(waiting)}</Badge>
  if (!may('stock:write')) return badge
  return (
    <Link to="/admin/wanted" className="rounded-pill hover:underline">
      {badge}
    </Link>
  )
}
