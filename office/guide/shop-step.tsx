import { useState } from 'react'
import { LogoField } from '#office/settings/logo-field.tsx'
import { SettingField } from '#office/settings/setting-field.tsx'
import { useSettings } from '#office/settings/settings-context.ts'
import { LogoMark } from '#ui/logo-mark.tsx'
import { SettingsStep } from './settings-step.tsx'
import { StepPicture } from './step-picture.tsx'
import type { StepProps } from './step-props.ts'

/** The shop's name and logo, at the top of every page. */
export function ShopStep(props: StepProps) {
  const [uploading, setUploading] = useState(false)
  return (
    <SettingsStep {...props} screen="shop" busy={uploading} picture={<HeaderPicture />}>
      <SettingField name="nameArabic" />
      <SettingField name="name" kind="latin" />
      <LogoField onUploading={setUploading} />
      <SettingField name="description" kind="area" />
    </SettingsStep>
  )
}

function HeaderPicture() {
  const { nameArabic, logoUrl, description } = useSettings().draft.values
  return (
    <StepPicture>
      <p className="flex items-center gap-2.5 border-b border-line px-4 py-3">
        {logoUrl ? (
          <img
            src={logoUrl}
            alt=""
            width={36}
            height={36}
            className="size-9 shrink-0 rounded-xs bg-white object-contain"
          />
        ) : (
          <LogoMark className="size-9 shrink-0 text-brand-ink" />
        )}
        <bdi className="min-w-0 font-display text-h2 leading-tight font-bold wrap-anywhere">{nameArabic}</bdi>
      </p>
      <p className="p-4 text-ink-2 wrap-anywhere">
        <bdi>{description}</bdi>
      </p>
    </StepPicture>
  )
}
