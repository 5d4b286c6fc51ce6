import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { apiQuery } from '#app/api-client.ts'
import { AccountStep } from '#app/features/admin/guide/account-step.tsx'
import { BankStep } from '#app/features/admin/guide/bank-step.tsx'
import { ContactStep } from '#app/features/admin/guide/contact-step.tsx'
import { DeliveryStep } from '#app/features/admin/guide/delivery-step.tsx'
import { type GuideScreen, screenIn } from '#app/features/admin/guide/guide-address.ts'
import { GuideHeader, StepBand, StepLine } from '#app/features/admin/guide/guide-frame.tsx'
import { ItemStep } from '#app/features/admin/guide/item-step.tsx'
import { LegalStep } from '#app/features/admin/guide/legal-step.tsx'
import { MailStep } from '#app/features/admin/guide/mail-step.tsx'
import { OrderStep } from '#app/features/admin/guide/order-step.tsx'
import { Overview } from '#app/features/admin/guide/overview.tsx'
import { ShopStep } from '#app/features/admin/guide/shop-step.tsx'
import type { StepProps } from '#app/features/admin/guide/step-props.ts'
import { setupQuery } from '#app/features/admin/guide/use-setup.ts'
import { SETTINGS_URL } from '#app/features/admin/settings/use-settings-form.ts'
import { FailureCard } from '#app/features/admin/shell/failure-card.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { AdminSettings } from '#contract/admin/settings.ts'
import { guideText as text } from '#text/admin/guide.ts'

/** L-05: the first day of an owner, one question a screen. */
export function GuidePage() {
  const [parameters] = useSearchParams()
  const screen = screenIn(parameters)
  const setup = useQuery({ ...setupQuery, refetchOnMount: 'always' })
  // Whoever opens it sees what is saved now, not what was when they were here before.
  const settings = useQuery({ ...apiQuery<AdminSettings>(SETTINGS_URL), gcTime: 0 })
  const failed = [setup, settings].find(({ data, error }) => error && !data)
  return (
    <>
      <GuideHeader />
      <div className="mx-auto flex max-w-160 flex-col gap-4 px-4 pt-3 max-lg:pb-28 lg:max-w-240 lg:px-8">
        {setup.data && settings.data ? (
          <>
            <StepLine steps={setup.data.steps} screen={screen} />
            {screen === null ? (
              <Overview setup={setup.data} settings={settings.data} />
            ) : (
              <StepScreen key={screen} screen={screen} setup={setup.data} settings={settings.data} />
            )}
          </>
        ) : failed ? (
          <FailureCard
            error={failed.error}
            retrying={failed.isFetching}
            onRetry={() => void Promise.all([setup.refetch(), settings.refetch()])}
          />
        ) : (
          <Loading />
        )}
      </div>
    </>
  )
}

const SCREENS: Record<GuideScreen, (props: StepProps) => React.ReactNode> = {
  account: AccountStep,
  shop: ShopStep,
  contact: ContactStep,
  bank: BankStep,
  delivery: DeliveryStep,
  item: ItemStep,
  mail: MailStep,
  order: OrderStep,
  legal: LegalStep,
}

function StepScreen({ screen, ...props }: StepProps & { screen: GuideScreen }) {
  const Screen = SCREENS[screen]
  return (
    <>
      <StepBand screen={screen} />
      <Screen {...props} />
    </>
  )
}

function Loading() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      <Skeleton className="h-2 w-full rounded-pill" />
      <Skeleton className="h-32 w-full rounded-block" />
      <Skeleton className="h-72 w-full rounded-card" />
    </div>
  )
}
