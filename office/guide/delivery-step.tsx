import { Price } from '#browser/price/price.tsx'
import { readRials } from '#domain/money.ts'
import { DeliveryEditor } from '#office/delivery/delivery-editor.tsx'
import { SettingField } from '#office/settings/setting-field.tsx'
import { useSettings } from '#office/settings/settings-context.ts'
import { baseOf } from '#office/settings/settings-draft.ts'
import { guideText } from '#text/admin/guide.ts'
import { SettingsStep } from './settings-step.tsx'
import { PictureRow, StepPicture } from './step-picture.tsx'
import type { StepProps } from './step-props.ts'

const text = guideText.delivery

/** Delivery fees and days, and the governorates that differ (L-06). */
export function DeliveryStep(props: StepProps) {
  return (
    <SettingsStep {...props} screen="delivery" picture={<DeliveryPicture />}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SettingField name="deliveryFeeHome" kind="money" />
        <SettingField name="deliveryFeeOffice" kind="money" />
      </div>
      <SettingField name="deliveryDays" />
      <Governorates />
      <SettingField name="freeDeliveryFrom" kind="money" optional />
    </SettingsStep>
  )
}

function Governorates() {
  const { draft, setDelivery, errorOf } = useSettings()
  return (
    <DeliveryEditor base={baseOf(draft)} rows={draft.delivery} onChange={setDelivery} errorOf={errorOf} />
  )
}

function DeliveryPicture() {
  const { home, office, days } = baseOf(useSettings().draft)
  return (
    <StepPicture>
      <dl>
        <PictureRow label={text.home}>{priceOf(home)}</PictureRow>
        <PictureRow label={text.office}>{priceOf(office)}</PictureRow>
        <PictureRow label={text.days}>{days.trim()}</PictureRow>
      </dl>
    </StepPicture>
  )
}

function priceOf(typed: string) {
  const amount = readRials(typed.trim())
  return amount === null ? null : <Price amount={amount} />
}
