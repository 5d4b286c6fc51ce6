import { LayoutDashboard } from 'lucide-react'
import { useSession } from '#app/features/session/use-session.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { homeText } from '#text/home.ts'

/** S-HOME-01. The page is the same for everybody (D-06), so this comes after it, and only to administrators. */
export function AdminBanner() {
  const { user } = useSession()
  if (!user?.isAdmin) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-surface px-5 py-4 shadow-card">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold text-ink">
          <bdi>{homeText.admin.greeting(user.firstName || user.email)}</bdi>
        </p>
        <p className="text-sm">{homeText.admin.body}</p>
      </div>
      <LinkButton to="/admin" variant="soft" size="sm" icon={<LayoutDashboard aria-hidden />}>
        {homeText.admin.action}
      </LinkButton>
    </div>
  )
}
