import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { SettingField } from '#office/settings/setting-field.tsx'
import { useSettings } from '#office/settings/settings-context.ts'
import { WhatsappIcon } from '#ui/icons.tsx'
import { SettingsStep } from './settings-step.tsx'
import { StepPicture } from './step-picture.tsx'
import type { StepProps } from './step-props.ts'

/** The contact details for customers, and the address for order notifications. */
export function ContactStep(props: StepProps) {
  return (
    <SettingsStep {...props} screen="contact" picture={<ReachPicture />}>
      <SettingField name="whatsapp" kind="phone" />
      <SettingField name="phone" kind="phone" optional />
      <SettingField name="notificationEmail" kind="email" />
      <SettingField name="contactEmail" kind="email" optional />
      <SettingField name="addressArabic" />
      <SettingField name="streetAddress" kind="area" optional />
    </SettingsStep>
  )
}

function ReachPicture() {
  const { values } = useSettings().draft
  const of = (name: string) => values[name]?.trim() ?? ''
  const address = [of('addressArabic'), of('streetAddress')].filter(Boolean).join('، ')
  return (
    <StepPicture>
      <ul className="flex flex-col gap-2.5 p-4">
        <Way icon={<WhatsappIcon className="text-wa" />} value={of('whatsapp')} ltr />
        <Way icon={<Phone />} value={of('phone')} ltr />
        <Way icon={<Mail />} value={of('contactEmail')} ltr />
        <Way icon={<MapPin />} value={address} />
      </ul>
    </StepPicture>
  )
}

/** L-01: facts that are not entered are not shown. */
function Way({ icon, value, ltr = false }: { icon: ReactNode; value: string; ltr?: boolean }) {
  if (!value) return null
  return (
    <li className="flex items-start gap-2.5 wrap-anywhere [&_svg]:mt-1 [&_svg]:size-4.5 [&_svg]:shrink-0">
      {icon}
      <bdi dir={ltr ? 'ltr' : undefined} className="tabular">
        {value}
      </bdi>
    </li>
  )
}
