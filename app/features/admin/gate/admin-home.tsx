import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceOf } from '#app/api-client.ts'
import { useSession, useSessionChange } from '#app/features/session/use-session.ts'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { adminHomeText } from '#text/admin/home.ts'

/** Who is here, with which right, and the ways from here. */
export function AdminHome() {
  const { user } = useSession()
  const navigate = useNavigate()
  const { signOut } = useSessionChange()
  const [leaving, setLeaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  if (!user) return null

  /** the session ends first. */
  async function leave() {
    setLeaving(true)
    setFailure(null)
    try {
      await signOut()
      await navigate('/')
    } catch (error) {
      setFailure(sentenceOf(error))
      setLeaving(false)
    }
  }

  return (
    <div className="page py-8 lg:py-14">
      <div className="mx-auto flex max-w-140 flex-col items-start gap-5 rounded-block bg-surface px-6 py-8 shadow-card sm:px-10">
        <span className="grid size-14 place-items-center rounded-pill bg-brand-soft text-brand-ink">
          <ShieldCheck aria-hidden className="size-8" />
        </span>
        <h1 className="font-display text-h1">{adminHomeText.hello(user.firstName)}</h1>
        <dl className="grid w-full gap-3 border-y border-line py-4 sm:grid-cols-[8rem_1fr]">
          <dt className="text-ink-2">{adminHomeText.role}</dt>
          <dd className="font-semibold">{adminHomeText.admin}</dd>
          <dt className="text-ink-2">{adminHomeText.email}</dt>
          <dd className="font-semibold wrap-anywhere">
            <bdi dir="ltr">{user.email}</bdi>
          </dd>
        </dl>
        {failure ? (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/">{adminHomeText.toShop}</LinkButton>
          <LinkButton to="/quick-admin-setup" variant="outline">
            {adminHomeText.newAdmin}
          </LinkButton>
          <Button variant="outline" pending={leaving} pendingLabel={adminHomeText.signingOut} onClick={leave}>
            {adminHomeText.signOut}
          </Button>
        </div>
      </div>
    </div>
  )
}
