import { SettingsStep } from '#app/features/admin/guide/settings-step.tsx'
import type { StepProps } from '#app/features/admin/guide/step-props.ts'
import { SettingField } from '#app/features/admin/settings/setting-field.tsx'

/** L-11: who the shop is by law. No order waits for it. */
export function LegalStep(props: StepProps) {
  return (
    <SettingsStep {...props} screen="legal">
      <SettingField name="commercialRegistration" kind="latin" optional />
      <SettingField name="ecommerceLicence" kind="latin" optional />
      <SettingField name="taxNumber" kind="latin" optional />
      <SettingField name="complaintContact" optional />
    </SettingsStep>
  )
}
