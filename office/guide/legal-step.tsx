import { SettingField } from '#office/settings/setting-field.tsx'
import { SettingsStep } from './settings-step.tsx'
import type { StepProps } from './step-props.ts'

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
