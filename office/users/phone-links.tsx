import { Phone } from 'lucide-react'
import { isMobile } from '#domain/is-mobile.ts'
import { telUrl, whatsappUrl } from '#text/format-phone.ts'
import { WhatsappIcon } from '#ui/icons.tsx'
import { OutLinkButton } from '#ui/link-button.tsx'

type PhoneLinksProps = {
  phone: string
  text: { call: string; whatsapp: string }
  /** The beginning of the WhatsApp message. */
  words?: string
}

/** Call, or write on WhatsApp, which only mobile numbers have. */
export function PhoneLinks({ phone, text, words }: PhoneLinksProps) {
  return (
    <>
      <OutLinkButton variant="outline" size="sm" icon={<Phone />} href={telUrl(phone)}>
        {text.call}
      </OutLinkButton>
      {isMobile(phone) ? (
        <OutLinkButton variant="whatsapp" size="sm" icon={<WhatsappIcon />} href={whatsappUrl(phone, words)}>
          {text.whatsapp}
        </OutLinkButton>
      ) : null}
    </>
  )
}
