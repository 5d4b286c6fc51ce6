import { Link } from 'react-router'
import { adminWantedText as text } from '#text/admin/wanted.ts'
import { Badge } from '#ui/badge.tsx'

/** «ينتظره 4 عملاء», which leads to them; nothing where nobody waits. */
export function WaitingBadge({ waiting }: { waiting: number }) {
  if (waiting === 0) return null
  return (
    <Link to="/admin/wanted" className="rounded-pill hover:underline">
      <Badge tone="brand">{text.waiting(waiting)}</Badge>
    </Link>
  )
}
