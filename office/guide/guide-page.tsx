import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { SettingField } from '#office/settings/setting-field.tsx'
import { settingsQuery } from '#office/settings/use-settings-form.ts'
import { setupQuery } from '#office/settings/use-setup.ts'
import { FailureCard } from '#office/shell/failure-card.tsx'
import { guideText as text } from '#text/admin/guide.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { AccountStep } from './account-step.tsx'
import { BankStep } from './bank-step.tsx'
import { ContactStep } from './contact-step.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { type GuideScreen, screenIn } from './guide-address.ts'
import { GuideHeader, StepBand, StepLine } from './guide-frame.tsx'
import { ItemStep } from './item-step.tsx'
import { MailStep } from './mail-step.tsx'
import { OrderStep } from './order-step.tsx'
import { Overview } from './overview.tsx'
import { SettingsStep } from './settings-step.tsx'
import { ShopStep } from './shop-step.tsx'
import type { StepProps } from './step-props.ts'

/** L-05: the set-up guide for the first day, one question per screen. */
export default function GuidePage() {
  const [parameters] = useSearchParams()
  const screen = screenIn(parameters)
  const setup = useQuery({ ...setupQuery, refetchOnMount: 'always' })
  // Refetched on opening, so that it shows the saved state.
  const settings = useQuery({ ...settingsQuery, gcTime: 0 })
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
            query={{ ...failed, refetch: () => Promise.all([setup.refetch(), settings.refetch()]) }}
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

/** L-11: the shop's legal details. Orders do not depend on them. */
function LegalStep(props: StepProps) {
  return (
    <SettingsStep {...props} screen="legal">
      <SettingField name="commercialRegistration" kind="latin" optional />
      <SettingField name="ecommerceLicence" kind="latin" optional />
      <SettingField name="taxNumber" kind="latin" optional />
      <SettingField name="complaintContact" optional />
    </SettingsStep>
  )
}
