import { DeliveryEditor } from '#app/features/admin/delivery/delivery-editor.tsx'
import { SettingsStep } from '#app/features/admin/guide/settings-step.tsx'
import { PictureCard, PictureRow, StepPicture } from '#app/features/admin/guide/step-picture.tsx'
import type { StepProps } from '#app/features/admin/guide/step-props.ts'
import { SettingField } from '#app/features/admin/settings/setting-field.tsx'
import { useSettings } from '#app/features/admin/settings/settings-context.ts'
import { baseOf } from '#app/features/admin/settings/settings-draft.ts'
import { Price } from '#app/features/price/price.tsx'
import { readRials } from '#domain/money.ts'
import { guideText } from '#text/admin/guide.ts'

const text = guideText.delivery

/** What delivery costs and how long it takes, and in which governorates it differs (L-06). */
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
    <StepPicture label={guideText.preview}>
      <PictureCard>
        <dl>
          <PictureRow label={text.home}>{priceOf(home)}</PictureRow>
          <PictureRow label={text.office}>{priceOf(office)}</PictureRow>
          <PictureRow label={text.days}>{days.trim()}</PictureRow>
        </dl>
      </PictureCard>
    </StepPicture>
  )
}

function priceOf(typed: string) {
  const amount = readRials(typed.trim())
  return amount === null ? null : <Price amount={amount} />
}
