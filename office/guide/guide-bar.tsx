import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { guideText } from '#text/admin/guide.ts'
import { LinkButton } from '#ui/link-button.tsx'

/** The buttons of a screen: at the bottom of a phone, below the fields on a wide screen. */
export const GUIDE_BAR =
  'z-20 flex flex-col gap-3 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:rounded-t-[24px] max-lg:bg-surface max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:shadow-bar lg:sticky lg:bottom-0 lg:border-t lg:border-line lg:bg-ground lg:py-4'

type GuideBarProps = { later?: string; notice?: ReactNode; children: ReactNode }

/** The main button, and «لاحقاً», which is always available. */
export function GuideBar({ later, notice, children }: GuideBarProps) {
  return (
    <div data-action-bar="" className={GUIDE_BAR}>
      {notice}
      <div className="flex gap-3 *:first:flex-1 lg:*:first:flex-none lg:*:first:px-8">
        {children}
        {later === undefined ? null : (
          <LinkButton to={later} variant="outline" size="lg">
            {guideText.later}
          </LinkButton>
        )}
      </div>
    </div>
  )
}

/** The main button of a screen without anything to save. */
export function OnwardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <LinkButton to={to} size="lg" iconEnd={<ArrowLeft />}>
      {children}
    </LinkButton>
  )
}
