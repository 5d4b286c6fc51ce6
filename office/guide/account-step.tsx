import { useSession } from '#browser/session/use-session.ts'
import { guideText } from '#text/admin/guide.ts'
import { Card } from '#ui/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { pathAfter } from './guide-address.ts'
import { GuideBar, OnwardLink } from './guide-bar.tsx'
import type { StepProps } from './step-props.ts'

const text = guideText.account

/** Always done, since only an administrator can open the guide. */
export function AccountStep({ setup }: StepProps) {
  const { user } = useSession()
  const name = `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim()
  return (
    <>
      <Card className="flex flex-col gap-4">
        <dl className="divide-y divide-line">
          <div className="pb-2.5">
            <dt className="text-sm text-ink-3">{text.email}</dt>
            <dd className="font-semibold wrap-anywhere">
              <bdi dir="ltr">{user?.email}</bdi>
            </dd>
          </div>
          <div className="pt-2.5">
            <dt className="text-sm text-ink-3">{text.name}</dt>
            <dd className="font-semibold wrap-anywhere">{name ? <bdi>{name}</bdi> : text.noName}</dd>
          </div>
        </dl>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/profile" reloadDocument variant="soft" size="sm">
            {text.profile}
          </LinkButton>
          <LinkButton to="/quick-admin-setup" reloadDocument variant="outline" size="sm">
            {text.another}
          </LinkButton>
        </div>
      </Card>
      <GuideBar>
        <OnwardLink to={pathAfter('account', setup.steps)}>{guideText.goOn}</OnwardLink>
      </GuideBar>
    </>
  )
}
