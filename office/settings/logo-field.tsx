import { ImageField } from '#office/images/image-field.tsx'
import type { OnUploading } from '#office/images/use-uploads.ts'
import { SETTINGS_FIELDS } from '#text/admin/settings.ts'
import { useSettings } from './settings-context.ts'

/** The shop's logo, which replaces the default one (S-HDR-08). */
export function LogoField({ onUploading }: { onUploading?: OnUploading }) {
  const { draft, set, errorOf } = useSettings()
  return (
    <ImageField
      kind="logo"
      label={SETTINGS_FIELDS.logoUrl.label}
      value={draft.values.logoUrl || null}
      error={errorOf('logoUrl')}
      onChange={(url) => set('logoUrl', url ?? '')}
      onUploading={onUploading}
    />
  )
}
